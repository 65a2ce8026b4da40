package org.pubgames.core;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One rule of a rulebook: the library's own statement of what one or more printed clauses decide.
 *
 * @param id the stable id, also the name of the rule that fires
 * @param level how binding it is and how sure its reading
 * @param part the part of the course of play that it is about: its rulings that end something end
 *     this; empty for a rule about something else
 * @param by who decides it: the rule set, the validation of settings and measures, or a person
 * @param concerns the facts that name whom its rulings concern, where it is not the player, or else
 *     the side, that the facts have by that name
 * @param statement what the rule says
 * @param says the text of its rulings, with placeholders
 * @param grounds what its rulings rest on, where no case holds
 * @param cases situations in which its rulings rest on other clauses; the first that holds counts
 * @param parts clauses that say a part of it, such as a definition or a condition; no ruling shows
 *     them
 * @param compare clauses of other editions about the same matter that say something else; no ruling
 *     rests on them
 * @param settings the settings it depends on
 * @param reading for an interpretation, the other reading and why this one was taken; otherwise
 *     empty texts
 */
public record Rule(
        String id,
        Level level,
        Optional<Part> part,
        By by,
        List<String> concerns,
        LocalText statement,
        LocalText says,
        Grounds grounds,
        List<Case> cases,
        List<Citation> parts,
        List<Citation> compare,
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
     * The clauses that a rule can rest on in one situation.
     *
     * @param citations from each source the clause that says so there
     * @param also further clauses that say the same in the same situation
     * @param decides settings whose value in force is what makes the ruling what it is: the clause
     *     given for that value comes before the citations
     * @param readings the sources and clauses that say so only as we read them
     */
    public record Grounds(
            List<Citation> citations,
            List<Citation> also,
            List<String> decides,
            List<ReadSo> readings) {

        /**
         * Keeps copies of its lists.
         *
         * @param citations from each source the clause that says so there
         * @param also further clauses that say the same in the same situation
         * @param decides settings whose value in force is what makes the ruling what it is
         * @param readings the sources and clauses that say so only as we read them
         */
        public Grounds {
            citations = List.copyOf(citations);
            also = List.copyOf(also);
            decides = List.copyOf(decides);
            readings = List.copyOf(readings);
        }
    }

    /**
     * Clauses that do not say so in so many words.
     *
     * @param under ids of sources, for all their clauses, or of clauses
     * @param text what else could be meant and why this was taken
     */
    public record ReadSo(List<String> under, LocalText text) {

        /**
         * Keeps a copy of its list.
         *
         * @param under ids of sources, for all their clauses, or of clauses
         * @param text what else could be meant and why this was taken
         */
        public ReadSo {
            under = List.copyOf(under);
        }
    }

    /**
     * A situation in which a rule rests on clauses of its own.
     *
     * @param name its name in journals and verdicts, such as {@code three-dice}
     * @param when what has to be so: the name of a fact, of a method of the facts or of a setting
     *     ({@code settings.NAME}), and the values of which it has to have one, as files write them
     * @param grounds what the rulings rest on then
     */
    public record Case(String name, Map<String, List<String>> when, Grounds grounds) {

        /**
         * Keeps a copy of its map.
         *
         * @param name its name in journals and verdicts, such as {@code three-dice}
         * @param when what has to be so
         * @param grounds what the rulings rest on then
         */
        public Case {
            when = Map.copyOf(when);
        }
    }

    /**
     * {@return every clause that a ruling of this rule can rest on, in any situation, and those
     * that say a part of it}
     */
    public List<Citation> citations() {
        Stream<Citation> shown =
                Stream.concat(Stream.of(grounds), cases.stream().map(Case::grounds))
                        .flatMap(
                                each ->
                                        Stream.concat(
                                                each.citations().stream(), each.also().stream()));
        return Stream.concat(shown, parts.stream()).distinct().toList();
    }

    /**
     * What its rulings rest on in a situation.
     *
     * @param circumstance the name of one of its cases; empty where none holds
     * @return the grounds of that case; those of the rule itself where it has no such case
     */
    public Grounds grounds(String circumstance) {
        for (Case each : cases) {
            if (each.name().equals(circumstance)) {
                return each.grounds();
            }
        }
        return grounds;
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
     * @param concerns the facts that name whom its rulings concern, where it is not the player, or
     *     else the side, that the facts have by that name
     * @param statement what the rule says
     * @param says the text of its rulings, with placeholders
     * @param grounds what its rulings rest on, where no case holds
     * @param cases situations in which its rulings rest on other clauses; the first that holds
     *     counts
     * @param parts clauses that say a part of it, such as a definition or a condition; no ruling
     *     shows them
     * @param compare clauses of other editions about the same matter that say something else; no
     *     ruling rests on them
     * @param settings the settings it depends on
     * @param reading for an interpretation, the other reading and why this one was taken; otherwise
     *     empty texts
     */
    public Rule {
        concerns = List.copyOf(concerns);
        cases = List.copyOf(cases);
        parts = List.copyOf(parts);
        compare = List.copyOf(compare);
        settings = List.copyOf(settings);
    }
}
