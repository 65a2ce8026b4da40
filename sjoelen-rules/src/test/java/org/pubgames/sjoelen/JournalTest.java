package org.pubgames.sjoelen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.core.Entry;
import org.pubgames.core.Journal;
import org.pubgames.core.JournalFile;
import org.pubgames.core.Lang;
import org.pubgames.core.Match;
import org.pubgames.core.Problem;
import org.pubgames.core.ProblemsException;
import org.pubgames.core.rules.RuledGames;

/** Long journals with many checkpoints, and what people and disks do to them. */
class JournalTest {

    private static final int LONG = 400;

    @TempDir private Path folder = Path.of("");
    private Path file = Path.of("");

    @BeforeEach
    void place() {
        file = folder.resolve("evening.journal");
    }

    /** Reports of conduct may follow each other for ever. */
    private static Match<SjoelenState, SjoelenEvent> evening(int events) {
        Match<SjoelenState, SjoelenEvent> match =
                Play.in("ans-pre2016").subTurn(7, 7, 9, 7).match();
        Conduct[] kinds = Conduct.values();
        for (int i = 1; i < events; i++) {
            match =
                    match.judge(SjoelenEvent.ConductReported.of(Play.ANNA, kinds[i % kinds.length]))
                            .orElseThrow()
                            .match();
        }
        return match;
    }

    private Match<SjoelenState, SjoelenEvent> written(int events) throws IOException {
        Match<SjoelenState, SjoelenEvent> match = evening(events);
        Shipped.GAME.journals().create(file, match, Journal.Safety.SYNCED).close();
        return match;
    }

    private JournalFile<SjoelenState, SjoelenEvent> opened() {
        return Shipped.GAME.journals().read(file).orElseThrow();
    }

    private List<String> lines() throws IOException {
        return new ArrayList<>(Files.readAllLines(file));
    }

    private static List<Integer> checkpoints(List<String> lines) {
        List<Integer> found = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).startsWith("{\"checkpoint\":")) {
                found.add(i);
            }
        }
        return found;
    }

    @Test
    void aLongJournalHasCheckpointsThatTakeASmallPartOfIt() throws IOException {
        written(LONG);
        List<String> lines = lines();
        List<Integer> checkpoints = checkpoints(lines);
        assertThat(checkpoints).hasSizeGreaterThan(4).endsWith(lines.size() - 1);
        int kept = checkpoints.stream().mapToInt(line -> lines.get(line).length()).sum();
        assertThat(kept).isLessThan((int) Files.size(file) / 4);
        assertThat(opened().verify()).isEmpty();
    }

    @Test
    void everyMomentOfALongMatchIsThere() throws IOException {
        Match<SjoelenState, SjoelenEvent> match = written(LONG);
        Match<SjoelenState, SjoelenEvent> found = opened().match();
        assertThat(found.log()).isEqualTo(match.log());
        for (int i : new int[] {0, 1, 57, 58, 59, 199, LONG - 1, LONG}) {
            assertThat(found.at(i)).isEqualTo(match.at(i));
            assertThat(found.at(i).state()).isEqualTo(match.at(i).state());
            assertThat(found.at(i).log()).isEqualTo(match.log().subList(0, i));
        }
        assertThatThrownBy(() -> found.at(LONG + 1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> found.log().get(LONG))
                .isInstanceOf(IndexOutOfBoundsException.class);
    }

    /** A game that has forgotten a rule would judge otherwise: it is not asked. */
    @Test
    void replayingDoesNotJudge() throws IOException {
        Match<SjoelenState, SjoelenEvent> match = written(LONG);
        String rule = "sjoelen.bonus.first-sub-turn";
        var forgetful = RuledGames.of(Shipped.GAME).without(rule);
        JournalFile<SjoelenState, SjoelenEvent> journal =
                forgetful.journals().read(file).orElseThrow();
        assertThat(journal.match().state()).isEqualTo(match.state());
        assertThat(journal.match().log()).isEqualTo(match.log());
        assertThat(journal.verify())
                .singleElement()
                .satisfies(
                        problem -> {
                            assertThat(problem.code()).isEqualTo("journal-differs");
                            assertThat(problem.where().line()).isEqualTo(2);
                            assertThat(problem.where().path()).startsWith("/rulings/");
                            assertThat(problem.value()).contains(rule);
                        });
    }

    @Test
    void aJournalGoesOnWhereItWasLeft() throws IOException {
        Match<SjoelenState, SjoelenEvent> match = evening(60);
        Shipped.GAME.journals().create(file, match.at(0), Journal.Safety.WRITTEN).close();
        for (Entry<SjoelenEvent> entry : match.log()) {
            try (Journal<SjoelenState, SjoelenEvent> journal =
                    Shipped.GAME.journals().open(file, Journal.Safety.WRITTEN).orElseThrow()) {
                assertThat(journal.judge(entry.event()).accepted()).isTrue();
                assertThat(journal.warnings()).isEmpty();
            }
        }
        assertThat(opened().match()).isEqualTo(match);
        assertThat(opened().verify()).isEmpty();
    }

    @Test
    void aRefusedEventIsNotWritten() throws IOException {
        try (Journal<SjoelenState, SjoelenEvent> journal =
                Shipped.GAME.journals().create(file, evening(1), Journal.Safety.WRITTEN)) {
            long before = Files.size(file);
            assertThat(journal.judge(SjoelenEvent.ScoreNoted.of("Nobody", 1)).accepted()).isFalse();
            assertThat(Files.size(file)).isEqualTo(before);
            assertThatThrownBy(() -> journal.note(evening(1)))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void whatAProgramWroteBeforeItCrashedIsJudgedAgain() throws IOException {
        Match<SjoelenState, SjoelenEvent> match = written(LONG);
        List<String> lines = lines();
        int last = checkpoints(lines).get(2);
        Files.writeString(file, String.join("\n", lines.subList(0, last + 8)) + "\n{\"numb");
        Match<SjoelenState, SjoelenEvent> found = opened().match();
        assertThat(found).isEqualTo(match.at(found.size()));
        assertThat(found.log()).isEqualTo(match.log().subList(0, found.size()));
        assertThat(opened().warnings())
                .extracting(Problem::code, problem -> problem.where().line())
                .containsExactly(tuple("journal-torn", last + 9));
        try (Journal<SjoelenState, SjoelenEvent> journal =
                Shipped.GAME.journals().open(file, Journal.Safety.WRITTEN).orElseThrow()) {
            assertThat(journal.warnings())
                    .extracting(Problem::code)
                    .containsExactly("journal-repaired");
            journal.note(match.at(found.size() + 1));
        }
        assertThat(opened().verify()).isEmpty();
        assertThat(opened().warnings()).isEmpty();
    }

    /** A crash between a line and its end. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "EN|The last line had no line break; it has been added, and event 3 is kept.",
                "NL|De laatste regel had geen regeleinde; dat is toegevoegd, en melding 3 blijft behouden.",
                "DE|Der letzten Zeile fehlte der Zeilenumbruch; er wurde ergänzt, und Meldung 3 bleibt erhalten."
            })
    void aLastLineThatLacksOnlyItsEndIsKept(Lang lang, String says) throws IOException {
        Match<SjoelenState, SjoelenEvent> match = written(3);
        Files.writeString(file, String.join("\n", lines().subList(0, 4)));
        assertThat(opened().warnings()).isEmpty();
        try (Journal<SjoelenState, SjoelenEvent> journal =
                Shipped.GAME.journals().open(file, Journal.Safety.WRITTEN).orElseThrow()) {
            assertThat(journal.match()).isEqualTo(match);
            Problem warning = journal.warnings().get(0);
            assertThat(warning.code()).isEqualTo("journal-completed");
            assertThat(warning.where().line()).isEqualTo(4);
            assertThat(warning.text(lang)).isEqualTo(says);
        }
        assertThat(Files.readString(file)).endsWith("\n");
        assertThat(opened().verify()).isEmpty();
    }

    @Test
    void onlyTheMatchItselfGoesOn() throws IOException {
        Match<SjoelenState, SjoelenEvent> match = evening(3);
        try (Journal<SjoelenState, SjoelenEvent> journal =
                Shipped.GAME.journals().create(file, match.at(1), Journal.Safety.WRITTEN)) {
            Match<SjoelenState, SjoelenEvent> others =
                    Play.in("ans-pre2016").subTurn(7, 7, 8, 8).match();
            Match<SjoelenState, SjoelenEvent> elsewhere =
                    Play.in("single-count").subTurn(7, 7, 9, 7).match();
            for (Match<SjoelenState, SjoelenEvent> other : List.of(others, elsewhere)) {
                Match<SjoelenState, SjoelenEvent> next =
                        other.judge(match.log().get(1).event()).orElseThrow().match();
                assertThatThrownBy(() -> journal.note(next))
                        .isInstanceOf(IllegalArgumentException.class)
                        .hasMessageContaining("event 2 ");
            }
            assertThat(journal.match()).isEqualTo(match.at(1));
            // the same match, made again
            journal.note(evening(2));
            journal.note(match);
        }
        assertThat(opened().match()).isEqualTo(match);
        assertThat(opened().verify()).isEmpty();
    }

    /** Behind the header the file is a hole of gigabytes. */
    @Test
    void aTailThatNoJournalWroteIsToldAndLeftAlone() throws IOException {
        written(3);
        try (RandomAccessFile all = new RandomAccessFile(file.toFile(), "rw")) {
            all.setLength(3L << 30);
        }
        assertThat(Shipped.GAME.journals().read(file).problems())
                .extracting(Problem::code, problem -> problem.where().line())
                .containsExactly(tuple("line-too-long", 6));
        assertThat(Shipped.GAME.journals().open(file, Journal.Safety.WRITTEN).problems())
                .isNotEmpty();
        assertThat(Files.size(file)).isEqualTo(3L << 30);
    }

    @Test
    void oneJournalAtATimeWritesAFileAndNoneIsOverwritten() throws IOException {
        try (Journal<SjoelenState, SjoelenEvent> journal =
                Shipped.GAME.journals().create(file, evening(2), Journal.Safety.WRITTEN)) {
            assertThat(Shipped.GAME.journals().open(file, Journal.Safety.WRITTEN).problems())
                    .extracting(Problem::code)
                    .containsExactly("journal-in-use");
            assertThat(opened().match()).isEqualTo(journal.match());
        }
        assertThatThrownBy(
                        () ->
                                Shipped.GAME
                                        .journals()
                                        .create(file, evening(1), Journal.Safety.WRITTEN))
                .isInstanceOf(FileAlreadyExistsException.class);
    }

    /** Writes lines with checksums that fit, as somebody does who knows how they are made. */
    private void forged(List<String> lines) throws IOException {
        StringBuilder all = new StringBuilder();
        byte[] before = new byte[Integer.BYTES];
        for (String line : lines) {
            String bare = line.replaceFirst(",\"sum\":\"[0-9a-f]{8}\"}$", "");
            CRC32C sum = new CRC32C();
            sum.update(before);
            sum.update(bare.getBytes(StandardCharsets.UTF_8));
            int value = (int) sum.getValue();
            before =
                    ByteBuffer.allocate(Integer.BYTES)
                            .order(ByteOrder.LITTLE_ENDIAN)
                            .putInt(value)
                            .array();
            all.append(bare).append(",\"sum\":\"").append("%08x".formatted(value)).append("\"}\n");
        }
        Files.writeString(file, all, StandardCharsets.UTF_8);
    }

    private List<Problem> problems(List<String> lines) throws IOException {
        forged(lines);
        return Shipped.GAME
                .journals()
                .read(file)
                .fold(JournalFile::verify, problems -> List.copyOf(problems));
    }

    @Test
    void aLineThatIsMissingInTheMiddleIsNoticedWithoutReadingAll() throws IOException {
        written(LONG);
        List<String> lines = lines();
        lines.remove(40);
        assertThat(problems(lines))
                .extracting(Problem::code, problem -> problem.where().line())
                .containsExactly(
                        tuple("journal-number", 41), tuple("journal-shifted", lines.size()));
    }

    @Test
    void editedRulingsAndStatesAreToldWithTheirPlace() throws IOException {
        written(LONG);
        List<String> lines = lines();
        String line = lines.get(1);
        lines.set(1, line.replaceFirst("\"points\":148", "\"points\":149"));
        assertThat(lines.get(1)).isNotEqualTo(line);
        assertThat(problems(lines).get(0))
                .satisfies(
                        problem -> {
                            assertThat(problem.where().line()).isEqualTo(2);
                            assertThat(problem.where().path())
                                    .isEqualTo("/rulings/2/because/points");
                            assertThat(problem.value()).isEqualTo("149");
                            assertThat(problem.allowed()).isEqualTo("148");
                            assertThat(problem.rule()).isEqualTo("sjoelen.bonus.first-sub-turn");
                            assertThat(problem.text(Lang.EN))
                                    .contains("the journal says 149, but judging again gives 148.")
                                    .doesNotContain("Allowed");
                        });
    }

    @Test
    void aStateThatCannotBeIsAProblemAtItsLine() throws IOException {
        written(LONG);
        List<String> lines = lines();
        int last = lines.size() - 1;
        lines.set(last, lines.get(last).replaceFirst("\"name\":\"Anna\"", "\"nome\":\"Anna\""));
        assertThat(problems(lines))
                .extracting(Problem::code, problem -> problem.where().line())
                .contains(tuple("unknown-field", LONG + checkpoints(lines).size() + 1));
    }

    @Test
    void aLogThatCannotBeReadIsToldOnlyWhenItIsAskedFor() throws IOException {
        Match<SjoelenState, SjoelenEvent> match = written(LONG);
        List<String> lines = lines();
        lines.set(5, lines.get(5).replaceFirst("\"number\":", "\"nomber\":"));
        forged(lines);
        Match<SjoelenState, SjoelenEvent> found = opened().match();
        assertThat(found.state()).isEqualTo(match.state());
        assertThat(found.log().get(LONG - 1)).isEqualTo(match.log().get(LONG - 1));
        assertThatThrownBy(() -> found.log().get(0))
                .isInstanceOf(ProblemsException.class)
                .hasMessageContaining("evening.journal:6")
                .hasMessageContaining("[not-a-journal]");
    }

    @Test
    void aLineThatIsNotTheOneWrittenIsToldWithWhatIsSoundBeforeIt() throws IOException {
        written(LONG);
        List<String> lines = lines();
        lines.set(99, lines.get(99).replaceFirst("\"event\"", "\"Event\""));
        Files.write(file, lines);
        assertThat(Shipped.GAME.journals().read(file).problems())
                .singleElement()
                .satisfies(
                        problem -> {
                            assertThat(problem.code()).isEqualTo("journal-sum");
                            assertThat(problem.where().line()).isEqualTo(100);
                            assertThat(problem.text(Lang.EN))
                                    .contains("Sound lines before it: 99;")
                                    .contains("head -n 99");
                        });
        Files.write(file, lines.subList(0, 99));
        assertThat(opened().verify()).isEmpty();
    }

    /**
     * Lines without checksums, as earlier versions wrote them: they are gone on with as they are.
     */
    @Test
    void anOlderJournalOpensWithAWord() throws IOException {
        Match<SjoelenState, SjoelenEvent> match = written(3);
        List<String> older = new ArrayList<>();
        for (String line : lines()) {
            if (!line.startsWith("{\"checkpoint\":")) {
                older.add(line.replaceFirst(",\"sum\":\"[0-9a-f]{8}\"}$", "}"));
            }
        }
        Files.write(file, older);
        assertThat(opened().match()).isEqualTo(match);
        assertThat(opened().warnings())
                .extracting(Problem::code)
                .containsExactly("journal-unsummed");
        try (Journal<SjoelenState, SjoelenEvent> journal =
                Shipped.GAME.journals().open(file, Journal.Safety.WRITTEN).orElseThrow()) {
            assertThat(journal.warnings())
                    .extracting(Problem::code)
                    .containsExactly("journal-unsummed");
            assertThat(journal.judge(new SjoelenEvent.CountAsked(Play.ANNA)).accepted()).isTrue();
        }
        assertThat(opened().match().size()).isEqualTo(4);
        assertThat(opened().verify()).isEmpty();
        assertThat(lines()).noneMatch(line -> line.contains("\"sum\""));
    }
}
