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
 */
public record SideState(
        Side side,
        List<String> players,
        Optional<String> colour,
        int points,
        int games,
        int headStart,
        int bonus) {

    public SideState {
        players = List.copyOf(players);
    }

    /** The same side with another total. */
    public SideState withPoints(int newPoints) {
        return new SideState(side, players, colour, newPoints, games, headStart, bonus);
    }

    /** The same side with another number of games won. */
    public SideState withGames(int newGames) {
        return new SideState(side, players, colour, points, newGames, headStart, bonus);
    }

    /** The same side with discs of a colour. */
    public SideState coloured(String newColour) {
        return new SideState(
                side, players, Optional.of(newColour), points, games, headStart, bonus);
    }

    /** The same side with another handicap. */
    public SideState withHandicap(int newHeadStart, int newBonus) {
        return new SideState(side, players, colour, points, games, newHeadStart, newBonus);
    }
}
