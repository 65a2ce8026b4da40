package org.pubgames.sjoelen.rules;

import java.util.List;
import java.util.Optional;
import org.pubgames.sjoelen.Contact;
import org.pubgames.sjoelen.Fate;
import org.pubgames.sjoelen.SjoelenEvent.DiscAtRest;
import org.pubgames.sjoelen.TurnInPlay;

/** A single disc is reported: where it came from and where it came to rest. */
public interface DiscReport extends Play {

    /** The disc as it was seen. */
    DiscAtRest disc();

    /** Where it came from. */
    From from();

    /** The label of the compartment it lay in, as reported; empty when none is named. */
    Optional<Integer> fromCompartment();

    /** Where it came to rest. */
    default Fate fate() {
        return disc().fate();
    }

    /** Whether a compartment is named for its rest. */
    default boolean labelled() {
        return disc().compartment().isPresent();
    }

    /** The label of that compartment, any whole number; 0 when none is named. */
    default int compartment() {
        return disc().compartment().orElse(0);
    }

    /** Which compartment has that label, 0 to 3 from the left; -1 when none has. */
    default int toPlace() {
        return settings().compartment(compartment());
    }

    /** What a disc on a partition wall touches, {@code NOTHING} when nothing is said. */
    default Contact contact() {
        return disc().touching().orElse(Contact.NOTHING);
    }

    /** Whether it is said what the disc touches. */
    default boolean contactSeen() {
        return disc().touching().isPresent();
    }

    /** Whether the gate stopper moved the disc. */
    default boolean stopperMoved() {
        return disc().stopperMoved().orElse(false);
    }

    /** Whether the gate stopper was tried. */
    default boolean stopperTried() {
        return disc().stopperMoved().isPresent();
    }

    /** Whether it lay in a compartment. */
    default boolean layIn() {
        return from() == From.COMPARTMENT || from() == From.EXTRA_DISC;
    }

    /** The label of the compartment it lay in, any whole number; 0 when none is named. */
    default int fromLabel() {
        return fromCompartment().orElse(0);
    }

    /** Which compartment has that label, 0 to 3 from the left; -1 when none has. */
    default int fromPlace() {
        return fromCompartment().map(settings()::compartment).orElse(-1);
    }

    /** Discs that lie where it came from: 0 or more. */
    default int there() {
        TurnInPlay turn = running();
        int place = fromPlace();
        return switch (from()) {
            case HAND -> turn.hand();
            case FIELD -> turn.field();
            case COMPARTMENT -> place < 0 ? 0 : turn.compartments().at(place);
            case EXTRA_DISC -> place < 0 ? 0 : turn.bonus().at(place);
        };
    }

    /** The labels of the board from left to right. */
    default List<Integer> labels() {
        return settings().gateValues();
    }
}
