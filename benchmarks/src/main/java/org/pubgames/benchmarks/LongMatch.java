package org.pubgames.benchmarks;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Games;
import org.pubgames.core.Match;
import org.pubgames.core.Seats;
import org.pubgames.core.Where;

/**
 * A match of any length: a beginning, then a round of events that can be repeated without end.
 *
 * @param opening the match before the events
 * @param round the events, to be repeated
 */
record LongMatch<S extends GameState, E extends GameEvent>(
        Game<S, E> game, Match<S, E> opening, List<E> round) {

    /**
     * A match of a game by its id: reports of conduct in sjoelen, ends that are voided on the
     * court.
     */
    static LongMatch<?, ?> of(String game) {
        return switch (game) {
            case "sjoelen" ->
                    of(
                            Games.find(game).orElseThrow(),
                            List.of("{\"event\":\"turn-started\",\"player\":\"Anna\"}"),
                            List.of(
                                    "{\"event\":\"conduct-reported\",\"player\":\"Anna\",\"conduct\":\"smoked\"}",
                                    "{\"event\":\"count-asked\",\"player\":\"Anna\"}"));
            case "court-shuffleboard" ->
                    of(
                            Games.find(game).orElseThrow(),
                            List.of(
                                    "{\"event\":\"tossed\",\"winner\":\"Anna\",\"plays\":\"first\"}"),
                            List.of(
                                    "{\"event\":\"shot\",\"player\":\"Anna\",\"x\":0,\"y\":102}",
                                    "{\"event\":\"shot\",\"player\":\"Bram\",\"x\":20,\"y\":60}",
                                    "{\"event\":\"end-voided\",\"cause\":\"not-agreed\"}"));
            default -> throw new IllegalArgumentException("no long match of " + game);
        };
    }

    private static <S extends GameState, E extends GameEvent> LongMatch<S, E> of(
            Game<S, E> game, List<String> beginning, List<String> round) {
        Match<S, E> opening = game.open(game.variants().standard(), Seats.of("Anna", "Bram"));
        for (E event : events(game, beginning)) {
            opening = opening.judge(event).orElseThrow().match();
        }
        return new LongMatch<>(game, opening, events(game, round));
    }

    private static <E extends GameEvent> List<E> events(Game<?, E> game, List<String> lines) {
        List<E> events = new ArrayList<>();
        for (String line : lines) {
            events.add(game.codec().readEvent(line, Where.UNKNOWN).orElseThrow());
        }
        return events;
    }

    /** Judges {@code events} events. */
    Match<S, E> judged(int events) {
        Match<S, E> match = opening;
        for (int i = 0; i < events; i++) {
            match = match.judge(round.get(i % round.size())).orElseThrow().match();
        }
        return match;
    }
}
