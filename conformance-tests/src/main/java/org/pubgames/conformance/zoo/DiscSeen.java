package org.pubgames.conformance.zoo;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.testee.Course;

/**
 * Takes every measured disc, wherever an event or a question names one, for a disc that lies
 * otherwise.
 *
 * @param other writes a disc over; its measures are in millionths of an inch
 */
record DiscSeen(BiConsumer<Draft, RightGame> other) implements Bug {

    /** Millionths of an inch in an inch. */
    static final long INCH = 1_000_000;

    @Override
    public Course play(Vector.Play play, RightGame right) {
        return right.play(seen(play, right));
    }

    /** The play as it is seen. */
    Vector.Play seen(Vector.Play play, RightGame right) {
        return Bug.heard(play, event -> seen(event, right));
    }

    @Override
    public List<Map<String, String>> ask(List<String> questions, RightGame right) {
        return right.ask(
                questions.stream()
                        .map(
                                question -> {
                                    Draft draft = Draft.of(question);
                                    seen(draft, right);
                                    return draft.json();
                                })
                        .toList());
    }

    private void seen(Draft event, RightGame right) {
        for (String list : List.of("/discs", "/moved")) {
            for (int i = 0; i < event.size(list); i++) {
                seen(event, list + "/" + i, right);
            }
        }
        if (event.is("/event", "shot")) {
            seen(event, "", right);
        }
    }

    private void seen(Draft event, String place, RightGame right) {
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
