package org.pubgames.competition;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.JsonMatch;
import org.pubgames.core.Outcome;
import org.pubgames.core.spi.Given;

/**
 * A game of a match of the competition that was judged with its own log: by what name the log is
 * found again, and how it ended between two.
 *
 * @param digest the name of the log, as {@link JsonMatch#digest} gives it
 * @param better who has the better place in it; either of the two where they share it
 * @param betterScore what that side reached in it, any number
 * @param other the other side
 * @param otherScore what the other side reached in it, any number
 * @param level whether they share the place
 */
public record PlayedLog(
        String digest,
        String better,
        int betterScore,
        String other,
        int otherScore,
        boolean level) {

    public PlayedLog {
        Given.all("digest, better, other", digest, better, other);
    }

    /**
     * {@return what a competition keeps of a match of any game; empty while it goes on, and where
     * not exactly two have a place}
     *
     * @param match the match
     */
    public static Optional<PlayedLog> of(JsonMatch match) {
        List<Outcome.Place> places = match.match().outcome().map(Outcome::places).orElse(List.of());
        return places.size() == 2
                ? Optional.of(of(match.digest(), places.get(0), places.get(1)))
                : Optional.empty();
    }

    /** Places are told with the best first. */
    private static PlayedLog of(String digest, Outcome.Place better, Outcome.Place other) {
        return new PlayedLog(
                digest,
                better.player(),
                within(better.score()),
                other.player(),
                within(other.score()),
                better.rank() == other.rank());
    }

    /** No game counts beyond an int; what is beyond is told by the places. */
    private static int within(long score) {
        return (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, score));
    }

    /** {@return whose log it is, the better place first} */
    public List<String> players() {
        return List.of(better, other);
    }

    /**
     * {@return whether the scores say the same as the places: more for the better place, as many
     * for the same, and none outside of what a score may be}
     */
    public boolean toldByScores() {
        boolean same = level ? betterScore == otherScore : betterScore > otherScore;
        return same && possible(betterScore) && possible(otherScore);
    }

    private static boolean possible(int score) {
        return score >= 0 && score <= CompetitionSettings.MOST_SCORE;
    }

    /**
     * {@return the score as the log has it}
     *
     * @param side the side whose score comes first
     */
    public GameScore scores(String side) {
        return from(side, new GameScore(betterScore, otherScore));
    }

    /**
     * {@return 1 for who has the better place and 0 for the other; 0 each where they share it}
     *
     * @param side the side whose score comes first
     */
    public GameScore places(String side) {
        return from(side, new GameScore(level ? 0 : 1, 0));
    }

    private GameScore from(String side, GameScore score) {
        return better.equals(side) ? score : score.turned();
    }
}
