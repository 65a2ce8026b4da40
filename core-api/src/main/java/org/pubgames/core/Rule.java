package org.pubgames.core;

import java.util.List;
import java.util.Optional;

/**
 * One rule of a rulebook: the library's own statement of what one or more printed clauses decide.
 *
 * @param id the stable id, also the name of the rule that fires
 * @param level how binding it is and how sure its reading
 * @param part the part of the course of play that it is about: its rulings that end something end
 *     this; empty for a rule about something else
 * @param by who decides it: the rule set, the validation of settings and measures, or a person
 * @param statement what the rule says
 * @param says the text of its rulings, with placeholders
 * @param citations the clauses it realises
 * @param settings the settings it depends on
 * @param reading for an interpretation, the other reading and why this one was taken; otherwise
 *     empty texts
 */
public record Rule(
        String id,
        Level level,
        Optional<Part> part,
        By by,
        LocalText statement,
        LocalText says,
        List<Citation> citations,
        List<String> settings,
        LocalText reading) {

    /** How binding a rule is. */
    public enum Level {
        /** Printed, and always in force. */
        REQUIRED,
        /** Printed, and left to those who play. */
        OPTIONAL,
        /** A custom of houses, not of the printed rules. */
        HOUSE,
        /** The print is silent, garbled or contradicts itself; the reading is ours. */
        INTERPRETATION
    }

    /** A part of the course of play, from the smallest. */
    public enum Part {
        /** One of the rounds of shoving of a sjoelen turn. */
        SUB_TURN,
        /** What one player does before the next one plays. */
        TURN,
        /** One round of shuffleboard shots, also called a frame. */
        END,
        /** One throw of everybody at the table. */
        ROUND,
        /** The rounds until one player has all penalty discs. */
        HALF,
        /** A game of several that make up the match. */
        GAME,
        /** The whole match. */
        MATCH
    }

    /** Who decides. */
    public enum By {
        /** The rule set, when an event is judged. */
        RULES,
        /** The validation of measures or settings. */
        VALIDATION,
        /** The choice of a variant. */
        VARIANTS
    }

    /**
     * The topic: what its file and the middle of its id are called.
     *
     * @return such as {@code score}
     */
    public String topic() {
        return topic(id);
    }

    /**
     * The topic of a rule: the middle of its id.
     *
     * @param id the rule's id
     * @return such as {@code score}; empty when the id has no middle
     */
    public static String topic(String id) {
        int end = id.lastIndexOf('.');
        return end < 0 ? "" : id.substring(id.lastIndexOf('.', end - 1) + 1, end);
    }

    /**
     * Keeps copies of its lists.
     *
     * @param id the stable id, also the name of the rule that fires
     * @param level how binding it is and how sure its reading
     * @param part the part of the course of play that it is about: its rulings that end something
     *     end this; empty for a rule about something else
     * @param by who decides it: the rule set, the validation of settings and measures, or a person
     * @param statement what the rule says
     * @param says the text of its rulings, with placeholders
     * @param citations the clauses it realises
     * @param settings the settings it depends on
     * @param reading for an interpretation, the other reading and why this one was taken; otherwise
     *     empty texts
     */
    public Rule {
        citations = List.copyOf(citations);
        settings = List.copyOf(settings);
    }
}
