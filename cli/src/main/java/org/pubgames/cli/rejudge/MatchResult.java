package org.pubgames.cli.rejudge;

import org.pubgames.core.Problem;

/** What came of a match that was to be judged twice. */
public sealed interface MatchResult {

    /**
     * Both judgements beside each other.
     *
     * @param comparison what differs
     * @param shown the match in short, made when it is asked for
     */
    record Compared(MatchComparison comparison, Showing shown) implements MatchResult {}

    /**
     * A match of another game than the variant's; it is not judged.
     *
     * @param game the id of its game
     */
    record OtherGame(String game) implements MatchResult {}

    /**
     * It cannot be read, or not all of it: nothing is compared.
     *
     * @param problem the first thing that is wrong
     */
    record Unread(Problem problem) implements MatchResult {}

    /** Makes the short form of a match. */
    interface Showing {

        /** {@return the match in short; equal however often it is asked for} */
        ShownMatch make();
    }
}
