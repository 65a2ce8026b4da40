package org.pubgames.core;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import org.pubgames.core.internal.text.Nearest;

/** Every game on the class path, and the files of all of them. Safe to share between threads. */
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

        /**
         * The variants on the class path.
         *
         * @return those of all games
         */
        Catalogue catalogue();

        /**
         * Files of all games.
         *
         * @param catalogue where the variant that a header names is looked up
         * @param pinning what to do when it has changed since the match was begun
         * @return what judges and replays them
         */
        MatchFiles files(Catalogue catalogue, Pinning pinning);

        /**
         * A folder of variants.
         *
         * @param folder the folder
         * @param listener told of every change after the first reading
         * @return the watch, or why the folder cannot be read or watched
         */
        Reading<VariantWatch> watch(Path folder, VariantWatch.Listener listener);
    }

    private static final class Installed {
        static final Finder FINDER =
                ServiceLoader.load(Finder.class, Games.class.getClassLoader()).iterator().next();
    }

    /**
     * All games.
     *
     * @return those on the class path, in the order of their ids
     */
    public static List<Game<?, ?>> installed() {
        return Installed.FINDER.all();
    }

    /**
     * The game with this id; the others are not loaded for it.
     *
     * @param id the id in files and commands
     * @return the game; empty when there is none with this id
     */
    public static Optional<Game<?, ?>> find(String id) {
        return Installed.FINDER.find(id);
    }

    /**
     * The game that a user's input names.
     *
     * @param id the id as it is written there
     * @param where where it is written
     * @return the game, or the problem {@code unknown-game} with the nearest name
     */
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
     * The variants of all games on the class path; the start for adding a house's own.
     *
     * @return the same object at every call
     */
    public static Catalogue catalogue() {
        return Installed.FINDER.catalogue();
    }

    /**
     * Match files and journals of all games, by variants on the class path; a match whose variant
     * has changed since it was begun is refused.
     *
     * @return what judges and replays them
     */
    public static MatchFiles files() {
        return files(catalogue(), Pinning.HELD);
    }

    /**
     * Match files and journals of all games.
     *
     * @param catalogue where the variant that a header names is looked up
     * @param pinning what to do when it has changed since the match was begun
     * @return what judges and replays them
     */
    public static MatchFiles files(Catalogue catalogue, Pinning pinning) {
        return Installed.FINDER.files(catalogue, pinning);
    }

    /**
     * Reads a folder of variants and goes on watching it until the watch is closed.
     *
     * @param folder the folder
     * @param listener told of every change after the first reading
     * @return the watch, or why the folder cannot be read or watched; broken files in it are no
     *     such reason, they are in {@link VariantWatch.Status#problems()}
     */
    public static Reading<VariantWatch> watch(Path folder, VariantWatch.Listener listener) {
        return Installed.FINDER.watch(folder, listener);
    }

    /**
     * The game with this key.
     *
     * @param key the constant of the game's own type, such as {@code Sjoelen.KEY}
     * @return the game with its typed extras
     * @param <G> the game's own type
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
