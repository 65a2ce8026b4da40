package org.pubgames.schocken;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.Position;
import org.pubgames.core.spi.OrEmpty;

/**
 * A Schocken table between two rounds: before the first throw of a round, be it the first of a
 * half, a final or a game. What follows from the rest is not in it: the number of the half, who has
 * the marker disc, and whether the stock was handed out (it is 0).
 *
 * @param players everybody who is seated, in any order, and behind them in their order who has
 *     joined later
 * @param stock discs in the stock, from 0
 * @param middle discs put back into the middle of the table, from 0; none when left out
 * @param leader who leads the round that begins
 * @param round the round of the half or final that begins, from 1
 * @param game the game, from 1; the first when left out
 * @param halfLosers who lost the halves of this game, in order
 * @param finale whether the final is being played; it is not when left out
 * @param gameLosers who lost the games before, in order
 * @param debts what has to be paid for what happened before
 */
public record SchockenPosition(
        List<@Valid Place> players,
        @Min(0) int stock,
        Optional<@Min(0) Integer> middle,
        String leader,
        @Min(1) @Max(100_000) int round,
        Optional<@Min(1) Integer> game,
        @OrEmpty List<String> halfLosers,
        Optional<Boolean> finale,
        @OrEmpty List<String> gameLosers,
        @OrEmpty List<@Valid Owed> debts)
        implements Position {

    /**
     * One player.
     *
     * @param name the player
     * @param discs penalty discs in front of the player, from 0
     * @param part the player's part in what is left of the half or final; plays when left out
     * @param drops how often the player dropped dice in this half or final; never when left out
     * @param absent whether the player was not there when due and has not come yet
     * @param standIn who plays in the place of the player, where somebody does
     */
    public record Place(
            String name,
            @Min(0) int discs,
            Optional<SchockenPlayer.Part> part,
            Optional<@Min(0) @Max(100_000) Integer> drops,
            Optional<Boolean> absent,
            Optional<String> standIn) {

        /** A place of a player who is there, and for whom nobody else plays. */
        public Place(
                String name,
                int discs,
                Optional<SchockenPlayer.Part> part,
                Optional<Integer> drops) {
            this(name, discs, part, drops, Optional.empty(), Optional.empty());
        }

        /** Whether the player is not at the table any more. */
        public boolean away() {
            return part.filter(
                            own ->
                                    own == SchockenPlayer.Part.GONE
                                            || own == SchockenPlayer.Part.SENT_OFF)
                    .isPresent();
        }
    }

    /**
     * What a player has to pay.
     *
     * @param player who pays
     * @param game in which game, from 1
     * @param stake what
     * @param amount how much, from 0: rounds of drinks, chips, or money in the smallest unit
     * @param reason what for
     */
    public record Owed(
            String player,
            @Min(1) int game,
            Debt.Stake stake,
            @Min(0) int amount,
            Debt.Reason reason) {}

    /** Keeps copies of its lists. */
    public SchockenPosition {
        players = List.copyOf(players);
        halfLosers = List.copyOf(halfLosers);
        gameLosers = List.copyOf(gameLosers);
        debts = List.copyOf(debts);
    }

    /** The game that is played, from 1. */
    public int playedGame() {
        return game.orElse(1);
    }

    /** Whether the final is being played. */
    public boolean inFinal() {
        return finale.orElse(false);
    }

    /** How many have not left the table for good, from 0. */
    public int there() {
        return (int) players.stream().filter(place -> !place.away()).count();
    }

    /** All discs: in the stock, in the middle and in front of the players. */
    public long discs() {
        return (long) stock + middle.orElse(0) + players.stream().mapToLong(Place::discs).sum();
    }
}
