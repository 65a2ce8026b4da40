package org.pubgames.schocken.rules;

import java.util.Optional;

/**
 * What became of the discs of a round.
 *
 * @param loser who lost it; empty when nobody did
 * @param giver who gave the discs; empty when they came from the stock
 * @param allTaken whether the loser took all discs at once
 * @param discs discs that the loser got, from 0
 */
public record Settled(Optional<String> loser, Optional<String> giver, boolean allTaken, int discs) {

    /** A round without a loser. */
    public static final Settled NOBODY = new Settled(Optional.empty(), Optional.empty(), false, 0);

    /** A round whose loser gets no discs. */
    public static Settled withoutDiscs(String loser) {
        return new Settled(Optional.of(loser), Optional.empty(), false, 0);
    }
}
