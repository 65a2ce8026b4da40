package org.pubgames.core.spi.picture;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Outcome;
import org.pubgames.core.Ruling;
import org.pubgames.core.Score;
import org.pubgames.core.Variant;

/**
 * What a person likes to see of one game, in one language: lines for a terminal, at most {@value
 * #WIDEST} characters wide with their indent, and drawings as SVG. Every method may have nothing to
 * show. Safe to share between threads.
 *
 * @param <S> the state of the game
 * @param <E> its events
 */
public interface GamePicture<S extends GameState, E extends GameEvent> {

    /** Characters of the widest line, its indent included. */
    int WIDEST = 100;

    /** {@return what the signs of the lines mean; empty when they need no words} */
    default String legend() {
        return "";
    }

    /**
     * An event in short, where its fields alone do not say it well.
     *
     * @param variant what is played
     * @param event the event
     * @return a few words
     */
    default Optional<String> event(Variant variant, E event) {
        return Optional.empty();
    }

    /**
     * What to show after an accepted event.
     *
     * @param before the match before it
     * @param event the event
     * @param now the match after it
     * @return lines
     */
    default List<String> after(Scene<S, E> before, E event, Scene<S, E> now) {
        return List.of();
    }

    /**
     * How the points add up that an event was awarded, such as {@code 116 = 5 sets × 20 + 4 × 2}.
     *
     * @param event the accepted event
     * @param rulings its rulings
     * @return the equation
     */
    default Optional<String> equation(E event, List<Ruling> rulings) {
        return Optional.empty();
    }

    /**
     * How the points of an answer add up.
     *
     * @param score the answer to a stateless question
     * @return the equation
     */
    default Optional<String> equation(Score score) {
        return Optional.empty();
    }

    /**
     * The answer to a stateless question in a word, where it is not a number of points.
     *
     * @param score the answer
     * @return a few words
     */
    default Optional<String> headline(Score score) {
        return Optional.empty();
    }

    /**
     * What a stateless question was about.
     *
     * @param variant what is played
     * @param arguments the question as it was asked
     * @param score the answer
     * @return lines
     */
    default List<String> score(Variant variant, List<String> arguments, Score score) {
        return List.of();
    }

    /**
     * Everybody's card or sheet.
     *
     * @param scene the match
     * @return lines
     */
    default List<String> cards(Scene<S, E> scene) {
        return List.of();
    }

    /**
     * The standing of a match that goes on.
     *
     * @param scene the match
     * @return the places, best first
     */
    default List<Outcome.Place> standing(Scene<S, E> scene) {
        return List.of();
    }

    /**
     * What a place was won with, besides its score.
     *
     * @param scene the match
     * @param player whose place
     * @return a few words, or an empty text
     */
    default String remark(Scene<S, E> scene, String player) {
        return "";
    }

    /** {@return whether there are drawings as SVG} */
    default boolean draws() {
        return false;
    }

    /**
     * Draws how a match stands.
     *
     * @param scene the match
     * @param form for a page, or a file of its own
     * @return the drawing
     */
    default Optional<Sheet> drawn(Scene<S, E> scene, Sheet.Form form) {
        return Optional.empty();
    }

    /**
     * Draws what an event is about: the match before it, with what the event would change. The
     * event may be any, also one that the rules refuse.
     *
     * @param before the match before the event
     * @param event the event
     * @param form for a page, or a file of its own
     * @return the drawing
     */
    default Optional<Sheet> drawn(Scene<S, E> before, E event, Sheet.Form form) {
        return drawn(before, form);
    }

    /**
     * Draws what a stateless question was about, and the answer.
     *
     * @param variant what is played
     * @param arguments the question as it was asked
     * @param score the answer
     * @param form for a page, or a file of its own
     * @return the drawing
     */
    default Optional<Sheet> drawn(
            Variant variant, List<String> arguments, Score score, Sheet.Form form) {
        return Optional.empty();
    }
}
