package org.pubgames.schocken;

import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.GameEvent;
import org.pubgames.core.spi.Given;
import org.pubgames.core.spi.Hidden;
import org.pubgames.core.spi.OrEmpty;

/**
 * Everything that can happen around a Schocken table. Dice are input: a host that throws for the
 * players names them with the throw, a scorer at a real table names them when they become visible.
 * Dice are numbers from 1 to 6 in any order.
 *
 * <p>The text form of an event never tells dice that are under a cup.
 */
public sealed interface SchockenEvent extends GameEvent {

    /** As many dice as a report may name; more than lie on any table. */
    int MOST_DICE = 12;

    /** The player who does it or whom it concerns; empty where it is about the match. */
    String player();

    /** Whether it is about a player, not about the match. */
    default boolean aboutPlayer() {
        return true;
    }

    /**
     * A throw that decides who starts the first game.
     *
     * @param dice one die or three, as the variant says
     */
    record StarterThrown(String player, @Size(max = MOST_DICE) List<Integer> dice)
            implements SchockenEvent {
        public StarterThrown {
            Given.all("player", player);
            dice = Given.list("dice", dice);
        }
    }

    /**
     * A throw of all dice in the cup; it stays under the cup.
     *
     * @param dice what the dice show; absent when nobody can see it yet
     */
    record Thrown(String player, @Hidden Optional<@Size(max = MOST_DICE) List<Integer>> dice)
            implements SchockenEvent {
        public Thrown {
            Given.all("player", player);
            dice = Given.optionalList("dice", dice);
        }

        /** A throw that the host made. */
        public static Thrown of(String player, Integer... dice) {
            return of(player, List.of(dice));
        }

        /** A throw that the host made. */
        public static Thrown of(String player, List<Integer> dice) {
            return new Thrown(player, Optional.of(dice));
        }

        /** A throw that nobody has seen. */
        public static Thrown unseen(String player) {
            return new Thrown(player, Optional.empty());
        }

        @Override
        public String toString() {
            return "Thrown[player=" + player + ", dice=" + Hand.masked(dice) + "]";
        }
    }

    /**
     * A player lifts the cup: the leader for all to see, another player on his turn to look at his
     * own throw, everybody for all to see at the showdown.
     *
     * @param dice what is under the cup; may be absent when the throw named it, or when only the
     *     player himself looks
     * @param open whether a cup lifted out of turn is not put back, so that everybody sees the
     *     dice; it is put back when absent
     */
    record Uncovered(
            String player,
            @Hidden Optional<@Size(max = MOST_DICE) List<Integer>> dice,
            Optional<Boolean> open)
            implements SchockenEvent {
        public Uncovered {
            Given.all("player, open", player, open);
            dice = Given.optionalList("dice", dice);
        }

        /** Lifts the cup over dice that were named with the throw. */
        public static Uncovered by(String player) {
            return new Uncovered(player, Optional.empty(), Optional.empty());
        }

        /** Lifts the cup over these dice. */
        public static Uncovered of(String player, Integer... dice) {
            return of(player, List.of(dice));
        }

        /** Lifts the cup over these dice. */
        public static Uncovered of(String player, List<Integer> dice) {
            return new Uncovered(player, Optional.of(dice), Optional.empty());
        }

        @Override
        public String toString() {
            return "Uncovered[player="
                    + player
                    + ", dice="
                    + Hand.masked(dice)
                    + (open.orElse(false) ? ", open" : "")
                    + "]";
        }

        /** The same with whether the cup is not put back. */
        public Uncovered open(boolean open) {
            return new Uncovered(player, dice, Optional.of(open));
        }
    }

    /**
     * A player sets dice aside, open, and is going to throw the others again.
     *
     * @param dice the dice taken out of the cup as they were thrown; may be empty or left out
     * @param turned how many sixes, 1 or 2, are turned to ones and set aside as ones, besides
     *     {@code dice}; none when absent
     * @param putBack dice that were aside and go back into the cup
     */
    record SetAside(
            String player,
            @OrEmpty @Size(max = MOST_DICE) List<Integer> dice,
            Optional<Integer> turned,
            Optional<@Size(max = MOST_DICE) List<Integer>> putBack)
            implements SchockenEvent {
        public SetAside {
            Given.all("player, turned", player, turned);
            dice = Given.list("dice", dice);
            putBack = Given.optionalList("putBack", putBack);
        }

        /** Sets these dice aside. */
        public static SetAside of(String player, Integer... dice) {
            return of(player, List.of(dice));
        }

        /** Sets these dice aside. */
        public static SetAside of(String player, List<Integer> dice) {
            return new SetAside(player, dice, Optional.empty(), Optional.empty());
        }

        /** Turns sixes to ones and sets them aside together with other dice. */
        public static SetAside turning(String player, int sixes, Integer... dice) {
            return of(player, dice).turned(sixes);
        }

        /** The same with so many sixes turned to ones, 1 or 2. */
        public SetAside turned(int turned) {
            return new SetAside(player, dice, Optional.of(turned), putBack);
        }

        /** The same with dice that go back into the cup. */
        public SetAside putBack(List<Integer> putBack) {
            return new SetAside(player, dice, turned, Optional.of(putBack));
        }
    }

    /** A player leaves the throw standing; the leader's first one is the „Schuss“. */
    record Stood(String player) implements SchockenEvent {
        public Stood {
            Given.all("player", player);
        }
    }

    /**
     * A throw in the roll-off („Äugeln“), open.
     *
     * @param dice three dice
     */
    record RollOffThrown(String player, @Size(max = MOST_DICE) List<Integer> dice)
            implements SchockenEvent {
        public RollOffThrown {
            Given.all("player", player);
            dice = Given.list("dice", dice);
        }
    }

    /**
     * A player dropped dice.
     *
     * @param dice how many, from 1 to 3; one when absent
     * @param pips what they show together, from 1 to 6 for each die, for houses that fine each pip
     */
    record DiceDropped(String player, Optional<Integer> dice, Optional<Integer> pips)
            implements SchockenEvent {
        public DiceDropped {
            Given.all("player, dice, pips", player, dice, pips);
        }

        /** One die. */
        public static DiceDropped one(String player) {
            return new DiceDropped(player, Optional.empty(), Optional.empty());
        }

        /** The same with so many dice, from 1 to 3. */
        public DiceDropped dice(int dice) {
            return new DiceDropped(player, Optional.of(dice), pips);
        }

        /** The same with what the dice show together. */
        public DiceDropped pips(int pips) {
            return new DiceDropped(player, dice, Optional.of(pips));
        }
    }

    /**
     * The dice of a player's throw do not lie flat.
     *
     * @param how how they lie
     */
    record DiceAskew(String player, Askew how) implements SchockenEvent {
        public DiceAskew {
            Given.all("player, how", player, how);
        }
    }

    /**
     * A player tries to bring dice into a valid position.
     *
     * @param means by what
     * @param flat whether they lie flat afterwards; before, they did not
     */
    record DiceNudged(String player, Nudge means, boolean flat) implements SchockenEvent {
        public DiceNudged {
            Given.all("player, means", player, means);
        }
    }

    /**
     * Who is safe plays the round that begins along („Einkaufen“), where the house allows it; if it
     * brings him discs, he is in again.
     */
    record BoughtIn(String player) implements SchockenEvent {
        public BoughtIn {
            Given.all("player", player);
        }
    }

    /**
     * Somebody sits down at the table who has not been there: last in the order of the seats.
     *
     * @param player the name of who joins
     */
    record PlayerJoined(String player) implements SchockenEvent {
        public PlayerJoined {
            Given.all("player", player);
        }
    }

    /** The player leaves the table for good. */
    record PlayerWithdrew(String player) implements SchockenEvent {
        public PlayerWithdrew {
            Given.all("player", player);
        }
    }

    /**
     * The player is sent off.
     *
     * @param because the reason, in free words
     */
    record PlayerDisqualified(String player, String because) implements SchockenEvent {
        public PlayerDisqualified {
            Given.all("player, because", player, because);
        }
    }

    /** The player is not there when due; the others wait. */
    record PlayerAbsent(String player) implements SchockenEvent {
        public PlayerAbsent {
            Given.all("player", player);
        }
    }

    /** A player who was absent is there now. */
    record PlayerArrived(String player) implements SchockenEvent {
        public PlayerArrived {
            Given.all("player", player);
        }
    }

    /**
     * Somebody plays in the place of a player, or the player again. Events go on naming the player
     * whose seat it is.
     *
     * @param by who plays from now on; the player's own name: the player comes back
     */
    record PlayerReplaced(String player, String by) implements SchockenEvent {
        public PlayerReplaced {
            Given.all("player, by", player, by);
        }
    }

    /**
     * The organizer decides something that no rule of the table does.
     *
     * @param player the player whom it is about
     * @param decision what is decided
     * @param discs how many penalty discs, where some are given or taken away
     * @param matter what it is about, in free words
     */
    record OrganizerDecided(
            String player, Decision decision, Optional<Integer> discs, String matter)
            implements SchockenEvent {
        public OrganizerDecided {
            Given.all("player, decision, discs, matter", player, decision, discs, matter);
        }

        /** A decision without discs. */
        public static OrganizerDecided of(String player, Decision decision, String matter) {
            return new OrganizerDecided(player, decision, Optional.empty(), matter);
        }

        /** The same with so many penalty discs given or taken away. */
        public OrganizerDecided discs(int discs) {
            return new OrganizerDecided(player, decision, Optional.of(discs), matter);
        }
    }

    /**
     * The evening ends before the match does.
     *
     * @param cause what ends it
     */
    record MatchAbandoned(Cause cause) implements SchockenEvent {
        public MatchAbandoned {
            Given.all("cause", cause);
        }

        /** Nobody: it is about the match. */
        @Override
        public String player() {
            return "";
        }

        @Override
        public boolean aboutPlayer() {
            return false;
        }
    }

    /** What an organizer decides. */
    enum Decision {
        /** The player gets penalty discs. */
        AWARD,
        /** Penalty discs are taken away from the player. */
        DEDUCT,
        /** The running round, or throw for the start, counts nothing and is played anew. */
        ANNUL,
        /** The player has lost the running half, or the final. */
        DECIDE
    }

    /** Why a match was abandoned. */
    enum Cause {
        /** It rains. */
        RAIN,
        /** The house closes. */
        CLOSING_TIME,
        /** There is no more time. */
        TIME_LIMIT,
        /** Something to play with is broken or lost. */
        EQUIPMENT,
        /** Anything else. */
        OTHER
    }

    /** How dice fail to lie flat. */
    enum Askew {
        /** One on another: a little tower, „Türmchen“. */
        STACKED,
        /** Tilted: „brennend“. */
        TILTED
    }

    /** By what dice are nudged. */
    enum Nudge {
        KNOCK,
        BLOW,
        OTHER
    }
}
