package org.pubgames.store;

import org.junit.jupiter.api.Tag;

/** Matches in PostgreSQL. */
@Tag("proof")
class PostgresMatchesProof extends StoredMatchesContract {

    @Override
    EventStore open() {
        return JdbcStore.migrated(PostgresServer.schema());
    }
}
