package org.pubgames.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.UUID;
import javax.sql.DataSource;
import org.h2.jdbcx.JdbcConnectionPool;
import org.junit.jupiter.api.Assumptions;
import org.postgresql.ds.PGConnectionPoolDataSource;

/**
 * A PostgreSQL for tests: the one that {@code PUBGAMES_TEST_PG_URL} names, else one that is started
 * here. Where neither can be had, tests are skipped and say so; with {@code PUBGAMES_TEST_PG=must}
 * in the environment they fail.
 */
final class PostgresServer {

    private static final String URL = "PUBGAMES_TEST_PG_URL";
    private static final boolean MUST = "must".equals(System.getenv("PUBGAMES_TEST_PG"));

    private static final class Started {
        static final String SERVER = start();
    }

    private PostgresServer() {}

    private static String start() {
        String named = System.getenv(URL);
        if (named != null) {
            return named;
        }
        try {
            // ends with this process
            return EmbeddedPostgres.builder()
                    // by default it is set for speed, and loses what it has answered
                    .setServerConfig("synchronous_commit", "on")
                    .setServerConfig("fsync", "on")
                    .start()
                    .getJdbcUrl("postgres", "postgres");
        } catch (IOException | RuntimeException e) {
            System.out.println(
                    "*** PostgreSQL CANNOT BE STARTED, its proofs are SKIPPED; "
                            + URL
                            + " may name one: "
                            + e);
            return "";
        }
    }

    /** Connections, kept open, to a new schema; the test is skipped where there is no server. */
    static JdbcConnectionPool schema() {
        return schema("");
    }

    /**
     * The same with options of each session.
     *
     * @param options as the server's command line has them
     */
    static JdbcConnectionPool schema(String options) {
        String url = Started.SERVER;
        if (MUST && url.isEmpty()) {
            throw new AssertionError("PUBGAMES_TEST_PG=must, and there is no PostgreSQL");
        }
        Assumptions.assumeFalse(url.isEmpty(), "no PostgreSQL");
        String schema = "t" + UUID.randomUUID().toString().replace("-", "");
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement()) {
            statement.execute("create schema " + schema);
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
        PGConnectionPoolDataSource source = new PGConnectionPoolDataSource();
        source.setUrl(url);
        source.setCurrentSchema(schema);
        source.setOptions(options);
        return JdbcConnectionPool.create(source);
    }

    static boolean isThere(DataSource source) {
        try (Connection connection = source.getConnection()) {
            return connection.isValid(0);
        } catch (SQLException e) {
            return false;
        }
    }
}
