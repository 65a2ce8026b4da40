package org.pubgames.competition.play;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.competition.GameScore;
import org.pubgames.competition.LogPlace;
import org.pubgames.competition.Pairing;
import org.pubgames.competition.PlayedLog;

/** Logs of games that may have been played. */
final class LikelyLogs {

    private LikelyLogs() {}

    /**
     * The logs of some games.
     *
     * @param pairing who met
     * @param games how they ended
     * @param bonus added to the scores of both; below 0 the places alone count
     * @param first the number from which they are named, so that each has a name of its own
     */
    static List<PlayedLog> of(Pairing pairing, List<GameScore> games, int bonus, long first) {
        List<PlayedLog> logs = new ArrayList<>();
        for (GameScore game : games) {
            String digest = "sha256:%064x".formatted(first + logs.size());
            logs.add(log(digest, pairing, game, bonus));
        }
        return logs;
    }

    private static PlayedLog log(String digest, Pairing pairing, GameScore game, int bonus) {
        int ahead = Integer.compare(game.first(), game.second());
        LogPlace one = new LogPlace(pairing.first(), ahead < 0 ? 2 : 1, game.first() + bonus);
        LogPlace other = new LogPlace(pairing.second(), ahead > 0 ? 2 : 1, game.second() + bonus);
        return ahead < 0 ? new PlayedLog(digest, other, one) : new PlayedLog(digest, one, other);
    }
}
