package org.pubgames.core;

/** How a rules module offers its games: one provider for each game in {@code META-INF/services}. */
public interface GameProvider {

    /** The game; the same object at every call. */
    Game<?, ?> game();
}
