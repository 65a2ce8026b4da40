package org.pubgames.shuffleboard.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Board;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.End;
import org.pubgames.shuffleboard.Foul;
import org.pubgames.shuffleboard.ShuffleboardSettings;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.Spot;
import org.pubgames.shuffleboard.Zone;
import org.pubgames.shuffleboard.rules.Displaced;
import org.pubgames.shuffleboard.rules.MovedEarly;
import org.pubgames.shuffleboard.rules.Nearness;
import org.pubgames.shuffleboard.rules.Undecided;

/**
 * What one game adds to the course of play that all four share: its board, and the situations that
 * its own rules judge. Immutable and safe to share.
 */
public abstract class PlayedGame {

    private final ShuffleboardSettings settings;
    private final Board board;

    /** A game under the settings of one variant. */
    protected PlayedGame(ShuffleboardSettings settings, Board board) {
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

    /** The word for a disc that hangs over the end. */
    protected String hangingWord(Disc disc) {
        return "hanging";
    }

    /** The word for the area nearest to the end; empty where discs cannot hang over it. */
    protected String deepestArea() {
        return "";
    }

    /** Whether a disc at this spot may hang over the end. */
    final boolean atEnd(Spot spot) {
        return spot.zone() == Zone.HANGING
                || (spot.zone() == Zone.AREA && spot.area().equals(deepestArea()));
    }

    /** The most points that one disc can score. */
    protected abstract int mostPoints();

    /** A lying disc: what does it score, or what is it worth if it counts? */
    protected abstract Situation resting(Findings findings, Disc disc);

    /**
     * Lets the rules say which discs count, once it is known what each is worth; nothing where
     * every disc scores by itself.
     *
     * @param worths what each disc is worth, by its name
     */
    protected void claims(List<Disc> lying, Map<String, Integer> worths, Judging judging) {}

    /** Pairs of discs of which it is not known which is nearer. */
    protected final void undecided(Nearness nearness, boolean nobodyScores, Judging judging) {
        for (List<Disc> pair : nearness.undecided()) {
            Disc one = pair.get(0);
            Disc other = pair.get(1);
            boolean behind = nearness.behind(one) || nearness.behind(other);
            judging.put(
                    new Undecided(judging.findings(), one, other, behind, nobodyScores, settings));
        }
    }

    /** A shot was played and its discs are at rest. */
    protected List<Situation> shot(Findings findings, Incident shot) {
        return List.of();
    }

    /** A shot was played out of turn and its discs are at rest; it was not the first of its end. */
    protected List<Situation> outOfTurn(Findings findings, Incident shot) {
        List<Situation> situations = new ArrayList<>();
        for (Displaced disc : shot.displaced()) {
            situations.add(new MovedEarly(findings, disc, settings));
        }
        return situations;
    }

    /** A foul was called. */
    protected List<Situation> foul(Findings findings, Foul foul, Incident incident) {
        return List.of();
    }

    /**
     * An end is counted: has this game a length of its own?
     *
     * @param state the match with the points of the end
     */
    protected List<Situation> closing(Findings findings, ShuffleboardState state) {
        return List.of();
    }

    /** An end begins. */
    protected List<Situation> opening(Findings findings, End end) {
        return List.of();
    }
}
