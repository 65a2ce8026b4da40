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

    /** {@return the place of a side, where it has one} */
    public Optional<LogPlace> place(String side) {
        return one.player().equals(side)
                ? Optional.of(one)
                : Optional.of(other).filter(each -> each.player().equals(side));
    }
}
