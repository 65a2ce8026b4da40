package org.pubgames.sjoelen.picture;

import org.pubgames.core.Game;
import org.pubgames.core.Lang;
import org.pubgames.core.spi.picture.GamePicture;
import org.pubgames.core.spi.picture.GameWords;
import org.pubgames.core.spi.picture.PictureProvider;
import org.pubgames.sjoelen.Sjoelen;

/** Brings the pictures and words of sjoelen. */
public final class SjoelenPictures implements PictureProvider {

    @Override
    public boolean draws(String game) {
        return game.equals(Sjoelen.KEY.id());
    }

    @Override
    public GameWords words(String game, Lang lang) {
        return GameWords.of(lang, SjoelenPictures.class, "words");
    }

    @Override
    public GamePicture<?, ?> picture(Game<?, ?> game, Lang lang) {
        return new SjoelenPicture(words(game.key().id(), lang));
    }
}
