package org.pubgames.schocken;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.GameState;
import org.pubgames.core.spi.SharedList;

/**
 * A Schocken table after its log. Dice under cups may be in it; what one viewer may see is told by
 * {@link org.pubgames.core.Match#view}.
 *
 * @param stage what the table waits for
 * @param game the running game, from 1
 * @param half the running half, from 1; in the final one more than the halves
 * @param finale whether the final is being played
 * @param round the running round of the half, from 1
 * @param stock discs in the stock
 * @param returned discs put back into the middle of the table
 * @param stockEmptied whether the stock has been handed out in this half
 * @param players everybody in seating order, which is clockwise
 * @param leader who leads the round, once that is known
 * @param limit how often the others may throw, once that is known
 * @param rollOff throws that something has to be decided by
 * @param marker who has the marker disc: the loser of the first half
 * @param halfLosers who lost the halves of this game, in order
 * @param gameLosers who lost the games, in order
 * @param debts what has to be paid
 * @param lastRound what came of the last round
 */
public record SchockenState(
        Stage stage,
        int game,
        int half,
        boolean finale,
        int round,
        int stock,
        int returned,
        boolean stockEmptied,
        List<PlayerState> players,
        Optional<String> leader,
        Optional<Integer> limit,
        Optional<RollOff> rollOff,
        Optional<String> marker,
        List<String> halfLosers,
        List<String> gameLosers,
        List<Debt> debts,
        Optional<RoundResult> lastRound)
        implements GameState {

    /** What the table waits for. */
    public enum Stage {
        /** A throw for the start. */
        STARTER,
        /** Everybody's first throw. */
        FIRST_THROWS,
        /** The leader. */
        LEADER,
        /** The others, one after the other. */
        FOLLOWERS,
        /** The cups to be lifted. */
        SHOWDOWN,
        /** A roll-off. */
        ROLL_OFF,
        /** Nothing any more. */
        OVER
    }

    public SchockenState {
        players = List.copyOf(players);
        halfLosers = List.copyOf(halfLosers);
        gameLosers = List.copyOf(gameLosers);
        debts = SharedList.copyOf(debts);
    }

    /** One player's part, when somebody of that name is seated. */
    public Optional<PlayerState> player(String name) {
        return players.stream().filter(player -> player.name().equals(name)).findFirst();
    }

    /** All discs: in the stock, in the middle and in front of the players. Never changes. */
    public int discs() {
        return stock + returned + players.stream().mapToInt(PlayerState::discs).sum();
    }

    /** How many games a player has lost. */
    public int gamesLost(String name) {
        return (int) gameLosers.stream().filter(name::equals).count();
    }
}
