package org.pubgames.conformance.wrong;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.testee.Course;
import org.pubgames.conformance.testee.Observation;
import org.pubgames.core.internal.data.Node;

/**
 * How an implementation goes wrong: a right game that plays by other settings or rules, reads
 * events wrongly or reports results wrongly. Bugs keep nothing between two questions unless they
 * say so.
 */
interface Bug {

    /** Plays, wrongly. */
    Course play(Vector.Play play, RightGame right);

    /** Answers questions, wrongly; rightly unless the bug says otherwise. */
    default List<Map<String, String>> ask(List<String> questions, RightGame right) {
        return right.ask(questions);
    }

    /** Plays another game than it is asked for. */
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

    /** Reads events and questions otherwise than they are written. */
    static Bug misreads(Consumer<Draft> line) {
        return new Bug() {
            @Override
            public Course play(Vector.Play play, RightGame right) {
                return right.play(misread(play, line));
            }

            @Override
            public List<Map<String, String>> ask(List<String> questions, RightGame right) {
                return right.ask(questions.stream().map(asked -> rewritten(asked, line)).toList());
            }
        };
    }

    /** Reports a step otherwise than it was. */
    static Bug misreports(UnaryOperator<ReportedStep> other) {
        return (play, right) -> misreported(play, right.play(play), right, other);
    }

    /** A course of which every step is reported otherwise. */
    static Course misreported(
            Vector.Play play, Course course, RightGame right, UnaryOperator<ReportedStep> other) {
        List<Observation> steps = new ArrayList<>();
        Optional<Node> before = course.situation();
        for (int i = 0; i < course.steps().size(); i++) {
            Observation observed = course.steps().get(i);
            ReportedStep step =
                    new ReportedStep(
                            Draft.of(play.steps().get(i).when().json()),
                            Draft.of(before.orElseThrow()),
                            Draft.of(observed.state().orElseThrow()),
                            observed,
                            right.by());
            steps.add(other.apply(step).observation());
            before = observed.state();
        }
        return course.with(steps);
    }

    /** A play of which every event is read otherwise. */
    static Vector.Play misread(Vector.Play play, Consumer<Draft> line) {
        return new Vector.Play(
                play.seats(),
                play.position(),
                play.given().stream().map(event -> misread(event, line)).toList(),
                play.steps().stream()
                        .map(step -> new Vector.Step(misread(step.when(), line), step.then()))
                        .toList(),
                play.views());
    }

    private static Vector.EventLine misread(Vector.EventLine event, Consumer<Draft> line) {
        return new Vector.EventLine(rewritten(event.json(), line), event.where());
    }

    private static String rewritten(String json, Consumer<Draft> line) {
        Draft draft = Draft.of(json);
        line.accept(draft);
        return draft.json();
    }
}
