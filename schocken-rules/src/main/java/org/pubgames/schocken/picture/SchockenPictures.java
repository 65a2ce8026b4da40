package org.pubgames.schocken.picture;

import org.pubgames.core.Game;
import org.pubgames.core.Lang;
import org.pubgames.core.spi.picture.GamePicture;
import org.pubgames.core.spi.picture.GameWords;
import org.pubgames.core.spi.picture.PictureProvider;
import org.pubgames.schocken.Schocken;

/** Brings the pictures and words of Schocken. */
public final class SchockenPictures implements PictureProvider {

    @Override
    public boolean draws(String game) {
        return game.equals(Schocken.KEY.id());
    }

    @Override
    public GameWords words(String game, Lang lang) {
        return GameWords.of(lang, SchockenPictures.class, "words");
    }

    @Override
    public GamePicture<?, ?> picture(Game<?, ?> game, Lang lang) {
        return new SchockenPicture(words(game.key().id(), lang));
    }
}
