package org.pubgames.conformance;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.Where;

/**
 * One judged situation: what happened before, what happens now, and what must come of it.
 *
 * @param id the id of the rule aimed at and a number, {@code sjoelen.score.complete-set/01}
 * @param title the situation in one sentence
 * @param game the game's id
 * @param rule the rule aimed at
 * @param polarity whether that rule must fire
 * @param variant what the match is played by
 * @param seats who plays
 * @param given the events before, all of which must be accepted
 * @param when the event to be judged
 * @param then what must come of it
 * @param source the clause or situation it comes from, empty when it has none
 * @param where the file and line it stands in
 */
public record Vector(
        String id,
        String title,
        String game,
        String rule,
        Polarity polarity,
        PlayedBy variant,
        List<String> seats,
        List<EventLine> given,
        EventLine when,
        Then then,
        String source,
        Where where) {

    /** Whether the rule aimed at must fire. */
    public enum Polarity {
        POSITIVE,
        /** A near miss: the smallest change after which the rule does not fire. */
        NEGATIVE
    }

    /**
     * A shipped variant, perhaps with changes.
     *
     * @param base the shipped variant's id
     * @param set changed settings, each value as JSON
     */
    public record PlayedBy(String base, Map<String, String> set) {}

    /** An event as one line of JSON, and where the vector says so. */
    public record EventLine(String json, Where where) {}

    /**
     * What must come of the event.
     *
     * @param accepted whether it stands
     * @param rulings the ids of exactly the rules that fire
     * @param points the points awarded in all, when the vector says so
     * @param state parts of the state afterwards: JSON pointer and value as JSON
     * @param places each player's rank afterwards as JSON, when the vector says so; empty while the
     *     match is undecided
     */
    public record Then(
            boolean accepted,
            List<String> rulings,
            Optional<Integer> points,
            Map<String, String> state,
            Optional<Map<String, String>> places) {
        public Then {
            rulings = List.copyOf(rulings);
        }
    }

    public Vector {
        seats = List.copyOf(seats);
        given = List.copyOf(given);
    }
}
