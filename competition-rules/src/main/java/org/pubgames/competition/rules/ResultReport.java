package org.pubgames.competition.rules;

import java.util.List;
import org.pubgames.competition.CompetitionSettings;
import org.pubgames.competition.GameScore;
import org.pubgames.competition.Pairing;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/**
 * A result is reported: can it be one?
 *
 * @param games the score of each game
 * @param logged whether each is that of a log
 * @param pairing who met
 */
public record ResultReport(
        Findings findings,
        List<GameScore> games,
        boolean logged,
        Pairing pairing,
        CompetitionSettings settings)
        implements Situation {

    /** Where the games stand in the report. */
    public String field() {
        return logged ? "/logs" : "/games";
    }

    /** How many games are reported, from 0. */
    public int number() {
        return games.size();
    }

    /** The most games of a match, 1 to 15. */
    public int most() {
        return settings.matchGames();
    }

    /** Whether games are missing: all are to be played, or nobody has won more than half. */
    public boolean unfinished() {
        return number() < most() && (settings.allGamesPlayed() || decidedAfter() > number());
    }

    /** Whether there are too many games, or one after the match was decided. */
    public boolean tooMany() {
        return number() > most() || (!settings.allGamesPlayed() && decidedAfter() < number());
    }

    /** The game, from 1, with which somebody has more than half of them; more than all if none. */
    private int decidedAfter() {
        int first = 0;
        int second = 0;
        for (int i = 0; i < games.size(); i++) {
            first += games.get(i).first() > games.get(i).second() ? 1 : 0;
            second += games.get(i).second() > games.get(i).first() ? 1 : 0;
            if (2 * Math.max(first, second) > most()) {
                return i + 1;
            }
        }
        return Integer.MAX_VALUE;
    }

    /** Whether some score is below 0 or above the limit. */
    public boolean outOfRange() {
        return games.stream().anyMatch(game -> outside(game.first()) || outside(game.second()));
    }

    private static boolean outside(int score) {
        return score < 0 || score > CompetitionSettings.MOST_SCORE;
    }

    /** The most points of one side in one game: 9999. */
    public int limit() {
        return CompetitionSettings.MOST_SCORE;
    }

    /** Whether a game ended level: where none may, an odd number of games has a winner. */
    public boolean level() {
        return games.stream().anyMatch(game -> game.first() == game.second());
    }
}
