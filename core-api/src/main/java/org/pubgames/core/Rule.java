package org.pubgames.core;

import java.util.List;

/**
 * One rule of a rulebook: the library's own statement of what one or more printed clauses decide.
 *
 * @param id the stable id, also the name of the rule that fires
 * @param level how binding it is and how sure its reading
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
        By by,
        LocalText statement,
        LocalText says,
        List<Citation> citations,
        List<String> settings,
        LocalText reading) {

    /** How binding a rule is. */
    public enum Level {
        REQUIRED,
        OPTIONAL,
        HOUSE,
        /** The print is silent, garbled or contradicts itself; the reading is ours. */
        INTERPRETATION
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

    public Rule {
        citations = List.copyOf(citations);
        settings = List.copyOf(settings);
    }
}
