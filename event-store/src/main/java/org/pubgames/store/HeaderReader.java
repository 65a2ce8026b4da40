package org.pubgames.store;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Catalogue;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.MatchReader;
import org.pubgames.core.Pinning;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Revised;
import org.pubgames.core.Revision;
import org.pubgames.core.Verdict;

/** Keeps the match that a header opens, of whatever game the header names. */
final class HeaderReader implements MatchReader.Any {

    private final String id;
    private final Catalogue catalogue;
    private final Pinning pinning;
    private final List<Problem> problems = new ArrayList<>();
    private @Nullable HeldMatch<?, ?> held;

    HeaderReader(String id, Catalogue catalogue, Pinning pinning) {
        this.id = id;
        this.catalogue = catalogue;
        this.pinning = pinning;
    }

    /** The match, or what is wrong with the header. */
    Reading<HeldMatch<?, ?>> read() {
        HeldMatch<?, ?> opened = held;
        return opened == null ? Reading.failed(problems) : Reading.of(opened);
    }

    @Override
    public void problem(Problem problem) {
        problems.add(problem);
    }

    @Override
    public <S extends GameState, E extends GameEvent> MatchReader<S, E> of(Game<S, E> game) {
        return new MatchReader<>() {

            @Override
            public void opened(Match<S, E> match) {
                held = new HeldMatch<>(id, 0, game, game.codec(catalogue.of(game), pinning), match);
            }

            @Override
            public void judged(int line, E event, Verdict<S, E> verdict) {
                throw new IllegalStateException("a header has one line");
            }

            @Override
            public void revised(int line, Revision<E> revision, Revised<S, E> revised) {
                throw new IllegalStateException("a header has one line");
            }

            @Override
            public void problem(Problem problem) {
                problems.add(problem);
            }
        };
    }
}
