package org.pubgames.core.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.TreeSet;
import net.jqwik.api.Assume;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.Entry;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Journal;
import org.pubgames.core.JournalFile;
import org.pubgames.core.Match;
import org.pubgames.core.MatchCodec;
import org.pubgames.core.MatchReader;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Revised;
import org.pubgames.core.Revision;
import org.pubgames.core.Verdict;
import org.pubgames.core.Viewer;
import org.pubgames.core.Where;

/**
 * What is revised is as if it had never been reported otherwise: for each installed game.
 *
 * @param <S> the state of the game's matches
 * @param <E> its events
 */
@ParameterizedClass(name = "{0}")
@MethodSource("org.pubgames.core.contract.TestedGames#all")
public class RevisionContract<S extends GameState, E extends GameEvent> {

    private static final int ROUNDS = 8;

    private final TestedGame<S, E> tested;
    private final Game<S, E> game;
    private final SplittableRandom random = new SplittableRandom(new Random().nextLong());
    private Path file = Path.of("");

    /** The revisions of one game. */
    RevisionContract(TestedGame<S, E> tested) {
        this.tested = tested;
        this.game = tested.game();
    }

    @BeforeEach
    void empty(@TempDir Path folder) {
        file = folder.resolve("evening.journal");
    }

    /** How often a sentence is tried. */
    int tries() {
        return 5;
    }

    /** How many events come between revisions of a journal: after a few it keeps its state. */
    int rounds() {
        return ROUNDS;
    }

    /** A log as plain events, with what becomes of each when all are judged from the opening. */
    private record Plain<S extends GameState, E extends GameEvent>(
            Match<S, E> match, Optional<Integer> refused, List<Integer> gone) {}

    /** An event with the number that it had before; 0 for a new one. */
    private record Numbered<E>(int number, E event) {}

    /** The second implementation: edits the list, judges it from its beginning. */
    private Plain<S, E> plain(Match<S, E> match, Revision<E> revision) {
        List<Numbered<E>> events = new ArrayList<>();
        match.log().forEach(entry -> events.add(new Numbered<>(entry.number(), entry.event())));
        if (revision instanceof Revision.Withdraw<E> it) {
            events.remove(it.event() - 1);
        } else if (revision instanceof Revision.Replace<E> it) {
            events.set(it.event() - 1, new Numbered<>(0, it.with()));
        } else if (revision instanceof Revision.Insert<E> it) {
            events.add(it.after(), new Numbered<>(0, it.with()));
        } else {
            events.remove(events.size() - 1);
        }
        events.removeIf(event -> revision.along().contains(event.number()));
        Match<S, E> now = game.open(match.header());
        Optional<Integer> refused = Optional.empty();
        TreeSet<Integer> gone = new TreeSet<>(revision.along());
        for (Numbered<E> event : events) {
            Verdict<S, E> verdict = now.judge(event.event());
            now = verdict.match();
            if (!verdict.accepted()) {
                refused = refused.isPresent() ? refused : Optional.of(event.number());
                if (event.number() == 0) {
                    return new Plain<>(match, refused, List.of());
                }
                gone.add(event.number());
            }
        }
        return new Plain<>(now, refused, refused.isPresent() ? List.copyOf(gone) : List.of());
    }

    private List<Revision<E>> revisions(Match<S, E> match, E event) {
        List<Revision<E>> all = new ArrayList<>();
        int size = match.size();
        int after = random.nextInt(size + 1);
        all.add(new Revision.Insert<>(after, event));
        match.at(after)
                .legal()
                .sample(random)
                .ifPresent(legal -> all.add(new Revision.Insert<>(after, legal)));
        if (size > 0) {
            int number = 1 + random.nextInt(size);
            all.add(new Revision.Withdraw<>(number));
            all.add(new Revision.Withdraw<>(size));
            all.add(new Revision.Replace<>(number, event));
            match.at(number - 1)
                    .legal()
                    .sample(random)
                    .ifPresent(legal -> all.add(new Revision.Replace<>(number, legal)));
            all.add(new Revision.Undo<>());
        }
        return all;
    }

    @Test
    void aRevisedMatchIsTheOneJudgedFromItsBeginning() {
        Tries.hold(tries(), tested.evenings(), tested.events(), this::asFromTheBeginning);
    }

    private void asFromTheBeginning(Played<S, E> played, E event) {
        Match<S, E> match = played.match();
        for (Revision<E> revision : revisions(match, event)) {
            String before = game.codec().write(match);
            Plain<S, E> plain = plain(match, revision);
            Revised<S, E> revised = match.revise(revision);
            if (plain.refused().isPresent()) {
                refusedLike(plain, match, revision, revised);
            } else {
                assertThat(revised).as("%s", revision).isInstanceOf(Revised.Done.class);
                same(revised.match(), plain.match());
                changes(match, (Revised.Done<S, E>) revised);
            }
            assertThat(game.codec().write(match)).isEqualTo(before);
        }
    }

    private void refusedLike(
            Plain<S, E> plain, Match<S, E> match, Revision<E> revision, Revised<S, E> revised) {
        assertThat(revised).as("%s", revision).isInstanceOf(Revised.Refused.class);
        Revised.Refused<S, E> refused = (Revised.Refused<S, E>) revised;
        assertThat(refused.match()).isSameAs(match);
        assertThat(refused.rulings()).isNotEmpty();
        assertThat(refused.event().orElse(0)).isEqualTo(plain.refused().orElseThrow());
        assertThat(refused.gone()).isEqualTo(plain.gone());
        if (refused.event().isPresent()) {
            same(
                    match.revise(revision.along(refused.gone())).match(),
                    plain(match, revision.along(refused.gone())).match());
            assertThat(match.revise(revision.along(refused.gone())).done()).isTrue();
        }
    }

    /** The changes make the new log of the old one, and nothing else has changed. */
    private void changes(Match<S, E> old, Revised.Done<S, E> done) {
        List<Entry<E>> expected = new ArrayList<>(done.match().log());
        List<Entry<E>> before = new ArrayList<>(old.log());
        int points = points(expected) - points(before);
        for (Revised.Change<E> change : done.changes()) {
            change.was().ifPresent(was -> assertThat(before.remove(was)).isTrue());
            change.now().ifPresent(now -> assertThat(expected.remove(now)).isTrue());
        }
        assertThat(before.stream().map(entry -> entry.event() + " " + entry.rulings()))
                .containsExactlyElementsOf(
                        expected.stream()
                                .map(entry -> entry.event() + " " + entry.rulings())
                                .toList());
        assertThat(done.changes().stream().mapToInt(Revised.Change::points).sum())
                .isEqualTo(points);
        assertThat(done.state().isEmpty()).isEqualTo(done.match().state().equals(old.state()));
    }

    private int points(List<Entry<E>> log) {
        return log.stream()
                .flatMap(entry -> entry.rulings().stream())
                .mapToInt(ruling -> ruling.points())
                .sum();
    }

    private void same(Match<S, E> one, Match<S, E> other) {
        assertThat(one).isEqualTo(other).hasSameHashCodeAs(other);
        assertThat(one.log()).isEqualTo(other.log());
        assertThat(one.state()).isEqualTo(other.state());
        assertThat(one.turn()).isEqualTo(other.turn());
        assertThat(one.outcome()).isEqualTo(other.outcome());
    }

    @Test
    void aRevisionTellsNoViewerMoreThanHeSees() {
        Tries.hold(tries(), tested.evenings(), tested.events(), this::seenByEverybody);
    }

    private void seenByEverybody(Played<S, E> played, E event) {
        Match<S, E> match = played.match();
        List<Viewer> viewers = new ArrayList<>(List.of(Viewer.table()));
        match.seated().forEach(name -> viewers.add(Viewer.seat(name)));
        for (Revision<E> revision : revisions(match, event)) {
            if (!(match.revise(revision) instanceof Revised.Done<S, E> done)) {
                continue;
            }
            for (Viewer viewer : viewers) {
                Revised.Seen<S, E> seen = match.view(done, viewer);
                // Who has joined in what is taken back sees what the table sees.
                Viewer then = viewer.at(done.match().seated());
                assertThat(seen.match()).isEqualTo(done.match().view(then));
                assertThat(seen.changes()).hasSameSizeAs(done.changes());
                for (Revised.Change<E> change : seen.changes()) {
                    change.was()
                            .ifPresent(was -> assertThat(match.view(viewer).log()).contains(was));
                    change.now().ifPresent(now -> assertThat(seen.match().log()).contains(now));
                }
                String was = game.codec().writeState(match.state(viewer));
                String now = game.codec().writeState(done.match().state(then));
                assertThat(seen.state().isEmpty()).isEqualTo(was.equals(now));
                for (Revised.Part part : seen.state()) {
                    assertThat(was).contains(part.was());
                    assertThat(now).contains(part.now());
                }
            }
        }
    }

    @Test
    void withdrawingAndInsertingTheSameEventChangesNothing() {
        Tries.<Played<S, E>>hold(
                tries(),
                tested.evenings(),
                played -> {
                    Match<S, E> match = played.match();
                    for (Entry<E> entry : match.log()) {
                        Revised<S, E> without =
                                match.revise(new Revision.Withdraw<>(entry.number()));
                        if (without.done()) {
                            Revised<S, E> again =
                                    without.match()
                                            .revise(
                                                    new Revision.Insert<>(
                                                            entry.number() - 1, entry.event()));
                            assertThat(again.done()).isTrue();
                            same(again.match(), match);
                        }
                        Revised<S, E> itself =
                                match.revise(new Revision.Replace<>(entry.number(), entry.event()));
                        assertThat(itself)
                                .isEqualTo(new Revised.Done<>(match, List.of(), List.of()));
                    }
                });
    }

    @Test
    void whatIsNotThereCannotBeRevised() {
        Tries.hold(
                tries(),
                tested.evenings(),
                tested.events(),
                (played, event) -> {
                    Match<S, E> match = played.match();
                    int size = match.size();
                    for (int number : new int[] {-1, size + 1, Integer.MAX_VALUE}) {
                        impossible(match, new Revision.Withdraw<>(number), "/event");
                        impossible(match, new Revision.Replace<>(number, event), "/event");
                        impossible(match, new Revision.Insert<>(number, event), "/after");
                    }
                    impossible(match, new Revision.Withdraw<>(0), "/event");
                    if (size == 0) {
                        impossible(match, new Revision.Undo<>(), "");
                    } else {
                        impossible(
                                match,
                                new Revision.Withdraw<E>(size).along(List.of(size)),
                                "/along/0");
                    }
                });
    }

    private void impossible(Match<S, E> match, Revision<E> revision, String pointer) {
        Revised<S, E> revised = match.revise(revision);
        assertThat(revised).isInstanceOf(Revised.Impossible.class);
        assertThat(revised.match()).isSameAs(match);
        List<Problem> problems = ((Revised.Impossible<S, E>) revised).problems();
        assertThat(problems).extracting(problem -> problem.where().path()).containsOnly(pointer);
        assertThat(problems).allSatisfy(problem -> assertThat(problem.allowed()).isNotEmpty());
    }

    @Test
    void aRevisionIsALineOfAMatchFile() {
        Tries.hold(tries(), tested.evenings(), tested.events(), this::lineOfAFile);
    }

    private void lineOfAFile(Played<S, E> played, E event) {
        Assume.that(game.variants().all().contains(played.variant()));
        Match<S, E> match = played.match();
        for (Revision<E> revision : revisions(match, event)) {
            String line = game.codec().writeRevision(revision);
            assertThat(game.codec().readLine(line, Where.UNKNOWN).orElseThrow())
                    .isEqualTo(new MatchCodec.Line.Revising<>(revision));
            Reading<Match<S, E>> read =
                    game.codec().read(game.codec().write(match) + line + "\n", "evening.jsonl");
            Revised<S, E> revised = match.revise(revision);
            if (revised.done()) {
                same(read.orElseThrow(), revised.match());
            } else {
                assertThat(read.problems()).isNotEmpty();
            }
        }
    }

    @Test
    void aJournalKeepsEveryLineAndStandsAsRevised() {
        Tries.hold(tries(), tested.evenings(), tested.events(), this::journal);
    }

    private void journal(Played<S, E> played, E event) throws IOException {
        Assume.that(game.variants().all().contains(played.variant()));
        Files.deleteIfExists(file);
        List<String> told = new ArrayList<>();
        played.match().log().forEach(entry -> told.add("" + entry.event()));
        Match<S, E> match;
        try (Journal<S, E> journal =
                game.journals().create(file, played.match(), Journal.Safety.WRITTEN)) {
            for (int i = 0; i < rounds(); i++) {
                for (Revision<E> revision : revisions(journal.match(), event)) {
                    Revised<S, E> expected = journal.match().revise(revision);
                    assertThat(journal.revise(revision)).isEqualTo(expected);
                    same(journal.match(), expected.match());
                    if (expected.done()) {
                        told.add("" + revision);
                    }
                }
                Optional<E> next = journal.match().legal().sample(random);
                if (next.isPresent() && journal.judge(next.get()).accepted()) {
                    told.add("" + next.get());
                }
            }
            match = journal.match();
        }
        JournalFile<S, E> found = game.journals().read(file).orElseThrow();
        same(found.match(), match);
        for (int i = 0; i <= match.size(); i++) {
            assertThat(found.match().at(i).state()).isEqualTo(match.at(i).state());
        }
        assertThat(found.verify()).isEmpty();
        assertThat(history(found)).isEqualTo(told);
        goesOn(match);
    }

    private void goesOn(Match<S, E> match) throws IOException {
        try (Journal<S, E> journal =
                game.journals().open(file, Journal.Safety.WRITTEN).orElseThrow()) {
            same(journal.match(), match);
            if (match.size() > 0) {
                assertThat(journal.revise(new Revision.Undo<>()).done()).isTrue();
                same(journal.match(), match.at(match.size() - 1));
            }
        }
        assertThat(game.journals().read(file).orElseThrow().verify()).isEmpty();
    }

    private List<String> history(JournalFile<S, E> journal) {
        List<String> lines = new ArrayList<>();
        journal.history(
                new MatchReader<S, E>() {
                    @Override
                    public void opened(Match<S, E> match) {
                        assertThat(match.size()).isZero();
                    }

                    @Override
                    public void judged(int line, E event, Verdict<S, E> verdict) {
                        lines.add("" + event);
                    }

                    @Override
                    public void revised(int line, Revision<E> revision, Revised<S, E> revised) {
                        lines.add("" + revision);
                    }

                    @Override
                    public void problem(Problem problem) {
                        throw new AssertionError(problem.toString());
                    }
                });
        return lines;
    }
}
