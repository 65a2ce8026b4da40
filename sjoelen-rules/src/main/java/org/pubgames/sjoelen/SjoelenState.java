package org.pubgames.sjoelen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.GameState;

/**
 * A sjoelen match after its log.
 *
 * @param players everybody in seating order
 * @param ranking how the final places are decided, once the match is over
 */
public record SjoelenState(List<PlayerState> players, Optional<Ranking> ranking)
        implements GameState {

    /** What decides the places of a finished match. */
    public enum Ranking {
        BY_TOTAL,
        BY_HIGHEST_TURN,
        BY_TURNS
    }

    public SjoelenState {
        players = List.copyOf(players);
    }

    /** One player's part, when somebody of that name is seated. */
    public Optional<PlayerState> player(String name) {
        for (PlayerState player : players) {
            if (player.name().equals(name)) {
                return Optional.of(player);
            }
        }
        return Optional.empty();
    }

    /**
     * A player's running total.
     *
     * @throws IllegalArgumentException when nobody of that name is seated
     */
    public int points(String name) {
        return player(name)
                .orElseThrow(
                        () ->
                                new IllegalArgumentException(
                                        "nobody called '" + name + "' is seated"))
                .total();
    }

    SjoelenState with(PlayerState changed) {
        List<PlayerState> all = new ArrayList<>(players);
        all.replaceAll(player -> player.name().equals(changed.name()) ? changed : player);
        return new SjoelenState(all, ranking);
    }

    SjoelenState ranked(Optional<Ranking> newRanking) {
        return new SjoelenState(players, newRanking);
    }
}
