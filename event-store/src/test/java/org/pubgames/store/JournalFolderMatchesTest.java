package org.pubgames.store;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** Matches in the store of the name. */
class JournalFolderMatchesTest extends StoredMatchesContract {
    @TempDir static Path folder;

    @Override
    EventStore open() {
        return JournalFolderStore.open(folder.resolve("matches"));
    }
}
