package org.pubgames.core.contract;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Games;

/** The installed games as they are tested: what a module's tests say of them, or the defaults. */
public final class TestedGames {

    private static final List<TestedGame<?, ?>> ALL = found();

    private TestedGames() {}

    /** One for each installed game, by id. */
    public static List<TestedGame<?, ?>> all() {
        return ALL;
    }

    private static List<TestedGame<?, ?>> found() {
        Map<String, TestedGame<?, ?>> described = new LinkedHashMap<>();
        for (TestedGame<?, ?> tested : ServiceLoader.load(TestedGame.class)) {
            described.put(tested.toString(), tested);
        }
        List<TestedGame<?, ?>> all =
                Games.installed().stream()
                        .<TestedGame<?, ?>>map(
                                game -> {
                                    TestedGame<?, ?> tested = described.remove(game.key().id());
                                    return tested == null ? new ByDefault<>(game) : tested;
                                })
                        .toList();
        Collection<TestedGame<?, ?>> left = described.values();
        if (!left.isEmpty()) {
            throw new IllegalStateException("tested, but not installed: " + left);
        }
        return all;
    }

    /** A game of which nothing is said. */
    private static final class ByDefault<S extends GameState, E extends GameEvent>
            extends TestedGame<S, E> {

        ByDefault(Game<S, E> game) {
            super(game);
        }
    }
}
