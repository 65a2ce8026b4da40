package org.pubgames.conformance.zoo;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.testee.Course;
import org.pubgames.conformance.testee.Told;
import org.pubgames.core.Games;
import org.pubgames.core.internal.data.Node;

/** Wrong implementations that nobody has written yet, for any game, by name. */
final class Creatures {

    private Creatures() {}

    static Map<String, Bug> all() {
        Map<String, Bug> bugs = new LinkedHashMap<>();
        bugs.put("yes-to-all", (play, right) -> ungoverned(play, right, true));
        bugs.put("no-to-all", Creatures::noToAll);
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
        bugs.put("sorts-players", Creatures::sorted);
        bugs.put("leaks-between-games", new Leak());
        bugs.put("parrot", new Parrot());
        return bugs;
    }

    /**
     * Does what was forbidden, because it does not know the rules that forbid it.
     *
     * @param accepts whether it also says that it did
     */
    private static Course ungoverned(Vector.Play play, RightGame right, boolean accepts) {
        Course course = right.play(play);
        List<String> forbidding = new ArrayList<>();
        course.steps().stream()
                .filter(told -> !told.accepted())
                .forEach(told -> forbidding.addAll(told.rulings().orElse(List.of())));
        if (forbidding.isEmpty()) {
            return course;
        }
        Course done = done(play, right, course, forbidding);
        List<Told> steps = new ArrayList<>();
        for (int i = 0; i < course.steps().size(); i++) {
            Told told = course.steps().get(i);
            steps.add(
                    new Told(
                            accepts || told.accepted(),
                            told.points(),
                            told.rulings(),
                            i < done.steps().size() ? done.steps().get(i).state() : told.state(),
                            told.places(),
                            told.problems()));
        }
        return new Course(course.refused(), course.situation(), steps);
    }

    private static Course done(
            Vector.Play play, RightGame right, Course course, List<String> forbidding) {
        try {
            return right.without(forbidding.toArray(String[]::new)).play(play);
        } catch (RuntimeException impossible) {
            // the game cannot do it at all, whoever wants it
            return course;
        }
    }

    private static Course noToAll(Vector.Play play, RightGame right) {
        if (!play.given().isEmpty()) {
            return Course.refused("no");
        }
        return Bug.told(play, right.play(play), right, Moment::refused);
    }

    private static Course sorted(Vector.Play play, RightGame right) {
        return right.play(
                new Vector.Play(
                        play.seats().stream().sorted().toList(), play.given(), play.steps()));
    }

    /** Keeps the points of the game before. */
    private static final class Leak implements Bug {
        private int left;

        @Override
        public Course play(Vector.Play play, RightGame right) {
            int added = left;
            return Bug.told(
                    play,
                    right.play(play),
                    right,
                    moment -> {
                        left += moment.points();
                        Draft after = moment.after();
                        for (int i = 0; i < after.size("/sides"); i++) {
                            String points = "/sides/" + i + "/points";
                            after.set(points, after.number(points) + added);
                        }
                        return moment.points(moment.points() + added);
                    });
        }
    }

    /** Says what would have been right the last time. */
    private static final class Parrot implements Bug {
        private Optional<Told> last = Optional.empty();

        @Override
        public Course play(Vector.Play play, RightGame right) {
            Course course = right.play(play);
            List<Told> steps = new ArrayList<>();
            for (Told told : course.steps()) {
                steps.add(last.orElse(told));
                last = Optional.of(told);
            }
            Optional<Node> situation = course.situation();
            return new Course(course.refused(), situation, steps);
        }
    }
}
