package org.pubgames.conformance.picture;

import org.pubgames.core.Variant;

/**
 * What is to be drawn.
 *
 * @param variant what is played
 * @param state the state before the event; of a question nothing
 * @param event the event, or the question
 */
record Situation(Variant variant, Said state, Said event, PictureWords words) {

    /** The kind of event; empty for a question. */
    String kind() {
        return event.at("event").text();
    }

    /** Whose event it is; empty when it is nobody's. */
    String player() {
        return event.at("player").text();
    }
}
