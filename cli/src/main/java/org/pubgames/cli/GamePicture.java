package org.pubgames.cli;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Outcome;
import org.pubgames.core.Ruling;
import org.pubgames.core.Score;
import org.pubgames.core.Variant;

/**
 * What a person likes to see of one game, besides words. Every method may have nothing to show;
 * what it shows is at most {@link Surroundings#WIDEST} characters wide, its indent included.
 *
 * @param <S> the state of the game
 * @param <E> its events
 */
public interface GamePicture<S extends GameState, E extends GameEvent> {

    /** What the signs of the drawings mean. */
    default String legend() {
        return "";
    }

    /** An event in short, where its fields alone do not say it well. */
    default Optional<String> event(Variant variant, E event) {
        return Optional.empty();
    }

    /** What to draw after an accepted event. */
    default List<String> after(Scene<S, E> before, E event, Scene<S, E> now) {
        return List.of();
    }

    /** How awarded points add up, such as {@code 116 = 5 sets × 20 + 4 × 2 + 2 × 4}. */
    default Optional<String> equation(List<Ruling> rulings) {
        return Optional.empty();
    }

    /** The answer to a stateless question in a word, where it is not a number of points. */
    default Optional<String> headline(Score score) {
        return Optional.empty();
    }

    /** The answer to a stateless question that was asked with these arguments. */
    default List<String> score(Variant variant, List<String> arguments, Score score) {
        return List.of();
    }

    /** Draws the game as SVG, where that is done. */
    default Optional<GameDrawing<S, E>> drawing() {
        return Optional.empty();
    }

    /** Everybody's card or sheet. */
    default List<String> cards(Scene<S, E> scene) {
        return List.of();
    }

    /** The standing of a match that goes on. */
    default List<Outcome.Place> standing(Scene<S, E> scene) {
        return List.of();
    }

    /** What a place was won with, besides its score. */
    default String remark(Scene<S, E> scene, String player) {
        return "";
    }
}
