package org.pubgames.schocken.rules;

import java.util.List;
import org.pubgames.core.Constant;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.SchockenState;

/**
 * The discs of a round are handed out.
 *
 * @param loser who lost the round
 * @param givers who may have to give them
 * @param price what is due
 */
public record Distribution(
        Findings findings,
        SchockenState state,
        String loser,
        Givers givers,
        Due price,
        SchockenSettings settings)
        implements Situation {

    /**
     * What is due.
     *
     * @param discs how many discs, 1 to 100; 0 when it is all of them
     * @param all whether all discs are due
     * @param schockAus whether a Schock-Aus brought that about
     */
    public record Due(int discs, boolean all, boolean schockAus) {}

    /** Whether all discs are due. */
    public boolean all() {
        return price.all();
    }

    /** Whether a list of the house, and no Schock-Aus, makes it all discs. */
    public boolean listed() {
        return price.all() && !price.schockAus();
    }

    /** The discs that are due, 1 to 100; 0 when it is all of them. */
    public int due() {
        return price.discs();
    }

    /** Discs in the stock, from 0. */
    public int stock() {
        return state.stock();
    }

    /** Whether the stock still has discs. */
    public boolean leftInStock() {
        return stock() > 0;
    }

    /** All discs there are. */
    public int total() {
        return state.discs();
    }

    /** The discs that the loser has already, from 0. */
    public int held() {
        return state.seat(loser).discs();
    }

    /** The name of the throw that takes all, where it has one in this respect. */
    public List<Constant> throwName() {
        return price.schockAus() ? List.of(Called.schockAus(settings)) : List.of();
    }

    /** Who has the highest throw, the loser aside. */
    public List<String> highest() {
        return givers.players();
    }

    /** Whether it is open which of several players has to give. */
    public boolean tied() {
        return givers.players().size() > 1;
    }

    /** Whether one player has the highest throw alone, and nobody had to break a tie. */
    public boolean alone() {
        return givers.players().size() == 1 && !givers.chosen();
    }

    /** Who gives where a player has to; empty when nobody but the loser has a valid throw. */
    public String giver() {
        return givers.players().isEmpty() ? "" : givers.players().get(0);
    }

    /** The giver's discs, from 0. */
    public int giverDiscs() {
        return givers.players().isEmpty() ? 0 : state.seat(giver()).discs();
    }

    /** What the giver can give of what is due, from 0. */
    public int giverGives() {
        return Math.min(due(), giverDiscs());
    }

    /** What the giver can add when the stock is short, from 0; below 1 when it is not short. */
    public int toppedUp() {
        return Math.min(due() - stock(), giverDiscs());
    }
}
