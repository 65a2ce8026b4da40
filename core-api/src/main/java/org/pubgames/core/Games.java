package org.pubgames.core;

import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import org.pubgames.core.internal.text.Nearest;

/** The front door: every game on the class path. Safe to share between threads. */
public final class Games {

    private Games() {}

    /**
     * Finds the games on the class path. The library itself implements it; hosts and authors of
     * games do not.
     */
    public interface Finder {

        /**
         * The games in the order of their ids.
         *
         * @return all of them
         */
        List<Game<?, ?>> all();

        /**
         * One game; the others are not made for it.
         *
         * @param id its id
         * @return the same object at every call; empty when there is none with this id
         */
        Optional<Game<?, ?>> find(String id);
    }

    private static final class Installed {
        static final Finder FINDER =
                ServiceLoader.load(Finder.class, Games.class.getClassLoader()).iterator().next();
    }

    /** All games, by id. */
    public static List<Game<?, ?>> installed() {
        return Installed.FINDER.all();
    }

    /** The game with this id; the others are not loaded for it. */
    public static Optional<Game<?, ?>> find(String id) {
        return Installed.FINDER.find(id);
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
    public static <G extends Game<?, ?>> G game(GameKey<G> key) {
        Optional<Game<?, ?>> found = find(key.id());
        if (found.isPresent() && key.type().isInstance(found.get())) {
            return key.type().cast(found.get());
        }
        throw new IllegalArgumentException(
                "game '"
                        + key.id()
                        + "' is not on the class path; installed: "
                        + installed().stream().map(game -> game.key().id()).toList());
    }
}
