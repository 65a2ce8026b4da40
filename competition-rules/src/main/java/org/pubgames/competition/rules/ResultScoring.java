package org.pubgames.competition.rules;

import java.util.List;
import org.pubgames.competition.CompetitionEvent;
import org.pubgames.competition.CompetitionSettings;
import org.pubgames.competition.GameScore;
import org.pubgames.competition.Pairing;
import org.pubgames.competition.Result;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/**
 * A possible result: what is it worth?
 *
 * @param event what is reported
 * @param games the score of each game
 * @param pairing who met
 */
public record ResultScoring(
        Findings findings,
        CompetitionEvent event,
        List<GameScore> games,
        Pairing pairing,
        CompetitionSettings settings)
        implements Situation {

    private Result result() {
        return Result.played(games, 0, 0);
    }

    private int lead() {
        return result().firstGames() - result().secondGames();
    }

    /** Whether a result is put right. */
    public boolean correction() {
        return event.corrects();
    }

    /** Whether nobody won. */
    public boolean level() {
        return lead() == 0;
    }

    /** Whether all games that there can be were needed, of several. */
    public boolean narrow() {
        return settings.matchGames() > 1
                && games.size() == settings.matchGames()
                && Math.abs(lead()) == 1;
    }

    /** The side named first. */
    public String first() {
        return pairing.first();
    }

    /** The side named second. */
    public String second() {
        return pairing.second();
    }

    /** Who won; the side named first where nobody did. */
    public String winner() {
        return lead() < 0 ? pairing.second() : pairing.first();
    }

    /** Who lost; the side named second where nobody did. */
    public String loser() {
        return pairing.opponent(winner());
    }

    /**
     * The games of both sides where there are several, otherwise their points; the winner's first.
     */
    public String score() {
        Result result = lead() < 0 ? result().turned() : result();
        return settings.matchGames() > 1
                ? result.firstGames() + "–" + result.secondGames()
                : result.firstScore() + "–" + result.secondScore();
    }

    /** Who wins has one more match won. */
    public Worth matchWon() {
        return worth(1, 0);
    }

    /** What the match is worth when the winner gets so much and the loser so much. */
    public Worth worth(int winning, int losing) {
        return lead() < 0 ? new Worth(losing, winning) : new Worth(winning, losing);
    }
}
