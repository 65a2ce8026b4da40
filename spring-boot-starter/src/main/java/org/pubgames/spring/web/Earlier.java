package org.pubgames.spring.web;

import java.util.List;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.JsonMatch;
import org.pubgames.core.MatchCodec;
import org.pubgames.core.Where;
import org.pubgames.store.EventStore;
import org.pubgames.store.HeldMatch;
import org.pubgames.store.StoredLine;
import org.pubgames.store.StoredMatches;

/**
 * Matches as they were after some of their lines.
 *
 * @param matches where they are
 */
record Earlier(StoredMatches matches) {

    /**
     * The match as it was.
     *
     * @param held the match as it is
     * @param number after which of its lines, 0 to {@code held.number()}
     */
    JsonMatch after(HeldMatch<?, ?> held, int number) {
        return held.use(
                new HeldMatch.Use<JsonMatch>() {
                    @Override
                    public <S extends GameState, E extends GameEvent> JsonMatch with(
                            HeldMatch<S, E> match) {
                        int since = match.number() - number;
                        return since <= EventStore.MOST && onlyEvents(match, number)
                                ? match.game().json(match.match().at(match.match().size() - since))
                                : fromTheOpening(match, number);
                    }
                });
    }

    /** Whether no line since then revises what was before. */
    private <S extends GameState, E extends GameEvent> boolean onlyEvents(
            HeldMatch<S, E> match, int number) {
        List<StoredLine> lines = matches.lines(match.id(), number, EventStore.MOST);
        return lines.stream()
                .filter(line -> line.number() <= match.number())
                .allMatch(
                        line ->
                                match.codec().readLine(line.line(), Where.UNKNOWN).orElseThrow()
                                        instanceof MatchCodec.Line.Reported<E>);
    }

    /** A revision leaves no way back: everything is judged again. */
    private <S extends GameState, E extends GameEvent> JsonMatch fromTheOpening(
            HeldMatch<S, E> match, int last) {
        JsonMatch now = match.game().json(match.match().at(0));
        int number = 0;
        while (number < last) {
            int most = Math.min(EventStore.MOST, last - number);
            for (StoredLine line : matches.lines(match.id(), number, most)) {
                now = now.judge(line.line(), Where.UNKNOWN).match();
                number = line.number();
            }
        }
        return now;
    }
}
