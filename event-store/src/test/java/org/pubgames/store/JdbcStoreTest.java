package org.pubgames.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.h2.jdbcx.JdbcConnectionPool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;

/** The store in a file of H2. */
class JdbcStoreTest extends EventStoreContract {

    @TempDir static Path folder;

    @Override
    EventStore open() {
        return JdbcStore.embedded(folder.resolve("matches"));
    }

    @Test
    void whatMayBeLostIsToldOnce(@TempDir Path home) throws SQLException {
        String url = "jdbc:h2:file:" + home.resolve("db");
        JdbcConnectionPool pool = JdbcConnectionPool.create(url, "sa", "");
        try {
            JdbcStore store = JdbcStore.migrated(pool);
            assertThat(store.warnings())
                    .extracting(Problem::code)
                    .containsExactly("store-not-durable");
            assertThat(store.warnings().get(0).text(Lang.EN)).contains(url, "WRITE_DELAY=0");
            try (Connection connection = pool.getConnection();
                    Statement statement = connection.createStatement()) {
                statement.execute("create user guest password 'guest'");
                statement.execute("grant all on schema public to guest");
                statement.execute("set write_delay 0");
            }
            JdbcConnectionPool guests = JdbcConnectionPool.create(url, "guest", "guest");
            try {
                assertThat(JdbcStore.of(guests).warnings())
                        .extracting(Problem::code)
                        .containsExactly("store-not-synced");
            } finally {
                guests.dispose();
            }
            assertThat(JdbcStore.of(pool).warnings()).isEmpty();
        } finally {
            pool.dispose();
        }
    }

    @Test
    void aDatabaseInMemoryIsNoFile() {
        JdbcConnectionPool pool = JdbcConnectionPool.create("jdbc:h2:mem:warn", "sa", "");
        try {
            assertThat(JdbcStore.migrated(pool).warnings()).isEmpty();
        } finally {
            pool.dispose();
        }
    }

    @Test
    void migratingTwiceChangesNothing() {
        JdbcConnectionPool pool = JdbcConnectionPool.create("jdbc:h2:mem:twice", "sa", "");
        try {
            EventStore first = JdbcStore.migrated(pool);
            first.create(new NewMatch("m", "{}", NOON, null));
            assertThat(JdbcStore.migrated(pool).find("m")).isPresent();
        } finally {
            pool.dispose();
        }
    }

    @Test
    void connectionsAreGivenBackAsTheyCame() throws SQLException {
        JdbcConnectionPool pool = JdbcConnectionPool.create("jdbc:h2:mem:back", "sa", "");
        try {
            EventStore store = JdbcStore.migrated(new ManualCommits(pool));
            store.create(new NewMatch("m", "{}", NOON, null));
            StoredLine line = new StoredLine(1, "{}", "{}", NOON, null);
            assertThat(store.append("m", line)).isInstanceOf(AppendResult.Appended.class);
            assertThat(store.append("m", line)).isEqualTo(new AppendResult.Stale(1));
            // committed: another connection sees it
            assertThat(JdbcStore.of(pool).read("m", 0, 1)).containsExactly(line);
        } finally {
            pool.dispose();
        }
    }

    @Test
    void anAbsentDatabaseIsTrouble(@TempDir Path home) {
        JdbcConnectionPool pool =
                JdbcConnectionPool.create("jdbc:h2:file:" + home + "/none;IFEXISTS=TRUE", "sa", "");
        assertThatThrownBy(() -> JdbcStore.of(pool))
                .isInstanceOfSatisfying(
                        StoreException.class,
                        e -> assertThat(e.trouble()).isEqualTo(StoreException.Trouble.UNAVAILABLE));
        pool.dispose();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> JdbcStore.embedded(home.resolve("a;INIT=b")));
    }
}
