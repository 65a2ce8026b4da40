package org.pubgames.conformance.wrong;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.testee.Course;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.Node;

/** Bugs of Schocken that play rightly and show viewers what is hidden from them, by name. */
final class SchockenViewBugs {

    private SchockenViewBugs() {}

    static Map<String, Bug> all() {
        Map<String, Bug> bugs = new LinkedHashMap<>();
        bugs.put("shows-dice-under-cups", SchockenViewBugs::wholeState);
        bugs.put("tells-dice-in-the-log", SchockenViewBugs::wholeLog);
        bugs.put("shows-looks-to-all", SchockenViewBugs::asTheLastSees);
        bugs.put("shows-everybody-only-the-table", (play, right) -> seen(play, right, any -> ""));
        return bugs;
    }

    /** Sends the state as it is. */
    private static Course wholeState(Vector.Play play, RightGame right) {
        Course course = right.play(play);
        if (course.steps().isEmpty()) {
            return course;
        }
        Node state = course.steps().get(course.steps().size() - 1).state().orElseThrow();
        return course.showing(
                course.views().stream().map(view -> new Course.Seen(state, view.log())).toList());
    }

    /** Sends the events as they were reported. */
    private static Course wholeLog(Vector.Play play, RightGame right) {
        Course course = right.play(play);
        StringBuilder log = new StringBuilder("[");
        play.given().forEach(line -> log.append(line.json()).append(','));
        for (int i = 0; i < course.steps().size(); i++) {
            if (course.steps().get(i).accepted()) {
                log.append(play.steps().get(i).when().json()).append(',');
            }
        }
        if (log.length() > 1) {
            log.setLength(log.length() - 1);
        }
        Node events = JsonText.read(log.append(']').toString(), Where.UNKNOWN).orElseThrow();
        return course.showing(
                course.views().stream()
                        .map(view -> new Course.Seen(view.state(), events))
                        .toList());
    }

    /** Shows everybody what the player of the last event sees. */
    private static Course asTheLastSees(Vector.Play play, RightGame right) {
        String last = Draft.of(play.last().when().json()).text("/player");
        return seen(play, right, any -> play.seats().contains(last) ? last : "");
    }

    /** Shows each viewer what another one sees; what everybody sees where no seat is named. */
    private static Course seen(
            Vector.Play play, RightGame right, Function<Vector.View, String> other) {
        List<Vector.View> views =
                play.views().stream()
                        .map(
                                view ->
                                        new Vector.View(
                                                Optional.of(other.apply(view))
                                                        .filter(seat -> !seat.isEmpty()),
                                                view.state(),
                                                view.log(),
                                                view.hides()))
                        .toList();
        return right.play(
                new Vector.Play(play.seats(), play.position(), play.given(), play.steps(), views));
    }
}
