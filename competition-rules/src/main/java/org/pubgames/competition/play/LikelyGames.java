package org.pubgames.competition.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import org.pubgames.competition.CompetitionSettings;
import org.pubgames.competition.Score;

/** Scores that make a match. Whether they may is for the rules to say. */
final class LikelyGames {

    private final int games;
    private final boolean all;
    private final boolean draws;

    LikelyGames(CompetitionSettings settings) {
        this.games = settings.matchGames();
        this.all = settings.allGamesPlayed();
        this.draws = settings.drawsAllowed();
    }

    /** The side named first wins every game that is played, or the other does. */
    List<Score> won(boolean byFirst) {
        Score game = byFirst ? new Score(2, 0) : new Score(0, 2);
        return Collections.nCopies(all ? games : games / 2 + 1, game);
    }

    /** The winner, who wins the last game too, loses as many games as he can. */
    List<Score> narrow(boolean byFirst) {
        List<Score> scores = new ArrayList<>();
        for (int i = 1; i <= games; i++) {
            boolean first = (games - i) % 2 == 0 ? byFirst : !byFirst;
            scores.add(first ? new Score(1, 0) : new Score(0, 1));
        }
        if (games % 2 == 0) {
            scores.set(0, byFirst ? new Score(1, 0) : new Score(0, 1));
        }
        return scores;
    }

    /** Every game ends level. */
    List<Score> level() {
        return Collections.nCopies(games, new Score(1, 1));
    }

    /** Game after game by chance until the match is decided. */
    List<Score> atRandom(RandomGenerator random) {
        List<Score> scores = new ArrayList<>();
        int first = 0;
        int second = 0;
        while (scores.size() < games && (all || 2 * Math.max(first, second) <= games)) {
            Score score = new Score(random.nextInt(4), random.nextInt(4));
            if (score.first() != score.second() || draws) {
                scores.add(score);
                first += score.first() > score.second() ? 1 : 0;
                second += score.second() > score.first() ? 1 : 0;
            }
        }
        return scores;
    }
}
