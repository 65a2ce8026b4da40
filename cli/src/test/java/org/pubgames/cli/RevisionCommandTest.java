package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Reports that are taken back, in match files and journals. */
class RevisionCommandTest {

    private static final String EVENING =
            JudgeCommandTest.HEADER.formatted("ans-pre2016")
                    + """
                    {"event":"score-noted","player":"Anna","points":111}
                    {"event":"score-noted","player":"Bram","points":99}
                    {"revise":"replace","event":1,"with":{"event":"score-noted","player":"Anna","points":110},"because":"misread","by":"scorer"}
                    {"revise":"undo"}
                    """;

    private static final String SECRET =
            """
            {"format":1,"game":"schocken","variant":"hattersheim","seats":["Anna","Bram"]}
            {"event":"starter-thrown","player":"Anna","dice":[6]}
            {"event":"starter-thrown","player":"Bram","dice":[5]}
            {"event":"thrown","player":"Anna","dice":[3,2,1]}
            {"event":"thrown","player":"Bram","dice":[4,2,1]}
            {"revise":"replace","event":4,"with":{"event":"thrown","player":"Bram","dice":[5,5,2]}}
            {"revise":"insert","after":3,"with":{"event":"thrown","player":"Anna","dice":[6,6,5]}}
            """;

    @TempDir private Path folder = Path.of("");

    @Test
    void whatIsTakenBackIsTold() {
        Ran ran = Ran.reading(EVENING, "judge", "-");
        assertThat(ran.exit()).isZero();
        assertThat(ran.out())
                .contains("↶ Event 1 is replaced:")
                .contains("· because: misread · scorer")
                .contains("Anna: 111 → 110")
                .contains("↶ The last event is taken back.")
                .endsWith("1 event accepted, 0 rejected, 2 revised.\n");
    }

    @Test
    void theHistoryOfAJournalShowsWhatWasTakenBack() throws IOException {
        String journal = folder.resolve("evening.journal").toString();
        Ran judged = Ran.reading(EVENING, "judge", "-", "--journal", journal);
        assertThat(Files.readAllLines(Path.of(journal)))
                .anyMatch(line -> line.startsWith("{\"revise\":\"replace\",\"event\":1,\"with\":{"))
                .anyMatch(
                        line ->
                                line.startsWith(
                                        "{\"revise\":\"undo\",\"events\":1,\"changed\":[],\"sum\":"));
        Ran ran = Ran.pubgames("replay", journal, "--history", "--verify");
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out())
                .isEqualTo(judged.out() + "Judged again: everything is as it is written.\n");
        assertThat(Ran.pubgames("replay", journal).out()).doesNotContain("misread");
    }

    @Test
    void anEditedRevisionIsNoticed() throws IOException {
        Path journal = folder.resolve("evening.journal");
        Ran.reading(EVENING, "judge", "-", "--journal", journal.toString());
        List<String> lines =
                Files.readAllLines(journal).stream()
                        .map(line -> line.replace("\"points\":110", "\"points\":109"))
                        .toList();
        Files.write(journal, Forged.lines(lines));
        Ran ran = Ran.pubgames("replay", journal.toString(), "--verify");
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.err()).contains("[journal-");
    }

    /** Dice under a cup stay there, whether a revision is made or refused. */
    @ParameterizedTest
    @CsvSource({"table", "Anna"})
    void aViewTellsNoMoreOfARevisionThanOfItsEvents(String viewer) {
        Ran text = Ran.reading(SECRET, "judge", "-", "--view", viewer);
        assertThat(text.out())
                .contains("↶ Event 4 is replaced: Bram")
                .contains("Nothing else changes.")
                .doesNotContain("5-5-2")
                .doesNotContain("6-6-5")
                .contains("An event was refused");
        Ran json = Ran.reading(SECRET, "judge", "-", "--view", viewer, "--json");
        assertThat(json.out()).doesNotContain("[5,5,2]").doesNotContain("[6,6,5]");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"revise\":\"withdraw\",\"event\":3}|There is no event 3 to revise here. Allowed: 1 … 2.",
                "{\"revise\":\"withdraw\",\"event\":0}|The header is not an event",
                "{\"revise\":\"replace\",\"event\":1}|The field \"with\" is missing",
                "{\"revise\":\"undo\",\"event\":1}|event",
                "{\"revise\":\"withdrw\",\"event\":1}|Maybe you meant \"withdraw\""
            })
    void whatCannotBeRevisedIsAProblemOfItsLine(String line, String says) {
        String match =
                JudgeCommandTest.HEADER.formatted("ans-pre2016")
                        + "{\"event\":\"score-noted\",\"player\":\"Anna\",\"points\":111}\n"
                        + "{\"event\":\"score-noted\",\"player\":\"Bram\",\"points\":99}\n"
                        + line
                        + "\n";
        Ran ran = Ran.reading(match, "judge", "-");
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.err()).startsWith("stdin:4:").contains(says);
        assertThat(ran.out()).endsWith("2 events accepted, 0 rejected, 1 unreadable.\n");
    }

    /** Whether hidden dice were really others is not to be seen. */
    @Test
    void aViewDoesNotTellWhetherHiddenDiceAreOthers() {
        String again = SECRET.replace("[5,5,2]", "[4,2,1]");
        assertThat(Ran.reading(again, "judge", "-", "--view", "Anna", "--json").out())
                .isEqualTo(Ran.reading(SECRET, "judge", "-", "--view", "Anna", "--json").out());
    }

    @Test
    void anEventCopiedFromAJournalIsAProblemOfItsLineAlone() {
        String match =
                JudgeCommandTest.HEADER.formatted("ans-pre2016")
                        + "{\"event\":\"score-noted\",\"player\":\"Anna\",\"points\":111}\n"
                        + "{\"revise\":\"replace\",\"event\":1,\"with\":{\"number\":1,\"event\":{\"event\":\"x\"}}}\n"
                        + "{\"event\":\"score-noted\",\"player\":\"Bram\",\"points\":99}\n";
        Ran ran = Ran.reading(match, "judge", "-");
        assertThat(ran.err()).contains("stdin:3:").doesNotContain("stdin:4");
        assertThat(ran.out()).endsWith("2 events accepted, 0 rejected, 1 unreadable.\n");
    }

    @Test
    void aViewDoesNotTellWhatAnEditedLineHides() throws IOException {
        Path journal = folder.resolve("evening.journal");
        Ran.reading(SECRET, "judge", "-", "--journal", journal.toString());
        List<String> lines =
                Files.readAllLines(journal).stream()
                        .map(
                                line ->
                                        line.startsWith("{\"checkpoint\":")
                                                ? line.replace("[5,5,2]", "[5,5,3]")
                                                : line)
                        .toList();
        Files.write(journal, Forged.lines(lines));
        assertThat(Ran.pubgames("replay", journal.toString(), "--verify").err())
                .containsPattern("/dice|journal-");
        Ran seen = Ran.pubgames("replay", journal.toString(), "--verify", "--view", "table");
        assertThat(seen.err()).doesNotContain("dice").contains("[journal-differs-here]");
        assertThat(seen.exit()).isEqualTo(1);
    }
}
