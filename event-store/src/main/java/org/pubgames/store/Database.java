package org.pubgames.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.pubgames.core.Problem;

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
     * What becomes of a commit when the database crashes.
     *
     * @param synced whether each commit is followed by a sync, because the database leaves it to
     *     the operating system
     * @param warnings what a host should be told
     */
    record Durability(boolean synced, List<Problem> warnings) {}

    /** What the database does with a commit. */
    Durability durability(Connection connection) throws SQLException {
        String url = connection.getMetaData().getURL();
        return this == H2 ? ofH2(connection, url) : ofPostgres(connection, url);
    }

    private static Durability ofH2(Connection connection, String url) throws SQLException {
        Map<String, String> settings =
                settings(
                        connection,
                        "select setting_name, setting_value from information_schema.settings where"
                                + " setting_name in ('WRITE_DELAY', 'info.FILE_SIZE')");
        if (!settings.containsKey("info.FILE_SIZE")) {
            return new Durability(false, List.of()); // in memory
        }
        List<Problem> warnings = new ArrayList<>();
        if (!"0".equals(settings.get("WRITE_DELAY"))) {
            warnings.add(StoreProblems.notDurable(url, "WRITE_DELAY=0"));
        }
        boolean synced = maySync(connection);
        if (!synced) {
            warnings.add(StoreProblems.notSynced(url));
        }
        return new Durability(synced, List.copyOf(warnings));
    }

    private static Durability ofPostgres(Connection connection, String url) throws SQLException {
        return new Durability(
                false,
                settings(
                                connection,
                                "select name, setting from pg_settings where name in ('fsync',"
                                        + " 'synchronous_commit') and setting = 'off' order by name")
                        .keySet()
                        .stream()
                        .map(name -> StoreProblems.notDurable(url, name + "=on"))
                        .toList());
    }

    private static Map<String, String> settings(Connection connection, String sql)
            throws SQLException {
        Map<String, String> settings = new TreeMap<>();
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            while (rows.next()) {
                settings.put(rows.getString(1), rows.getString(2));
            }
        }
        return settings;
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
