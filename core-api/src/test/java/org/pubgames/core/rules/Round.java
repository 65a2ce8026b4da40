package org.pubgames.core.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** A situation that carries what exists: a toss and the limits it is held against. */
public record Round(Findings findings, Toss toss, Limits limits) implements Situation {

    /** What is held against a toss. */
    public record Limits(int least, int most, Counting counting) {

        /** How far the limits lie apart, from 0. */
        public int width() {
            return most - least;
        }
    }

    /** How pips count. */
    public enum Counting {
        SINGLE,
        DOUBLE,
        NEVER
    }

    /** The pips above the least, from 0. */
    public int above() {
        return Math.max(0, toss.pips() - limits.least());
    }

    /** The pips below the most, from 0. */
    public int below() {
        return Math.max(0, limits.most() - toss.pips());
    }
}
