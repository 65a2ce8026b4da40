package org.pubgames.cli;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.Nearest;
import org.pubgames.core.Problem;
import org.pubgames.core.Viewer;
import org.pubgames.core.Where;

/**
 * Through whose eyes a match is shown.
 *
 * @param name {@code table} for what everybody around the table sees, a player's name, or empty for
 *     everything
 */
record ViewChoice(String name) {

    private static final String TABLE = "table";

    boolean everything() {
        return name.isEmpty();
    }

    /** Who looks, for a person. */
    String called(Words words) {
        return name.equals(TABLE) ? words.say("view.table") : name;
    }

    /** What is wrong with the name at a table of these players. */
    Optional<Problem> problem(List<String> seats) {
        if (everything() || name.equals(TABLE) || seats.contains(name)) {
            return Optional.empty();
        }
        return Optional.of(
                Problem.of("unknown-seat", Where.UNKNOWN)
                        .withValue(name)
                        .withAllowed(TABLE + ", " + String.join(", ", seats))
                        .withSuggestion(Nearest.of(name, seats)));
    }

    <S extends GameState, E extends GameEvent> Scene<S, E> of(Match<S, E> match) {
        if (everything()) {
            return Scene.whole(match);
        }
        return Scene.seen(match, name.equals(TABLE) ? Viewer.table() : Viewer.seat(name));
    }
}
