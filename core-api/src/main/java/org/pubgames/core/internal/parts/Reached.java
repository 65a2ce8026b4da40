package org.pubgames.core.internal.parts;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The classes that the library reaches by name or by reflection. Told where it happens to whoever
 * listens, which is nobody but a test that compares it with what the jars say of themselves. Each
 * is told at least once, not each time. Safe to share between threads.
 */
public final class Reached {

    private static volatile @Nullable Consumer<String> listener;

    private Reached() {}

    /**
     * Listens from now on, instead of whoever listened before.
     *
     * @param next told the name of a class
     */
    public static void listen(Consumer<String> next) {
        listener = next;
    }

    /** A class that is reached by its name or whose members are looked up. */
    public static void type(Class<?> type) {
        Consumer<String> told = listener;
        if (told != null) {
            told.accept(type.getName());
        }
    }
}
