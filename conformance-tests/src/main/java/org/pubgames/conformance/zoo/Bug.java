package org.pubgames.conformance.zoo;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.testee.Course;
import org.pubgames.conformance.testee.Told;
import org.pubgames.core.internal.data.Node;

/**
 * How an implementation goes wrong: a right game bent in what it plays by, in what it hears or in
 * what it tells. Bugs keep nothing between two questions unless they say so.
 */
interface Bug {

    /** Plays, wrongly. */
    Course play(Vector.Play play, RightGame right);

    /** Answers questions, wrongly; rightly unless the bug says otherwise. */
    default List<Map<String, String>> ask(List<String> questions, RightGame right) {
        return right.ask(questions);
    }

    /** Plays another game than it should. */
    static Bug plays(UnaryOperator<RightGame> other) {
        return new Bug() {
            @Override
            public Course play(Vector.Play play, RightGame right) {
                return other.apply(right).play(play);
            }

            @Override
            public List<Map<String, String>> ask(List<String> questions, RightGame right) {
                return other.apply(right).ask(questions);
            }
        };
    }

    /** Plays as if a setting were always the same. */
    static Bug always(String setting, String json) {
        return plays(right -> right.under(setting, json));
    }

    /** Knows nothing of some rules. */
    static Bug ignores(String... rules) {
        return plays(right -> right.without(rules));
    }

    /** Understands events and questions otherwise than they were said. */
    static Bug hears(Consumer<Draft> line) {
        return new Bug() {
            @Override
            public Course play(Vector.Play play, RightGame right) {
                return right.play(heard(play, line));
            }

            @Override
            public List<Map<String, String>> ask(List<String> questions, RightGame right) {
                return right.ask(questions.stream().map(asked -> rewritten(asked, line)).toList());
            }
        };
    }

    /** Tells of a step otherwise than it should. */
    static Bug tells(UnaryOperator<Moment> other) {
        return (play, right) -> told(play, right.play(play), right, other);
    }

    /** Every step of a course told otherwise. */
    static Course told(
            Vector.Play play, Course course, RightGame right, UnaryOperator<Moment> other) {
        List<Told> steps = new ArrayList<>();
        Optional<Node> before = course.situation();
        for (int i = 0; i < course.steps().size(); i++) {
            Told told = course.steps().get(i);
            Moment moment =
                    new Moment(
                            Draft.of(play.steps().get(i).when().json()),
                            Draft.of(before.orElseThrow()),
                            Draft.of(told.state().orElseThrow()),
                            told,
                            right.by());
            steps.add(other.apply(moment).retold());
            before = told.state();
        }
        return new Course(course.refused(), course.situation(), steps);
    }

    /** A play with every event understood otherwise. */
    static Vector.Play heard(Vector.Play play, Consumer<Draft> line) {
        return new Vector.Play(
                play.seats(),
                play.given().stream().map(event -> heard(event, line)).toList(),
                play.steps().stream()
                        .map(step -> new Vector.Step(heard(step.when(), line), step.then()))
                        .toList());
    }

    private static Vector.EventLine heard(Vector.EventLine event, Consumer<Draft> line) {
        return new Vector.EventLine(rewritten(event.json(), line), event.where());
    }

    private static String rewritten(String json, Consumer<Draft> line) {
        Draft draft = Draft.of(json);
        line.accept(draft);
        return draft.json();
    }
}
