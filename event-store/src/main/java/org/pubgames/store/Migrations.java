package org.pubgames.store;

import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;

/** Makes and changes the tables, by Flyway; apart, so that hosts who do it otherwise need none. */
final class Migrations {

    private static final String HISTORY = "pubgames_schema_history";

    private Migrations() {}

    /** Brings the tables to what this version of the library needs. */
    static void run(DataSource source) {
        try {
            Flyway.configure(Migrations.class.getClassLoader())
                    .dataSource(source)
                    .locations("classpath:" + database(source).migrations())
                    .table(HISTORY)
                    // the tables of others may be there already
                    .baselineOnMigrate(true)
                    .baselineVersion("0")
                    .load()
                    .migrate();
        } catch (FlywayException | SQLException e) {
            throw new StoreException(
                    StoreException.Trouble.UNAVAILABLE, "the tables cannot be made", e);
        }
    }

    private static Database database(DataSource source) throws SQLException {
        try (Connection connection = source.getConnection()) {
            return Database.of(connection);
        }
    }
}
