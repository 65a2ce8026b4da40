package org.pubgames.schocken.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.Debt.Stake;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.SchockenState;

/**
 * A game is lost.
 *
 * @param state the table, the losers counted among those who lost games
 * @param losers who lost it; several when they lost as many halves
 */
public record GameClose(
        Findings findings, SchockenState state, List<String> losers, SchockenSettings settings)
        implements Situation {

    /** Who lost it, as the texts name them. */
    public String player() {
        return String.join(", ", losers);
    }

    /** How many lost it, from 1. */
    public int count() {
        return losers.size();
    }

    /** Whether it was lost in a final. */
    public boolean finale() {
        return state.finale();
    }

    /** What the loser of a game pays with at this table. */
    public Stake owed() {
        return switch (settings.stake()) {
            case DRINKS -> Stake.DRINKS;
            case MONEY -> Stake.MONEY;
            case CHIPS -> Stake.CHIPS;
        };
    }

    /** How much each of them pays, 1 to 1,000,000 in the unit of the stake. */
    public int amount() {
        return settings.stakeAmount();
    }

    /** Whether all games are played. */
    public boolean lastGame() {
        return state.game() >= settings.games();
    }

    /** The fewest games that anybody at the table lost, from 0. */
    public int lost() {
        return state.there().stream().mapToInt(state::gamesLost).min().orElse(0);
    }

    /** Who lost so few. */
    public List<String> players() {
        int fewest = lost();
        return state.there().stream().filter(name -> state.gamesLost(name) == fewest).toList();
    }
}
