package org.pubgames.conformance.picture;

import java.util.Optional;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Variant;
import org.pubgames.schocken.Schocken;
import org.pubgames.schocken.tournament.SchockenTournament;
import org.pubgames.shuffleboard.Shuffleboard;
import org.pubgames.sjoelen.Sjoelen;

/**
 * Situations as pictures: dice and penalty discs, a sjoelbak with its discs, a board with discs.
 *
 * <p>A picture is an {@code <svg>} element for a page, 300 pixels wide at most, with {@code
 * role="img"}, a title and a description in words. It has no script, no style sheet and no link; it
 * writes in {@code currentColor}, so it follows the page into the dark. What is to be judged may be
 * wrong in any way: a picture shows what can be shown of it and never refuses. Safe to share
 * between threads.
 */
public final class Pictures {

    private Pictures() {}

    /**
     * The situation in which an event is judged.
     *
     * @param variant what is played
     * @param stateJson the state before the event, as the game's codec writes it
     * @param eventJson the event, as a line of a match file
     * @return a picture; empty when there is nothing to draw
     */
    public static Optional<String> of(
            Variant variant, Optional<String> stateJson, String eventJson, Lang lang) {
        Said state = stateJson.map(Said::read).orElse(Said.NOTHING);
        return drawn(new Situation(variant, state, Said.read(eventJson), new PictureWords(lang)));
    }

    /**
     * A question about points or rank, such as {@code {"compartments":[9,5,7,5]}}, {@code
     * {"dice":[4,2,1]}} or {@code {"discs":[{"side":"a","x":0,"y":102}]}}.
     *
     * @param variant what is played
     * @return a picture; empty when there is nothing to draw
     */
    public static Optional<String> ofQuestion(Variant variant, String questionJson, Lang lang) {
        Said question = Said.read(questionJson);
        return drawn(new Situation(variant, Said.NOTHING, question, new PictureWords(lang)));
    }

    private static Optional<String> drawn(Situation situation) {
        String game = situation.variant().game();
        if (game.equals(Sjoelen.KEY.id())) {
            return new SjoelenPicture(situation).drawn();
        }
        if (game.equals(Schocken.KEY.id())) {
            return new SchockenPicture(situation).drawn();
        }
        if (game.equals(SchockenTournament.KEY.id())) {
            return new TournamentPicture(situation).drawn();
        }
        return Games.find(game)
                .filter(Shuffleboard.class::isInstance)
                .flatMap(found -> new BoardPicture((Shuffleboard) found, situation).drawn());
    }
}
