package org.pubgames.spring.web;

import java.util.List;
import org.pubgames.core.Entry;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.Outcome;
import org.pubgames.core.Past;
import org.pubgames.core.Ruling;
import org.pubgames.core.Viewer;

/**
 * A match made of nothing but what one viewer may see. What its rules answer tells him nothing that
 * he does not know, for they do not know it either.
 */
final class SeenMatch {

    private SeenMatch() {}

    /**
     * The match as a viewer may see it, as a match.
     *
     * @param viewer with a seat of the match, or everybody
     */
    static <S extends GameState, E extends GameEvent> Match<S, E> of(
            Game<S, E> game, Match<S, E> match, Viewer viewer) {
        return match.size() == 0
                ? match
                : game.resume(match.header(), new SeenPast<>(game, match, viewer));
    }

    private record SeenPast<S extends GameState, E extends GameEvent>(
            Game<S, E> game, Match<S, E> match, Viewer viewer) implements Past<S, E> {

        @Override
        public int size() {
            return match.size();
        }

        @Override
        public S state() {
            return match.state(viewer);
        }

        @Override
        public List<Entry<E>> log() {
            return match.view(viewer).log();
        }

        @Override
        public List<Ruling> deciding() {
            return match.outcome().map(Outcome::rulings).orElse(List.of());
        }

        @Override
        public Match<S, E> at(int events) {
            Match<S, E> earlier = match.at(events);
            return SeenMatch.of(game, earlier, viewer.at(earlier.seated()));
        }
    }
}
