package org.pubgames.store;

/** What all stores refuse alike. */
final class Pages {

    private Pages() {}

    static void check(int most) {
        if (most < 1 || most > EventStore.MOST) {
            throw new IllegalArgumentException(most + " is not 1 to " + EventStore.MOST);
        }
    }

    static void check(int after, int most) {
        check(most);
        if (after < 0) {
            throw new IllegalArgumentException("after " + after + " is less than 0");
        }
    }

    static StoreException closed(String name) {
        return new StoreException(StoreException.Trouble.CLOSED, "store " + name + " was closed");
    }
}
