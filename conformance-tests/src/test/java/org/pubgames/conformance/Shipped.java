package org.pubgames.conformance;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Games;
import org.pubgames.core.Match;
import org.pubgames.core.Reading;
import org.pubgames.core.Ruling;

/** The shipped games and vectors. */
final class Shipped {

    private Shipped() {}

    static List<Game<?, ?>> games() {
        return Games.installed();
    }

    /** The vectors of a game; read once. */
    static List<Vector> vectors(Game<?, ?> game) {
        return ShippedVectors.of(game.key().id());
    }

    /** The vectors of a game but the censuses, which ask tens of thousands of questions each. */
    static List<Vector> quick(Game<?, ?> game) {
        return vectors(game).stream()
                .filter(vector -> !(vector.task() instanceof Vector.Census))
                .toList();
    }

    /** The rulings of a vector's last step by the right game. */
    static <S extends GameState, E extends GameEvent> List<Ruling> rulings(
            Game<S, E> game, Vector vector) {
        if (vector.play().isEmpty()) {
            return List.of();
        }
        Vector.Play play = vector.play().get();
        Reading<Match<S, E>> opened =
                Opened.match(game, PlayedVariant.of(game).of(vector).orElseThrow(), play);
        if (!opened.problems().isEmpty()) {
            return List.of();
        }
        Match<S, E> match = opened.orElseThrow();
        List<Vector.EventLine> lines = new ArrayList<>(play.given());
        play.steps().forEach(step -> lines.add(step.when()));
        List<Ruling> rulings = List.of();
        for (Vector.EventLine line : lines) {
            JudgedLine<S, E> judged = JudgedLine.of(game, match, line);
            match = judged.match();
            rulings = judged.rulings();
        }
        return rulings;
    }
}
