package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Finding;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Disc.Status;
import org.pubgames.shuffleboard.End;
import org.pubgames.shuffleboard.Side;

/**
 * A shot is done: who is next?
 *
 * @param current the end in progress
 * @param last the side that played
 */
public record NextShot(Findings findings, End current, Side last) implements Situation {

    /** The next shot is for a side. */
    public Finding isFor(Side side) {
        return change(new Next(side)).because("side", side);
    }

    /** The opponents of the side that played. */
    public Side other() {
        return last.other();
    }

    /** Discs that the side has still to play for the first time, 0 to 8. */
    public int waitingLast() {
        return current.count(last, Status.WAITING);
    }

    /** The same for its opponents. */
    public int waitingOther() {
        return current.count(other(), Status.WAITING);
    }

    /** Discs that were given back to the side and not played again yet, 0 to 8. */
    public int returnedLast() {
        return current.count(last, Status.RETURNED);
    }

    /** The same for its opponents. */
    public int returnedOther() {
        return current.count(other(), Status.RETURNED);
    }
}
