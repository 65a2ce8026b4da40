package org.pubgames.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.h2.jdbcx.JdbcConnectionPool;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Problem;

/** The store in PostgreSQL. */
@Tag("proof")
class PostgresStoreProof extends EventStoreContract {

    private static final int KILLS = Integer.getInteger("pubgames.kills", 15);
    private static final int MOST_ANSWERS = 40;
    private static final int LONGEST_NANOS = 4_000_000;

    private @Nullable JdbcConnectionPool pool;

    @Override
    EventStore open() {
        JdbcConnectionPool known = pool == null ? PostgresServer.schema() : pool;
        pool = known;
        return JdbcStore.migrated(known);
    }

    @Test
    void connectionsThatAreSetForSpeedAreTold() {
        JdbcConnectionPool connections = PostgresServer.schema("-c synchronous_commit=off");
        assertThat(JdbcStore.migrated(connections).warnings())
                .extracting(Problem::code, Problem::allowed)
                .containsExactly(tuple("store-not-durable", "synchronous_commit=on"));
        connections.dispose();
    }

    /**
     * A server process that is killed takes all others with it; the server starts anew from what is
     * on disk. Nothing that was answered is lost, and a request that was not is sent again.
     */
    @Test
    void nothingAnsweredIsLostWhenTheServerIsKilled() throws SQLException, InterruptedException {
        JdbcConnectionPool connections = PostgresServer.schema();
        EventStore store = JdbcStore.migrated(connections);
        store.create(new NewMatch(KilledWriter.ID, "{}", NOON, null));
        long seed = Long.getLong("pubgames.seed", System.nanoTime());
        Random random = new Random(seed);
        int beyond = 0;
        for (int kill = 1; kill <= KILLS; kill++) {
            int before = store.find(KilledWriter.ID).orElseThrow().number();
            AtomicInteger answered = new AtomicInteger(before);
            Thread writer = new Thread(() -> write(store, answered));
            long victim = serverProcess(connections);
            writer.start();
            int wanted = before + random.nextInt(MOST_ANSWERS);
            while (writer.isAlive() && answered.get() < wanted) {
                Thread.onSpinWait();
            }
            LockSupport.parkNanos(random.nextInt(LONGEST_NANOS));
            ProcessHandle.of(victim).ifPresent(ProcessHandle::destroyForcibly);
            writer.join();
            while (!PostgresServer.isThere(connections)) {
                LockSupport.parkNanos(LONGEST_NANOS);
            }
            int number = store.find(KilledWriter.ID).orElseThrow().number();
            String as = "kill " + kill + ", seed " + seed;
            assertThat(number).as(as).isBetween(answered.get(), answered.get() + 1);
            beyond += number - answered.get();
            int from = Math.max(0, number - EventStore.MOST);
            for (StoredLine line : store.read(KilledWriter.ID, from, EventStore.MOST)) {
                assertThat(line).as(as).isEqualTo(KilledWriter.line(line.number()));
            }
            StoredLine next = KilledWriter.line(answered.get() + 1);
            assertThat(store.append(KilledWriter.ID, next))
                    .as(as)
                    .isEqualTo(
                            number > answered.get()
                                    ? new AppendResult.Replayed(next)
                                    : new AppendResult.Appended(next));
        }
        System.out.printf(
                "postgresql: %d kills, seed %d, %d lines answered and there, %d times one more%n",
                KILLS, seed, store.find(KilledWriter.ID).orElseThrow().number(), beyond);
        connections.dispose();
    }

    /** Until the server is gone. */
    private static void write(EventStore store, AtomicInteger answered) {
        try {
            while (true) {
                AppendResult result =
                        store.append(KilledWriter.ID, KilledWriter.line(answered.get() + 1));
                if (!(result instanceof AppendResult.Appended)) {
                    throw new IllegalStateException(String.valueOf(result));
                }
                answered.incrementAndGet();
            }
        } catch (StoreException e) {
            assertThat(e.trouble()).isEqualTo(StoreException.Trouble.UNAVAILABLE);
        }
    }

    /** The process of a connection that waits in the pool, most likely the writer's next one. */
    private static long serverProcess(JdbcConnectionPool connections) throws SQLException {
        try (Connection connection = connections.getConnection();
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("select pg_backend_pid()")) {
            row.next();
            return row.getLong(1);
        }
    }
}
