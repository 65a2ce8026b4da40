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
 * @param absent whether a player who is still in the tournament is not there and has not come yet;
 *     left out otherwise
 */
public record Entrant(
        String player,
        boolean playing,
        int points,
        Optional<Disqualification> sentOff,
        Optional<Integer> decided,
        Optional<String> standIn,
        Optional<Boolean> absent) {

    /** Somebody of whom nothing was decided. */
    public Entrant(String player, boolean playing, int points) {
        this(
                player,
                playing,
                points,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
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

    /** Whether the player is still in the tournament and not there. */
    public boolean isAbsent() {
        return absent.orElse(false);
    }

    /** The same with other points, which count nothing where they are struck. */
    public Entrant worth(int now) {
        boolean struck = sentOff.filter(Disqualification.POINTS_STRUCK::equals).isPresent();
        Optional<Integer> given = struck ? Optional.empty() : decided;
        return with(playing, struck ? 0 : now, sentOff, given, standIn, absent);
    }

    /** The same with so many points more, or fewer, from the organizer. */
    public Entrant decided(int more) {
        Optional<Integer> all = Optional.of(decided.orElse(0) + more);
        return with(playing, points + more, sentOff, all, standIn, absent);
    }

    /** The same without any points. */
    public Entrant blank() {
        return with(playing, 0, sentOff, Optional.empty(), standIn, absent);
    }

    /** The same after leaving. */
    public Entrant left() {
        return with(false, points, sentOff, decided, Optional.empty(), Optional.empty());
    }

    /** The same after being sent off. */
    public Entrant sentOff(Disqualification what) {
        return with(false, points, Optional.of(what), decided, Optional.empty(), Optional.empty())
                .worth(points);
    }

    /**
     * The same with somebody, or nobody, who plays in the player's place; whoever it is, is there.
     */
    public Entrant replaced(Optional<String> by) {
        return with(playing, points, sentOff, decided, by, Optional.empty());
    }

    /** The same who is absent, or there. */
    public Entrant absent(boolean now) {
        Optional<Boolean> absence = Optional.of(true).filter(away -> now);
        return with(playing, points, sentOff, decided, standIn, absence);
    }

    private Entrant with(
            boolean in,
            int now,
            Optional<Disqualification> sent,
            Optional<Integer> given,
            Optional<String> by,
            Optional<Boolean> away) {
        return new Entrant(player, in, now, sent, given, by, away);
    }

    /** Who plays: the player, or whoever does so in the player's place. */
    public String plays() {
        return standIn.orElse(player);
    }
}
