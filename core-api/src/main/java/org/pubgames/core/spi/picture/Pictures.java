package org.pubgames.core.spi.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Lang;
import org.pubgames.core.internal.parts.Providers;

/** The pictures of every game on the class path. Safe to share between threads. */
public final class Pictures {

    private Pictures() {}

    private static final class Installed {
        static final List<PictureProvider> PROVIDERS = providers();

        private static List<PictureProvider> providers() {
            List<PictureProvider> found = new ArrayList<>();
            new Providers<>(PictureProvider.class).forEachRemaining(found::add);
            return List.copyOf(found);
        }
    }

    private static Optional<PictureProvider> provider(String game) {
        return Installed.PROVIDERS.stream().filter(each -> each.draws(game)).findFirst();
    }

    /**
     * The pictures of a game.
     *
     * @param game the game
     * @param lang the language of every word in them
     * @return its pictures; ones that show nothing when it has none
     * @param <S> the state of the game
     * @param <E> its events
     */
    @SuppressWarnings("unchecked")
    public static <S extends GameState, E extends GameEvent> GamePicture<S, E> of(
            Game<S, E> game, Lang lang) {
        return provider(game.key().id())
                .map(found -> (GamePicture<S, E>) found.picture(game, lang))
                .orElseGet(() -> new GamePicture<>() {});
    }

    /**
     * The words of a game: its topics, its events in short, its pictures.
     *
     * @param game the id of a game
     * @param lang the language
     * @return its words; none when it brings none
     */
    public static GameWords words(String game, Lang lang) {
        return provider(game).map(found -> found.words(game, lang)).orElse(GameWords.none(lang));
    }
}
