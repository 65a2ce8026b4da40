package org.pubgames.conformance;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.Node;

/**
 * One case that an implementation must get right: a situation and the result it must have.
 *
 * @param id the id of the rule aimed at and a number, {@code sjoelen.score.complete-set/01}; never
 *     reused
 * @param title the situation in one sentence
 * @param game the game's id
 * @param rule the rule aimed at
 * @param guards further rules that are aimed at: each would go wrong here if one of its conditions
 *     were missing or mistaken
 * @param polarity whether the rule aimed at must fire
 * @param variant what is played by
 * @param task what has to be done
 * @param source the clause or situation it comes from, empty when it has none
 * @param clause the clause that the ruling of the rule aimed at has to rest on in the last step,
 *     {@link #HOUSE} for the house's own reason; empty when the vector does not say
 * @param where the file and line it stands in
 */
public record Vector(
        String id,
        String title,
        String game,
        String rule,
        List<String> guards,
        Polarity polarity,
        PlayedBy variant,
        Task task,
        String source,
        String clause,
        Where where) {

    /** What a ruling rests on that no clause is behind. */
    public static final String HOUSE = "house";

    /** What stands between the id of a vector and a further variant that it is played by. */
    public static final String UNDER = "@";

    public Vector {
        guards = List.copyOf(guards);
    }

    /**
     * The same case played by another shipped variant, with the variant's name at its id. What it
     * comes from and rests on is that of the first variant, so it is left out.
     */
    public Vector under(String variant) {
        return new Vector(
                id + UNDER + variant,
                title,
                game,
                rule,
                guards,
                polarity,
                PlayedBy.shipped(variant),
                task,
                "",
                "",
                where);
    }

    /** Whether it is the same case as another vector, under a further variant. */
    public boolean repeats() {
        return id.contains(UNDER);
    }

    /** Whether a rule is among those aimed at. */
    public boolean aimsAt(String id) {
        return rule.equals(id) || guards.contains(id);
    }

    /** Whether reports are taken back or put right in it. */
    public boolean revises() {
        return play().stream()
                .anyMatch(
                        play ->
                                play.given().stream().anyMatch(EventLine::revises)
                                        || play.steps().stream()
                                                .anyMatch(step -> step.when().revises()));
    }

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
     * @param tables decision tables of the house by kind, each as JSON
     * @param with the shipped mix-ins, each with its edition as in variant files, in order
     */
    public record PlayedBy(
            String base, Map<String, String> set, Map<String, String> tables, List<String> with) {
        public PlayedBy {
            set = fixed(set);
            tables = fixed(tables);
            with = List.copyOf(with);
        }

        /** A shipped variant as it is. */
        public static PlayedBy shipped(String id) {
            return new PlayedBy(id, Map.of(), Map.of(), List.of());
        }

        /** Whether it is the shipped variant as it is. */
        public boolean unchanged() {
            return set.isEmpty() && tables.isEmpty() && with.isEmpty();
        }
    }

    /** What an implementation has to do. */
    public sealed interface Task permits Play, Question, Census, Document {}

    /**
     * Events to be judged.
     *
     * @param seats who plays
     * @param position where the match begins, as JSON; empty where it begins at the beginning. One
     *     that cannot be refuses every step
     * @param given the events before, all of which must be accepted
     * @param steps the events to be judged, one after the other; a refused one changes nothing
     * @param views what viewers see after the last step
     */
    public record Play(
            List<String> seats,
            Optional<String> position,
            List<EventLine> given,
            List<Step> steps,
            List<View> views)
            implements Task {

        /** Events of a match that begins at the beginning; nobody is asked what he sees. */
        public Play(List<String> seats, List<EventLine> given, List<Step> steps) {
            this(seats, Optional.empty(), given, steps, List.of());
        }

        public Play {
            seats = List.copyOf(seats);
            given = List.copyOf(given);
            steps = List.copyOf(steps);
            views = List.copyOf(views);
        }

        /** The same with other events to be judged. */
        public Play judging(List<Step> others) {
            return new Play(seats, position, given, others, views);
        }

        /** The last step, which decides what the vector is about. */
        public Step last() {
            return steps.get(steps.size() - 1);
        }
    }

    /**
     * What one viewer sees of a match.
     *
     * @param seat whose eyes: a player's name; empty for what everybody around the table sees
     * @param state parts of the state that he sees: JSON pointer and value as JSON
     * @param log parts of the events as he saw them: JSON pointer into their list and value as JSON
     * @param hides values, each as JSON, that are nowhere in what he sees; a list of numbers in no
     *     order
     */
    public record View(
            Optional<String> seat,
            Map<String, String> state,
            Map<String, String> log,
            List<String> hides) {
        public View {
            state = fixed(state);
            log = fixed(log);
            hides = List.copyOf(hides);
        }
    }

    /** An event to be judged, and the result it must have. */
    public record Step(EventLine when, Then then) {}

    /** An event or a revision as one line of JSON, and where the vector says so. */
    public record EventLine(String json, Where where) {
        /** Whether it is a revision. */
        public boolean revises() {
            return JsonText.read(json, where)
                    .<Boolean>fold(
                            node ->
                                    node instanceof Node.Fields fields
                                            && fields.values().containsKey("revise"),
                            problems -> false);
        }
    }

    /**
     * The result that an event must have.
     *
     * @param accepted whether it stands
     * @param rulings the ids of exactly the rules that fire
     * @param points the points awarded in all, when the vector says so
     * @param state parts of the state afterwards: JSON pointer and value as JSON
     * @param places each player's rank afterwards as JSON, when the vector says so; empty while the
     *     match is undecided
     * @param problems what is wrong with an event that is none, exactly; empty for events that can
     *     be judged
     * @param facts the facts that matter: by rule, the name and value as JSON of facts that one of
     *     its rulings has
     * @param after what else holds afterwards
     */
    public record Then(
            boolean accepted,
            List<String> rulings,
            Optional<Integer> points,
            Map<String, String> state,
            Optional<Map<String, String>> places,
            List<Complaint> problems,
            Map<String, Map<String, String>> facts,
            After after) {
        public Then {
            rulings = List.copyOf(rulings);
            state = fixed(state);
            places = places.map(Vector::fixed);
            problems = List.copyOf(problems);
            Map<String, Map<String, String>> copies = new LinkedHashMap<>();
            facts.forEach((rule, named) -> copies.put(rule, fixed(named)));
            facts = fixed(copies);
        }

        /** A result of which no facts are named. */
        public Then(
                boolean accepted,
                List<String> rulings,
                Optional<Integer> points,
                Map<String, String> state,
                Optional<Map<String, String>> places,
                List<Complaint> problems) {
            this(accepted, rulings, points, state, places, problems, Map.of(), After.NONE);
        }
    }

    /**
     * What else holds after an event, as far as the vector says so.
     *
     * @param turn the names of those whose turn it is, in any order; nobody in particular's when
     *     the list is empty
     * @param position parts of the position in which the match stands: JSON pointer and value as
     *     JSON; the empty pointer is the whole, null where there is no position
     * @param totals the total that each player has reached, as JSON; empty while the match is
     *     undecided
     */
    public record After(
            Optional<List<String>> turn,
            Map<String, String> position,
            Optional<Map<String, String>> totals) {

        /** Nothing is said of it. */
        public static final After NONE = new After(Optional.empty(), Map.of(), Optional.empty());

        public After {
            turn = turn.map(List::copyOf);
            position = fixed(position);
            totals = totals.map(Vector::fixed);
        }
    }

    /**
     * A problem that must be found.
     *
     * @param code its code
     * @param at JSON pointer to what is wrong, empty for the whole
     */
    public record Complaint(String code, String at) implements Comparable<Complaint> {
        @Override
        public int compareTo(Complaint other) {
            int byPlace = at.compareTo(other.at);
            return byPlace == 0 ? code.compareTo(other.code) : byPlace;
        }

        @Override
        public String toString() {
            return code + (at.isEmpty() ? "" : " at " + at);
        }
    }

    /**
     * Questions about points or ranks that need no match.
     *
     * @param asks each question as one line of JSON: a layout, a throw, or lying discs
     * @param answers what must be answered, column by column, each value as text; {@code problem}
     *     with a code for a question that cannot be
     */
    public record Question(List<String> asks, List<Map<String, String>> answers) implements Task {
        public Question {
            asks = List.copyOf(asks);
            answers = answers.stream().map(Vector::fixed).toList();
        }
    }

    /**
     * All questions of a domain at once: how many have which answer.
     *
     * @param domain the questions
     * @param count the columns of an answer that are counted together
     * @param sum the column that is added up for each branch; an answer that is no number counts 0
     * @param histogram how many questions have which answer: the counted values with a blank
     *     between them
     * @param divide the sum for each branch of the domain, so that a wrong one can be found
     */
    public record Census(
            Domain domain,
            List<String> count,
            String sum,
            Map<String, Long> histogram,
            Map<String, Long> divide)
            implements Task {
        public Census {
            count = List.copyOf(count);
            histogram = fixed(histogram);
            divide = fixed(divide);
        }
    }

    /**
     * A variant file with everything that is wrong with it.
     *
     * @param text the file
     * @param problems exactly the problems, where they are
     */
    public record Document(String text, List<Complaint> problems) implements Task {
        public Document {
            problems = List.copyOf(problems);
        }
    }

    /** An unmodifiable copy in the same order. */
    private static <V> Map<String, V> fixed(Map<String, V> map) {
        return Collections.unmodifiableMap(new LinkedHashMap<>(map));
    }

    /** The events to be judged, when that is the task. */
    public Optional<Play> play() {
        return task instanceof Play found ? Optional.of(found) : Optional.empty();
    }

    /** The rules that must fire in its last step. */
    public List<String> rulings() {
        return play().map(found -> found.last().then().rulings()).orElse(List.of());
    }
}
