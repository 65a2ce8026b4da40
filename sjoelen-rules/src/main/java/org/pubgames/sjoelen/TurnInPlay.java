package org.pubgames.sjoelen;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A turn that is going on: where every one of its discs is. {@link #whereabouts()} always equals
 * {@link #discs()}.
 *
 * @param board the number of the board
 * @param discs how many discs the turn is played with
 * @param subTurn the current sub-turn, from 1
 * @param hand discs still to be shoved in this sub-turn
 * @param compartments discs that lie in the compartments; with extra discs in play, the layout that
 *     earned them
 * @param field discs on the field, halfway through a gate or on another disc
 * @param takenOut discs out of play until the next sub-turn
 * @param lost discs out of play for the rest of the turn
 * @param returned discs given back as extra discs so far
 * @param bonus extra discs that went in
 * @param aside extra discs that missed in earlier sub-turns
 * @param maximumIn the sub-turn in which the highest score was reached, 0 while it was not
 * @param counted points of the sub-turns so far, where the score after each of them counts
 * @param byDisc whether this sub-turn is being reported disc by disc
 * @param replays the line of the card whose turn is played again, from 1; 0 for a new line
 */
public record TurnInPlay(
        Optional<Integer> board,
        int discs,
        int subTurn,
        int hand,
        Compartments compartments,
        int field,
        int takenOut,
        int lost,
        int returned,
        Compartments bonus,
        int aside,
        int maximumIn,
        int counted,
        boolean byDisc,
        int replays) {

    /** A fresh turn: all discs in hand. */
    public static TurnInPlay fresh(Optional<Integer> board, int discs) {
        return new TurnInPlay(
                board,
                discs,
                1,
                discs,
                Compartments.EMPTY,
                0,
                0,
                0,
                0,
                Compartments.EMPTY,
                0,
                0,
                0,
                false,
                0);
    }

    /** The same turn for a line of the card that is there already; 0 for a new one. */
    public TurnInPlay again(int line) {
        return new TurnInPlay(
                board,
                discs,
                subTurn,
                hand,
                compartments,
                field,
                takenOut,
                lost,
                returned,
                bonus,
                aside,
                maximumIn,
                counted,
                byDisc,
                line);
    }

    /** Whether extra discs are being played. */
    public boolean bonusStage() {
        return maximumIn > 0;
    }

    /** Whether anything of the turn was reported yet. */
    public boolean reported() {
        return subTurn > 1 || byDisc || hand < discs;
    }

    /** Every disc of the turn, wherever it lies. */
    public int whereabouts() {
        return compartments.total()
                - returned
                + hand
                + field
                + takenOut
                + lost
                + bonus.total()
                + aside;
    }

    /** The same turn with discs moved between hand, compartments, field and out of play. */
    public TurnInPlay with(
            int newHand, Compartments in, int newField, int out, Compartments newBonus) {
        return new TurnInPlay(
                board, discs, subTurn, newHand, in, newField, out, lost, returned, newBonus, aside,
                maximumIn, counted, byDisc, replays);
    }

    /** The same turn with some discs more that are out of play for the rest of it. */
    public TurnInPlay losing(int more) {
        return new TurnInPlay(
                board,
                discs,
                subTurn,
                hand,
                compartments,
                field,
                takenOut,
                lost + more,
                returned,
                bonus,
                aside,
                maximumIn,
                counted,
                byDisc,
                replays);
    }

    /** Where the extra discs that were given back lay: in the fullest compartments. */
    public Compartments givenBack() {
        return givenBack(compartments, returned);
    }

    /** Where extra discs that were given back lay in a layout: in its fullest compartments. */
    static Compartments givenBack(Compartments layout, int discs) {
        Compartments back = Compartments.EMPTY;
        for (int disc = 0; disc < discs; disc++) {
            int fullest = 0;
            for (int i = 1; i < Compartments.COUNT; i++) {
                if (layout.at(i) - back.at(i) > layout.at(fullest) - back.at(fullest)) {
                    fullest = i;
                }
            }
            back = back.plus(fullest, 1);
        }
        return back;
    }

    /** The same turn, reported disc by disc. */
    public TurnInPlay reportedByDisc() {
        return told(counted, true);
    }

    /** The same turn with the points of a sub-turn more. */
    public TurnInPlay counting(int points) {
        return told(counted + points, byDisc);
    }

    private TurnInPlay told(int newCounted, boolean newByDisc) {
        return new TurnInPlay(
                board,
                discs,
                subTurn,
                hand,
                compartments,
                field,
                takenOut,
                lost,
                returned,
                bonus,
                aside,
                maximumIn,
                newCounted,
                newByDisc,
                replays);
    }

    /**
     * The next sub-turn: the discs of the field are back in hand.
     *
     * @param back discs taken out that are back in hand too
     * @param newlyLost discs taken out that are out of play for the rest of the turn
     */
    public TurnInPlay nextSubTurn(int back, int newlyLost) {
        return new TurnInPlay(
                board,
                discs,
                subTurn + 1,
                field + back,
                compartments,
                0,
                takenOut - back - newlyLost,
                lost + newlyLost,
                returned,
                bonus,
                aside,
                maximumIn,
                counted,
                false,
                replays);
    }

    /**
     * The next sub-turn with extra discs; extra discs that missed before are laid aside.
     *
     * @param extra how many are played in it
     * @param reachedIn the sub-turn in which the highest score was reached, from 1
     */
    public TurnInPlay nextBonus(int extra, int reachedIn) {
        return new TurnInPlay(
                board,
                discs,
                subTurn + 1,
                extra,
                compartments,
                0,
                0,
                lost,
                returned + extra,
                bonus,
                aside + field + takenOut,
                reachedIn,
                counted,
                false,
                replays);
    }

    /**
     * The same turn with fewer discs in all. Missing discs are taken from those outside the
     * compartments.
     *
     * @param found discs in all: at least those in compartments, at most {@link #discs()}
     */
    public TurnInPlay foundWith(int found) {
        int[] places = {hand, field, takenOut, lost, aside};
        int missing = discs - found;
        for (int i = 0; i < places.length; i++) {
            int gone = Math.min(missing, places[i]);
            places[i] -= gone;
            missing -= gone;
        }
        return new TurnInPlay(
                board,
                found,
                subTurn,
                places[0],
                compartments,
                places[1],
                places[2],
                places[3],
                returned,
                bonus,
                places[4],
                maximumIn,
                counted,
                byDisc,
                replays);
    }

    // by hand, like hashCode: generated ones make the first comparison of a process slow
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof TurnInPlay that
                && discs == that.discs
                && subTurn == that.subTurn
                && hand == that.hand
                && field == that.field
                && takenOut == that.takenOut
                && lost == that.lost
                && returned == that.returned
                && aside == that.aside
                && maximumIn == that.maximumIn
                && counted == that.counted
                && byDisc == that.byDisc
                && replays == that.replays
                && board.equals(that.board)
                && compartments.equals(that.compartments)
                && bonus.equals(that.bonus);
    }

    @Override
    public int hashCode() {
        int told = ((discs * 31 + subTurn) * 31 + hand) * 31 + field;
        int gone = ((takenOut * 31 + lost) * 31 + counted) * 31 + bonus.hashCode();
        return (told * 31 + gone) * 31 + compartments.hashCode();
    }
}
