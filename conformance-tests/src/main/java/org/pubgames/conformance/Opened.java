package org.pubgames.conformance;

import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.Reading;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.Where;
import org.pubgames.core.rules.RuledGames;

/**
 * How the match of a vector begins: at the beginning, or in a position. Nobody asks whether so many
 * can play: vectors say what the rules answer where they cannot.
 */
public final class Opened {

    private Opened() {}

    /**
     * The match before its first event, or what is wrong with its position.
     *
     * @throws IllegalArgumentException when the seats cannot be
     */
    public static <S extends GameState, E extends GameEvent> Reading<Match<S, E>> match(
            Game<S, E> game, Variant variant, Vector.Play play) {
        Seats seats = new Seats(play.seats());
        return play.position()
                .map(
                        json ->
                                game.codec()
                                        .readPosition(json, Where.UNKNOWN)
                                        .<Reading<Match<S, E>>>fold(
                                                position -> game.open(variant, seats, position),
                                                Reading::failed))
                .orElseGet(() -> Reading.of(RuledGames.of(game).unasked(variant, seats)));
    }
}
