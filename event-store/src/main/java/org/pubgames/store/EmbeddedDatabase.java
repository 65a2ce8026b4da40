package org.pubgames.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.h2.api.ErrorCode;
import org.h2.jdbcx.JdbcConnectionPool;

/** A file of H2 with its connections; apart, so that hosts without H2 need none. */
record EmbeddedDatabase(JdbcConnectionPool pool) {

    // a commit is in the file when it is answered; the store has the file synced besides
    private static final String SETTINGS = ";WRITE_DELAY=0;LOCK_TIMEOUT=10000";

    private static final int MOST_CONNECTIONS = 8;

    static EmbeddedDatabase open(Path file) {
        String name = file.toAbsolutePath().normalize().toString();
        if (name.indexOf(';') >= 0) {
            throw new IllegalArgumentException("'" + name + "' has a semicolon");
        }
        JdbcConnectionPool pool =
                JdbcConnectionPool.create("jdbc:h2:file:" + name + SETTINGS, "sa", "");
        pool.setMaxConnections(MOST_CONNECTIONS);
        try (Connection first = pool.getConnection()) {
            first.getMetaData();
        } catch (SQLException e) {
            pool.dispose();
            boolean inUse = e.getErrorCode() == ErrorCode.DATABASE_ALREADY_OPEN_1;
            throw new StoreException(
                    inUse ? StoreException.Trouble.IN_USE : StoreException.Trouble.UNAVAILABLE,
                    name,
                    e);
        }
        return new EmbeddedDatabase(pool);
    }

    DataSource source() {
        return pool;
    }

    /** The database closes with its last connection. */
    void close() {
        pool.dispose();
    }
}
