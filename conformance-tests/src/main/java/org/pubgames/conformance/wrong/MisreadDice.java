package org.pubgames.conformance.wrong;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.testee.Course;
import org.pubgames.core.internal.data.Node;

/**
 * Reads some throws of three dice as other throws, those that rank where a wrong program ranks
 * them, and still reports the dice as they were thrown.
 *
 * @param reading the throw that a throw is read as, both highest die first
 */
record MisreadDice(UnaryOperator<List<Integer>> reading) implements Bug {

    @Override
    public Course play(Vector.Play play, RightGame right) {
        Map<List<Integer>, List<Integer>> shown = new HashMap<>();
        Course course =
                right.play(
                        Bug.misread(
                                play,
                                event -> {
                                    List<Integer> dice = sorted(event.numbers("/dice"));
                                    if (event.is("/event", "thrown") && dice.size() == 3) {
                                        List<Integer> read = reading.apply(dice);
                                        if (!read.equals(dice)) {
                                            shown.put(read, dice);
                                            event.set("/dice", read);
                                        }
                                    }
                                }));
        return new Course(
                course.refused(),
                course.situation().map(state -> restored(state, shown)),
                Bug.misreported(play, course, right, step -> restored(step, shown)).steps(),
                course.views());
    }

    private static ReportedStep restored(
            ReportedStep step, Map<List<Integer>, List<Integer>> shown) {
        restore(step.after(), shown);
        return step;
    }

    private static Node restored(Node node, Map<List<Integer>, List<Integer>> shown) {
        Draft state = Draft.of(node);
        restore(state, shown);
        return state.node();
    }

    private static void restore(Draft state, Map<List<Integer>, List<Integer>> shown) {
        for (int i = 0; i < state.size("/lastRound/shown"); i++) {
            restore(state, "/lastRound/shown/" + i + "/dice", shown);
        }
        for (int i = 0; i < state.size("/players"); i++) {
            restore(state, "/players/" + i + "/hand/dice", shown);
        }
    }

    private static void restore(
            Draft state, String place, Map<List<Integer>, List<Integer>> shown) {
        if (state.has(place)) {
            List<Integer> dice = state.numbers(place);
            state.set(place, shown.getOrDefault(dice, dice));
        }
    }

    private static List<Integer> sorted(List<Integer> dice) {
        return dice.stream().sorted(Comparator.reverseOrder()).toList();
    }
}
