package org.pubgames.shuffleboard;

import java.util.List;
import org.pubgames.core.Reading;
import org.pubgames.core.Score;
import org.pubgames.core.Scoring;
import org.pubgames.shuffleboard.ShuffleboardEvent.Laid;

/**
 * What an end is worth under one variant. Safe to share between threads.
 *
 * <p>A question is the discs on the board: as arguments {@code a:3,9} (measured, inches) or {@code
 * a:10-off} (called), {@code b:3,104@a1} (on that disc), {@code a:3#2} (the second nearest to the
 * end), in a batch one disc a row. An answer has the points of both sides; the score's points are
 * their sum.
 */
public interface ShuffleboardScoring extends Scoring {

    /** The playing surface, for drawing it. */
    Board board();

    /**
     * The discs of an end, named in the order of each side, as they lie; what the rules take off is
     * gone.
     */
    Reading<List<Disc>> layout(List<Laid> discs);

    /** The points of an end with these discs on the board, with every rule that made them. */
    Reading<Score> end(List<Laid> discs);

    /** The discs that arguments name, such as {@code a:3,9} or {@code b:10-off}. */
    Reading<List<Laid>> discs(List<String> arguments);
}
