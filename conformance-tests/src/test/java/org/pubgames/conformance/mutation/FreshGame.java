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

    private static boolean changed;

    /** Whether something was changed in this process: before that PIT only looks what is run. */
    static boolean changed() {
        return changed;
    }

    @Override
    public ResetEnvironment make() {
        return mutant -> {
            changed = true;
            RUNNERS.clear();
            // the rules alone: a board that was laid out before the change would not show it
            VectorUnits.games().forEach(game -> ruled(game).rules());
        };
    }

    @Override
    public String description() {
        return "A game for each change";
    }

    static VectorRunner runner(String id) {
        return RUNNERS.computeIfAbsent(id, game -> new VectorRunner(fresh(ruled(game))));
    }

    private static RuledGame<?, ?> ruled(String game) {
        return RuledGames.of(Games.find(game).orElseThrow());
    }

    private static Game<?, ?> fresh(RuledGame<?, ?> game) {
        return game.judgedBy(game.rules());
    }
}
