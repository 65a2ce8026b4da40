package org.pubgames.spring.autoconfigure;

import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.pubgames.spring.PubgamesProperties;
import org.pubgames.store.EventStore;
import org.pubgames.store.JdbcStore;
import org.pubgames.store.JournalFolderStore;
import org.pubgames.store.MemoryStore;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.util.ClassUtils;

/** Opens the store that the properties name. */
final class Stores {

    private Stores() {}

    static EventStore of(PubgamesProperties.Store wanted, ObjectProvider<DataSource> database) {
        return switch (wanted.kind()) {
            case AUTO -> automatic(wanted, database.getIfUnique());
            case DATABASE -> JdbcStore.migrated(database.getObject());
            case EMBEDDED -> JdbcStore.embedded(wanted.path().toAbsolutePath());
            case FOLDER -> JournalFolderStore.open(wanted.path());
            case MEMORY -> new MemoryStore();
        };
    }

    /** Nothing that was answered is lost with any of them. */
    private static EventStore automatic(PubgamesProperties.Store wanted, @Nullable DataSource own) {
        if (own != null) {
            return JdbcStore.migrated(own);
        }
        return present("org.h2.Driver") && present("org.flywaydb.core.Flyway")
                ? JdbcStore.embedded(wanted.path().toAbsolutePath())
                : JournalFolderStore.open(wanted.path());
    }

    private static boolean present(String type) {
        return ClassUtils.isPresent(type, Stores.class.getClassLoader());
    }
}
