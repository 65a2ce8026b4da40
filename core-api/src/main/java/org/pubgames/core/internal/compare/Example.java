package org.pubgames.core.internal.compare;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.Outcome;
import org.pubgames.core.Reading;
import org.pubgames.core.Ruling;
import org.pubgames.core.Score;
import org.pubgames.core.Turn;

/** Something that ends differently under two variants. */
public sealed interface Example {

    /** What differs. */
    Difference difference();

    /** How it was found, and so what may be said of its length. */
    Found found();

    /**
     * How long it is: the events of a match. A question counts as one, and so does the mere look at
     * a match before its first event.
     */
    int length();

    /** How an example was found. */
    enum Found {
        /**
         * Every shorter sequence of the events that the game names as telling was tried, with every
         * number of seats of the effort: over that choice of events there is no shorter example.
         */
        EXHAUSTIVE,
        /**
         * It comes from a longer match; no single event can be left out. There may be a shorter one
         * of other events.
         */
        REDUCED
    }

    /**
     * A question that needs no match: a layout, a throw, an end.
     *
     * @param arguments of the question, as for {@link org.pubgames.core.Scoring#score}
     * @param a the first variant's answer, or why it refuses the question
     * @param b the second variant's
     */
    record Question(
            List<String> arguments, Reading<Score> a, Reading<Score> b, Difference difference)
            implements Example {
        public Question {
            arguments = List.copyOf(arguments);
        }

        @Override
        public Found found() {
            return Found.EXHAUSTIVE;
        }

        @Override
        public int length() {
            return 1;
        }
    }

    /**
     * A match. Both variants agree on everything before its last event; without events they differ
     * before the first one.
     *
     * @param seats the names of those who play
     * @param events as lines of a match file; all but the last are accepted by both variants
     * @param a what the first variant makes of the last event
     * @param b what the second one makes of it
     * @param parts the parts of the state that differ, in the order of the state
     */
    record Played(
            List<String> seats,
            List<String> events,
            Ending a,
            Ending b,
            List<Part> parts,
            Difference difference,
            Found found)
            implements Example {
        public Played {
            seats = List.copyOf(seats);
            events = List.copyOf(events);
            parts = List.copyOf(parts);
        }

        @Override
        public int length() {
            return Math.max(1, events.size());
        }
    }

    /**
     * A match after the last event of an example, under one variant.
     *
     * @param accepted whether the event stands
     * @param rulings what the rules said to it; empty before the first event
     * @param state the state as JSON; after a refusal as it was
     * @param turn who must speak next
     * @param outcome how the match ended; empty while it goes on
     */
    record Ending(
            boolean accepted,
            List<Ruling> rulings,
            String state,
            Turn turn,
            Optional<Outcome> outcome) {
        public Ending {
            rulings = List.copyOf(rulings);
        }
    }

    /**
     * A part of the state that differs.
     *
     * @param path JSON pointer into the state
     * @param a the first variant's value as JSON, empty where it has none
     * @param b the second variant's
     */
    record Part(String path, String a, String b) {}
}
