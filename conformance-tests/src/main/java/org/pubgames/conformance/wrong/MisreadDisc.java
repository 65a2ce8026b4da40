package org.pubgames.conformance.wrong;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.testee.Course;

/**
 * Reads every measured disc, wherever an event or a question names one, as a disc in another place.
 *
 * @param other changes a disc; its measures are in millionths of an inch
 */
record MisreadDisc(BiConsumer<Draft, RightGame> other) implements Bug {

    /** Millionths of an inch in an inch. */
    static final long INCH = 1_000_000;

    @Override
    public Course play(Vector.Play play, RightGame right) {
        return right.play(misread(play, right));
    }

    /** The play as it is read. */
    Vector.Play misread(Vector.Play play, RightGame right) {
        return Bug.misread(play, event -> misread(event, right));
    }

    @Override
    public List<Map<String, String>> ask(List<String> questions, RightGame right) {
        return right.ask(
                questions.stream()
                        .map(
                                question -> {
                                    Draft draft = Draft.of(question);
                                    misread(draft, right);
                                    return draft.json();
                                })
                        .toList());
    }

    private void misread(Draft event, RightGame right) {
        for (String list : List.of("/discs", "/moved")) {
            for (int i = 0; i < event.size(list); i++) {
                misread(event, list + "/" + i, right);
            }
        }
        if (event.is("/event", "shot")) {
            misread(event, "", right);
        }
    }

    private void misread(Draft event, String place, RightGame right) {
        if (event.has(place + "/y")) {
            Draft disc = place.isEmpty() ? event : event.part(place);
            other.accept(disc, right);
            if (!place.isEmpty()) {
                event.set(place, disc);
            }
        }
    }

    /** The radius of the discs in millionths of an inch. */
    static long radius(RightGame right) {
        return new BigDecimal(right.setting("discRadius")).movePointRight(6).longValueExact();
    }
}
