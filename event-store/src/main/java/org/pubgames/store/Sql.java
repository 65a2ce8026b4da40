package org.pubgames.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The statements of the store in a database, and what their rows say. */
final class Sql {

    static final String FIND = select() + " where m.id = ?";

    static final String FIND_OPENED = select() + " where m.request_key = ?";

    static final String LIST = select() + " where m.id > ? order by m.id limit ?";

    static final String CREATE =
            "insert into pubgames_match (id, header, opened_at, request_key, request_digest)"
                    + " values (?, ?, ?, ?, ?)";

    /** Written only behind a line that is there: so there is no gap. */
    static final String APPEND =
            "insert into pubgames_line (match_id, number, line, answer, accepted_at, request_key,"
                    + " request_digest) select m.id, cast(? as integer), cast(? as varchar), cast(? as"
                    + " varchar), cast(? as timestamp with time zone), cast(? as varchar), cast(? as"
                    + " varchar) from pubgames_match m where m.id = ? and (cast(? as integer) = 1 or"
                    + " exists (select 1 from pubgames_line l where l.match_id = m.id and l.number ="
                    + " cast(? as integer)))";

    private static final String LINE =
            "select number, line, answer, accepted_at, request_key, request_digest from"
                    + " pubgames_line where match_id = ?";

    static final String READ = LINE + " and number > ? order by number limit ?";

    static final String FIND_LINE = LINE + " and request_key = ?";

    static final String SNAPSHOT =
            "select number, events, maker, state from pubgames_snapshot where match_id = ?";

    static final String CHANGE_SNAPSHOT =
            "update pubgames_snapshot set number = ?, events = ?, maker = ?, state = ? where"
                    + " match_id = ? and number <= ?";

    static final String PUT_SNAPSHOT =
            "insert into pubgames_snapshot (match_id, number, events, maker, state) select m.id,"
                    + " cast(? as integer), cast(? as integer), cast(? as varchar), cast(? as varchar)"
                    + " from pubgames_match m where m.id = ? and not exists (select 1 from"
                    + " pubgames_snapshot s where s.match_id = m.id)";

    private Sql() {}

    private static String select() {
        // by both columns of the key: H2 walks the index backwards and looks at one row
        return "select m.id, m.header, m.opened_at, (select l.number from pubgames_line l where"
                + " l.match_id = m.id order by l.match_id desc, l.number desc limit 1),"
                + " m.request_key, m.request_digest from pubgames_match m";
    }

    /** Makes a value of the present row. */
    interface Row<T> {
        T of(ResultSet row) throws SQLException;
    }

    static <T> List<T> all(Connection connection, String sql, Row<T> row, Object... values)
            throws SQLException {
        try (PreparedStatement statement = prepared(connection, sql, values);
                ResultSet rows = statement.executeQuery()) {
            List<T> all = new ArrayList<>();
            while (rows.next()) {
                all.add(row.of(rows));
            }
            return List.copyOf(all);
        }
    }

    static <T> Optional<T> one(Connection connection, String sql, Row<T> row, Object... values)
            throws SQLException {
        return all(connection, sql, row, values).stream().findFirst();
    }

    /** How many rows were written. */
    static int write(Connection connection, String sql, @Nullable Object... values)
            throws SQLException {
        try (PreparedStatement statement = prepared(connection, sql, values)) {
            return statement.executeUpdate();
        }
    }

    private static PreparedStatement prepared(
            Connection connection, String sql, @Nullable Object... values) throws SQLException {
        PreparedStatement statement = connection.prepareStatement(sql);
        try {
            for (int i = 0; i < values.length; i++) {
                Object value = values[i];
                if (value instanceof Instant instant) {
                    statement.setObject(i + 1, instant.atOffset(ZoneOffset.UTC));
                } else if (value instanceof Integer number) {
                    statement.setInt(i + 1, number);
                } else {
                    statement.setString(i + 1, value == null ? null : String.valueOf(value));
                }
            }
            return statement;
        } catch (SQLException | RuntimeException e) {
            statement.close();
            throw e;
        }
    }

    /** A match with the key of the request that opened it. */
    record Found(StoredMatch match, @Nullable RequestKey key) {

        static Found of(ResultSet row) throws SQLException {
            return new Found(
                    new StoredMatch(
                            row.getString(1), row.getString(2), instant(row, 3), row.getInt(4)),
                    requestKey(row, 5));
        }
    }

    static StoredLine line(ResultSet row) throws SQLException {
        return new StoredLine(
                row.getInt(1),
                row.getString(2),
                row.getString(3),
                instant(row, 4),
                requestKey(row, 5));
    }

    static Snapshot snapshot(ResultSet row) throws SQLException {
        return new Snapshot(row.getInt(1), row.getInt(2), row.getString(3), row.getString(4));
    }

    private static Instant instant(ResultSet row, int column) throws SQLException {
        return row.getObject(column, OffsetDateTime.class).toInstant();
    }

    private static @Nullable RequestKey requestKey(ResultSet row, int column) throws SQLException {
        String key = row.getString(column);
        return key == null ? null : new RequestKey(key, row.getString(column + 1));
    }
}
