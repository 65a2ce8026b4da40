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
 * @param standIn who plays in the place of a player who is still in the tournament
 */
public record Entrant(
        String player,
        boolean playing,
        int points,
        Optional<Disqualification> sentOff,
        Optional<Integer> decided,
        Optional<String> standIn) {

    /** Somebody of whom nothing was decided. */
    public Entrant(String player, boolean playing, int points) {
        this(player, playing, points, Optional.empty(), Optional.empty(), Optional.empty());
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
                ? new Entrant(player, playing, 0, sentOff, Optional.empty(), standIn)
                : new Entrant(player, playing, now, sentOff, decided, standIn);
    }

    /** The same with so many points more, or fewer, from the organizer. */
    public Entrant decided(int more) {
        int all = decided.orElse(0) + more;
        return new Entrant(player, playing, points + more, sentOff, Optional.of(all), standIn);
    }

    /** The same without any points. */
    public Entrant blank() {
        return new Entrant(player, playing, 0, sentOff, Optional.empty(), standIn);
    }

    /** The same after leaving. */
    public Entrant left() {
        return new Entrant(player, false, points, sentOff, decided, Optional.empty());
    }

    /** The same after being sent off. */
    public Entrant sentOff(Disqualification what) {
        return new Entrant(player, false, points, Optional.of(what), decided, Optional.empty())
                .worth(points);
    }

    /** The same with somebody, or nobody, who plays in the player's place. */
    public Entrant replaced(Optional<String> by) {
        return new Entrant(player, playing, points, sentOff, decided, by);
    }

    /** Who plays: the player, or whoever does so in the player's place. */
    public String plays() {
        return standIn.orElse(player);
    }
}
