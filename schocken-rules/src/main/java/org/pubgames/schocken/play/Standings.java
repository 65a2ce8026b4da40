package org.pubgames.schocken.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.Outcome;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.RuleSet;
import org.pubgames.schocken.SchockenPlayer;
import org.pubgames.schocken.SchockenState;
import org.pubgames.schocken.rules.Effect;
import org.pubgames.schocken.rules.FinalTable;
import org.pubgames.schocken.rules.PlaceOrder;

/** Everybody's place when the match is over; the score is the number of games lost. */
final class Standings {

    private final RuleSet rules;

    Standings(RuleSet rules) {
        this.rules = rules;
    }

    /**
     * The places, the first one first; none where nothing counts; empty only for a rule set that
     * lost the rule for it.
     */
    Optional<List<Outcome.Place>> of(SchockenState state) {
        if (state.nothingCounts()) {
            return Optional.of(List.of());
        }
        try (Judging judging = rules.open()) {
            Findings found = judging.ask(new FinalTable(judging.findings(), state));
            Comparator<SchockenPlayer> first =
                    Comparator.comparing(
                            player -> found.has(Effect.LEAVERS_LAST) ? player.away() : false);
            return found.effect(PlaceOrder.class).map(order -> places(state, first, order));
        }
    }

    /** Who is level by the order shares a place. */
    private static List<Outcome.Place> places(
            SchockenState state, Comparator<SchockenPlayer> first, PlaceOrder order) {
        Comparator<SchockenPlayer> games =
                first.thenComparingInt(player -> state.gamesLost(player.name()));
        return switch (order) {
            case FEWEST_GAMES_LOST -> places(state, games);
            case FEWEST_HALVES_LOST ->
                    places(
                            state,
                            games.thenComparingInt(player -> state.halvesLost(player.name())));
        };
    }

    private static List<Outcome.Place> places(SchockenState state, Comparator<SchockenPlayer> by) {
        List<SchockenPlayer> sorted = new ArrayList<>(state.players());
        sorted.sort(by);
        List<Outcome.Place> places = new ArrayList<>();
        for (int i = 0; i < sorted.size(); i++) {
            SchockenPlayer player = sorted.get(i);
            boolean level = i > 0 && by.compare(sorted.get(i - 1), player) == 0;
            int rank = level ? places.get(i - 1).rank() : i + 1;
            places.add(new Outcome.Place(rank, player.name(), state.gamesLost(player.name())));
        }
        return places;
    }
}
