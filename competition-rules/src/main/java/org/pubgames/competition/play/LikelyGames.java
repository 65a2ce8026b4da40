package org.pubgames.competition.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import org.pubgames.competition.CompetitionSettings;
import org.pubgames.competition.CompetitionSettings.Format;
import org.pubgames.competition.GameScore;

/** Scores that make a match. Whether they may is for the rules to say. */
final class LikelyGames {

    private final int games;
    private final boolean all;
    private final boolean draws;

    LikelyGames(CompetitionSettings settings) {
        this.games = settings.matchGames();
        this.all = settings.allGamesPlayed();
        this.draws = settings.drawsAllowed() && settings.format() != Format.KNOCK_OUT;
    }

    /** The side named first wins every game that is played, or the other does. */
    List<GameScore> won(boolean byFirst) {
        GameScore game = byFirst ? new GameScore(2, 0) : new GameScore(0, 2);
        return Collections.nCopies(all ? games : games / 2 + 1, game);
    }

    /** The winner, who wins the last game too, loses as many games as he can. */
    List<GameScore> narrow(boolean byFirst) {
        List<GameScore> scores = new ArrayList<>();
        for (int i = 1; i <= games; i++) {
            boolean first = (games - i) % 2 == 0 ? byFirst : !byFirst;
            scores.add(first ? new GameScore(1, 0) : new GameScore(0, 1));
        }
        if (games % 2 == 0) {
            scores.set(0, byFirst ? new GameScore(1, 0) : new GameScore(0, 1));
        }
        return scores;
    }

    /** Every game ends level. */
    List<GameScore> level() {
        return Collections.nCopies(games, new GameScore(1, 1));
    }

    /** Game after game by chance until the match is decided. */
    List<GameScore> atRandom(RandomGenerator random) {
        List<GameScore> scores = new ArrayList<>();
        int first = 0;
        int second = 0;
        while (scores.size() < games && (all || 2 * Math.max(first, second) <= games)) {
            GameScore score = new GameScore(random.nextInt(4), random.nextInt(4));
            if (score.first() != score.second() || draws) {
                scores.add(score);
                first += score.first() > score.second() ? 1 : 0;
                second += score.second() > score.first() ? 1 : 0;
            }
        }
        return scores;
    }
}
