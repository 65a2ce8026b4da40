package org.pubgames.conformance;

import java.util.List;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.MatchCodec;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Revised;
import org.pubgames.core.Ruling;
import org.pubgames.core.Verdict;

/**
 * What becomes of a line of a match: of an event, of a revision, or of what is neither.
 *
 * @param match the match after it; the one before where it does not stand
 * @param accepted whether it stands
 * @param rulings of an event its rulings, of a revision those that are made now and were not
 *     before; why, where it does not stand
 * @param points how many points that awards; of a revision how many more
 * @param problems what is wrong with a line that could not be judged at all
 */
public record JudgedLine<S extends GameState, E extends GameEvent>(
        Match<S, E> match,
        boolean accepted,
        List<Ruling> rulings,
        int points,
        List<Problem> problems) {

    public JudgedLine {
        rulings = List.copyOf(rulings);
        problems = List.copyOf(problems);
    }

    /** Judges a line after what has happened before. */
    public static <S extends GameState, E extends GameEvent> JudgedLine<S, E> of(
            Game<S, E> game, Match<S, E> match, Vector.EventLine line) {
        Reading<MatchCodec.Line<E>> read = game.codec().readLine(line.json(), line.where());
        if (!(read instanceof Reading.Read<MatchCodec.Line<E>> sound)) {
            return new JudgedLine<>(match, false, List.of(), 0, read.problems());
        }
        return sound.value() instanceof MatchCodec.Line.Revising<E> revising
                ? of(match.revise(revising.revision()))
                : of(match.judge(((MatchCodec.Line.Reported<E>) sound.value()).event()));
    }

    private static <S extends GameState, E extends GameEvent> JudgedLine<S, E> of(
            Verdict<S, E> verdict) {
        int points = verdict.rulings().stream().mapToInt(Ruling::points).sum();
        return new JudgedLine<>(
                verdict.match(), verdict.accepted(), verdict.rulings(), points, List.of());
    }

    private static <S extends GameState, E extends GameEvent> JudgedLine<S, E> of(
            Revised<S, E> revised) {
        return revised.fold(
                done ->
                        new JudgedLine<>(
                                done.match(),
                                true,
                                done.changes().stream()
                                        .flatMap(change -> change.come().stream())
                                        .toList(),
                                done.changes().stream().mapToInt(Revised.Change::points).sum(),
                                List.of()),
                refused ->
                        new JudgedLine<>(refused.match(), false, refused.rulings(), 0, List.of()),
                impossible ->
                        new JudgedLine<>(
                                impossible.match(), false, List.of(), 0, impossible.problems()));
    }
}
