package org.pubgames.benchmarks;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;

/** A database that reads CSV fast, with the points of the standard variant as SQL. */
final class DuckDb implements AutoCloseable {

    private final Connection connection;

    DuckDb(int threads) throws SQLException {
        connection = DriverManager.getConnection("jdbc:duckdb:");
        try (Statement statement = connection.createStatement()) {
            statement.execute("SET threads=" + threads);
            statement.execute("SET preserve_insertion_order=true");
        }
    }

    /** Answers a file of layouts. */
    void answer(Path layouts, Path answers) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(
                    """
                    COPY (
                        SELECT c2, c3, c4, c1,
                            2 * c2 + 3 * c3 + 4 * c4 + c1 + 10 * least(c2, c3, c4, c1) AS points,
                            NULL AS problem
                        FROM read_csv('%s', header = true, delim = ',', auto_detect = false,
                            columns = {'c2': 'SMALLINT', 'c3': 'SMALLINT', 'c4': 'SMALLINT',
                                'c1': 'SMALLINT'})
                    ) TO '%s' (FORMAT csv, HEADER, DELIMITER ',')
                    """
                            .formatted(layouts, answers));
        }
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }
}
