package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.core.internal.data.Node;

/** Journals written by {@code judge} and reported by {@code replay}. */
class JournalCommandTest {

    private static final String EVENTS =
            """
            {"event":"score-noted","player":"Anna","points":111}
            {"event":"score-noted","player":"Anna","points":4711}
            {"event":"score-noted","player":"Bram","points":99}
            """;

    @TempDir private Path folder = Path.of("");
    private String journal = "";

    @BeforeEach
    void write() {
        journal = folder.resolve("evening.journal").toString();
    }

    private Ran judged() {
        String match = JudgeCommandTest.HEADER.formatted("ans-pre2016") + EVENTS;
        return Ran.reading(match, "judge", "-", "--journal", journal);
    }

    private List<String> lines() throws IOException {
        return new ArrayList<>(Files.readAllLines(Path.of(journal)));
    }

    private void rewrite(List<String> lines) throws IOException {
        Files.writeString(Path.of(journal), String.join("\n", Forged.lines(lines)) + "\n");
    }

    @Test
    void whatWasAcceptedIsInTheJournalAndNothingElse() throws IOException {
        assertThat(judged().exit()).isEqualTo(1);
        assertThat(lines()).hasSize(4);
        assertThat(lines().get(0)).startsWith("{\"format\":1,\"game\":\"sjoelen\"");
        assertThat(lines().get(1))
                .startsWith(
                        "{\"number\":1,\"event\":{\"event\":\"score-noted\",\"player\":\"Anna\",\"points\":111},"
                                + "\"rulings\":[{\"rule\":\"sjoelen.");
        assertThat(lines().get(2)).contains("\"player\":\"Bram\",\"points\":99}");
        assertThat(lines().get(3)).startsWith("{\"checkpoint\":2,\"line\":4,\"at\":");
    }

    @Test
    void aReplayEndsLikeTheJudgement() {
        String told = judged().out();
        Ran ran = Ran.pubgames("replay", journal);
        assertThat(ran.err()).isEmpty();
        assertThat(ran.exit()).isZero();
        String end = told.substring(told.indexOf("Match card of Anna"), told.indexOf("2 events"));
        assertThat(ran.out())
                .startsWith(told.substring(0, told.indexOf("\n\n") + 2))
                .endsWith(end + "2 events in the journal.\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "en|Judged again: everything is as it is written.",
                "nl|Opnieuw beoordeeld: alles is zoals het er staat.",
                "de|Neu beurteilt: Alles ist so, wie es im Journal steht."
            })
    void everythingIsAsItIsWritten(String lang, String says) {
        judged();
        Ran ran = Ran.pubgames("replay", journal, "--verify", "--lang", lang);
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out()).endsWith(says + "\n");
        assertThat(ran.exit()).isZero();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "en|the journal says 112, but judging again gives 111. [journal-differs]|Judged again, the match differs from what is written.",
                "nl|in het journaal staat 112, maar opnieuw beoordeeld wordt het 111. [journal-differs]|De nieuwe beoordeling wijkt af van wat er staat.",
                "de|Im Journal steht 112, neu beurteilt ergibt sich 111. [journal-differs]|Die neue Beurteilung weicht vom Journal ab."
            })
    void anEditedStateIsFoundByJudgingAgain(String lang, String problem, String says)
            throws IOException {
        judged();
        List<String> lines = lines();
        lines.set(3, lines.get(3).replaceFirst("\"points\":111", "\"points\":112"));
        rewrite(lines);
        assertThat(Ran.pubgames("replay", journal, "--lang", lang).exit()).isZero();
        Ran ran = Ran.pubgames("replay", journal, "--verify", "--lang", lang);
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.err())
                .startsWith(journal + ":4:")
                .contains("/state/players/0/card/0/points: ")
                .endsWith(problem + "\n");
        assertThat(ran.out()).endsWith(says + "\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "en|The line says what it should, but is written differently: it was edited.",
                "nl|De inhoud van de regel klopt, de schrijfwijze niet: hij is bewerkt.",
                "de|Der Inhalt der Zeile stimmt, die Schreibweise nicht: Sie wurde bearbeitet."
            })
    void aLineThatSaysTheSameInOtherWritingWasEdited(String lang, String says) throws IOException {
        judged();
        List<String> lines = lines();
        lines.set(3, lines.get(3).replaceFirst("\"state\":", "\"state\": "));
        rewrite(lines);
        Ran ran = Ran.pubgames("replay", journal, "--verify", "--lang", lang);
        assertThat(ran.exit()).isEqualTo(1);
        int column = lines.get(3).indexOf(": ") + 2;
        assertThat(ran.err())
                .isEqualTo(journal + ":4:" + column + ": " + says + " [journal-spelling]\n");
    }

    @Test
    void aProgramIsToldTheSame() throws IOException {
        judged();
        Ran sound = Ran.pubgames("replay", journal, "--verify", "--json");
        assertThat(sound.json()).hasSize(2);
        Node.Fields end = sound.json().get(1);
        assertThat(Ran.field(end, "verified")).isEqualTo("true");
        assertThat(Ran.field(end, "accepted")).isEqualTo("2");
        assertThat(Ran.field(Ran.pubgames("replay", journal, "--json").json().get(1), "verified"))
                .isEmpty();
        List<String> lines = lines();
        lines.set(
                1,
                lines.get(1)
                        .replace("score-noted", "score-agreed")
                        .replace(",\"points\":111}", "}"));
        rewrite(lines);
        Ran ran = Ran.pubgames("replay", journal, "--verify", "--json");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(Ran.field(ran.problems().get(0), "code")).isEqualTo("journal-shifted");
    }

    /** A crash while the last line was written. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "nl", "de"})
    void aTornLineIsLeftOutWithAWarning(String lang) throws IOException {
        judged();
        String whole = Files.readString(Path.of(journal));
        int torn = whole.indexOf("{\"number\":2") + 30;
        Files.writeString(Path.of(journal), whole.substring(0, torn));
        Ran ran = Ran.pubgames("replay", journal, "--lang", lang);
        assertThat(ran.exit()).isZero();
        assertThat(ran.err()).startsWith(journal + ":3: ").endsWith("[journal-torn]\n");
        assertThat(ran.out()).contains("111").doesNotContain("99");
        assertThat(Files.size(Path.of(journal))).isEqualTo(torn);
    }

    @Test
    void aFileThatIsThereIsNotOverwritten() throws IOException {
        judged();
        List<String> before = lines();
        Ran again = judged();
        assertThat(again.exit()).isEqualTo(1);
        assertThat(again.err()).isEmpty();
        assertThat(lines()).isEqualTo(before);
        Ran nowhere =
                Ran.reading(
                        JudgeCommandTest.HEADER.formatted("ans-pre2016"),
                        "judge",
                        "-",
                        "--journal",
                        folder.resolve("no/such/folder").toString());
        assertThat(nowhere.exit()).isEqualTo(2);
        assertThat(nowhere.err()).contains("[cannot-write-file]");
    }

    @Test
    void aMatchWithoutAHeaderHasNoJournal() {
        Ran ran = Ran.reading("hello", "judge", "-", "--journal", journal);
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(Path.of(journal)).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1|hello|not-json|1",
                "1|{\"format\":2,\"game\":\"sjoelen\",\"seats\":[\"Anna\"]}|unsupported-format|1",
                "2|{\"event\":\"count-asked\",\"player\":\"Anna\"}|not-a-journal|2",
                "2|{\"number\":2,\"event\":{\"event\":\"count-asked\",\"player\":\"Anna\"},\"rulings\":[]}|journal-number|2",
                "2|{\"number\":1,\"event\":{\"event\":\"count-asked\",\"player\":\"Anna\"},\"rulings\":[]}|journal-refused|2",
                "2|{\"number\":1,\"event\":{\"event\":\"count-askd\",\"player\":\"Anna\"},\"rulings\":[]}|unknown-event|2",
                "2|{\"number\":1,\"event\":{\"event\":\"count-asked\",\"player\":\"Anna\"}}|missing-field|2",
                "2|{\"number\":1,\"event\":{\"event\":\"count-asked\",\"player\":\"Anna\"},\"rulings\":[{\"rule\":\"no.such.rule\",\"kind\":\"notes\",\"because\":{}}]}|unknown-rule|2",
                "2|{\"checkpoint\":1,\"line\":3,\"at\":9,\"earlier\":0,\"state\":{}}|missing-field|2",
            })
    void whatIsWrongIsToldAtItsLine(int line, String text, String code, int at) throws IOException {
        judged();
        List<String> lines = lines().subList(0, line);
        lines.set(line - 1, text);
        rewrite(lines);
        for (String lang : new String[] {"en", "nl", "de"}) {
            Ran ran = Ran.pubgames("replay", journal, "--json", "--lang", lang);
            assertThat(ran.exit()).as(lang).isEqualTo(2);
            assertThat(ran.out()).isEmpty();
            Node.Fields problem = ran.problems().get(0);
            assertThat(Ran.field(problem, "code")).isEqualTo(code);
            assertThat(Ran.field(problem, "line")).isEqualTo("" + at);
            assertThat(Ran.field(problem, "text")).isNotEmpty().doesNotStartWith(code);
        }
    }

    @Test
    void changedRulesAreHeldUnlessOneInsists() throws IOException {
        judged();
        List<String> lines = lines();
        // the header keeps its length: places of checkpoints count from the file's beginning
        lines.set(
                0,
                lines.get(0)
                        .replaceFirst("sha256:.", "sha256:x")
                        .replaceFirst("\"discs\":30", "\"discs\":29"));
        rewrite(lines);
        Ran held = Ran.pubgames("replay", journal);
        assertThat(held.exit()).isEqualTo(2);
        assertThat(held.err())
                .contains("[digest-mismatch]", "[setting-changed]")
                .contains("add --despite-changes");
        Ran insisted = Ran.pubgames("replay", journal, "--despite-changes", "--verify");
        assertThat(insisted.exit()).isZero();
        assertThat(insisted.out()).contains("The match was begun under other rules");
    }

    @Test
    void aJournalIsNotJudgedAsAMatchFile() {
        judged();
        Ran ran = Ran.pubgames("judge", journal);
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.err().lines()).singleElement().asString().endsWith("[journal-line]");
    }

    @Test
    void withoutAFileThereIsNothingToReplay() {
        assertThat(Ran.pubgames("replay", journal).err()).contains("[file-not-found]");
        assertThat(Ran.pubgames("replay", folder.toString()).err()).contains("[is-a-directory]");
        assertThat(Ran.pubgames("replay", "").err()).contains("[cannot-open]");
        assertThat(Ran.pubgames("replay").exit()).isEqualTo(2);
    }

    /** A journal is read from its end. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "en|\"/dev/null\" is not a file that can be read.",
                "nl|\"/dev/null\" is geen bestand dat gelezen kan worden.",
                "de|„/dev/null“ ist keine Datei, die sich lesen lässt."
            })
    @EnabledIf("thereIsADevice")
    void aDeviceIsNoJournal(String lang, String says) {
        Ran ran = Ran.pubgames("replay", "/dev/null", "--lang", lang);
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).isEqualTo("pubgames: " + says + " [not-a-file]\n");
    }

    static boolean thereIsADevice() {
        return Files.exists(Path.of("/dev/null"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "nl", "de"})
    void aJournalNeedsAName(String lang) {
        String match = JudgeCommandTest.HEADER.formatted("ans-pre2016") + EVENTS;
        Ran ran = Ran.reading(match, "judge", "-", "--journal", "", "--lang", lang);
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).endsWith("[cannot-write-file]\n");
    }

    /** A sparse file: it takes no room on the disk. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "nl", "de"})
    void aFileOfZerosIsOneLineThatIsTooLong(String lang) throws IOException {
        try (RandomAccessFile zeros = new RandomAccessFile(journal, "rw")) {
            zeros.setLength(3L << 30);
        }
        Ran ran = Ran.pubgames("replay", journal, "--lang", lang);
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).startsWith(journal + ":1: ").endsWith(" [line-too-long]\n");
    }

    /** Dice under a cup are not shown to others. */
    @Test
    void aReplayMayBeSeenThroughSomebodysEyes() {
        String file = Path.of("..", "examples", "schocken-final.jsonl").toString();
        Ran.pubgames("judge", file, "--journal", journal);
        Ran all = Ran.pubgames("replay", journal, "--json");
        Ran table = Ran.pubgames("replay", journal, "--json", "--view", "table");
        Ran judged = Ran.pubgames("judge", file, "--json", "--view", "table");
        String end = judged.out().substring(judged.out().lastIndexOf("\"over\""));
        assertThat(table.out()).endsWith(end);
        assertThat(all.exit()).isZero();
        assertThat(Ran.pubgames("replay", journal, "--view", "Nobody").exit()).isEqualTo(2);
    }
}
