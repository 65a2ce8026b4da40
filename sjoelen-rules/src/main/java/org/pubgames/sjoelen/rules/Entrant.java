package org.pubgames.sjoelen.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.pubgames.sjoelen.SjoelenPlayer;

/**
 * Who has a place of its own in the standings: a player, or a team.
 *
 * @param players the player alone, or those of the team in seating order; at least one
 */
record Entrant(List<SjoelenPlayer> players) {

    Entrant {
        players = List.copyOf(players);
    }

    /**
     * The seats dealt to the teams in turn: with two teams the first, third … seat plays for the
     * first team.
     *
     * @param teams how many there are; 0 where everybody plays alone
     */
    static List<Entrant> dealt(List<SjoelenPlayer> players, int teams) {
        int parts = teams == 0 ? players.size() : Math.min(teams, players.size());
        List<Entrant> entrants = new ArrayList<>(parts);
        for (int part = 0; part < parts; part++) {
            List<SjoelenPlayer> own = new ArrayList<>();
            for (int seat = part; seat < players.size(); seat += parts) {
                own.add(players.get(seat));
            }
            entrants.add(new Entrant(own));
        }
        return entrants;
    }

    /** The name of the player, or those of the team. */
    String name() {
        return players.size() == 1
                ? players.get(0).name()
                : String.join(" + ", players.stream().map(SjoelenPlayer::name).toList());
    }

    /** Whether nobody of it is left in the match. */
    boolean left() {
        for (SjoelenPlayer player : players) {
            if (!player.withdrawn()) {
                return false;
            }
        }
        return true;
    }

    /** Whether the organizer decided the match for a player of it. */
    boolean decidedFor() {
        return players.stream().anyMatch(SjoelenPlayer::decidedFor);
    }

    /** Whether everybody of it was sent off. */
    boolean sentOff() {
        return players.stream().allMatch(player -> player.sentOff().isPresent());
    }

    /** The highest turn of its players, 0 without turns. */
    int highestTurn() {
        return players.stream().mapToInt(SjoelenPlayer::highestTurn).max().orElse(0);
    }

    /** The points of all turns of its players, highest first. */
    List<Integer> turnsFromHighest() {
        List<Integer> points = new ArrayList<>();
        for (SjoelenPlayer player : players) {
            points.addAll(player.turnsFromHighest());
        }
        points.sort(Collections.reverseOrder());
        return points;
    }
}
