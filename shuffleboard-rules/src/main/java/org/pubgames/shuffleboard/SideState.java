package org.pubgames.shuffleboard;

import java.util.List;
import java.util.Optional;

/**
 * A side.
 *
 * @param players its players; in doubles the one at the head first
 * @param colour the colour of its discs, where the rules give one
 * @param points its total in the game in progress
 * @param games games won
 * @param headStart the points it began with
 * @param bonus points added for each of its scoring discs
 * @param particulars what besides play has to be known, where there is something
 */
public record SideState(
        Side side,
        List<String> players,
        Optional<String> colour,
        int points,
        int games,
        int headStart,
        int bonus,
        Optional<SideParticulars> particulars) {

    public SideState {
        players = List.copyOf(players);
    }

    /** A side of which nothing has happened. */
    public static SideState of(Side side, List<String> players) {
        return new SideState(side, players, Optional.empty(), 0, 0, 0, 0, Optional.empty());
    }

    /** The same side with another total. */
    public SideState withPoints(int newPoints) {
        return new SideState(
                side, players, colour, newPoints, games, headStart, bonus, particulars);
    }

    /** The same side with another number of games won. */
    public SideState withGames(int newGames) {
        return new SideState(
                side, players, colour, points, newGames, headStart, bonus, particulars);
    }

    /** The same side with discs of a colour. */
    public SideState coloured(String newColour) {
        return new SideState(
                side,
                players,
                Optional.of(newColour),
                points,
                games,
                headStart,
                bonus,
                particulars);
    }

    /** The same side with another handicap. */
    public SideState withHandicap(int newHeadStart, int newBonus) {
        return new SideState(
                side, players, colour, points, games, newHeadStart, newBonus, particulars);
    }

    /** The same side with other particulars; none of them when there is nothing to be told. */
    public SideState with(SideParticulars known) {
        return new SideState(
                side,
                players,
                colour,
                points,
                games,
                headStart,
                bonus,
                Optional.of(known).filter(told -> !told.equals(SideParticulars.none())));
    }

    /** What besides play has to be known; nothing when there is nothing. */
    public SideParticulars known() {
        return particulars.orElse(SideParticulars.none());
    }

    /** The players who have not left. */
    public List<String> staying() {
        return players.stream().filter(player -> !known().hasLeft(player)).toList();
    }

    /**
     * Who plays an end.
     *
     * @param partner whose end it is, 0 for the first player
     * @return that player, or the partner when that player has left; empty without players
     */
    public String shooter(int partner) {
        if (players.isEmpty()) {
            return "";
        }
        String due = players.get(partner % players.size());
        List<String> staying = staying();
        return staying.contains(due) || staying.isEmpty() ? due : staying.get(0);
    }

    /** The same side with a player who is absent, or there. */
    public SideState absent(String player, boolean isAbsent) {
        return with(known().absent(player, isAbsent));
    }

    /** The same side without a player who has left. */
    public SideState without(String player, Optional<String> because) {
        return with(known().left(new SideParticulars.Left(player, because)));
    }

    /** The same side with somebody in the place of a player; empty for the player again. */
    public SideState replaced(String player, Optional<String> by) {
        return with(known().replaced(player, by));
    }

    /** The same side after a decision of the organizer. */
    public SideState decided(SideParticulars.Decided decision) {
        return with(known().decided(decision));
    }
}
