package org.pubgames.schocken.tournament.rules;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.tournament.TournamentSettings.Counting;

/** A sound result of a table: what is it worth? */
public record TableScoring(
        Findings findings,
        int table,
        Counting counting,
        List<String> players,
        List<Integer> figures,
        List<Integer> placePoints,
        int pointsPerLostGame)
        implements Situation {

    /** Points by the place at the table. */
    public TablePoints byPlaces() {
        return new TablePoints(figures.stream().map(place -> placePoints.get(place - 1)).toList());
    }

    /** Points by the games lost. */
    public TablePoints byLostGames() {
        return new TablePoints(figures.stream().map(lost -> lost * pointsPerLostGame).toList());
    }

    /** Points as the score sheet has them. */
    public TablePoints asNoted() {
        return new TablePoints(figures);
    }

    /** Each player with what the table is worth to him. */
    public List<String> shown(TablePoints points) {
        List<String> shown = new ArrayList<>();
        for (int i = 0; i < players.size(); i++) {
            shown.add(players.get(i) + " " + points.points().get(i));
        }
        return List.copyOf(shown);
    }
}
