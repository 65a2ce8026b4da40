package org.pubgames.conformance.testee;

import java.util.Optional;
import org.pubgames.core.spi.Names;

/**
 * A part of the protocol that an implementation supports. A vector that needs a missing one is not
 * applicable; results that it does not report are not compared.
 */
public enum Feature {
    /** Answers questions about points and ranks without a match. */
    SCORE,
    /** Judges the events of a match; whether it accepts them is always compared. */
    PLAY,
    /** Reports the points that an event brings. */
    POINTS,
    /** Reports the state after an event, in the form of our match files. */
    STATE,
    /** Reports the place of every player when a match is decided. */
    PLACES,
    /** Reports the total that every player has reached when a match is decided. */
    TOTALS,
    /** Reports whose turn it is after an event. */
    TURN,
    /** Reports the position in which a match stands after an event, where it may begin anew. */
    POSITION,
    /** Names the rules that fired, by our ids. */
    RULINGS,
    /** Names the clause that each ruling rests on, by our ids. */
    CLAUSES,
    /** Names the facts that made each rule fire, by our names. */
    FACTS,
    /** Reports what a viewer sees: the state and the events without what is hidden from him. */
    VIEW,
    /** Takes wrong reports back and judges what came after them again. */
    REVISIONS,
    /** Begins a match in a position. */
    POSITIONS,
    /** Names what is wrong with an unreadable event, by our codes. */
    PROBLEMS,
    /** Plays by any settings, not only by those of shipped variants. */
    SETTINGS,
    /** Plays by the decision tables of a house. */
    TABLES,
    /** Reads variant files and names what is wrong with them. */
    DOCUMENTS;

    /** Its name in the protocol. */
    public String id() {
        return Names.written(this);
    }

    /** The feature of this name. */
    public static Optional<Feature> of(String id) {
        for (Feature feature : values()) {
            if (feature.id().equals(id)) {
                return Optional.of(feature);
            }
        }
        return Optional.empty();
    }
}
