package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code judge --journal FILE} where there is such a journal already. */
class JournalGoesOnTest {

    private static final String HEADER = JudgeCommandTest.HEADER.formatted("ans-pre2016");
    private static final List<String> LINES =
            List.of(
                    "{\"event\":\"score-noted\",\"player\":\"Anna\",\"points\":111}\n",
                    "{\"event\":\"score-noted\",\"player\":\"Bram\",\"points\":99}\n",
                    "{\"revise\":\"undo\",\"because\":\"misread\"}\n",
                    "{\"event\":\"score-noted\",\"player\":\"Bram\",\"points\":98}\n",
                    "{\"event\":\"score-noted\",\"player\":\"Anna\",\"points\":87}\n");

    @TempDir private Path folder = Path.of("");
    private Path journal = Path.of("");

    @BeforeEach
    void name() {
        journal = folder.resolve("evening.journal");
    }

    private static String lines(int from, int to) {
        return String.join("", LINES.subList(from, to));
    }

    private Ran judged(String match, String... more) {
        List<String> args = List.of("judge", "-", "--journal", journal.toString());
        return Ran.reading(
                match, Stream.concat(args.stream(), Arrays.stream(more)).toArray(String[]::new));
    }

    /** The journal has all lines, and they are sound. */
    private void whole(String what) {
        Ran ran = Ran.pubgames("replay", journal.toString(), "--verify", "--json");
        assertThat(ran.exit()).as(what).isZero();
        assertThat(ran.err()).as(what).isEmpty();
        assertThat(Ran.field(ran.json().get(1), "accepted")).as(what).isEqualTo("3");
        assertThat(Ran.pubgames("replay", journal.toString(), "--history", "--json").json())
                .as(what)
                .hasSize(LINES.size() + 2);
    }

    @Test
    void theSameFileWithMoreLinesGoesOn() throws IOException {
        for (int begun = 0; begun <= LINES.size(); begun++) {
            Files.deleteIfExists(journal);
            assertThat(judged(HEADER + lines(0, begun)).exit()).isZero();
            Ran ran = judged(HEADER + lines(0, LINES.size()));
            assertThat(ran.exit()).as(ran.err()).isZero();
            assertThat(ran.out()).contains("Anna");
            whole("begun with " + begun);
        }
    }

    @Test
    void linesThatComeBehindItAreJudgedWhereItStands() throws IOException {
        for (int begun = 0; begun <= LINES.size(); begun++) {
            Files.deleteIfExists(journal);
            assertThat(judged(HEADER + lines(0, begun), "--go-on").exit()).isZero();
            Ran ran = judged(HEADER + lines(begun, LINES.size()), "--go-on");
            assertThat(ran.exit()).as(ran.err()).isZero();
            whole("begun with " + begun);
        }
    }

    /** Nothing is written twice, and nothing that is there is lost. */
    @Test
    void aFileThatIsShorterThanItsJournalChangesNothing() throws IOException {
        judged(HEADER + lines(0, LINES.size()));
        byte[] before = Files.readAllBytes(journal);
        Ran ran = judged(HEADER + lines(0, 2));
        assertThat(ran.exit()).isZero();
        assertThat(ran.err()).contains("3").contains("[journal-ahead]");
        assertThat(Files.readAllBytes(journal)).isEqualTo(before);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "nl", "de"})
    void aFileWithOtherEventsIsNotMixedIn(String lang) throws IOException {
        judged(HEADER + lines(0, 1));
        byte[] before = Files.readAllBytes(journal);
        Ran ran = judged(HEADER + lines(1, 2), "--lang", lang);
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("[journal-other-course]").contains("--go-on");
        assertThat(Files.readAllBytes(journal)).isEqualTo(before);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ans-pre2016|[\"Anna\",\"Cees\"]|/seats",
                "ans-pre2016|[\"Bram\",\"Anna\"]|/seats",
                "masters|[\"Anna\",\"Bram\"]|/variant"
            })
    void anotherMatchIsNotMixedIn(String variant, String seats, String path) throws IOException {
        judged(HEADER + lines(0, 1));
        byte[] before = Files.readAllBytes(journal);
        String other =
                "{\"format\":1,\"game\":\"sjoelen\",\"variant\":\"%s\",\"seats\":%s}\n"
                        .formatted(variant, seats);
        for (String lang : List.of("en", "nl", "de")) {
            Ran ran = judged(other + lines(0, 1), "--json", "--lang", lang);
            assertThat(ran.exit()).isEqualTo(2);
            assertThat(ran.out()).isEmpty();
            assertThat(Ran.field(ran.problems().get(0), "code")).isEqualTo("journal-other-match");
            assertThat(Ran.field(ran.problems().get(0), "path")).isEqualTo(path);
        }
        assertThat(Files.readAllBytes(journal)).isEqualTo(before);
    }

    /** A crash while the first line was written: there was nothing that could be lost. */
    @Test
    void aTornHeaderIsToldAndWrittenAgain() throws IOException {
        judged(HEADER);
        byte[] header = Files.readAllBytes(journal);
        for (int cut : new int[] {0, 1, 9, 61, 400, header.length - 2, header.length - 1}) {
            Files.write(journal, Arrays.copyOf(header, cut));
            Ran told = Ran.pubgames("replay", journal.toString());
            boolean torn = cut < header.length - 1;
            assertThat(told.exit()).as("cut at " + cut).isEqualTo(torn ? 2 : 0);
            if (torn) {
                assertThat(told.err())
                        .as("cut at " + cut)
                        .contains(cut == 0 ? "[empty-file]" : "[journal-header-torn]");
            }
            Ran ran = judged(HEADER + lines(0, LINES.size()));
            assertThat(ran.exit()).as("cut at " + cut + ran.err()).isZero();
            assertThat(ran.err())
                    .as("cut at " + cut)
                    .contains(torn ? "[journal-header-repaired]" : "[journal-completed]");
            whole("cut at " + cut);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"always", "second", "never"})
    void theDiskHasItAsOftenAsIsAsked(String how) {
        assertThat(judged(HEADER + lines(0, 2), "--sync", how).exit()).isZero();
        assertThat(judged(HEADER + lines(0, LINES.size()), "--sync", how).exit()).isZero();
        whole(how);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "nl", "de"})
    void anotherWayToSyncIsRefused(String lang) {
        Ran ran = judged(HEADER, "--sync", "secnd", "--lang", lang);
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("always, second, never").endsWith("[unknown-value]\n");
        assertThat(journal).doesNotExist();
        Ran alone = Ran.reading(HEADER, "judge", "-", "--sync", "never", "--lang", lang);
        assertThat(alone.err()).contains("--journal").endsWith("[option-without]\n");
    }

    @Test
    void goingOnNeedsAJournal() {
        for (String lang : List.of("en", "nl", "de")) {
            Ran ran = Ran.reading(HEADER, "judge", "-", "--go-on", "--lang", lang);
            assertThat(ran.exit()).isEqualTo(2);
            assertThat(ran.err()).contains("--journal").endsWith("[option-without]\n");
        }
    }

    @Test
    void aTornHeaderOfAnotherMatchStaysAsItIs() throws IOException {
        judged(HEADER);
        byte[] torn = Arrays.copyOf(Files.readAllBytes(journal), 70);
        Files.write(journal, torn);
        Ran ran = judged(HEADER.replace("Anna", "Cees") + lines(0, 0));
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("[journal-header-torn]");
        assertThat(Files.readAllBytes(journal)).isEqualTo(torn);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hello\n", "hello", "{\"format\":1", "\n\n", "{}\n"})
    void whatIsNoJournalStaysAsItIs(String text) throws IOException {
        Files.writeString(journal, text);
        Ran ran = judged(HEADER.replace("\"format\":1,", "") + lines(0, 1));
        assertThat(ran.exit()).isEqualTo(2);
        Ran right = judged(HEADER.replace("Anna", "Zoë") + lines(0, 0));
        assertThat(right.exit()).isEqualTo(text.equals("{\"format\":1") ? 0 : 2);
        if (right.exit() == 2) {
            assertThat(Files.readString(journal)).isEqualTo(text);
        }
    }
}
