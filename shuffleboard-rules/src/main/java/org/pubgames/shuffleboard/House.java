package org.pubgames.shuffleboard;

import java.util.List;
import java.util.Map;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/**
 * What one game adds to the referee that all four share: its board, and the facts that its own
 * rules read. Immutable and safe to share.
 */
public abstract class House {

    private final ShuffleboardSettings settings;
    private final Board board;

    /** A game's house under the settings of one variant. */
    protected House(ShuffleboardSettings settings, Board board) {
        this.settings = settings;
        this.board = board;
    }

    /** What the variant says. */
    public final ShuffleboardSettings settings() {
        return settings;
    }

    /** The playing surface. */
    public final Board board() {
        return board;
    }

    /** Whether discs short of the line stay lying. */
    protected boolean shortStays() {
        return false;
    }

    /** Whether discs wholly past the target are dead. */
    protected boolean beyondIsDead() {
        return false;
    }

    /** Whether discs can hang over the end. */
    protected boolean hangers() {
        return false;
    }

    /** The word for a disc that hangs over the end. */
    protected String hangingWord(Disc disc) {
        return "hanging";
    }

    /** The word for the area nearest to the end. */
    protected String deepestArea() {
        return "";
    }

    /** Whether a disc at this spot may hang over the end. */
    protected boolean atEnd(Spot spot) {
        return spot.zone() == Zone.HANGING
                || (spot.zone() == Zone.AREA && spot.area().equals(deepestArea()));
    }

    /** The most points that one disc can score. */
    protected abstract int mostPoints();

    /** Whether only one side can score in an end. */
    protected boolean oneSideScores() {
        return false;
    }

    /** The fouls that are called. */
    protected List<Foul> fouls() {
        return List.of();
    }

    /** A lying disc: what does it score, or what is it worth if it counts? */
    protected abstract Situation resting(Findings findings, Disc disc);

    /** Which discs count, once it is known what each is worth. */
    protected List<Situation> claims(
            Findings findings, List<Disc> lying, Map<String, Integer> worths) {
        return List.of();
    }

    /** Pairs of discs of which it must be known which is nearer before the end can be counted. */
    protected List<List<Disc>> undecided(List<Disc> lying, Map<String, Integer> worths) {
        return List.of();
    }

    /** A shot was played and its discs are at rest. */
    protected List<Situation> shot(Findings findings, Incident shot) {
        return List.of();
    }

    /** A foul was called that this game punishes. */
    protected List<Situation> foul(Findings findings, Incident foul) {
        return List.of();
    }

    /**
     * Whether a new half of a game begins with this end; then the game's own rules say who leads
     * it.
     *
     * @param number the end's number in its game
     */
    protected boolean newHalf(int number) {
        return false;
    }

    /**
     * An end is counted: has this game a length of its own?
     *
     * @param game 1 for the first game of the match
     * @param played ends of it that are counted
     */
    protected List<Situation> closing(Findings findings, int game, int played) {
        return List.of();
    }

    /** An end begins. */
    protected List<Situation> opening(Findings findings, End end) {
        return List.of();
    }
}
