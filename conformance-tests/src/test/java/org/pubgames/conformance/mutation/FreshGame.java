package org.pubgames.conformance.mutation;

import java.util.HashMap;
import java.util.Map;
import org.pitest.mutationtest.environment.EnvironmentResetPlugin;
import org.pitest.mutationtest.environment.ResetEnvironment;
import org.pubgames.conformance.comparison.VectorRunner;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.rules.RuledGame;
import org.pubgames.core.rules.RuledGames;

/**
 * A game for each change: what one that counted wrongly has kept must not be found by the next. The
 * rules themselves are loaded once, before anything is changed: that takes long.
 */
public final class FreshGame implements EnvironmentResetPlugin {

    private static final Map<String, VectorRunner> RUNNERS = new HashMap<>();

    @Override
    public ResetEnvironment make() {
        return mutant -> {
            RUNNERS.clear();
            VectorUnits.games().forEach(FreshGame::runner);
        };
    }

    @Override
    public String description() {
        return "A game for each change";
    }

    static VectorRunner runner(String id) {
        return RUNNERS.computeIfAbsent(
                id, game -> new VectorRunner(fresh(RuledGames.of(Games.find(game).orElseThrow()))));
    }

    private static Game<?, ?> fresh(RuledGame<?, ?> game) {
        return game.judgedBy(game.rules());
    }
}
