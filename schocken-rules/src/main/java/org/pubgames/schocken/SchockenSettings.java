package org.pubgames.schocken;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.Settings;
import org.pubgames.core.spi.Together;

/**
 * The parameters in which regions and houses differ. The shipped variants set each of them with its
 * clause.
 *
 * @param leastPlayers players needed at the table
 * @param discs penalty discs in the stock at the start of a half
 * @param discsPerPlayer when not 0, the stock has this many discs for each player instead
 * @param extraDiscs discs that such a stock has besides those for each player
 * @param jule what 4-2-1 is
 * @param juleDiscs discs for the Jule
 * @param schockAus what 1-1-1 does
 * @param schockAusDiscs discs for 1-1-1 where it has a flat value
 * @param generalOverSchockTwo whether three equal dice beat 2-1-1
 * @param generalDiscs discs for three equal dice
 * @param straightDiscs discs for a straight
 * @param straights which three numbers in a row count
 * @param generalsEqual whether all throws of three equal dice are equally high
 * @param straightsEqual whether all straights are equally high
 * @param handOnly what counts only when thrown with all three dice at once
 * @param simpleOrder how simple throws compare
 * @param twoTwoOne what 2-2-1 does
 * @param twoTwoOneDiscs discs for 2-2-1 where it has a value of its own
 * @param threeThreeOneDiscs discs for 3-3-1 where it has a value of its own; 0 where it has none
 * @param throwNames what the region calls some of the throws
 * @param throwsPerRound throws of the leader at most
 * @param distributionThrows the same while the stock has discs
 * @param openingThrows the same in the first round of a half, not of the final; 0 for no exception
 * @param throwLimit how often the others may throw
 * @param lastThrowHidden whether the last throw stays covered until the showdown
 * @param blind whether the leader may leave a throw unseen
 * @param leastSetAside dice to be set aside at least before throwing again
 * @param holdable which dice may be set aside
 * @param putBack whether dice set aside may go back into the cup
 * @param turnSixes when sixes may be turned to ones
 * @param onesForThreeSixes how many of three sixes may be turned
 * @param turnAsideSixes whether a six set aside earlier counts for turning
 * @param tieLow how a tie for the lowest throw is decided, step by step
 * @param tieHigh how a tie for the highest throw is decided when it names the giver
 * @param tieSchockAus how a tie for the lowest throw is decided when all have 1-1-1
 * @param rollOffOrder in what order they throw in a roll-off
 * @param shortStock what happens when the stock has fewer discs than are due
 * @param secondPhase where discs go when the stock is empty
 * @param roundPrice which throws say how many discs a round costs
 * @param gameStarter how the starter of the first game is found
 * @param starterTie what follows equal throws for the start
 * @param starterOrder how throws of three dice for the start compare
 * @param starterPays whether the lowest throw for the start already brings discs from the stock
 * @param roundStarter who leads the next round
 * @param secondPhaseStarter who leads the next round when the stock is empty
 * @param finalStarter who leads in the final
 * @param finalDiscs when not 0, the stock of the final has this many discs
 * @param format how a game is lost
 * @param halves halves of a game
 * @param finalists who plays the final
 * @param games games played in a row
 * @param overThrow what follows more throws than allowed
 * @param outOfTurnThrow what follows a throw too early, with throws left
 * @param droppedDice what follows dropped dice
 * @param burningDice what may be done about dice that do not lie flat
 * @param earlyLift what follows a cup lifted too early
 * @param unneededThrow what follows a throw of who is safe
 * @param reEntry whether who is safe may come back of his own will
 * @param stake what the loser pays
 * @param stakeAmount how much of it
 * @param discPrice what a disc costs that the loser of a round gets, in the smallest coin; 0:
 *     nothing
 * @param withdrawal what a player loses who leaves in the middle of a half
 * @param abandoned what counts when the match is abandoned
 * @param substitution when somebody may play in the place of a player
 * @param joining when somebody may sit down who was not there at the start
 */
@ConsistentTable(groups = Together.class)
public record SchockenSettings(
        @Min(2) @Max(12) int leastPlayers,
        @Min(1) @Max(200) int discs,
        @Min(0) @Max(30) int discsPerPlayer,
        @Min(0) @Max(50) int extraDiscs,
        Jule jule,
        @Min(1) @Max(50) int juleDiscs,
        SchockAus schockAus,
        @Min(1) @Max(50) int schockAusDiscs,
        boolean generalOverSchockTwo,
        @Min(1) @Max(50) int generalDiscs,
        @Min(1) @Max(50) int straightDiscs,
        Straights straights,
        boolean generalsEqual,
        boolean straightsEqual,
        @Size(max = 3) List<HandOnly> handOnly,
        SimpleOrder simpleOrder,
        TwoTwoOne twoTwoOne,
        @Min(1) @Max(50) int twoTwoOneDiscs,
        @Min(0) @Max(50) int threeThreeOneDiscs,
        @Size(max = 8) List<ThrowName> throwNames,
        @Min(1) @Max(9) int throwsPerRound,
        @Min(1) @Max(9) int distributionThrows,
        @Min(0) @Max(9) int openingThrows,
        ThrowLimit throwLimit,
        boolean lastThrowHidden,
        Blind blind,
        @Min(0) @Max(1) int leastSetAside,
        Holdable holdable,
        boolean putBack,
        TurnSixes turnSixes,
        @Min(1) @Max(2) int onesForThreeSixes,
        boolean turnAsideSixes,
        @Size(min = 1, max = 6) List<TieBreak> tieLow,
        @Size(min = 1, max = 6) List<TieBreak> tieHigh,
        @Size(min = 1, max = 6) List<TieBreak> tieSchockAus,
        RollOffOrder rollOffOrder,
        ShortStock shortStock,
        SecondPhase secondPhase,
        RoundPrice roundPrice,
        GameStarter gameStarter,
        StarterTie starterTie,
        StarterOrder starterOrder,
        boolean starterPays,
        RoundStarter roundStarter,
        SecondPhaseStarter secondPhaseStarter,
        FinalStarter finalStarter,
        @Min(0) @Max(100) int finalDiscs,
        Format format,
        @Min(1) @Max(9) int halves,
        Finalists finalists,
        @Min(1) @Max(100) int games,
        OverThrow overThrow,
        OutOfTurnThrow outOfTurnThrow,
        DroppedDice droppedDice,
        BurningDice burningDice,
        EarlyLift earlyLift,
        UnneededThrow unneededThrow,
        ReEntry reEntry,
        GameStake stake,
        @Min(1) @Max(1_000_000) int stakeAmount,
        @Min(0) @Max(100_000) int discPrice,
        Withdrawal withdrawal,
        Abandoned abandoned,
        Substitution substitution,
        Joining joining)
        implements Settings {

    /** What 4-2-1 is. */
    public enum Jule {
        /** A simple throw. */
        NONE,
        /** The second highest throw. */
        SECOND,
        /** The highest throw. */
        TOP
    }

    /** What 1-1-1 does. */
    public enum SchockAus {
        /** The loser takes all discs and has lost the half. */
        TAKE_ALL,
        /** It counts a fixed number of discs. */
        FLAT,
        /** Its thrower leaves the half with the discs he has. */
        THROWER_LEAVES
    }

    /** Which three numbers in a row count. */
    public enum Straights {
        ALL,
        /** 1-2-3 and 4-5-6 only. */
        LOW_AND_HIGH
    }

    /** What may count only from the hand. */
    public enum HandOnly {
        STRASSE,
        DREI_DICKE,
        JULE
    }

    /** How simple throws compare. */
    public enum SimpleOrder {
        /** As a number, the highest die first. */
        DIGITS,
        /** By the sum of their pips. */
        PIP_SUM
    }

    /** What 2-2-1 does. */
    public enum TwoTwoOne {
        /** It is the lowest simple throw. */
        NONE,
        /** Who loses a round with it has lost the half. */
        LOSE_HALF,
        /** It has a value of its own. */
        VALUE,
        /** Who shows it pays a fine. */
        FINE
    }

    /** How often the others may throw. */
    public enum ThrowLimit {
        /** Once when the leader did, otherwise up to the most. */
        SCHUSS_OR_THREE,
        /** Up to as often as the leader did. */
        STARTER_COUNT,
        /** Exactly as often as the leader did. */
        EXACT_SAME,
        /** Up to the most, whatever the leader did. */
        FREE
    }

    /** Whether the leader may leave a throw unseen. */
    public enum Blind {
        NOT_ALLOWED,
        /** The first throw. */
        ALLOWED,
        /** The first throw, and any later one that is not the last. */
        ANY_THROW,
        /** The first throw; if it wins the round, its discs count double. */
        DOUBLES
    }

    /** Which dice may be set aside. */
    public enum Holdable {
        ANY,
        ONES,
        ONES_SIXES
    }

    /** When sixes may be turned. */
    public enum TurnSixes {
        OFF,
        /** After the first throw. */
        FIRST_THROW,
        /** When all three dice were thrown at once and a throw is left. */
        FROM_HAND,
        /** Whenever a throw is left. */
        WHEN_THROW_LEFT
    }

    /** One step of deciding a tie. */
    public enum TieBreak {
        /** A throw of all three dice at once beats one that was put together. */
        HAND_FIRST,
        /** Fewer throws are better. */
        FEWER_THROWS,
        /** Who threw earlier is better: „Mit ist Schitt“. */
        EARLIER_BETTER,
        /** Who threw later is better. */
        LATER_BETTER,
        /** Who threw earlier is better while the stock is dealt out, then who threw later. */
        EARLIER_WHILE_DEALING,
        /** Who threw earlier is better, unless the later needed one throw only. */
        LATER_IF_AT_ONCE,
        /** A throw of three dice decides: „Äugeln“. */
        ROLL_OFF_SUM,
        /** Nobody gets discs. */
        NO_DISCS;

        /** Whether nothing is left to be decided after this step. */
        public boolean deciding() {
            return this != HAND_FIRST && this != FEWER_THROWS;
        }
    }

    /** In what order players throw in a roll-off. */
    public enum RollOffOrder {
        ANY,
        /** Who threw last in the round throws first: „Rückwärts sticht“. */
        LAST_THROWER_FIRST
    }

    /** Which throws say how many discs a round costs. */
    public enum RoundPrice {
        HIGHEST_THROW,
        /** While the stock is dealt out all honours together, which is all but simple throws. */
        ALL_HONOURS
    }

    /** Who plays the final. */
    public enum Finalists {
        /** All who lost a half. */
        ALL_LOSERS,
        /** The losers of the last two halves; who lost both of them has lost the game. */
        LAST_TWO_LOSERS
    }

    /** What follows a throw out of turn of a player who has throws left. */
    public enum OutOfTurnThrow {
        REFUSED,
        /** The round is lost. */
        LOSE_ROUND
    }

    /** When the stock has too few discs. */
    public enum ShortStock {
        SOURCE_ONLY,
        /** The rest comes from the round's winner. */
        TOP_UP
    }

    /** Where discs go when the stock is empty. */
    public enum SecondPhase {
        /** From the winner to the loser. */
        GIVE,
        /** From the winner to the middle of the table. */
        RETURN
    }

    /** How the starter of the first game is found. */
    public enum GameStarter {
        ONE_DIE_HIGHEST(1),
        ONE_DIE_LOWEST(1),
        THREE_DICE_HIGHEST(3),
        THREE_DICE_LOWEST(3),
        /** The first seat: who is host, youngest or drawn. */
        FIRST_SEAT(0);

        private final int dice;

        GameStarter(int dice) {
            this.dice = dice;
        }

        /** The dice that everybody throws for it: 1, 3, or none. */
        public int dice() {
            return dice;
        }
    }

    /** What follows equal throws for the start. */
    public enum StarterTie {
        /** The later one ranks below the earlier one. */
        EARLIER_BETTER,
        /** The earliest begins, also of the lowest where the lowest throw begins. */
        EARLIER_BEGINS,
        /** They throw again. */
        THROW_AGAIN
    }

    /** How throws of three dice for the start compare. */
    public enum StarterOrder {
        /** By the sum of pips, then by the highest die. */
        SUM_THEN_HIGHEST_DIE,
        /** As in the game. */
        RANKING
    }

    /** Who leads the next round. */
    public enum RoundStarter {
        LOSER,
        /** The player after the loser. */
        AFTER_LOSER
    }

    /** Who leads the next round when the stock is empty. */
    public enum SecondPhaseStarter {
        LOSER,
        /** The player after the loser. */
        AFTER_LOSER,
        MOST_DISCS,
        /** The player after the one with most discs. */
        AFTER_MOST_DISCS,
        FEWEST_DISCS
    }

    /** Who leads in the final. */
    public enum FinalStarter {
        LAST_LOSER,
        FIRST_LOSER,
        /** The finalist after the loser of the last half. */
        NEXT_FINALIST
    }

    /** How a game is lost. */
    public enum Format {
        /** Who lost all halves has lost; otherwise a final of those who lost one. */
        FINAL,
        /** Who first lost two halves has lost. */
        TWO_LOSSES,
        /** Who lost most halves has lost. */
        COUNT
    }

    /** What follows more throws than allowed. */
    public enum OverThrow {
        LOSE_ROUND,
        /** One disc at once; the throw before counts. */
        ONE_DISC,
        /** One disc at once; the first throw of the round counts. */
        FIRST_THROW,
        /** The throw is refused. */
        REJECT
    }

    /** What follows dropped dice. */
    public enum DroppedDice {
        /** A round of drinks; again in the same half, the half is lost. */
        ESCALATE,
        /** A round of drinks each time. */
        ROUND_EACH,
        /** A round of schnapps each time. */
        SCHNAPPS_EACH,
        /** The throw is repeated, nothing else. */
        REPEAT,
        /** The half is lost. */
        LOSE,
        /** A fine. */
        FINE
    }

    /** What may be done about dice that do not lie flat. */
    public enum BurningDice {
        REPEAT,
        /** The table may be knocked once. */
        ONE_KNOCK
    }

    /** What follows a cup lifted too early. */
    public enum EarlyLift {
        /** The throw stays; the player goes on when it is his turn. */
        KEEP_THROW,
        /** The throw is final. */
        LOCK_TURN,
        /** One disc at once; the player goes on when it is his turn. */
        ONE_DISC,
        /**
         * Where the throw has to stay covered, one disc at once, and the first throw of the round
         * counts; otherwise the throw stays.
         */
        FIRST_THROW
    }

    /** What follows a throw of who is safe. */
    public enum UnneededThrow {
        IGNORE,
        /** One disc, from the player who has most. */
        ONE_DISC,
        FINE,
        /** Who throws in a final of others plays along with that throw. */
        JOINS_FINAL
    }

    /** Whether who is safe may come back of his own will: „Einkaufen“. */
    public enum ReEntry {
        NOT_ALLOWED,
        /** He plays a round along, and is in again when it brings him discs. */
        PLAYS_A_ROUND
    }

    /** What the loser of a game pays. */
    public enum GameStake {
        /** Rounds of drinks. */
        DRINKS,
        /** Money, paid out to the other players. */
        MONEY,
        /** Chips with an agreed value. */
        CHIPS
    }

    /** What becomes of the half and of the discs of a player who leaves in the middle of it. */
    public enum Withdrawal {
        /** The leaver has lost the half, or the final. */
        LOSES_HALF,
        /** The discs go back into the stock, and the others play on. */
        DISCS_TO_STOCK
    }

    /** When somebody may play in the place of a player. */
    public enum Substitution {
        NOT_ALLOWED,
        /** While no half is under way. */
        BETWEEN_HALVES,
        ANY_TIME
    }

    /** When somebody may sit down who was not there at the start. */
    public enum Joining {
        NOT_ALLOWED,
        /** While no half of a game has been played, and none is under way. */
        BETWEEN_GAMES,
        /** While no half is under way. */
        BETWEEN_HALVES
    }

    /** What counts when the match is abandoned. */
    public enum Abandoned {
        /** The games lost so far, then the halves lost of the running one. */
        SCORE_STANDS,
        /** Nothing: nobody has a place. */
        NOTHING_COUNTS
    }

    public SchockenSettings {
        handOnly = List.copyOf(handOnly);
        throwNames = List.copyOf(throwNames);
        tieLow = List.copyOf(tieLow);
        tieHigh = List.copyOf(tieHigh);
        tieSchockAus = List.copyOf(tieSchockAus);
    }

    /** The discs of a half, or of a final, at a table of so many players. */
    public int discsFor(int players, boolean finale) {
        if (finale && finalDiscs > 0) {
            return finalDiscs;
        }
        return discsPerPlayer == 0 ? discs : discsPerPlayer * players + extraDiscs;
    }

    /**
     * What the house calls a throw, where it has a name of its own.
     *
     * @param counts what the throw counts as
     * @param dice three dice, highest first
     * @param fromHand whether all three were thrown at once
     */
    public Optional<ThrowName> named(Category counts, List<Integer> dice, boolean fromHand) {
        return throwNames.stream().filter(name -> name.fits(counts, dice, fromHand)).findFirst();
    }

    /** Whether something counts only from the hand. */
    public boolean onlyFromHand(HandOnly what) {
        return handOnly.contains(what);
    }
}
