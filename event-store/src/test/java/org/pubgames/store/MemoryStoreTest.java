package org.pubgames.store;

/** The store in memory. */
class MemoryStoreTest extends EventStoreContract {

    @Override
    EventStore open() {
        return new MemoryStore();
    }

    @Override
    boolean lasts() {
        return false;
    }
}
