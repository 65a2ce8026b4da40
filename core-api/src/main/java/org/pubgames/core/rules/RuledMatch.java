package org.pubgames.core.rules;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Iterator;
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
import org.pubgames.core.Past;
import org.pubgames.core.Position;
import org.pubgames.core.Problem;
import org.pubgames.core.ProblemsException;
import org.pubgames.core.Revised;
import org.pubgames.core.Revision;
import org.pubgames.core.Ruling;
import org.pubgames.core.Turn;
import org.pubgames.core.Verdict;
import org.pubgames.core.Viewer;
import org.pubgames.core.internal.data.RandomRecords;
import org.pubgames.core.internal.data.StateParts;
import org.pubgames.core.internal.data.Writable;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.Referee;
import org.pubgames.core.spi.SharedList;
import org.pubgames.core.spi.Trial;

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
            Register register,
            @Nullable Past<S, E> past) {}

    private final Table<S, E> table;
    private final @Nullable RuledMatch<S, E> before;
    private final @Nullable Entry<E> entry;
    private final S state;

    /** The log since the opening or the past, once somebody has asked for it. */
    private volatile @Nullable SharedList<Entry<E>> log;

    /** The same through the eyes of those who have asked for it. */
    private volatile @Nullable SeenLogs<E> seen;

    /** What decided the match, once somebody has asked for it. */
    private volatile @Nullable List<Ruling> decided;

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
            RuledGame<S, E> game, MatchHeader header, Referee<S, E> referee, S opening) {
        return new RuledMatch<>(table(game, header, referee, null), null, null, opening);
    }

    static <S extends GameState, E extends GameEvent> Match<S, E> resume(
            RuledGame<S, E> game, MatchHeader header, Referee<S, E> referee, Past<S, E> past) {
        return new RuledMatch<>(table(game, header, referee, past), null, null, past.state());
    }

    private static <S extends GameState, E extends GameEvent> Table<S, E> table(
            RuledGame<S, E> game,
            MatchHeader header,
            Referee<S, E> referee,
            @Nullable Past<S, E> past) {
        Supplier<RuleBase> rules = new Once<>(() -> game.rules(header.variant()));
        return new Table<>(game, header, referee, rules, game.register(header.variant()), past);
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
        Past<S, E> past = table.past();
        return entry != null ? entry.number() : past != null ? past.size() : 0;
    }

    @Override
    public List<Entry<E>> log() {
        Past<S, E> past = table.past();
        return past == null ? since() : new Joined<>(past.log(), since());
    }

    /** Grown from the log that an earlier link was asked for, so that asking often costs little. */
    private SharedList<Entry<E>> since() {
        Deque<Entry<E>> newer = new ArrayDeque<>();
        RuledMatch<S, E> link = this;
        SharedList<Entry<E>> known = link.log;
        while (known == null && link.entry != null && link.before != null) {
            newer.push(link.entry);
            link = link.before;
            known = link.log;
        }
        SharedList<Entry<E>> all = known == null ? SharedList.of() : known;
        for (Entry<E> one : newer) {
            all = all.plus(one);
        }
        log = all;
        return all;
    }

    @Override
    public Optional<Entry<E>> last() {
        if (entry != null) {
            return Optional.of(entry);
        }
        return Optional.ofNullable(table.past()).map(past -> past.log().get(past.size() - 1));
    }

    @Override
    public Turn turn() {
        return table.referee().turn(state);
    }

    @Override
    public List<String> seated() {
        return table.referee().seated(state, header().seats().names());
    }

    @Override
    public Optional<Position> position() {
        return table.referee().positions().flatMap(positions -> positions.position(state));
    }

    @Override
    public Legal<E> legal() {
        return new RuledLegal<>(
                this::trial,
                table.referee(),
                table.rules(),
                state,
                new DerivedMoves<>(
                        table.game().events(),
                        table.game().eventType(),
                        seated(),
                        table.referee(),
                        state),
                (event, role) -> table.game().kind(event).roles().contains(role),
                Optional.empty());
    }

    private Trial<E> trial(Predicate<E> accepted) {
        return new DerivedTrial<>(accepted, table.game().eventType(), new RandomRecords(seated()));
    }

    @Override
    public Verdict<S, E> judge(E event) {
        Objects.requireNonNull(event, "event");
        List<Problem> unwritable = Writable.problems(event, "");
        if (!unwritable.isEmpty()) {
            throw new ProblemsException(unwritable);
        }
        try (Judging judging = table.rules().get().open()) {
            S next = table.referee().judge(state, event, judging);
            Findings findings = judging.findings();
            return findings.forbidden()
                    ? new Verdict.Rejected<>(this, table.register().rulings(findings, event))
                    : accepted(event, findings, next);
        }
    }

    private Verdict<S, E> accepted(E event, Findings findings, S next) {
        List<Ruling> rulings = table.register().rulings(findings, event);
        Entry<E> added = new Entry<>(size() + 1, event, rulings);
        return new Verdict.Accepted<>(new RuledMatch<>(table, this, added, next), rulings);
    }

    @Override
    public Revised<S, E> revise(Revision<E> revision) {
        Objects.requireNonNull(revision, "revision");
        return new Revising<>(this, this::behind).by(revision);
    }

    /** The entries behind so many events: none before them is looked at. */
    private List<Entry<E>> behind(int events) {
        Deque<Entry<E>> newer = new ArrayDeque<>();
        RuledMatch<S, E> link = this;
        while (link.size() > events && link.before != null && link.entry != null) {
            newer.push(link.entry);
            link = link.before;
        }
        Past<S, E> past = table.past();
        return past == null || past.size() <= events
                ? List.copyOf(newer)
                : new Joined<>(past.log().subList(events, past.size()), List.copyOf(newer));
    }

    @Override
    public Optional<Verdict<S, E>> drawn(RandomGenerator random) {
        Drawn drawn = new Drawn();
        Optional<E> event = table.referee().sample(state, random, trial(drawn));
        return event.map(found -> found == drawn.event ? drawn.verdict() : judge(found));
    }

    /** Remembers how the event that was found acceptable last was judged. */
    private final class Drawn implements Predicate<E> {

        private @Nullable E event;
        private @Nullable Verdict<S, E> verdict;

        @Override
        public boolean test(E drawn) {
            try (Judging judging = table.rules().get().open()) {
                S next = table.referee().judge(state, drawn, judging);
                if (judging.findings().forbidden()) {
                    return false;
                }
                event = drawn;
                verdict = accepted(drawn, judging.findings(), next);
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
        while (link.size() > events && link.before != null) {
            link = link.before;
        }
        Past<S, E> past = table.past();
        return past != null && link.size() > events ? past.at(events) : link;
    }

    @Override
    public MatchView<S, E> view(Viewer viewer) {
        viewer.seat().ifPresent(this::checkSeated);
        return new MatchView<>(header(), viewer, state(viewer), seen(viewer), turn());
    }

    @Override
    public Revised.Seen<S, E> view(Revised.Done<S, E> done, Viewer viewer) {
        MatchView<S, E> was = view(viewer);
        MatchView<S, E> now = done.match().view(viewer.at(done.match().seated()));
        List<Revised.Change<E>> changes =
                done.changes().stream()
                        .map(
                                change ->
                                        new Revised.Change<>(
                                                seen(was, change.was()),
                                                seen(now, change.now()),
                                                change.points()))
                        .toList();
        return new Revised.Seen<>(now, changes, StateParts.differing(was.state(), now.state()));
    }

    private static <S extends GameState, E extends GameEvent> Optional<Entry<E>> seen(
            MatchView<S, E> view, Optional<Entry<E>> entry) {
        return entry.map(each -> view.log().get(each.number() - 1));
    }

    @Override
    public S state(Viewer viewer) {
        viewer.seat().ifPresent(this::checkSeated);
        return table.referee().view(state, viewer);
    }

    @Override
    public Optional<Entry<E>> last(Viewer viewer) {
        viewer.seat().ifPresent(this::checkSeated);
        return last().map(found -> seen(at(size() - 1).state(), found, viewer));
    }

    private Entry<E> seen(S before, Entry<E> found, Viewer viewer) {
        E event = table.referee().view(before, found.event(), viewer);
        return new Entry<>(found.number(), event, found.rulings());
    }

    /** Grown from the log that the same viewer was shown of an earlier link. */
    private SharedList<Entry<E>> seen(Viewer viewer) {
        Deque<RuledMatch<S, E>> newer = new ArrayDeque<>();
        RuledMatch<S, E> link = this;
        SharedList<Entry<E>> all = SeenLogs.of(link.seen, viewer);
        while (all == null && link.before != null) {
            newer.push(link);
            link = link.before;
            all = SeenLogs.of(link.seen, viewer);
        }
        if (all == null) {
            all = link.seenPast(viewer);
            link.seen = new SeenLogs<>(viewer, all, link.seen);
        }
        for (RuledMatch<S, E> one : newer) {
            if (one.before != null && one.entry != null) {
                all = all.plus(seen(one.before.state, one.entry, viewer));
            }
        }
        if (!newer.isEmpty()) {
            seen = new SeenLogs<>(viewer, all, seen);
        }
        return all;
    }

    /** What a viewer sees of an event depends on the state before it: that one is judged again. */
    private SharedList<Entry<E>> seenPast(Viewer viewer) {
        Past<S, E> past = table.past();
        SharedList<Entry<E>> all = SharedList.of();
        if (past != null) {
            Match<S, E> match = past.at(0);
            for (Entry<E> one : past.log()) {
                all = all.plus(seen(match.state(), one, viewer));
                match = match.judge(one.event()).orElseThrow().match();
            }
        }
        return all;
    }

    @Override
    public ParkedMatch<S, E> park() {
        return new PackedMatch<>(table.game(), this);
    }

    private void checkSeated(String name) {
        if (!seated().contains(name)) {
            throw new IllegalArgumentException(
                    "nobody called '" + name + "' is seated; seats " + seated());
        }
    }

    @Override
    public Optional<Outcome> outcome() {
        return table.referee().places(state).map(places -> new Outcome(places, deciding()));
    }

    /** The rulings of the event that decided the match last; a later correction decides it anew. */
    private List<Ruling> deciding() {
        RuledMatch<S, E> link = this;
        List<Ruling> found = link.decided;
        while (found == null && link.entry != null && link.before != null) {
            List<Ruling> rulings = table.game().rulebook().deciding(link.entry.rulings());
            link = link.before;
            found = rulings.isEmpty() ? link.decided : rulings;
        }
        Past<S, E> past = table.past();
        List<Ruling> all = found != null ? found : past != null ? past.deciding() : List.of();
        decided = all;
        return all;
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
        while (mine != theirs && mine.entry != null && theirs.entry != null) {
            if (!mine.entry.event().equals(theirs.entry.event())) {
                return false;
            }
            mine = Objects.requireNonNull(mine.before);
            theirs = Objects.requireNonNull(theirs.before);
        }
        return mine == theirs || sameEvents(mine.log(), theirs.log());
    }

    private static boolean sameEvents(
            List<? extends Entry<?>> mine, List<? extends Entry<?>> theirs) {
        Iterator<? extends Entry<?>> other = theirs.iterator();
        return mine.stream().allMatch(entry -> entry.event().equals(other.next().event()));
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(
                new Object[] {header(), size(), last().map(Entry::event).orElse(null)});
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
}
