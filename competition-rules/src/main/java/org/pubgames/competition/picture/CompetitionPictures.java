package org.pubgames.competition.picture;

import org.pubgames.competition.Competition;
import org.pubgames.core.Game;
import org.pubgames.core.Lang;
import org.pubgames.core.spi.picture.GamePicture;
import org.pubgames.core.spi.picture.GameWords;
import org.pubgames.core.spi.picture.PictureProvider;

/** Brings the pictures and words of a competition. */
public final class CompetitionPictures implements PictureProvider {

    @Override
    public boolean draws(String game) {
        return game.equals(Competition.KEY.id());
    }

    @Override
    public GameWords words(String game, Lang lang) {
        return GameWords.of(lang, CompetitionPictures.class, "words");
    }

    @Override
    public GamePicture<?, ?> picture(Game<?, ?> game, Lang lang) {
        return new CompetitionPicture(words(game.key().id(), lang));
    }
}
