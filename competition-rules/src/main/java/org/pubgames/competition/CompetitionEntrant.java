package org.pubgames.competition;

import java.util.ArrayList;
import java.util.List;

/**
 * Who takes part: a player, a pair or a team.
 *
 * @param player the name at the seat
 * @param status whether the entrant is still in the competition, and if not, what counts
 * @param decided points that the organizer gave, less those that he or a rule took away
 * @param postponed how many matches it has put off
 * @param absences the rounds in which it will not be there, or was not, as it said before
 */
public record CompetitionEntrant(
        String player, Status status, int decided, int postponed, List<Integer> absences) {

    public CompetitionEntrant {
        absences = List.copyOf(absences);
    }

    /** Whether an entrant is still there. */
    public enum Status {
        PLAYS,
        /** It has left, and its results stand. */
        LEFT,
        /** It has left, its results stand, and it is placed last. */
        LEFT_LAST,
        /** It has left, and none of its results counts. */
        DELETED
    }

    /** Somebody who has just entered. */
    public static CompetitionEntrant entered(String player) {
        return new CompetitionEntrant(player, Status.PLAYS, 0, 0, List.of());
    }

    /** Whether it is still in the competition. */
    public boolean plays() {
        return status == Status.PLAYS;
    }

    /** Whether its matches count. */
    public boolean counts() {
        return status != Status.DELETED;
    }

    /** Whether it is placed behind all others. */
    public boolean placedLast() {
        return status == Status.DELETED || status == Status.LEFT_LAST;
    }

    CompetitionEntrant left(Status how) {
        return new CompetitionEntrant(player, how, decided, postponed, absences);
    }

    CompetitionEntrant decided(int points) {
        int sum = Math.max(-MOST, Math.min(MOST, decided + points));
        return new CompetitionEntrant(player, status, sum, postponed, absences);
    }

    CompetitionEntrant postponing() {
        return new CompetitionEntrant(player, status, decided, postponed + 1, absences);
    }

    CompetitionEntrant absent(int round) {
        List<Integer> all = new ArrayList<>(absences);
        all.add(round);
        return new CompetitionEntrant(player, status, decided, postponed, all);
    }

    /** The most points that decisions make together: a million. */
    private static final int MOST = 1_000_000;
}
