package org.pubgames.cli;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.Problem;
import org.pubgames.core.Viewer;
import org.pubgames.core.Where;
import org.pubgames.core.internal.text.Nearest;
import org.pubgames.core.spi.picture.Scene;

/**
 * Whose view of a match is shown.
 *
 * @param name {@code table} for what everybody around the table sees, or a player's name; absent
 *     for everything
 */
record ViewChoice(Optional<String> name) {

    private static final String TABLE = "table";

    boolean everything() {
        return name.isEmpty();
    }

    /** The name of the viewer in a sentence. */
    Optional<String> called(Words words) {
        return name.map(who -> who.equals(TABLE) ? words.say("view.table") : who);
    }

    /** What is wrong with the name when these players play; an empty name is always wrong. */
    Optional<Problem> problem(List<String> seats) {
        return name.filter(who -> !who.equals(TABLE) && !seats.contains(who))
                .map(
                        who ->
                                Problem.of("unknown-seat", Where.UNKNOWN)
                                        .withValue(who)
                                        .withAllowed(TABLE + ", " + String.join(", ", seats))
                                        .withSuggestion(Nearest.of(who, seats)));
    }

    <S extends GameState, E extends GameEvent> Scene<S, E> of(Match<S, E> match) {
        return name.map(who -> who.equals(TABLE) ? Viewer.table() : Viewer.seat(who))
                .map(viewer -> Scene.seen(match, viewer))
                .orElseGet(() -> Scene.whole(match));
    }
}
