package org.pubgames.core.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Entry;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Legal;
import org.pubgames.core.Match;
import org.pubgames.core.MatchHeader;
import org.pubgames.core.MatchView;
import org.pubgames.core.Outcome;
import org.pubgames.core.ParkedMatch;
import org.pubgames.core.Ruling;
import org.pubgames.core.Turn;
import org.pubgames.core.Verdict;
import org.pubgames.core.Viewer;

/**
 * A match as a chain: each accepted event adds one link, so judging costs the same however long the
 * log is.
 */
final class RuledMatch<S extends GameState, E extends GameEvent> implements Match<S, E> {

    /** What all links of one match share. */
    private record Table<S extends GameState, E extends GameEvent>(
            RuledGame<S, E> game,
            MatchHeader header,
            Referee<S, E> referee,
            Supplier<RuleBase> rules,
            Register register) {}

    private final Table<S, E> table;
    private final @Nullable RuledMatch<S, E> before;
    private final @Nullable Entry<E> entry;
    private final S state;

    private RuledMatch(
            Table<S, E> table,
            @Nullable RuledMatch<S, E> before,
            @Nullable Entry<E> entry,
            S state) {
        this.table = table;
        this.before = before;
        this.entry = entry;
        this.state = state;
    }

    static <S extends GameState, E extends GameEvent> Match<S, E> open(
            RuledGame<S, E> game, MatchHeader header, Referee<S, E> referee) {
        Supplier<RuleBase> rules = new Once<>(() -> game.rules(header.variant()));
        return new RuledMatch<>(
                new Table<>(game, header, referee, rules, game.register(header.variant())),
                null,
                null,
                referee.opening());
    }

    @Override
    public MatchHeader header() {
        return table.header();
    }

    @Override
    public S state() {
        return state;
    }

    @Override
    public int size() {
        return entry == null ? 0 : entry.number();
    }

    @Override
    public List<Entry<E>> log() {
        @SuppressWarnings("unchecked")
        Entry<E>[] entries = (Entry<E>[]) new Entry<?>[size()];
        for (RuledMatch<S, E> link = this; link != null; link = link.before) {
            if (link.entry != null) {
                entries[link.entry.number() - 1] = link.entry;
            }
        }
        return List.of(entries);
    }

    @Override
    public Turn turn() {
        return table.referee().turn(state);
    }

    @Override
    public Legal<E> legal() {
        return new Described();
    }

    @Override
    public Verdict<S, E> judge(E event) {
        Objects.requireNonNull(event, "event");
        try (Hearing hearing = table.rules().get().open()) {
            S next = table.referee().judge(state, event, hearing);
            Findings findings = hearing.findings();
            return findings.forbidden()
                    ? new Verdict.Rejected<>(this, table.register().rulings(findings))
                    : accepted(event, findings, next);
        }
    }

    private Verdict<S, E> accepted(E event, Findings findings, S next) {
        List<Ruling> rulings = table.register().rulings(findings);
        Entry<E> added = new Entry<>(size() + 1, event, rulings);
        return new Verdict.Accepted<>(new RuledMatch<>(table, this, added, next), rulings);
    }

    @Override
    public Optional<Verdict<S, E>> drawn(RandomGenerator random) {
        Drawn drawn = new Drawn();
        Optional<E> event = table.referee().sample(state, random, drawn);
        return event.map(found -> found == drawn.event ? drawn.verdict() : judge(found));
    }

    /** Remembers how the event that was found acceptable last was judged. */
    private final class Drawn implements Predicate<E> {

        private @Nullable E event;
        private @Nullable Verdict<S, E> verdict;

        @Override
        public boolean test(E drawn) {
            try (Hearing hearing = table.rules().get().open()) {
                S next = table.referee().judge(state, drawn, hearing);
                if (hearing.findings().forbidden()) {
                    return false;
                }
                event = drawn;
                verdict = accepted(drawn, hearing.findings(), next);
                return true;
            }
        }

        private Verdict<S, E> verdict() {
            return Objects.requireNonNull(verdict);
        }
    }

    @Override
    public Match<S, E> at(int events) {
        Objects.checkIndex(events, size() + 1);
        RuledMatch<S, E> link = this;
        while (link.size() > events) {
            link = Objects.requireNonNull(link.before);
        }
        return link;
    }

    @Override
    public MatchView<S, E> view(Viewer viewer) {
        viewer.seat().ifPresent(this::checkSeated);
        Referee<S, E> referee = table.referee();
        List<Entry<E>> log = new ArrayList<>(size());
        for (RuledMatch<S, E> link = this;
                link.entry != null && link.before != null;
                link = link.before) {
            E event = referee.view(link.before.state, link.entry.event(), viewer);
            log.add(new Entry<>(link.entry.number(), event, link.entry.rulings()));
        }
        Collections.reverse(log);
        return new MatchView<>(header(), viewer, referee.view(state, viewer), log, turn());
    }

    @Override
    public ParkedMatch<S, E> park() {
        return new PackedMatch<>(table.game(), this);
    }

    private void checkSeated(String name) {
        if (!header().seats().names().contains(name)) {
            throw new IllegalArgumentException(
                    "nobody called '" + name + "' is seated; seats " + header().seats().names());
        }
    }

    @Override
    public Optional<Outcome> outcome() {
        return table.referee().places(state).map(places -> new Outcome(places, deciding()));
    }

    /** The rulings of the event that decided the match last; a later correction decides it anew. */
    private List<Ruling> deciding() {
        for (RuledMatch<S, E> link = this; link != null && link.entry != null; link = link.before) {
            List<Ruling> rulings = new ArrayList<>();
            boolean ends = false;
            for (Ruling ruling : link.entry.rulings()) {
                if (ruling.rule().contains(".match.")) {
                    rulings.add(ruling);
                    ends |= ruling.kind() == Ruling.Kind.ENDS;
                }
            }
            if (ends) {
                return rulings;
            }
        }
        return List.of();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        if (this == other) {
            return true;
        }
        if (!(other instanceof RuledMatch<?, ?> match)
                || size() != match.size()
                || !header().equals(match.header())) {
            return false;
        }
        RuledMatch<?, ?> mine = this;
        RuledMatch<?, ?> theirs = match;
        while (mine != null
                && theirs != null
                && mine != theirs
                && mine.entry != null
                && theirs.entry != null) {
            if (!mine.entry.event().equals(theirs.entry.event())) {
                return false;
            }
            mine = mine.before;
            theirs = theirs.before;
        }
        return true;
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(
                new Object[] {header(), size(), entry == null ? null : entry.event()});
    }

    @Override
    public String toString() {
        return header().game()
                + " match of "
                + header().seats().names()
                + ", "
                + header().variant().id()
                + ", "
                + size()
                + " events";
    }

    /** What may happen next, described by asking the rules themselves. */
    private final class Described implements Legal<E> {

        @Override
        public boolean allows(E event) {
            try (Hearing hearing = table.rules().get().open()) {
                table.referee().judge(state, event, hearing);
                return !hearing.findings().forbidden();
            }
        }

        @Override
        public Optional<List<E>> listed() {
            return Optional.empty();
        }

        @Override
        public List<String> kinds() {
            return table.referee().kinds(state, this::allows);
        }

        @Override
        public Optional<E> sample(RandomGenerator random) {
            return table.referee().sample(state, random, this::allows);
        }

        @Override
        public List<E> telling() {
            return table.referee().telling(state);
        }

        @Override
        public Optional<E> straight(int course) {
            return table.referee().straight(state, course);
        }
    }
}
