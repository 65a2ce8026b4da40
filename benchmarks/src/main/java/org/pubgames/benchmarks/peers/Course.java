package org.pubgames.benchmarks.peers;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.pubgames.core.Entry;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.Ruling;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.Verdict;
import org.pubgames.core.rules.RuledGame;

/**
 * Matches as one engine has judged them: the questions to be timed, and a record of all verdicts
 * for comparing judges.
 *
 * @param asked one question for each event to be timed
 * @param verdicts every event's rulings, then the outcome
 */
public record Course<S extends GameState, E extends GameEvent>(
        List<Question<S, E>> asked, List<List<Ruling>> verdicts, List<S> states) {

    /** An event and the match it happens in. */
    public record Question<S extends GameState, E extends GameEvent>(Match<S, E> match, E event) {

        /** The answer. */
        public Verdict<S, E> judge() {
            return match.judge(event);
        }
    }

    /**
     * Judges matches from their first event on.
     *
     * @param timed which of the accepted events are questions
     */
    public static <S extends GameState, E extends GameEvent> Course<S, E> of(
            RuledGame<S, E> game,
            Variant variant,
            Seats seats,
            List<List<E>> matches,
            Predicate<Entry<E>> timed) {
        Course<S, E> course = new Course<>(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        for (List<E> events : matches) {
            Match<S, E> match = game.open(variant, seats);
            for (E event : events) {
                Verdict<S, E> verdict = match.judge(event);
                course.verdicts.add(verdict.rulings());
                course.states.add(verdict.match().state());
                if (timed.test(new Entry<>(match.size() + 1, event, verdict.rulings()))) {
                    course.asked.add(new Question<>(match, event));
                }
                match = verdict.match();
            }
        }
        return course;
    }

    /**
     * Compares with another judge of the same matches.
     *
     * @throws IllegalStateException when a verdict or a state differs
     */
    public void mustEqual(Course<?, ?> other) {
        if (verdicts.size() != other.verdicts.size() || asked.size() != other.asked.size()) {
            throw new IllegalStateException("other matches");
        }
        for (int i = 0; i < verdicts.size(); i++) {
            if (!verdicts.get(i).equals(other.verdicts.get(i))
                    || !states.get(i).equals(other.states.get(i))) {
                throw new IllegalStateException(
                        "event "
                                + i
                                + ": "
                                + rules(verdicts.get(i))
                                + " here, there "
                                + rules(other.verdicts.get(i)));
            }
        }
    }

    private static List<String> rules(List<Ruling> rulings) {
        return rulings.stream().map(Ruling::rule).toList();
    }
}
