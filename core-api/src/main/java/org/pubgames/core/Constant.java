package org.pubgames.core;

/**
 * A constant of a game that was written down and read back: known by its name alone. Texts say it
 * like the constant itself.
 *
 * @param name the name as files write it: {@code half-through}
 */
public record Constant(String name) {

    @Override
    public String toString() {
        return name;
    }
}
