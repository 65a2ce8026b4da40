package org.pubgames.core.internal.compare;

/** What differs at the end of an example, from the strongest to the weakest. */
public enum Difference {
    /** Who won, who lost, or whether the match is decided. */
    OUTCOME,
    /** One variant refuses what the other accepts. */
    ACCEPTANCE,
    /** The points that are awarded. */
    POINTS,
    /** Something else in the state of the match, or in the answer to a question. */
    STATE,
    /** Who must speak next. */
    TURN,
    /** Only the rules that spoke: their ids, what they do, or the points of each. */
    RULINGS;

    /** Whether this says more than another difference. */
    public boolean strongerThan(Difference other) {
        return compareTo(other) < 0;
    }
}
