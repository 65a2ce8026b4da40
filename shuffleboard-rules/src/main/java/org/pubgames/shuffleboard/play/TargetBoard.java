package org.pubgames.shuffleboard.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.shuffleboard.Area;
import org.pubgames.shuffleboard.Board;
import org.pubgames.shuffleboard.Line;
import org.pubgames.shuffleboard.Point;
import org.pubgames.shuffleboard.Reach;
import org.pubgames.shuffleboard.ShuffleboardSettings;
import org.pubgames.shuffleboard.Spot;

/** A target painted on a surface, and the line before it that must be reached: court and deck. */
public abstract class TargetBoard implements Board {

    private final Target target;
    private final Line reachLine;
    private final Words words;
    private final long clearance;
    private final boolean tangencyTouches;

    /**
     * A board.
     *
     * @param reachLine the line that a disc must reach
     * @param words the words for places
     */
    protected TargetBoard(
            Target target, Line reachLine, Words words, ShuffleboardSettings settings) {
        this.target = target;
        this.reachLine = reachLine;
        this.words = words;
        clearance = Point.units(settings.discRadius()) + Point.half(settings.lineWidth());
        tangencyTouches = settings.tangency() == ShuffleboardSettings.Tangency.TOUCHES;
    }

    /** When a disc is clear of a line that is {@code wider} on each side. */
    protected final Reach reach(long wider) {
        return new Reach(clearance + wider, tangencyTouches);
    }

    /** The spot of a word of the game itself. */
    protected final Spot spot(String word) {
        return words.spot(word);
    }

    /** The spot of a disc in play: on the target or beside it. */
    protected final Spot onTarget(Point centre, Reach reach) {
        return target.at(centre, reach).orElseGet(() -> words.spot("open"));
    }

    @Override
    public final List<Line> lines() {
        List<Line> lines = new ArrayList<>(target.lines());
        lines.add(reachLine);
        return List.copyOf(lines);
    }

    @Override
    public final List<Area> areas() {
        return target.areas();
    }

    @Override
    public final List<String> words() {
        return words.words();
    }

    @Override
    public final Optional<Spot> called(String word) {
        return words.called(word);
    }

    @Override
    public final boolean needsAcross() {
        return true;
    }
}
