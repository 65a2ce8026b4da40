package org.pubgames.schocken;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.Position;
import org.pubgames.core.spi.Given;
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
        public Place {
            Given.all("name, part, drops, absent, standIn", name, part, drops, absent, standIn);
        }

        /** Whether the player is not at the table any more. */
        public boolean away() {
            return part.filter(
                            own ->
                                    own == SchockenPlayer.Part.GONE
                                            || own == SchockenPlayer.Part.SENT_OFF)
                    .isPresent();
        }

        /** A player who plays, is there, and has dropped no dice. */
        public static Place of(String name, int discs) {
            return new Place(
                    name,
                    discs,
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty());
        }

        /** The same with the player's part in what is left of the half or final. */
        public Place part(SchockenPlayer.Part part) {
            return new Place(name, discs, Optional.of(part), drops, absent, standIn);
        }

        /** The same of a player who dropped dice so often. */
        public Place drops(int drops) {
            return new Place(name, discs, part, Optional.of(drops), absent, standIn);
        }

        /** The same of a player who is absent, or there. */
        public Place absent(boolean absent) {
            return new Place(name, discs, part, drops, Optional.of(absent), standIn);
        }

        /** The same with somebody who plays in the place of the player. */
        public Place standIn(String standIn) {
            return new Place(name, discs, part, drops, absent, Optional.of(standIn));
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
            Debt.Reason reason) {
        public Owed {
            Given.all("player, stake, reason", player, stake, reason);
        }
    }

    /** Keeps copies of its lists. */
    public SchockenPosition {
        Given.all("middle, leader, game, finale", middle, leader, game, finale);
        players = Given.list("players", players);
        halfLosers = Given.list("halfLosers", halfLosers);
        gameLosers = Given.list("gameLosers", gameLosers);
        debts = Given.list("debts", debts);
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

    /** A table in the first half of the first game; nothing was put back or has to be paid. */
    public static SchockenPosition of(List<Place> players, int stock, String leader, int round) {
        return new SchockenPosition(
                players,
                stock,
                Optional.empty(),
                leader,
                round,
                Optional.empty(),
                List.of(),
                Optional.empty(),
                List.of(),
                List.of());
    }

    /** The same with so many discs in the middle of the table. */
    public SchockenPosition middle(int middle) {
        return new SchockenPosition(
                players,
                stock,
                Optional.of(middle),
                leader,
                round,
                game,
                halfLosers,
                finale,
                gameLosers,
                debts);
    }

    /** The same in a game, from 1. */
    public SchockenPosition game(int game) {
        return new SchockenPosition(
                players,
                stock,
                middle,
                leader,
                round,
                Optional.of(game),
                halfLosers,
                finale,
                gameLosers,
                debts);
    }

    /** The same with who lost the halves of this game, in order. */
    public SchockenPosition halfLosers(List<String> halfLosers) {
        return new SchockenPosition(
                players, stock, middle, leader, round, game, halfLosers, finale, gameLosers, debts);
    }

    /** The same in the final, or not. */
    public SchockenPosition finale(boolean finale) {
        return new SchockenPosition(
                players,
                stock,
                middle,
                leader,
                round,
                game,
                halfLosers,
                Optional.of(finale),
                gameLosers,
                debts);
    }

    /** The same with who lost the games before, in order. */
    public SchockenPosition gameLosers(List<String> gameLosers) {
        return new SchockenPosition(
                players, stock, middle, leader, round, game, halfLosers, finale, gameLosers, debts);
    }

    /** The same with what has to be paid. */
    public SchockenPosition debts(List<Owed> debts) {
        return new SchockenPosition(
                players, stock, middle, leader, round, game, halfLosers, finale, gameLosers, debts);
    }
}
