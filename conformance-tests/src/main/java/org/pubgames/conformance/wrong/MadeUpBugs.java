package org.pubgames.conformance.wrong;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.testee.Course;
import org.pubgames.conformance.testee.Observation;
import org.pubgames.core.Games;

/** Bugs that fit any game and that no known program has, by name. */
final class MadeUpBugs {

    private MadeUpBugs() {}

    static Map<String, Bug> all() {
        Map<String, Bug> bugs = new LinkedHashMap<>();
        bugs.put("yes-to-all", (play, right) -> ungoverned(play, right, true));
        bugs.put("no-to-all", MadeUpBugs::noToAll);
        bugs.put("mutates-on-rejection", (play, right) -> ungoverned(play, right, false));
        bugs.put(
                "ignores-variant",
                Bug.plays(
                        game ->
                                game.under(
                                        Games.find(game.by().game())
                                                .orElseThrow()
                                                .variants()
                                                .standard())));
        bugs.put("sorts-players", MadeUpBugs::sorted);
        bugs.put("leaks-between-games", new Leak());
        bugs.put("parrot", new Parrot());
        return bugs;
    }

    /**
     * Does what was forbidden, because it does not know the rules that forbid it.
     *
     * @param accepts whether it also reports the event as accepted
     */
    private static Course ungoverned(Vector.Play play, RightGame right, boolean accepts) {
        Course course = right.play(play);
        List<String> forbidding = new ArrayList<>();
        course.steps().stream()
                .filter(observed -> !observed.accepted())
                .forEach(observed -> forbidding.addAll(observed.rulings().orElse(List.of())));
        if (forbidding.isEmpty()) {
            return course;
        }
        Course done = done(play, right, course, forbidding);
        List<Observation> steps = new ArrayList<>();
        for (int i = 0; i < course.steps().size(); i++) {
            Observation observed = course.steps().get(i);
            steps.add(
                    observed.judged(accepts || observed.accepted(), observed.points())
                            .in(
                                    i < done.steps().size()
                                            ? done.steps().get(i).state()
                                            : observed.state()));
        }
        return course.with(steps);
    }

    private static Course done(
            Vector.Play play, RightGame right, Course course, List<String> forbidding) {
        try {
            return right.without(forbidding.toArray(String[]::new)).play(play);
        } catch (RuntimeException impossible) {
            // the game cannot do it at all, whatever the rules
            return course;
        }
    }

    private static Course noToAll(Vector.Play play, RightGame right) {
        if (!play.given().isEmpty()) {
            return Course.refused("no");
        }
        return Bug.misreported(play, right.play(play), right, ReportedStep::asRefused);
    }

    private static Course sorted(Vector.Play play, RightGame right) {
        return right.play(
                new Vector.Play(
                        play.seats().stream().sorted().toList(),
                        play.position(),
                        play.given(),
                        play.steps(),
                        play.views()));
    }

    /** Adds the points of the matches before to those of the next. */
    private static final class Leak implements Bug {
        private int left;

        @Override
        public Course play(Vector.Play play, RightGame right) {
            int added = left;
            return Bug.misreported(
                    play,
                    right.play(play),
                    right,
                    step -> {
                        left += step.points();
                        Draft after = step.after();
                        for (int i = 0; i < after.size("/sides"); i++) {
                            String points = "/sides/" + i + "/points";
                            after.set(points, after.number(points) + added);
                        }
                        return step.points(step.points() + added);
                    });
        }
    }

    /** Reports what was right for the step before. */
    private static final class Parrot implements Bug {
        private Optional<Observation> last = Optional.empty();

        @Override
        public Course play(Vector.Play play, RightGame right) {
            Course course = right.play(play);
            List<Observation> steps = new ArrayList<>();
            for (Observation observed : course.steps()) {
                steps.add(last.orElse(observed));
                last = Optional.of(observed);
            }
            return course.with(steps);
        }
    }
}
