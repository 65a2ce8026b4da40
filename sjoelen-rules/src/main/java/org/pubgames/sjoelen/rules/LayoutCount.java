package org.pubgames.sjoelen.rules;

/** All discs in the compartments, without extra discs, as somebody counted them. */
public interface LayoutCount extends Counted {

    /** So many discs there can be: 1 or more. */
    int most();

    /** Discs said to be taken out of play; any whole number. */
    default int takenOut() {
        return 0;
    }

    /** Discs in compartments and discs taken out together; may be more than an int holds. */
    default long accounted() {
        return (long) total() + takenOut();
    }

    /** Whether extra discs are being played. */
    default boolean bonusStage() {
        return false;
    }

    /** Discs still to be shoved in this sub-turn: 0 or more. */
    default int hand() {
        return 0;
    }

    /** Whether some compartment holds fewer discs than before. */
    default boolean fewerThanBefore() {
        return false;
    }
}
