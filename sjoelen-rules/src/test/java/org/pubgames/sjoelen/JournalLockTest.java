package org.pubgames.sjoelen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubgames.core.Journal;
import org.pubgames.core.JournalFile;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Viewer;

/** Two can never write in one journal, whatever its owner does with the file. */
class JournalLockTest {

    private static final int THREADS = 8;
    private static final int EACH = 50;

    @TempDir private Path folder = Path.of("");
    private Path file = Path.of("");

    @BeforeEach
    void place() {
        file = folder.resolve("evening.journal");
    }

    /** A program of its own that tries to write in a journal and says what came of it. */
    static final class Other {
        private Other() {}

        public static void main(String[] args) throws IOException {
            Reading<Journal<SjoelenState, SjoelenEvent>> open = open(Path.of(args[0]));
            for (Problem problem : open.problems()) {
                System.out.println(problem.code());
            }
            if (open.problems().isEmpty()) {
                open.orElseThrow().close();
                System.out.println("opened");
            }
        }
    }

    private static Reading<Journal<SjoelenState, SjoelenEvent>> open(Path file) {
        return Shipped.GAME.journals().open(file, Journal.Safety.WRITTEN);
    }

    private Journal<SjoelenState, SjoelenEvent> created() throws IOException {
        return Shipped.GAME
                .journals()
                .create(
                        file,
                        Play.in("ans-pre2016").subTurn(7, 7, 9, 7).match(),
                        Journal.Safety.WRITTEN);
    }

    private static String other(Path file) throws IOException, InterruptedException {
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-XX:TieredStopAtLevel=1",
                                "-XX:+UseSerialGC",
                                "-cp",
                                System.getProperty("java.class.path"),
                                Other.class.getName(),
                                file.toString())
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return said.strip();
    }

    /** Reading opens and closes descriptors of the file, and with them go the locks on it. */
    @Test
    void whoeverReadsWhatHeWritesStillHoldsTheFile() throws Exception {
        try (Journal<SjoelenState, SjoelenEvent> journal = created()) {
            assertThat(journal.match().log()).hasSize(1);
            assertThat(journal.match().view(Viewer.table()).log()).hasSize(1);
            JournalFile<SjoelenState, SjoelenEvent> read =
                    Shipped.GAME.journals().read(file).orElseThrow();
            assertThat(read.verify()).isEmpty();
            assertThat(Files.readString(file)).isNotEmpty();
            assertThat(open(file).problems()).isNotEmpty();
            assertThat(other(file)).isEqualTo("journal-in-use");
            assertThat(journal.judge(new SjoelenEvent.CountAsked(Play.ANNA)).accepted()).isTrue();
        }
        assertThat(other(file)).isEqualTo("opened");
        assertThat(Shipped.GAME.journals().read(file).orElseThrow().match().size()).isEqualTo(2);
    }

    @Test
    void anotherNameOfTheFileIsNoWayRound() throws Exception {
        Path linked = folder.resolve("linked.journal");
        Path hard = folder.resolve("hard.journal");
        try (Journal<SjoelenState, SjoelenEvent> journal = created()) {
            Files.createSymbolicLink(linked, file);
            Files.createLink(hard, file);
            for (Path name : List.of(file, linked, hard)) {
                assertThat(open(name).problems())
                        .as("%s", name)
                        .extracting(Problem::code)
                        .containsExactly("journal-in-use");
            }
            assertThat(other(linked)).isEqualTo("journal-in-use");
            assertThat(journal.match().size()).isEqualTo(1);
        }
        open(linked).orElseThrow().close();
        open(hard).orElseThrow().close();
    }

    @Test
    void threadsAreServedOneAfterTheOther() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        int before;
        try (Journal<SjoelenState, SjoelenEvent> journal = created()) {
            before = journal.match().size();
            List<Callable<Integer>> tasks = new ArrayList<>();
            for (int thread = 0; thread < THREADS; thread++) {
                tasks.add(
                        () -> {
                            int accepted = 0;
                            for (int i = 0; i < EACH; i++) {
                                boolean kept =
                                        journal.judge(
                                                        SjoelenEvent.ConductReported.of(
                                                                Play.ANNA, Conduct.SMOKED))
                                                .accepted();
                                accepted += kept ? 1 : 0;
                            }
                            return accepted;
                        });
            }
            int accepted = 0;
            for (Future<Integer> done : threads.invokeAll(tasks)) {
                accepted += done.get();
            }
            assertThat(accepted).isEqualTo(THREADS * EACH);
        } finally {
            threads.shutdown();
        }
        JournalFile<SjoelenState, SjoelenEvent> kept =
                Shipped.GAME.journals().read(file).orElseThrow();
        assertThat(kept.match().size()).isEqualTo(before + THREADS * EACH);
        assertThat(kept.verify()).isEmpty();
    }

    /** Whoever writes without asking is noticed before anything is written over his lines. */
    @Test
    void linesOfSomebodyElseAreNotWrittenOver() throws Exception {
        try (Journal<SjoelenState, SjoelenEvent> journal = created()) {
            Files.writeString(file, Files.readString(file) + "{\"number\":9}\n");
            org.assertj.core.api.Assertions.assertThatThrownBy(
                            () -> journal.judge(new SjoelenEvent.CountAsked(Play.ANNA)))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("somebody else");
            assertThat(journal.match().size()).isEqualTo(1);
        }
    }
}
