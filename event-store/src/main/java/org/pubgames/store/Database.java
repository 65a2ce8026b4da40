package org.pubgames.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** The databases that are supported, and what they do not do alike. */
enum Database {
    H2,
    POSTGRESQL;

    /** Somebody else was first, or the database could not tell in time: unique key, conflicts. */
    private static final Set<String> CONFLICTS =
            Set.of("23505", "40001", "40P01", "HYT00", "90131");

    private static final String ADMIN_NEEDED = "90040";

    /** The database behind a connection. */
    static Database of(Connection connection) throws SQLException {
        String name = connection.getMetaData().getDatabaseProductName();
        for (Database database : values()) {
            if (database.name().equalsIgnoreCase(name)) {
                return database;
            }
        }
        throw new IllegalArgumentException(
                "database '" + name + "' is not supported; H2 and PostgreSQL are");
    }

    /** Where its migrations are on the class path. */
    String migrations() {
        return "db/pubgames/migration/" + name().toLowerCase(Locale.ROOT);
    }

    static boolean isConflict(SQLException e) {
        return CONFLICTS.contains(e.getSQLState());
    }

    /**
     * How a file of H2 treats what was committed.
     *
     * @param inFile whether it is in a file at all
     * @param writeDelay for how many milliseconds a commit may be in memory only
     * @param admin whether this user may have the file synced
     */
    record Durability(boolean inFile, int writeDelay, boolean admin) {

        static final Durability BY_ITSELF = new Durability(false, 0, false);

        /** Whether each commit is followed by a sync, so that it survives a power cut too. */
        boolean synced() {
            return inFile && admin;
        }
    }

    /** What the database does with a commit. */
    Durability durability(Connection connection) throws SQLException {
        if (this != H2) {
            return Durability.BY_ITSELF;
        }
        Map<String, String> settings = new HashMap<>();
        try (Statement statement = connection.createStatement();
                ResultSet rows =
                        statement.executeQuery(
                                "select setting_name, setting_value from"
                                        + " information_schema.settings where setting_name in"
                                        + " ('WRITE_DELAY', 'info.FILE_SIZE')")) {
            while (rows.next()) {
                settings.put(rows.getString(1), rows.getString(2));
            }
        }
        boolean inFile = settings.containsKey("info.FILE_SIZE");
        int delay = Integer.parseInt(settings.getOrDefault("WRITE_DELAY", "0"));
        return new Durability(inFile, delay, inFile && maySync(connection));
    }

    private static boolean maySync(Connection connection) throws SQLException {
        try {
            sync(connection);
            return true;
        } catch (SQLException e) {
            if (ADMIN_NEEDED.equals(e.getSQLState())) {
                return false;
            }
            throw e;
        }
    }

    /** Has a file of H2 synced: a commit alone leaves it to the operating system. */
    static void sync(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("checkpoint sync");
        }
    }
}
