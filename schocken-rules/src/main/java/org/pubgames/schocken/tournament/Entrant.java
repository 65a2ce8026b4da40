package org.pubgames.schocken.tournament;

import java.util.Optional;
import org.pubgames.schocken.tournament.TournamentSettings.Disqualification;

/**
 * Somebody who entered.
 *
 * @param player the name
 * @param playing whether the player is still in the tournament
 * @param points the points of all tables played and those of the organizer; 0 where those of who
 *     was sent off are struck
 * @param sentOff what became of the points of a player who was sent off; left out otherwise
 * @param decided what the organizer gave of the points, below 0 where he took some; left out where
 *     he did neither
 */
public record Entrant(
        String player,
        boolean playing,
        int points,
        Optional<Disqualification> sentOff,
        Optional<Integer> decided) {

    /** Somebody of whom nothing was decided. */
    public Entrant(String player, boolean playing, int points) {
        this(player, playing, points, Optional.empty(), Optional.empty());
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
        return struck
                ? new Entrant(player, playing, 0, sentOff, Optional.empty())
                : new Entrant(player, playing, now, sentOff, decided);
    }

    /** The same with so many points more, or fewer, from the organizer. */
    public Entrant decided(int more) {
        int all = decided.orElse(0) + more;
        return new Entrant(player, playing, points + more, sentOff, Optional.of(all));
    }

    /** The same without any points. */
    public Entrant blank() {
        return new Entrant(player, playing, 0, sentOff, Optional.empty());
    }

    /** The same after leaving. */
    public Entrant left() {
        return new Entrant(player, false, points, sentOff, decided);
    }

    /** The same after being sent off. */
    public Entrant sentOff(Disqualification what) {
        return new Entrant(player, false, points, Optional.of(what), decided).worth(points);
    }
}
