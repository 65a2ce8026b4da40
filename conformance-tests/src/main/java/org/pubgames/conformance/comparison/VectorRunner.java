package org.pubgames.conformance.comparison;

import org.pubgames.conformance.Vector;
import org.pubgames.conformance.VectorResult;
import org.pubgames.core.Game;

/** Runs vectors against a game in this process. Safe to share between threads. */
public final class VectorRunner {

    private final Game<?, ?> game;

    /** A runner for one game, right or wrong. */
    public VectorRunner(Game<?, ?> game) {
        this.game = game;
    }

    /** Plays the situation, judges the event and compares. */
    public VectorResult run(Vector vector) {
        return Examiner.of(game).examine(vector);
    }
}
