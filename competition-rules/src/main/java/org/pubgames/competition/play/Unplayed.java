package org.pubgames.competition.play;

import java.util.Collections;
import java.util.List;
import org.pubgames.competition.CompetitionSettings;
import org.pubgames.competition.GameScore;
import org.pubgames.competition.Pairing;
import org.pubgames.competition.Result;
import org.pubgames.competition.rules.Worth;

/** The result of a match that was not played. */
final class Unplayed {

    private Unplayed() {}

    /**
     * The result with the score that the competition gives: to who was there, in each game that
     * decides the match.
     */
    static Result of(
            Pairing pairing, List<String> absent, Worth worth, CompetitionSettings settings) {
        int games =
                settings.allGamesPlayed() ? settings.matchGames() : settings.matchGames() / 2 + 1;
        int first = absent.contains(pairing.first()) ? 0 : settings.walkOverScore();
        int second = absent.contains(pairing.second()) ? 0 : settings.walkOverScore();
        List<GameScore> scores =
                first + second == 0
                        ? List.of()
                        : Collections.nCopies(games, new GameScore(first, second));
        return new Result(
                Result.Kind.WALKED_OVER, scores, worth.first(), worth.second(), absent, List.of());
    }
}
