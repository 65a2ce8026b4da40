package org.pubgames.schocken.tournament;

import java.util.Optional;
import org.pubgames.schocken.tournament.TournamentSettings.Disqualification;

/**
 * Somebody who entered.
 *
 * @param player the name
 * @param playing whether the player is still in the tournament
 * @param points the points of all tables played; 0 where those of who was sent off are struck
 * @param sentOff what became of the points of a player who was sent off; left out otherwise
 */
public record Entrant(
        String player, boolean playing, int points, Optional<Disqualification> sentOff) {

    /** Somebody who was not sent off. */
    public Entrant(String player, boolean playing, int points) {
        this(player, playing, points, Optional.empty());
    }

    /** Somebody who has just entered. */
    public static Entrant entered(String player) {
        return new Entrant(player, true, 0);
    }

    /** Where those of the same standing are placed: the greater, the further ahead. */
    int group() {
        if (sentOff.isPresent()) {
            return 0;
        }
        return playing ? 2 : 1;
    }

    /** The same with other points, which count nothing where they are struck. */
    public Entrant worth(int now) {
        boolean struck = sentOff.filter(Disqualification.POINTS_STRUCK::equals).isPresent();
        return new Entrant(player, playing, struck ? 0 : now, sentOff);
    }

    /** The same after leaving. */
    public Entrant left() {
        return new Entrant(player, false, points, sentOff);
    }

    /** The same after being sent off. */
    public Entrant sentOff(Disqualification what) {
        return new Entrant(player, false, points, Optional.of(what)).worth(points);
    }
}
