package org.pubgames.competition;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.JsonMatch;
import org.pubgames.core.Outcome;
import org.pubgames.core.spi.Given;

/**
 * A game of a match of the competition that was judged with its own log: by what name the log is
 * found again, and how it ended.
 *
 * @param digest the name of the log, as {@link JsonMatch#digest} gives it
 * @param one the place of one side in it
 * @param other the place of the other side
 */
public record PlayedLog(String digest, LogPlace one, LogPlace other) {

    public PlayedLog {
        Given.all("digest, one, other", digest, one, other);
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
                ? Optional.of(
                        new PlayedLog(match.digest(), place(places.get(0)), place(places.get(1))))
                : Optional.empty();
    }

    /** No game counts beyond an int; what is beyond is told by the places. */
    private static LogPlace place(Outcome.Place place) {
        int score = (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, place.score()));
        return new LogPlace(place.player(), place.rank(), score);
    }

    /** {@return whose log it is, the better place first} */
    public List<String> players() {
        return List.of(one.player(), other.player());
    }

    /**
     * {@return whether the scores say the same as the places: more for the better place, as many
     * for the same, and none outside of what a score may be}
     */
    public boolean toldByScores() {
        return Integer.compare(one.score(), other.score()) == ahead()
                && possible(one.score())
                && possible(other.score());
    }

    private static boolean possible(int score) {
        return score >= 0 && score <= CompetitionSettings.MOST_SCORE;
    }

    /** 1 when the one has the better place, -1 when the other has, 0 when they share it. */
    private int ahead() {
        return Integer.compare(other.rank(), one.rank());
    }

    /**
     * {@return the score as the log has it}
     *
     * @param side the side whose score comes first
     */
    public GameScore scores(String side) {
        return from(side, new GameScore(one.score(), other.score()));
    }

    /**
     * {@return 1 for who has the better place and 0 for the other; 0 each where they share it}
     *
     * @param side the side whose score comes first
     */
    public GameScore places(String side) {
        return from(side, new GameScore(ahead() > 0 ? 1 : 0, ahead() < 0 ? 1 : 0));
    }

    private GameScore from(String side, GameScore score) {
        return one.player().equals(side) ? score : score.turned();
    }
}
