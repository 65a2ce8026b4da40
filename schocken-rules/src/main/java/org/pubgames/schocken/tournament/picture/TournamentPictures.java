package org.pubgames.schocken.tournament.picture;

import org.pubgames.core.Game;
import org.pubgames.core.Lang;
import org.pubgames.core.spi.picture.GamePicture;
import org.pubgames.core.spi.picture.GameWords;
import org.pubgames.core.spi.picture.PictureProvider;
import org.pubgames.schocken.tournament.SchockenTournament;

/** Brings the pictures and words of a Schocken tournament. */
public final class TournamentPictures implements PictureProvider {

    @Override
    public boolean draws(String game) {
        return game.equals(SchockenTournament.KEY.id());
    }

    @Override
    public GameWords words(String game, Lang lang) {
        return GameWords.of(lang, TournamentPictures.class, "words");
    }

    @Override
    public GamePicture<?, ?> picture(Game<?, ?> game, Lang lang) {
        return new TournamentPicture(words(game.key().id(), lang));
    }
}
