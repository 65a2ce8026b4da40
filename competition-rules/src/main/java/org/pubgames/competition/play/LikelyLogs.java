package org.pubgames.competition.play;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.competition.GameScore;
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
        boolean turned = game.second() > game.first();
        GameScore score = turned ? game.turned() : game;
        return new PlayedLog(
                digest,
                turned ? pairing.second() : pairing.first(),
                score.first() + bonus,
                turned ? pairing.first() : pairing.second(),
                score.second() + bonus,
                score.first() == score.second());
    }
}
