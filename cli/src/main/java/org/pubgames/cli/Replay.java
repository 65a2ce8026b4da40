package org.pubgames.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.Where;
import org.pubgames.core.internal.compare.Example;
import org.pubgames.core.spi.picture.Scene;

/**
 * The match of an example, replayed under one of its variants.
 *
 * @param events its events
 * @param before the match before the last of them
 * @param now the match after it
 */
record Replay<S extends GameState, E extends GameEvent>(
        List<E> events, Scene<S, E> before, Scene<S, E> now) {

    static <S extends GameState, E extends GameEvent> Replay<S, E> of(
            Game<S, E> game, Variant variant, Example.Played played) {
        Match<S, E> match = game.open(variant, new Seats(played.seats()));
        Match<S, E> before = match;
        List<E> events = new ArrayList<>();
        for (String line : played.events()) {
            E event = game.codec().readEvent(line, Where.UNKNOWN).orElseThrow();
            events.add(event);
            before = match;
            match = match.judge(event).match();
        }
        return new Replay<>(List.copyOf(events), Scene.whole(before), Scene.whole(match));
    }

    /** The event that ends differently, if there is any. */
    Optional<E> last() {
        return events.isEmpty() ? Optional.empty() : Optional.of(events.get(events.size() - 1));
    }
}
