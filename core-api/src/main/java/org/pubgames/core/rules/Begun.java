package org.pubgames.core.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.GameState;
import org.pubgames.core.Lang;
import org.pubgames.core.Position;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Variant;
import org.pubgames.core.Where;
import org.pubgames.core.internal.variant.SettingsCheck;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.Positions;

/** How a match begins in the middle: its position is checked like any input. */
record Begun<S extends GameState>(RuledGame<S, ?> game, Variant variant) {

    private static final Where PLACE = Where.UNKNOWN.path("/position");

    /**
     * The state that a position stands for, or everything that is wrong with it.
     *
     * @throws IllegalArgumentException when the position belongs to another game
     */
    Reading<S> state(Optional<Positions<S, ?>> positions, Position position) {
        if (positions.isEmpty()) {
            return Reading.failed(Problem.of("no-positions", PLACE).withValue(game.key().id()));
        }
        return checked(positions.get(), position);
    }

    private <P extends Position> Reading<S> checked(Positions<S, P> positions, Position any) {
        if (!positions.type().isInstance(any)) {
            throw new IllegalArgumentException(
                    any.getClass().getSimpleName()
                            + " is not a position of "
                            + game.key().id()
                            + "; its positions are of "
                            + positions.type());
        }
        P position = positions.type().cast(any);
        List<Problem> problems = new ArrayList<>(SettingsCheck.check(position, Map.of(), PLACE));
        problems.addAll(placed(positions.names(position)));
        if (problems.isEmpty()) {
            problems.addAll(placed(positions.problems(position)));
        }
        return problems.isEmpty() ? judged(positions, position) : Reading.failed(problems);
    }

    private <P extends Position> Reading<S> judged(Positions<S, P> positions, P position) {
        try (Judging judging = game.rules(variant).open()) {
            Reading<S> state = positions.opening(position, judging);
            if (!judging.findings().forbidden()) {
                return state.fold(Reading::of, problems -> Reading.failed(placed(problems)));
            }
            return Reading.failed(
                    game.rulings(judging.findings(), variant).stream()
                            .map(
                                    ruling ->
                                            Problem.of("rejected", at(ruling.pointer()))
                                                    .withValue(game.rulebook().say(ruling, Lang.EN))
                                                    .withRule(ruling.rule()))
                            .toList());
        }
    }

    private static Where at(String path) {
        return PLACE.path(PLACE.path() + path);
    }

    private static List<Problem> placed(List<Problem> problems) {
        return problems.stream().map(problem -> problem.at(at(problem.where().path()))).toList();
    }
}
