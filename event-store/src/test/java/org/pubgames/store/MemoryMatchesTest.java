package org.pubgames.store;

/** Matches in the store of the name. */
class MemoryMatchesTest extends StoredMatchesContract {
    @Override
    EventStore open() {
        return new MemoryStore();
    }
}
