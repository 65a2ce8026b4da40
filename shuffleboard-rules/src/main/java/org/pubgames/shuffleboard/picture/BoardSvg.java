package org.pubgames.shuffleboard.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.Variant;
import org.pubgames.core.spi.picture.GameWords;
import org.pubgames.core.spi.picture.Sheet;
import org.pubgames.core.spi.picture.Svg;
import org.pubgames.shuffleboard.Board;
import org.pubgames.shuffleboard.Line;
import org.pubgames.shuffleboard.Shuffleboard;
import org.pubgames.shuffleboard.ShuffleboardSettings;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.picture.Labels.Box;
import org.pubgames.shuffleboard.picture.Labels.Label;
import org.pubgames.shuffleboard.picture.Labels.Round;
import org.pubgames.shuffleboard.picture.Placed.How;

/**
 * A board, or a part of it, with its lines and discs. One unit is an inch; the player stands below.
 * For one thread.
 */
final class BoardSvg {

    private static final String LINE = "#333333";
    static final String PALE = "#555555";
    private static final String BLACK = "#111111";

    /** Pixels of a label. */
    private static final double FONT = 14;

    /** Pixels of the smallest name that can be read. */
    private static final double LEAST = 10;

    /** Pixels that a label may lie outside the ground. */
    static final double MARGIN = 26;

    private final Board board;
    private final Layout layout;
    private final SidePaint paint;
    private final Ground ground;
    private final Box window;
    private final double scale;
    private final double font;
    private final double radius;
    private final double lineWidth;
    private final List<Placed> discs;
    private final List<Round> rounds = new ArrayList<>();
    private final FloorText floor;
    private final List<Optional<Label>> labels = new ArrayList<>();
    private final boolean crowded;

    /**
     * A board to be drawn.
     *
     * @param window the part of the ground that is drawn, in inches, {@code y} down
     * @param scale pixels of an inch
     */
    BoardSvg(Scenery scenery, Layout layout, SidePaint paint, Box window, double scale) {
        this.board = scenery.board();
        this.ground = scenery.ground();
        this.layout = layout;
        this.paint = paint;
        this.window = window;
        this.scale = scale;
        this.font = FONT / scale;
        ShuffleboardSettings settings = Shuffleboard.settings(scenery.variant());
        this.radius = settings.discRadius().doubleValue();
        double painted = settings.lineWidth().doubleValue();
        // a line without width is drawn all the same, as thin as can be seen
        this.lineWidth = painted > 0 ? painted : 1 / scale;
        this.discs = scenery.discs().stream().filter(this::inside).toList();
        discs.forEach(disc -> rounds.add(round(disc)));
        this.floor = new FloorText(scenery, window, rounds, font, lineWidth);
        Labels places = new Labels(rounds, around(window, MARGIN / scale), floor.written());
        for (Placed disc : discs) {
            labels.add(label(disc).map(text -> place(places, disc, text)));
        }
        this.crowded = places.crowded();
    }

    /** A board with discs, in the words of a language. */
    record Scenery(
            GameWords words, Board board, Variant variant, Ground ground, List<Placed> discs) {}

    private static Box around(Box box, double more) {
        return new Box(
                box.left() - more, box.top() - more, box.right() + more, box.bottom() + more);
    }

    private boolean inside(Placed disc) {
        double down = ground.down(disc.y());
        return disc.x() >= window.left()
                && disc.x() <= window.right()
                && down >= window.top()
                && down <= window.bottom();
    }

    private Round round(Placed disc) {
        return new Round(disc.x(), ground.down(disc.y()), radius);
    }

    /** What is written beside a disc: its score, and its name where that cannot be read on it. */
    private Optional<String> label(Placed disc) {
        String score = layout.score(disc.disc());
        String name = hidden(disc) ? disc.disc().name() : "";
        String text = (name + " " + score).strip();
        return text.isEmpty() ? Optional.empty() : Optional.of(text);
    }

    /** Whether a disc that is drawn later covers the name, or the disc is too small for it. */
    private boolean hidden(Placed disc) {
        if (size(disc.disc().name()) * scale < LEAST - 0.01) {
            return true;
        }
        return discs.subList(discs.indexOf(disc) + 1, discs.size()).stream()
                .anyMatch(other -> other.from(disc.x(), disc.y()) < 1.6 * radius);
    }

    private Label place(Labels places, Placed disc, String text) {
        return places.place(round(disc), Sheet.width(text, font) + font * 0.4, font * 1.15);
    }

    /** Whether some label had no room beside its disc. */
    boolean crowded() {
        return crowded;
    }

    /** What is drawn with everything around it, in inches. */
    Box extent() {
        Box all = window;
        List<Box> boxes = new ArrayList<>();
        rounds.forEach(r -> boxes.add(Box.around(r.x(), r.y(), 2.3 * radius, 2.3 * radius)));
        labels.forEach(label -> label.ifPresent(found -> boxes.add(found.box())));
        for (Box box : boxes) {
            all = all.with(box);
        }
        return all;
    }

    /** Draws it with its upper left corner at a point of a sheet, in pixels. */
    void draw(Svg svg, double x, double y, String kind, List<String> shown) {
        Box extent = extent();
        svg.begin(
                "g",
                "class",
                kind,
                "transform",
                "translate(%s %s) scale(%s)"
                        .formatted(
                                Svg.written(x - extent.left() * scale),
                                Svg.written(y - extent.top() * scale),
                                Svg.written(scale)));
        surface(svg);
        svg.begin("g", "class", "lines", "fill", "none", "stroke", LINE, "stroke-width", lineWidth);
        board.lines().forEach(line -> line(svg, line));
        svg.end("g");
        floor.draw(svg);
        ties(svg);
        svg.begin("g", "class", "discs");
        for (Placed disc : discs) {
            disc(svg, disc, shown.contains(disc.disc().name()));
        }
        svg.end("g");
        svg.begin("g", "class", "labels");
        for (int i = 0; i < discs.size(); i++) {
            Placed disc = discs.get(i);
            labels.get(i).ifPresent(label -> label(svg, disc, label));
        }
        svg.end("g");
        svg.end("g");
    }

    /** The wood or concrete; a table ends above, where weights may hang over. */
    private void surface(Svg svg) {
        boolean table = ground.kind() == Ground.Kind.TABLE;
        double top = Math.max(window.top(), table ? 0 : ground.top());
        double left = Math.max(window.left(), ground.left());
        double right = Math.min(window.right(), ground.right());
        double bottom = Math.min(window.bottom(), ground.bottom());
        String wood =
                table ? "#efd9b4" : ground.kind() == Ground.Kind.COURT ? "#dbe6dc" : "#eee6d8";
        Object[] look = {
            "class", "surface", "fill", wood, "stroke", PALE, "stroke-width", 1 / scale
        };
        svg.rect(left, top, right - left, bottom - top, look);
        Object[] mark = {"fill", "none", "stroke", "#777777", "stroke-width", 1 / scale};
        if (ground.kind() == Ground.Kind.COURT) {
            Object[] outline = {"class", "separation-triangle", "d", "M-2 0L0 17L2 0"};
            svg.empty("path", Svg.with(mark, outline));
        } else if (ground.kind() == Ground.Kind.DECK) {
            Object[] dashes = {"class", "gentlemens-line", "stroke-dasharray", "2 1"};
            svg.line(left, -48, right, -48, Svg.with(mark, dashes));
        }
    }

    private void line(Svg svg, Line line) {
        if (line instanceof Line.Across across) {
            double y = ground.down(across.along());
            double left = Math.max(Ground.inches(across.left()), left());
            double right = Math.min(Ground.inches(across.right()), right());
            straight(svg, line.name(), left, y, right, y);
        } else if (line instanceof Line.Along along) {
            double x = Ground.inches(along.across());
            straight(svg, line.name(), x, ground.down(along.low()), x, ground.down(along.high()));
        } else if (line instanceof Line.Slanted slanted) {
            double low = Ground.inches(slanted.sum() - slanted.low()) / 3;
            double high = Ground.inches(slanted.sum() - slanted.high()) / 3;
            double from = ground.down(slanted.low());
            double to = ground.down(slanted.high());
            straight(svg, line.name() + "-left", -low, from, -high, to);
            straight(svg, line.name() + "-right", low, from, high, to);
        } else if (line instanceof Line.HalfCircle half) {
            String middle = Svg.written(ground.down(half.middle()));
            String reach = Svg.written(Ground.inches(half.radius()));
            int clockwise = half.upwards() == ground.upwards() ? 1 : 0;
            String arc =
                    "M-%2$s %1$s A%2$s %2$s 0 0 %3$s %2$s %1$s".formatted(middle, reach, clockwise);
            svg.empty("path", "class", "line-" + half.name(), "d", arc);
        }
    }

    /** A line runs no farther than the surface that is drawn. */
    private double left() {
        return Math.max(window.left(), ground.left());
    }

    private double right() {
        return Math.min(window.right(), ground.right());
    }

    private void straight(Svg svg, String name, double x1, double y1, double x2, double y2) {
        if (Math.max(y1, y2) >= window.top() && Math.min(y1, y2) <= window.bottom()) {
            svg.line(x1, y1, x2, y2, "class", "line-" + name);
        }
    }

    private void disc(Svg svg, Placed placed, boolean shown) {
        SidePaint.Paint look = paint.of(placed.disc().side());
        String name = placed.disc().name();
        double x = placed.x();
        double y = ground.down(placed.y());
        svg.begin("g", "class", "disc disc-" + name);
        svg.circle(x, y, radius, "fill", look.disc(), "stroke", "none");
        Object[] ring = {"fill", "none", "stroke", look.name(), "stroke-width"};
        if (placed.disc().side() == Side.B) {
            svg.circle(x, y, radius * 0.86, Svg.with(ring, radius / 14));
        }
        if (placed.how() != How.MEASURED) {
            String dashes = Svg.written(radius / 4);
            svg.circle(x, y, radius * 0.95, Svg.with(ring, radius / 9, "stroke-dasharray", dashes));
        }
        if (shown) {
            Object[] thick = {"fill", "none", "stroke", BLACK, "stroke-width", 2 / scale};
            svg.circle(x, y, radius + 1.5 / scale, Svg.with(thick, "class", "shown"));
        }
        if (!hidden(placed)) {
            double size = size(name);
            svg.middle(name, x, y + size * 0.34, size, "fill", look.name());
        }
        svg.end("g");
    }

    /** How large a name is written on a disc: as large as can be read, if it has room. */
    private double size(String name) {
        double readable = Math.max(radius * 0.95, LEAST / scale);
        return Math.min(readable, 1.8 * radius / (0.57 * name.length()));
    }

    /** The lines from discs to labels that lie away from them; discs are drawn over them. */
    private void ties(Svg svg) {
        svg.begin("g", "class", "ties", "stroke", BLACK, "stroke-width", 1 / scale);
        for (int i = 0; i < discs.size(); i++) {
            Round disc = rounds.get(i);
            labels.get(i)
                    .filter(Label::moved)
                    .map(Label::box)
                    .ifPresent(box -> svg.line(disc.x(), disc.y(), box.x(), box.y()));
        }
        svg.end("g");
    }

    private void label(Svg svg, Placed disc, Label label) {
        Box box = label.box();
        Object[] look = {"rx", font / 5, "fill", "#ffffff", "fill-opacity", 0.85};
        double wide = box.right() - box.left();
        double tall = box.bottom() - box.top();
        String name = "label-" + disc.disc().name();
        svg.rect(box.left(), box.top(), wide, tall, Svg.with(look, "class", name));
        String text = label(disc).orElse("");
        svg.middle(
                text, box.x(), box.y() + font * 0.35, font, "font-weight", "bold", "fill", BLACK);
    }
}
