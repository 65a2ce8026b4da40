package org.pubgames.store;

import static java.util.Objects.requireNonNull;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Problem;

/**
 * Keeps matches in a database: H2 or PostgreSQL. Each line is one statement that commits by itself,
 * at READ COMMITTED; the primary key of the line is the lock. A file of H2 is synced after each
 * line, so that a power cut costs nothing either. {@link #warnings} tells when the database is set
 * so that it may lose what was answered: {@code store-not-durable}, {@code store-not-synced}.
 *
 * <p>The connections must be free: in a transaction of somebody else nothing is committed when it
 * is answered.
 */
public final class JdbcStore implements EventStore {

    /** How often a line is tried again that nobody else has written and the database refused. */
    private static final int MOST_TRIES = 20;

    private final DataSource source;
    private final Database.Durability durability;
    private final boolean shared;
    private final Runnable afterwards;
    private volatile boolean closed;

    private JdbcStore(DataSource source, boolean shared, Runnable afterwards) {
        this.source = requireNonNull(source, "source");
        this.shared = shared;
        this.afterwards = afterwards;
        try (Connection connection = source.getConnection()) {
            this.durability = Database.of(connection).durability(connection);
        } catch (SQLException e) {
            throw unavailable(e);
        }
    }

    /**
     * A store in a database whose tables are made and changed here, by Flyway, which must be on the
     * class path; for PostgreSQL also {@code flyway-database-postgresql}.
     *
     * @param source gives connections that are in no transaction; it is not closed
     * @return the store
     * @throws IllegalArgumentException when the database is none of those supported
     * @throws StoreException when the database does not answer
     */
    public static JdbcStore migrated(DataSource source) {
        Migrations.run(source);
        return new JdbcStore(source, true, () -> {});
    }

    /**
     * A store in a database whose tables are there: those of {@code
     * classpath:db/pubgames/migration/h2} or {@code …/postgresql}.
     *
     * @param source gives connections that are in no transaction; it is not closed
     * @return the store
     * @throws IllegalArgumentException when the database is none of those supported
     * @throws StoreException when the database does not answer
     */
    public static JdbcStore of(DataSource source) {
        return new JdbcStore(source, true, () -> {});
    }

    /**
     * A store in a file of H2, which must be on the class path, as Flyway: with everything set so
     * that nothing is lost that was answered. One process at a time has it.
     *
     * @param file the database, without {@code .mv.db}; it is made when it is not there
     * @return the store; {@link #close} closes the database
     * @throws StoreException when it cannot be opened
     */
    public static JdbcStore embedded(Path file) {
        EmbeddedDatabase database = EmbeddedDatabase.open(file);
        try {
            Migrations.run(database.source());
            return new JdbcStore(database.source(), false, database::close);
        } catch (RuntimeException e) {
            database.close();
            throw e;
        }
    }

    @Override
    public List<Problem> warnings() {
        return durability.warnings();
    }

    @Override
    public CreateResult create(NewMatch match) {
        RequestKey key = match.key();
        for (int i = 0; i < MOST_TRIES; i++) {
            boolean created = inserted(connection -> inserted(connection, match));
            Optional<Sql.Found> opened =
                    created || key == null ? Optional.empty() : opened(key.key());
            if (opened.isPresent() && key != null) {
                StoredMatch before = opened.get().match();
                return key.equals(opened.get().key())
                        ? new CreateResult.Replayed(before)
                        : new CreateResult.KeyUsed(before);
            }
            Optional<StoredMatch> same = find(match.id());
            if (same.isPresent()) {
                return created
                        ? new CreateResult.Created(same.get())
                        : new CreateResult.IdTaken(same.get());
            }
        }
        throw given(match.id());
    }

    private static int inserted(Connection connection, NewMatch match) throws SQLException {
        RequestKey key = match.key();
        return Sql.write(
                connection,
                Sql.CREATE,
                match.id(),
                match.header(),
                Instants.kept(match.opened()),
                key == null ? null : key.key(),
                key == null ? null : key.digest());
    }

    private Optional<Sql.Found> opened(String key) {
        return with(connection -> Sql.one(connection, Sql.FIND_OPENED, Sql.Found::of, key));
    }

    @Override
    public Optional<StoredMatch> find(String id) {
        return with(connection -> Sql.one(connection, Sql.FIND, Sql.Found::of, id))
                .map(Sql.Found::match);
    }

    @Override
    public List<StoredMatch> list(String after, int most) {
        Pages.check(most);
        return with(connection -> Sql.all(connection, Sql.LIST, Sql.Found::of, after, most))
                .stream()
                .map(Sql.Found::match)
                .toList();
    }

    @Override
    public AppendResult append(String id, StoredLine line) {
        StoredLine kept = Instants.kept(line);
        for (int i = 0; i < MOST_TRIES; i++) {
            if (inserted(connection -> inserted(connection, id, kept))) {
                return new AppendResult.Appended(kept);
            }
            RequestKey key = line.key();
            Optional<StoredLine> before = key == null ? Optional.empty() : findByKey(id, key.key());
            if (before.isPresent() && key != null) {
                synced();
                return key.equals(before.get().key())
                        ? new AppendResult.Replayed(before.get())
                        : new AppendResult.KeyUsed(before.get());
            }
            Optional<StoredMatch> found = find(id);
            if (found.isEmpty()) {
                return new AppendResult.UnknownMatch();
            }
            if (found.get().number() != line.number() - 1) {
                return new AppendResult.Stale(found.get().number());
            }
        }
        throw given(id);
    }

    private static int inserted(Connection connection, String id, StoredLine line)
            throws SQLException {
        RequestKey key = line.key();
        return Sql.write(
                connection,
                Sql.APPEND,
                line.number(),
                line.line(),
                line.answer(),
                line.at(),
                key == null ? null : key.key(),
                key == null ? null : key.digest(),
                id,
                line.number(),
                line.number() - 1);
    }

    private static StoreException given(String id) {
        return new StoreException(
                StoreException.Trouble.UNAVAILABLE,
                id + ": the database refused the same line " + MOST_TRIES + " times");
    }

    @Override
    public List<StoredLine> read(String id, int after, int most) {
        Pages.check(after, most);
        return with(connection -> Sql.all(connection, Sql.READ, Sql::line, id, after, most));
    }

    @Override
    public Optional<StoredLine> findByKey(String id, String key) {
        return with(connection -> Sql.one(connection, Sql.FIND_LINE, Sql::line, id, key));
    }

    @Override
    public void put(String id, Snapshot snapshot) {
        int number = snapshot.number();
        Optional<StoredMatch> found = find(id);
        if (found.isEmpty() || found.get().number() < number) {
            return;
        }
        // who is second here has nothing to add: a snapshot may be lost
        written(
                connection -> {
                    int changed =
                            Sql.write(
                                    connection,
                                    Sql.CHANGE_SNAPSHOT,
                                    number,
                                    snapshot.events(),
                                    snapshot.maker(),
                                    snapshot.state(),
                                    id,
                                    number);
                    return changed > 0
                            ? changed
                            : Sql.write(
                                    connection,
                                    Sql.PUT_SNAPSHOT,
                                    number,
                                    snapshot.events(),
                                    snapshot.maker(),
                                    snapshot.state(),
                                    id);
                });
    }

    @Override
    public Optional<Snapshot> snapshot(String id) {
        return with(connection -> Sql.one(connection, Sql.SNAPSHOT, Sql::snapshot, id));
    }

    @Override
    public boolean shared() {
        return shared;
    }

    /** What is done with a connection. */
    private interface Work<R> {
        R with(Connection connection) throws SQLException;
    }

    /** Whether a row was written, and the disk has it; false when somebody else was first. */
    private boolean inserted(Work<Integer> insert) {
        return with(
                connection -> {
                    boolean done = changed(connection, insert) > 0;
                    if (done && durability.synced()) {
                        Database.sync(connection);
                    }
                    return done;
                });
    }

    /** Whoever wrote the line may not have come to this yet. */
    private void synced() {
        if (durability.synced()) {
            with(
                    connection -> {
                        Database.sync(connection);
                        return true;
                    });
        }
    }

    private void written(Work<Integer> change) {
        with(connection -> changed(connection, change));
    }

    private static int changed(Connection connection, Work<Integer> change) throws SQLException {
        try {
            return change.with(connection);
        } catch (SQLException e) {
            if (Database.isConflict(e)) {
                return 0;
            }
            throw e;
        }
    }

    private <R> R with(Work<R> work) {
        if (closed) {
            throw Pages.closed("database");
        }
        try (Connection connection = source.getConnection()) {
            boolean automatic = connection.getAutoCommit();
            int isolation = connection.getTransactionIsolation();
            prepare(connection, automatic, isolation);
            try {
                return work.with(connection);
            } finally {
                restore(connection, automatic, isolation);
            }
        } catch (SQLException e) {
            throw unavailable(e);
        }
    }

    private static void prepare(Connection connection, boolean automatic, int isolation)
            throws SQLException {
        if (isolation != Connection.TRANSACTION_READ_COMMITTED) {
            connection.setTransactionIsolation(Connection.TRANSACTION_READ_COMMITTED);
        }
        if (!automatic) {
            connection.setAutoCommit(true);
        }
    }

    private static void restore(Connection connection, boolean automatic, int isolation)
            throws SQLException {
        if (!automatic) {
            connection.setAutoCommit(false);
        }
        if (isolation != Connection.TRANSACTION_READ_COMMITTED) {
            connection.setTransactionIsolation(isolation);
        }
    }

    private static StoreException unavailable(SQLException e) {
        @Nullable String state = e.getSQLState();
        return new StoreException(
                StoreException.Trouble.UNAVAILABLE,
                "the database answers " + state + ": " + e.getMessage(),
                e);
    }

    @Override
    public void close() {
        if (!closed) {
            closed = true;
            afterwards.run();
        }
    }
}
