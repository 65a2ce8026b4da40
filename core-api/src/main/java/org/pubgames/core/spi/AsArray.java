package org.pubgames.core.spi;

/**
 * Implemented by a record that is written as a list of its components: {@code [9, 5, 7, 5]}. No
 * annotation: the first one that a process reads takes long.
 */
public interface AsArray {

    /**
     * {@return whether records of a type are written so}
     *
     * @param type the type of a list entry
     */
    static boolean holds(Class<?> type) {
        return AsArray.class.isAssignableFrom(type);
    }
}
