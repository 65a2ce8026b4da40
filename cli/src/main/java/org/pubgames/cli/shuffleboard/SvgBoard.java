package org.pubgames.cli.shuffleboard;

import java.util.Arrays;
import java.util.List;
import org.pubgames.cli.Words;
import org.pubgames.core.Variant;
import org.pubgames.shuffleboard.Board;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.Line;
import org.pubgames.shuffleboard.Shuffleboard;
import org.pubgames.shuffleboard.ShuffleboardSettings;
import org.pubgames.shuffleboard.Side;

/** Board, lines, discs and a list of them. One unit is an inch; the player stands below. */
final class SvgBoard {

    /** How far to the side a disc on a deck may lie to be drawn. */
    private static final double FARTHEST = 130;

    /** The height of a drawing on a screen, in pixels; a long board is taller. */
    private static final double TALL = 850;

    /** A disc is never smaller. */
    private static final double LEAST_RADIUS = 9;

    private static final double FONT = 19;

    private static final String INK = "#333333";
    private static final String PALE = "#777777";

    private final Words words;
    private final Board board;
    private final Variant variant;
    private final Layout layout;
    private final SidePaint paint;
    private final List<Layout.Drawn> drawn;
    private final Ground ground;
    private final double radius;
    private final double lineWidth;
    private final double scale;
    private final double font;

    SvgBoard(Words words, Shuffleboard game, Variant variant, Layout layout, SidePaint paint) {
        this.words = words;
        this.board = game.board(variant);
        this.variant = variant;
        this.layout = layout;
        this.paint = paint;
        ShuffleboardSettings settings = Shuffleboard.settings(variant);
        this.radius = settings.discRadius().doubleValue();
        List<Layout.Drawn> first = layout.drawn(0);
        this.ground = Ground.of(game, variant, first, FARTHEST);
        this.drawn = ground.kind() == Ground.Kind.TABLE ? layout.drawn(ground.width()) : first;
        this.scale = Math.max(TALL / ground.height(), LEAST_RADIUS / radius);
        this.font = FONT / scale;
        double painted = settings.lineWidth().doubleValue();
        // a line without width is drawn all the same, as thin as can be seen
        this.lineWidth = painted > 0 ? painted : font / 15;
    }

    void draw(Svg svg, String title, List<String> captions) {
        double margin = font;
        SvgList list = new SvgList(words, layout, paint, font);
        double panel = ground.right() + 2 * margin;
        double top = ground.top() - radius - margin;
        double wide = panel + list.width(title, captions) - ground.left() + 2 * margin;
        double tall = ground.height() + 2 * radius + 2 * margin;
        svg.view(ground.left() - margin, top, wide, tall, scale);
        svg.empty(
                "rect",
                "x",
                ground.left() - margin,
                "y",
                top,
                "width",
                wide,
                "height",
                tall,
                "fill",
                "#ffffff");
        surface(svg);
        marks(svg);
        svg.begin("g", "id", "lines", "fill", "none", "stroke", INK, "stroke-width", lineWidth);
        board.lines().forEach(line -> line(svg, line));
        svg.end("g");
        board.lines().forEach(line -> name(svg, line));
        AreaLabel.of(board, ground, variant).forEach(label -> label(svg, label));
        svg.begin("g", "id", "discs");
        drawn.forEach(disc -> disc(svg, disc));
        svg.end("g");
        list.draw(svg, panel, top + 2 * margin, title, captions);
    }

    /** The wood or concrete; a table ends above, where weights may hang over. */
    private void surface(Svg svg) {
        boolean table = ground.kind() == Ground.Kind.TABLE;
        double top = table ? 0 : ground.top();
        svg.empty(
                "rect",
                "id",
                "surface",
                "x",
                ground.left(),
                "y",
                top,
                "width",
                ground.width(),
                "height",
                ground.bottom() - top,
                "fill",
                table ? "#efd9b4" : ground.kind() == Ground.Kind.COURT ? "#dbe6dc" : "#eee6d8",
                "stroke",
                table ? INK : PALE,
                "stroke-width",
                font / 15);
    }

    /** What is painted and decides nothing here. */
    private void marks(Svg svg) {
        Object[] look = {"fill", "none", "stroke", PALE, "stroke-width", font / 15};
        if (ground.kind() == Ground.Kind.COURT) {
            svg.empty("path", with(look, "id", "separation-triangle", "d", "M-2 0L0 17L2 0"));
        } else if (ground.kind() == Ground.Kind.DECK) {
            svg.empty(
                    "path",
                    with(
                            look,
                            "id",
                            "gentlemens-line",
                            "d",
                            "M-18 -48L18 -48",
                            "stroke-dasharray",
                            "2 1"));
            name(svg, "gentlemens-line", -48);
        }
    }

    private static Object[] with(Object[] some, Object... more) {
        Object[] all = Arrays.copyOf(some, some.length + more.length);
        System.arraycopy(more, 0, all, some.length, more.length);
        return all;
    }

    private void line(Svg svg, Line line) {
        if (line instanceof Line.Across across) {
            double y = ground.down(across.along());
            straight(
                    svg,
                    line.name(),
                    Ground.inches(across.left()),
                    y,
                    Ground.inches(across.right()),
                    y);
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
            double middle = ground.down(half.middle());
            String reach = Svg.written(Ground.inches(half.radius()));
            boolean clockwise = half.upwards() == ground.upwards();
            svg.empty(
                    "path",
                    "id",
                    "line-" + half.name(),
                    "d",
                    "M-%s %s A%s %s 0 0 %s %s %s"
                            .formatted(
                                    reach,
                                    Svg.written(middle),
                                    reach,
                                    reach,
                                    clockwise ? 1 : 0,
                                    reach,
                                    Svg.written(middle)));
        }
    }

    private static void straight(Svg svg, String name, double x1, double y1, double x2, double y2) {
        svg.empty("line", "id", "line-" + name, "x1", x1, "y1", y1, "x2", x2, "y2", y2);
    }

    private void name(Svg svg, Line line) {
        if (line instanceof Line.Across across) {
            name(svg, line.name(), ground.down(across.along()));
        }
    }

    private void name(Svg svg, String line, double down) {
        words.find("line." + line)
                .ifPresent(
                        name ->
                                svg.text(
                                        name,
                                        "x",
                                        ground.right() - font / 3,
                                        "y",
                                        down - lineWidth / 2 - font / 4,
                                        "text-anchor",
                                        "end",
                                        "font-size",
                                        font * 0.7,
                                        "fill",
                                        PALE));
    }

    private void label(Svg svg, AreaLabel label) {
        boolean centred = label.centred();
        svg.text(
                label.text(),
                "x",
                centred ? label.x() : label.x() + font / 2,
                "y",
                label.down() + (centred ? font * 0.35 : font * 1.1),
                "font-size",
                font,
                "text-anchor",
                centred ? "middle" : "start",
                "fill",
                PALE);
    }

    private void disc(Svg svg, Layout.Drawn drawing) {
        Disc disc = drawing.disc();
        double y = ground.down(drawing.y());
        SidePaint.Paint look = paint.of(disc.side());
        svg.begin("g", "id", "disc-" + disc.name());
        Object[] circle = {
            "cx", drawing.x(), "cy", y, "r", radius, "fill", look.disc(), "stroke", "none"
        };
        svg.empty("circle", circle);
        if (disc.side() == Side.B) {
            ring(svg, drawing.x(), y, radius * 0.86, look.name(), "none");
        }
        if (drawing.guessed()) {
            ring(svg, drawing.x(), y, radius * 0.95, look.name(), radius / 4 + " " + radius / 4);
        }
        middle(svg, disc.name(), drawing.x(), y + radius * 0.32, radius * 0.95, look.name());
        svg.end("g");
        String score = layout.score(disc);
        if (!score.isEmpty()) {
            boolean left = drawing.x() > ground.left() + ground.width() * 0.75;
            double x = drawing.x() + (left ? -1.1 : 1.1) * radius;
            halo(svg, score, x, y + font * 0.3, left ? "end" : "start");
        }
    }

    private void ring(Svg svg, double x, double y, double r, String colour, String dashes) {
        svg.empty(
                "circle",
                "cx",
                x,
                "cy",
                y,
                "r",
                r,
                "fill",
                "none",
                "stroke",
                colour,
                "stroke-width",
                radius / 14,
                "stroke-dasharray",
                dashes);
    }

    private static void middle(
            Svg svg, String text, double x, double y, double size, String colour) {
        svg.text(text, "x", x, "y", y, "font-size", size, "text-anchor", "middle", "fill", colour);
    }

    /** A text that is read on lines too. */
    private void halo(Svg svg, String text, double x, double y, String anchor) {
        double size = Math.min(font, radius * 1.2);
        Object[] place = {"x", x, "y", y, "font-size", size, "text-anchor", anchor};
        svg.text(
                text,
                with(place, "fill", "#ffffff", "stroke", "#ffffff", "stroke-width", size / 4));
        svg.text(text, with(place, "fill", "#111111", "font-weight", "bold"));
    }
}
