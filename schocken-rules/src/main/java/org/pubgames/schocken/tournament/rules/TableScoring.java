package org.pubgames.schocken.tournament.rules;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.tournament.Table;
import org.pubgames.schocken.tournament.TournamentSettings;

/**
 * A possible result of a table: what is it worth?
 *
 * @param drawn the table as it was drawn
 * @param figures what was reported of each of its players, in their order
 */
public record TableScoring(
        Findings findings, Table drawn, List<Integer> figures, TournamentSettings settings)
        implements Situation {

    /** The number of the table, from 1. */
    public int table() {
        return drawn.number();
    }

    /** Points of a lost game, -100 to 0. */
    public int each() {
        return settings.pointsPerLostGame();
    }

    /** Points by the place at the table, 0 to 100 each; 0 for one that no table has. */
    public TablePoints byPlaces() {
        return new TablePoints(figures.stream().map(this::ofPlace).toList());
    }

    private int ofPlace(int place) {
        List<Integer> points = settings.placePoints();
        return place >= 1 && place <= points.size() ? points.get(place - 1) : 0;
    }

    /** Points by the games lost, 0 or less each. */
    public TablePoints byLostGames() {
        return new TablePoints(figures.stream().map(lost -> lost * each()).toList());
    }

    /** Points as the score sheet has them, -9999 to 9999 each. */
    public TablePoints asNoted() {
        return new TablePoints(figures);
    }

    /** Each player with what the table is worth to him. */
    public List<String> shown(TablePoints points) {
        List<String> shown = new ArrayList<>();
        for (int i = 0; i < figures.size(); i++) {
            shown.add(drawn.players().get(i) + " " + points.points().get(i));
        }
        return List.copyOf(shown);
    }
}
