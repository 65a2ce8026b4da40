package org.pubgames.core.spi.picture;

import org.pubgames.core.Game;
import org.pubgames.core.Lang;

/** Brings the pictures and words of a game, or of a family of games. Found as a service. */
public interface PictureProvider {

    /**
     * Whether it knows a game.
     *
     * @param game the id of a game
     * @return whether it draws that game
     */
    boolean draws(String game);

    /**
     * The words of a game that it draws.
     *
     * @param game the id of the game
     * @param lang the language
     * @return the words
     */
    GameWords words(String game, Lang lang);

    /**
     * The pictures of a game that it draws.
     *
     * @param game the game
     * @param lang the language of every word in them
     * @return the pictures, for states and events of that game
     */
    GamePicture<?, ?> picture(Game<?, ?> game, Lang lang);
}
