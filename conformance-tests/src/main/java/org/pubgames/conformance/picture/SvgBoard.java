package org.pubgames.conformance.picture;

import java.util.List;
import org.pubgames.core.Lang;
import org.pubgames.core.Variant;
import org.pubgames.shuffleboard.Board;
import org.pubgames.shuffleboard.Line;
import org.pubgames.shuffleboard.Shuffleboard;
import org.pubgames.shuffleboard.ShuffleboardSettings;

/**
 * A board with its lines and discs. One unit is an inch; the player stands below. Not safe to share
 * between threads while it draws, like the drawing it is part of.
 */
public final class SvgBoard {

    private static final String INK = "#333333";
    private static final String PALE = "#777777";

    /** The same for small text. */
    private static final String LESS_PALE = "#555555";

    private final PictureWords words;
    private final Board board;
    private final Variant variant;
    private final Layout layout;
    private final SidePaint paint;
    private final List<Layout.Drawn> drawn;
    private final Ground ground;
    private final Fit fit;
    private final double radius;
    private final double lineWidth;
    private final double font;

    private SvgBoard(
            PictureWords words,
            Shuffleboard game,
            Variant variant,
            Layout layout,
            SidePaint paint,
            Ground ground,
            Fit fit) {
        this.words = words;
        this.board = game.board(variant);
        this.variant = variant;
        this.layout = layout;
        this.paint = paint;
        this.ground = ground;
        this.fit = fit;
        ShuffleboardSettings settings = Shuffleboard.settings(variant);
        this.radius = settings.discRadius().doubleValue();
        this.drawn = layout.drawn(ground.kind() == Ground.Kind.TABLE ? ground.width() : 0);
        this.font = fit.font();
        double painted = settings.lineWidth().doubleValue();
        // a line without width is drawn all the same, as thin as can be seen
        this.lineWidth = painted > 0 ? painted : font / 15;
    }

    /** A board for a sheet of its own, as tall as a screen. */
    public static SvgBoard onSheet(
            Shuffleboard game, Variant variant, Layout layout, SidePaint paint, Lang lang) {
        Ground ground = Ground.of(game, variant, layout.drawn(0), Fit.FARTHEST_ON_SHEET);
        Fit fit = Fit.tall(ground, radius(variant));
        return new SvgBoard(new PictureWords(lang), game, variant, layout, paint, ground, fit);
    }

    private static double radius(Variant variant) {
        return Shuffleboard.settings(variant).discRadius().doubleValue();
    }

    /** A board for a narrow column; it must hold all measured discs of the layout. */
    static SvgBoard inColumn(
            Shuffleboard game,
            Variant variant,
            Layout layout,
            SidePaint paint,
            Ground ground,
            Lang lang) {
        Fit fit = Fit.narrow(ground, radius(variant));
        return new SvgBoard(new PictureWords(lang), game, variant, layout, paint, ground, fit);
    }

    /** What part of the surface is drawn. */
    public Ground ground() {
        return ground;
    }

    /** How large it is drawn. */
    public Fit fit() {
        return fit;
    }

    /** The radius of its discs, in inches. */
    public double radius() {
        return radius;
    }

    /** Draws it into a drawing whose unit is an inch. */
    public void draw(Svg svg) {
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
            svg.empty("path", Svg.with(look, "id", "separation-triangle", "d", "M-2 0L0 17L2 0"));
        } else if (ground.kind() == Ground.Kind.DECK) {
            svg.empty(
                    "path",
                    Svg.with(
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
        words.line(line)
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
                                        small()));
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
                small());
    }

    private String small() {
        return fit.least() > 0 ? LESS_PALE : PALE;
    }

    private void disc(Svg svg, Layout.Drawn drawing) {
        double y = ground.down(drawing.y());
        SvgDisc disc = new SvgDisc(drawing, y, radius, fit);
        disc.draw(svg, paint.of(drawing.disc().side()));
        String score = layout.score(drawing.disc());
        if (!score.isEmpty()) {
            boolean left = drawing.x() > ground.left() + ground.width() * 0.75;
            disc.score(svg, score, left);
        }
    }
}
