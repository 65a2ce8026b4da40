package org.pubgames.competition;

import java.util.List;
import java.util.Optional;

/**
 * A group of a competition, and the places in it.
 *
 * @param number from 1; shown as a letter
 * @param players who was drawn into it, best number first
 * @param standings their places in it, best first
 * @param lotsDue whether some are level whom lots tell apart, and none are drawn
 */
public record GroupTable(
        int number, List<String> players, List<Standing> standings, boolean lotsDue) {

    public GroupTable {
        players = List.copyOf(players);
        standings = List.copyOf(standings);
    }

    /** A group that has just been drawn. */
    public static GroupTable drawn(int number, List<String> players) {
        return new GroupTable(number, players, List.of(), false);
    }

    /** The group as it is called: A for the first. */
    public String letter() {
        return String.valueOf((char) ('A' + number - 1));
    }

    /** The place of somebody in it, from 1; empty for somebody of another group. */
    public Optional<Standing> place(String player) {
        return standings.stream().filter(each -> each.player().equals(player)).findFirst();
    }
}
