package org.pubgames.core;

/** How a rules module offers its games: one provider for each game in {@code META-INF/services}. */
public interface GameProvider {

    /** The game; the same object at every call. */
    Game<?, ?> game();

    /** The id of the game; a provider that knows it without making the game starts faster. */
    default String id() {
        return game().key().id();
    }
}
