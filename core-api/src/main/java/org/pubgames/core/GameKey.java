package org.pubgames.core;

/**
 * The typed name of a game; one constant per game, so that {@link Games#game} answers with the
 * game's own type.
 *
 * @param id the id in files and commands, such as {@code sjoelen}
 * @param type the game's own type
 * @param <G> the game's own type
 */
public record GameKey<G extends Game<?, ?>>(String id, Class<G> type) {

    /**
     * The name of a game without a type of its own.
     *
     * @param id the id in files and commands
     * @return its key
     */
    @SuppressWarnings("unchecked")
    public static GameKey<Game<?, ?>> of(String id) {
        return new GameKey<>(id, (Class<Game<?, ?>>) (Class<?>) Game.class);
    }

    @Override
    public String toString() {
        return id;
    }
}
