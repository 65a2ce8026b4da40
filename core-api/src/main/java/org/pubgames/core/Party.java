package org.pubgames.core;

/** Somebody whom a ruling concerns. */
public sealed interface Party {

    /** {@return the name of the seat, or of the side as files write it} */
    String name();

    /**
     * A player.
     *
     * @param name the name that was reported; that of a seat, but in a ruling that says that nobody
     *     of this name is seated
     */
    record Player(String name) implements Party {}

    /**
     * A side, where sides play.
     *
     * @param name the side as files write it, such as {@code a}
     */
    record Side(String name) implements Party {}
}
