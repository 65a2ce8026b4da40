package org.pubgames.core.contract;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameProvider;
import org.pubgames.core.GameState;
import org.pubgames.core.Games;
import org.pubgames.core.rules.RuledGame;

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
                                    return tested == null
                                            ? new ByDefault<>((RuledGame<?, ?>) game)
                                            : tested;
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

        ByDefault(RuledGame<S, E> game) {
            super(game);
        }

        /** Providers keep their game; a provider made anew makes its own. */
        @Override
        @SuppressWarnings("unchecked")
        public RuledGame<S, E> another() {
            for (GameProvider provider : ServiceLoader.load(GameProvider.class)) {
                Game<?, ?> made = provider.game();
                if (made.key().equals(game().key())) {
                    return (RuledGame<S, E>) made;
                }
            }
            throw new IllegalStateException(this + " is not installed any more");
        }
    }
}
