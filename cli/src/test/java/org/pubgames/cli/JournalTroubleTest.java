package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;

/** Files that take no journal: each is a problem with its code, and stays as it is. */
class JournalTroubleTest {

    private static final String MATCH =
            JudgeCommandTest.HEADER.formatted("ans-pre2016")
                    + "{\"event\":\"score-noted\",\"player\":\"Anna\",\"points\":111}\n";

    @TempDir private Path folder = Path.of("");

    private static Ran judged(Path journal) {
        return Ran.reading(MATCH, "judge", "-", "--journal", journal.toString());
    }

    private static void refused(Path journal, String code) {
        for (String how : List.of("always", "second", "never")) {
            Ran ran =
                    Ran.reading(
                            MATCH, "judge", "-", "--journal", journal.toString(), "--sync", how);
            assertThat(ran.exit()).as(how).isEqualTo(2);
            assertThat(ran.err()).as(how).contains("[" + code + "]");
        }
    }

    static boolean thereIsAFullDisk() {
        return Files.exists(Path.of("/dev/full"));
    }

    @Test
    @EnabledIf("thereIsAFullDisk")
    void aDeviceIsNoJournal() throws IOException {
        refused(Path.of("/dev/full"), "not-a-file");
        assertThat(Path.of("/dev/full.lock")).doesNotExist();
        Path link = Files.createSymbolicLink(folder.resolve("full.journal"), Path.of("/dev/full"));
        refused(link, "not-a-file");
    }

    @Test
    void aFolderIsNoJournal() {
        refused(folder, "is-a-directory");
    }

    @Test
    void aFileThatMayNotBeWrittenStaysAsItIs() throws IOException {
        Path journal = folder.resolve("evening.journal");
        judged(journal);
        byte[] before = Files.readAllBytes(journal);
        assertThat(journal.toFile().setReadOnly()).isTrue();
        // whoever may do everything may write here too
        assumeTrue(!Files.isWritable(journal));
        refused(journal, "unreadable");
        assertThat(Files.readAllBytes(journal)).isEqualTo(before);
    }

    @Test
    void aLinkIsTheJournalItLeadsTo() throws IOException {
        Path journal = folder.resolve("evening.journal");
        judged(journal);
        Path link = Files.createSymbolicLink(folder.resolve("link.journal"), journal);
        assertThat(judged(link).exit()).isZero();
        assertThat(Ran.pubgames("replay", link.toString(), "--verify").exit()).isZero();
        Path broken = Files.createSymbolicLink(folder.resolve("b.journal"), folder.resolve("no"));
        refused(broken, "cannot-write-file");
        assertThat(folder.resolve("no")).doesNotExist();
    }

    @Test
    void anotherGamesJournalStaysAsItIs() throws IOException {
        Path journal = folder.resolve("evening.journal");
        Ran.reading(
                "{\"format\":1,\"game\":\"schocken\",\"seats\":[\"Anna\",\"Bram\"]}\n",
                "judge",
                "-",
                "--journal",
                journal.toString());
        byte[] before = Files.readAllBytes(journal);
        refused(journal, "wrong-game");
        assertThat(Files.readAllBytes(journal)).isEqualTo(before);
    }
}
