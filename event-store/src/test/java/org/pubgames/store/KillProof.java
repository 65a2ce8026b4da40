package org.pubgames.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.h2.Driver;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.core.Problem;

/**
 * {@code kill -9} at any moment loses nothing that was answered. {@code -Dpubgames.kills=300} says
 * how often; the seed of the moments is told, and {@code -Dpubgames.seed} takes it.
 */
@Tag("proof")
class KillProof {

    private static final int KILLS = Integer.getInteger("pubgames.kills", 15);
    private static final int MOST_ANSWERS = 40;
    private static final int LONGEST_NANOS = 4_000_000;

    /** No more than the writer needs: it starts sooner. */
    private static final String CLASS_PATH =
            Stream.of(KilledWriter.class, EventStore.class, Problem.class, Driver.class)
                    .map(KillProof::home)
                    .distinct()
                    .collect(Collectors.joining(File.pathSeparator));

    private static String home(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI())
                    .toString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"folder", "h2"})
    void nothingAnsweredIsLost(String kind, @TempDir Path home)
            throws IOException, InterruptedException {
        long seed = Long.getLong("pubgames.seed", System.nanoTime());
        Random random = new Random(seed);
        Path place = home.resolve("store");
        begin(kind, place);
        int answered = 0;
        int found = 0;
        int beyond = 0;
        for (int kill = 1; kill <= KILLS; kill++) {
            answered = Math.max(answered, killed(kind, place, random));
            try (Opened opened = Opened.of(kind, place)) {
                found = checked(opened.store(), answered, kill, seed);
                beyond += found > answered ? 1 : 0;
                // the request that nobody answered is sent again
                int next = answered + 1;
                AppendResult again =
                        opened.store().append(KilledWriter.ID, KilledWriter.line(next));
                assertThat(again)
                        .isEqualTo(
                                found > answered
                                        ? new AppendResult.Replayed(KilledWriter.line(next))
                                        : new AppendResult.Appended(KilledWriter.line(next)));
                answered = next;
            }
        }
        System.out.printf(
                "%s: %d kills, seed %d, %d lines answered and there, %d times one more was there%n",
                kind, KILLS, seed, answered, beyond);
        assertThat(answered).isGreaterThan(KILLS);
    }

    /** A store opened as the writer does, with its connections closed at the end. */
    private record Opened(EventStore store, Runnable afterwards) implements AutoCloseable {

        static Opened of(String kind, Path place) {
            if (kind.equals("folder")) {
                return new Opened(JournalFolderStore.open(place), () -> {});
            }
            EmbeddedDatabase database = EmbeddedDatabase.open(place);
            return new Opened(JdbcStore.of(database.source()), database::close);
        }

        @Override
        public void close() {
            store.close();
            afterwards.run();
        }
    }

    private static void begin(String kind, Path place) {
        try (EventStore store =
                kind.equals("folder")
                        ? JournalFolderStore.open(place)
                        : JdbcStore.embedded(place)) {
            store.create(new NewMatch(KilledWriter.ID, "{}", KilledWriter.line(1).at(), null));
        }
    }

    /** The number of the last line that was answered before the writer was killed; 0 for none. */
    private static int killed(String kind, Path place, Random random)
            throws IOException, InterruptedException {
        Process writer =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-XX:TieredStopAtLevel=1",
                                "-XX:+UseSerialGC",
                                "-Xshare:auto",
                                "-XX:-UsePerfData",
                                "-Xmx128m",
                                "-cp",
                                CLASS_PATH,
                                KilledWriter.class.getName(),
                                kind,
                                place.toString())
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
        int answered = 0;
        try (BufferedReader answers = writer.inputReader()) {
            String first = answers.readLine();
            assertThat(first).as("the writer has begun").startsWith("from ");
            int wanted = random.nextInt(MOST_ANSWERS);
            for (int i = 0; i < wanted; i++) {
                answered = Integer.parseInt(answers.readLine());
            }
            LockSupport.parkNanos(random.nextInt(LONGEST_NANOS));
            // the handle kills and leaves what was said to be read
            writer.toHandle().destroyForcibly();
            for (String line = answers.readLine(); line != null; line = answers.readLine()) {
                answered = line.isEmpty() ? answered : number(line, answered);
            }
        } finally {
            writer.destroyForcibly().waitFor();
        }
        return answered;
    }

    /** A line that was torn by the kill says less than the one before it. */
    private static int number(String line, int before) {
        return Math.max(before, Integer.parseInt(line));
    }

    private static int checked(EventStore store, int answered, int kill, long seed) {
        String as = "kill " + kill + ", seed " + seed;
        int number = store.find(KilledWriter.ID).orElseThrow().number();
        assertThat(number).as(as).isBetween(answered, answered + 1);
        int from = Math.max(0, number - EventStore.MOST);
        List<StoredLine> lines = store.read(KilledWriter.ID, from, EventStore.MOST);
        assertThat(lines).as(as).hasSize(number - from);
        for (StoredLine line : lines) {
            assertThat(line).as(as).isEqualTo(KilledWriter.line(line.number()));
        }
        return number;
    }
}
