package org.pubgames.core.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
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
import org.pubgames.core.Lang;
import org.pubgames.core.Match;
import org.pubgames.core.Problem;
import org.pubgames.core.Revision;
import org.pubgames.core.Ruling;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.Verdict;
import org.pubgames.core.Viewer;
import org.pubgames.core.internal.compare.Playout;

/**
 * A journal gives its match back, whatever happened to its end: for each installed game.
 *
 * @param <S> the state of the game's matches
 * @param <E> its events
 */
@ParameterizedClass(name = "{0}")
@MethodSource("org.pubgames.core.contract.TestedGames#all")
public class JournalContract<S extends GameState, E extends GameEvent> {

    private final TestedGame<S, E> tested;
    private final Game<S, E> game;
    private final List<Variant> shipped;
    private Path file = Path.of("");

    /** The journals of one game. */
    JournalContract(TestedGame<S, E> tested) {
        this.tested = tested;
        this.game = tested.game();
        this.shipped = game.variants().all();
    }

    @BeforeEach
    void empty(@TempDir Path folder) {
        file = folder.resolve("evening.journal");
    }

    /** How often a sentence is tried: a third of what it says, or more. */
    int tries(int quick) {
        return Math.max(1, quick / 3);
    }

    /** Each of so many bytes is looked at, from another one on every time; 1 looks at them all. */
    int step() {
        return 11;
    }

    private Match<S, E> shipped(Played<S, E> played) {
        Assume.that(shipped.contains(played.variant()) && played.match().size() > 0);
        return played.match();
    }

    /** Few events: what is done with the file is done at every byte of it. */
    private Match<S, E> few() {
        Match<S, E> opening = game.open(game.variants().standard(), tested.seats());
        Match<S, E> match = opening;
        // one in some hundred matches is over with its first event
        while (match.size() < 2) {
            match = new Playout(new Random().nextLong(), 2).from(opening);
        }
        assertThat(match.size()).isEqualTo(2);
        return match;
    }

    private byte[] written(Match<S, E> match) throws IOException {
        Files.deleteIfExists(file);
        game.journals().create(file, match, Journal.Safety.WRITTEN).close();
        return Files.readAllBytes(file);
    }

    private void same(Match<S, E> found, Match<S, E> match) {
        assertThat(found).isEqualTo(match).hasSameHashCodeAs(match);
        assertThat(match).isEqualTo(found);
        assertThat(found.header()).isEqualTo(match.header());
        assertThat(found.state()).isEqualTo(match.state());
        assertThat(found.log()).isEqualTo(match.log()).hasSize(found.size());
        assertThat(found.last()).isEqualTo(match.last());
        assertThat(found.turn()).isEqualTo(match.turn());
        assertThat(found.outcome()).isEqualTo(match.outcome());
    }

    @Test
    void aReplayedMatchIsTheMatch() {
        Tries.hold(tries(20), tested.evenings(), tested.events(), this::replayed);
    }

    private void replayed(Played<S, E> played, E event) throws IOException {
        Match<S, E> match = shipped(played);
        written(match);
        Match<S, E> found = game.journals().read(file).orElseThrow().match();
        same(found, match);
        assertThat(found.view(Viewer.table())).isEqualTo(match.view(Viewer.table()));
        assertThat(found.state(Viewer.table())).isEqualTo(match.state(Viewer.table()));
        assertThat(found.last(Viewer.table())).isEqualTo(match.last(Viewer.table()));
        for (int i = 0; i <= match.size(); i++) {
            assertThat(found.at(i).state()).isEqualTo(match.at(i).state());
        }
        Verdict<S, E> verdict = found.judge(event);
        assertThat(verdict).isEqualTo(match.judge(event));
        assertThat(verdict.match().log()).isEqualTo(match.judge(event).match().log());
    }

    @Test
    void everyRulingSaysTheSameAgain() {
        Tries.<Played<S, E>>hold(tries(20), tested.evenings(), this::saysTheSame);
    }

    private void saysTheSame(Played<S, E> played) throws IOException {
        Match<S, E> match = shipped(played);
        written(match);
        JournalFile<S, E> journal = game.journals().read(file).orElseThrow();
        List<Entry<E>> log = journal.match().log();
        for (Entry<E> entry : match.log()) {
            List<Ruling> again = log.get(entry.number() - 1).rulings();
            for (int i = 0; i < again.size(); i++) {
                for (Lang lang : Lang.values()) {
                    assertThat(game.rulebook().say(again.get(i), lang))
                            .isEqualTo(game.rulebook().say(entry.rulings().get(i), lang));
                }
            }
        }
        assertThat(journal.verify()).isEmpty();
        assertThat(journal.warnings()).isEmpty();
    }

    /** A crash may cut the file anywhere: every event whose line is whole is still there. */
    @Test
    void whereverAJournalIsCutItGoesOnFromItsLongestWholePart() throws IOException {
        Match<S, E> match = few();
        byte[] whole = written(match);
        int header = end(whole, 0);
        for (int cut = header + from(); cut < whole.length; cut += step()) {
            Files.write(file, Arrays.copyOf(whole, cut));
            Match<S, E> expected = match.at(events(whole, cut));
            assertThat(game.journals().read(file).orElseThrow().match().size())
                    .as("read, cut at " + cut)
                    .isEqualTo(expected.size());
            assertThat(Files.size(file)).isEqualTo(cut);
            try (Journal<S, E> journal =
                    game.journals().open(file, Journal.Safety.WRITTEN).orElseThrow()) {
                assertThat(journal.match()).as("cut at " + cut).isEqualTo(expected);
                boolean ended = cut == header + 1 || whole[cut - 1] == '\n';
                assertThat(journal.warnings()).hasSize(ended ? 0 : 1);
                if (expected.size() < match.size()) {
                    journal.note(match.at(expected.size() + 1));
                }
            }
            JournalFile<S, E> again = game.journals().read(file).orElseThrow();
            assertThat(again.verify()).as("cut at " + cut).isEmpty();
            same(again.match(), match.at(Math.min(match.size(), expected.size() + 1)));
        }
        for (int cut = 0; cut < header; cut += 29) {
            Files.write(file, Arrays.copyOf(whole, cut));
            assertThat(game.journals().read(file).problems()).as("cut at " + cut).isNotEmpty();
        }
    }

    /** How many bytes are passed over before the first that is looked at. */
    private int from() {
        return new Random().nextInt(step());
    }

    private static int end(byte[] bytes, int from) {
        int end = from;
        while (end < bytes.length && bytes[end] != '\n') {
            end++;
        }
        return end;
    }

    /** How many events have a whole line before a byte; its end may be missing. */
    private static int events(byte[] bytes, int cut) {
        int events = 0;
        for (int at = end(bytes, 0) + 1; at < cut; at = end(bytes, at) + 1) {
            boolean event = bytes[at + 2] == 'n';
            events += event && end(bytes, at) <= cut ? 1 : 0;
        }
        return events;
    }

    /** No bit can be another one unnoticed, and whoever opens the file is told the line. */
    @Test
    void noFlippedBitGoesUnnoticed() throws IOException {
        byte[] whole = written(few());
        int line = 1;
        for (int at = from(); at < whole.length; at += step()) {
            line = line(whole, at);
            for (int bit = 0; bit < Byte.SIZE; bit++) {
                byte[] edited = whole.clone();
                edited[at] ^= (byte) (1 << bit);
                Files.write(file, edited);
                List<Problem> problems = game.journals().read(file).problems();
                assertThat(problems)
                        .as(new String(edited, StandardCharsets.UTF_8) + "\nat byte " + at)
                        .isNotEmpty();
                assertThat(problems.get(0).where().line()).as("at byte " + at).isEqualTo(line);
                assertThat(game.journals().open(file, Journal.Safety.WRITTEN).problems())
                        .isNotEmpty();
                assertThat(Files.readAllBytes(file)).isEqualTo(edited);
            }
        }
        assertThat(line).isGreaterThan(1);
    }

    private static int line(byte[] bytes, int at) {
        int line = 1;
        for (int i = 0; i < at; i++) {
            line += bytes[i] == '\n' ? 1 : 0;
        }
        return line;
    }

    /** Each line missing, doubled and changed with the next. */
    @Test
    void noLineIsAnywhereElseUnnoticed() throws IOException {
        written(few());
        List<String> lines = Files.readAllLines(file);
        for (int i = 0; i < lines.size(); i++) {
            List<String> doubled = new ArrayList<>(lines);
            doubled.add(i, lines.get(i));
            toldAt(doubled, i + 2);
            if (i + 1 < lines.size()) {
                List<String> swapped = new ArrayList<>(lines);
                Collections.swap(swapped, i, i + 1);
                toldAt(swapped, i + 1);
                List<String> missing = new ArrayList<>(lines);
                missing.remove(i);
                toldAt(missing, i + 1);
            }
        }
    }

    private void toldAt(List<String> lines, int line) throws IOException {
        Files.write(file, lines);
        assertThat(game.journals().read(file).problems())
                .as("%s", lines)
                .isNotEmpty()
                .allMatch(problem -> problem.where().line() == line);
    }

    /** Names that no file should trip over; none of them is refused. */
    private static final List<String> HOSTILE =
            List.of(
                    "Zoe\u0308",
                    "\uD83C\uDFB2\uD83D\uDC68\u200D\uD83D\uDC66",
                    "a\u0000\u0007\u001b[31mb",
                    "\"},{\"sum\":\"00000000\"}",
                    "x\u2028y\r\nz\\",
                    "\u202Egnp\u2066.\uDB40\uDC41",
                    "x".repeat(100));

    /** What is accepted is written, read and judged again as it was, whoever is called what. */
    @Test
    void whatIsAcceptedIsReadBackWhateverTheNames() throws IOException {
        int seats = Math.min(tested.seats().names().size(), HOSTILE.size());
        for (int first = 0; first < HOSTILE.size(); first++) {
            List<String> names = new ArrayList<>(HOSTILE);
            Collections.rotate(names, first);
            names = names.subList(0, seats);
            Match<S, E> opening = game.open(game.variants().standard(), new Seats(names));
            Match<S, E> match = new Playout(new Random().nextLong(), 12).from(opening);
            written(match);
            JournalFile<S, E> journal = game.journals().read(file).orElseThrow();
            same(journal.match(), match);
            assertThat(journal.verify()).isEmpty();
        }
    }

    /** What could not be read back is refused from Java too, and nothing is written. */
    @Test
    void whatCouldNotBeReadBackIsRefused() throws IOException {
        Match<S, E> match = few();
        byte[] before = written(match);
        try (Journal<S, E> journal =
                game.journals().open(file, Journal.Safety.WRITTEN).orElseThrow()) {
            for (String why : List.of("\ud800", "x".repeat(100_001))) {
                assertThat(
                                journal.revise(
                                                new Revision.Undo<>(
                                                        Optional.of(why), Optional.of(why)))
                                        .done())
                        .isFalse();
            }
            assertThat(Files.readAllBytes(file)).isEqualTo(before);
        }
    }
}
