package org.pubgames.store;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** Matches in the store of the name. */
class JdbcMatchesTest extends StoredMatchesContract {
    @TempDir static Path folder;

    @Override
    EventStore open() {
        return JdbcStore.embedded(folder.resolve("matches"));
    }
}
