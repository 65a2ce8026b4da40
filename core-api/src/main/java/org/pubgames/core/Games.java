package org.pubgames.core;

import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Collectors;

/** The front door: every game on the class path. Safe to share between threads. */
public final class Games {

    private Games() {}

    private static final class Installed {
        static final List<Game<?, ?>> GAMES = load();

        private static List<Game<?, ?>> load() {
            return ServiceLoader.load(GameProvider.class, Games.class.getClassLoader()).stream()
                    .<Game<?, ?>>map(provider -> provider.get().game())
                    .sorted((a, b) -> a.key().id().compareTo(b.key().id()))
                    .collect(Collectors.toUnmodifiableList());
        }
    }

    /** All games, by id. */
    public static List<Game<?, ?>> installed() {
        return Installed.GAMES;
    }

    /** The game with this id. */
    public static Optional<Game<?, ?>> find(String id) {
        return installed().stream().filter(game -> game.key().id().equals(id)).findFirst();
    }

    /** The game with this id, or the problem {@code unknown-game} with the nearest name. */
    public static Reading<Game<?, ?>> look(String id, Where where) {
        Optional<Game<?, ?>> found = find(id);
        if (found.isPresent()) {
            return Reading.of(found.get());
        }
        List<String> ids = installed().stream().map(game -> game.key().id()).toList();
        return Reading.failed(
                Problem.of("unknown-game", where)
                        .withValue(id)
                        .withAllowed(String.join(", ", ids))
                        .withSuggestion(Nearest.of(id, ids)));
    }

    /**
     * The game with this key.
     *
     * @throws IllegalArgumentException when it is not on the class path; the message names those
     *     that are
     */
    @SuppressWarnings("unchecked")
    public static <S extends GameState, E extends GameEvent> Game<S, E> game(GameKey<S, E> key) {
        for (Game<?, ?> game : installed()) {
            if (game.key().equals(key)) {
                return (Game<S, E>) game;
            }
        }
        throw new IllegalArgumentException(
                "game '"
                        + key.id()
                        + "' is not on the class path; installed: "
                        + installed().stream().map(game -> game.key().id()).toList());
    }
}
