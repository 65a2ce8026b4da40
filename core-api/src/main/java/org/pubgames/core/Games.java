package org.pubgames.core;

import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.internal.text.Nearest;

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

    /** Providers in the order of the class path, looked for no further than needed. */
    private static final class Providers {
        private static final Map<String, GameProvider> MET = new HashMap<>();
        private static final Iterator<GameProvider> REST =
                ServiceLoader.load(GameProvider.class, Games.class.getClassLoader()).iterator();

        static synchronized @Nullable GameProvider of(String id) {
            while (!MET.containsKey(id) && REST.hasNext()) {
                GameProvider next = REST.next();
                MET.putIfAbsent(next.id(), next);
            }
            return MET.get(id);
        }
    }

    /** All games, by id. */
    public static List<Game<?, ?>> installed() {
        return Installed.GAMES;
    }

    /** The game with this id; the others are not loaded for it. */
    public static Optional<Game<?, ?>> find(String id) {
        GameProvider provider = Providers.of(id);
        return provider == null ? Optional.empty() : Optional.of(provider.game());
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
        Optional<Game<?, ?>> found = find(key.id());
        if (found.isPresent() && found.get().key().equals(key)) {
            return (Game<S, E>) found.get();
        }
        throw new IllegalArgumentException(
                "game '"
                        + key.id()
                        + "' is not on the class path; installed: "
                        + installed().stream().map(game -> game.key().id()).toList());
    }
}
