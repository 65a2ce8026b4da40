package org.pubgames.shuffleboard.picture;

import java.util.List;
import org.pubgames.core.Game;
import org.pubgames.core.Lang;
import org.pubgames.core.spi.picture.GamePicture;
import org.pubgames.core.spi.picture.GameWords;
import org.pubgames.core.spi.picture.PictureProvider;
import org.pubgames.shuffleboard.Shuffleboard;

/** Brings the pictures and words of the shuffleboards. */
public final class ShuffleboardPictures implements PictureProvider {

    // Ids as they stand in files: to look them up, no class of another game is loaded.
    private static final List<String> GAMES =
            List.of("court-shuffleboard", "deck-shuffleboard", "shovelboard", "table-shuffleboard");

    @Override
    public boolean draws(String game) {
        return GAMES.contains(game);
    }

    /** The words that all of them share, and those of the one game. */
    @Override
    public GameWords words(String game, Lang lang) {
        return GameWords.of(lang, ShuffleboardPictures.class, "words", game);
    }

    @Override
    public GamePicture<?, ?> picture(Game<?, ?> game, Lang lang) {
        return new ShuffleboardPicture((Shuffleboard) game, words(game.key().id(), lang));
    }
}
