package org.pubgames.schocken.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.Outcome;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.RuleSet;
import org.pubgames.schocken.PlayerState;
import org.pubgames.schocken.SchockenState;
import org.pubgames.schocken.rules.FinalTable;
import org.pubgames.schocken.rules.PlaceOrder;

/** Everybody's place when the match is over; the score is the number of games lost. */
final class Standings {

    private final RuleSet rules;

    Standings(RuleSet rules) {
        this.rules = rules;
    }

    /** The places, the first one first; empty only for a rule set that lost the rule for it. */
    Optional<List<Outcome.Place>> of(SchockenState state) {
        try (Judging judging = rules.open()) {
            return judging.ask(new FinalTable(judging.findings(), state))
                    .effect(PlaceOrder.class)
                    .map(order -> places(state, order));
        }
    }

    /** Who lost as many games shares a place. */
    private static List<Outcome.Place> places(SchockenState state, PlaceOrder order) {
        Comparator<PlayerState> by =
                switch (order) {
                    case FEWEST_GAMES_LOST ->
                            Comparator.comparingInt(player -> state.gamesLost(player.name()));
                };
        List<PlayerState> sorted = new ArrayList<>(state.players());
        sorted.sort(by);
        List<Outcome.Place> places = new ArrayList<>();
        for (PlayerState player : sorted) {
            int lost = state.gamesLost(player.name());
            boolean level = !places.isEmpty() && places.get(places.size() - 1).score() == lost;
            int rank = level ? places.get(places.size() - 1).rank() : places.size() + 1;
            places.add(new Outcome.Place(rank, player.name(), lost));
        }
        return places;
    }
}
