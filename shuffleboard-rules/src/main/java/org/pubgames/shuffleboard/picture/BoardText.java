package org.pubgames.shuffleboard.picture;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.pubgames.core.Variant;
import org.pubgames.core.spi.picture.GameWords;
import org.pubgames.core.spi.picture.Style;
import org.pubgames.shuffleboard.Board;
import org.pubgames.shuffleboard.Line;
import org.pubgames.shuffleboard.Shuffleboard;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.Zone;

/**
 * The target with its discs, drawn with characters: a disc is its name, a weight that hangs over
 * the end of a table stands on its edge. Every disc is listed beside the drawing.
 */
final class BoardText {

    /** Columns that a drawing and its list may take together. */
    private static final int WIDEST = 73;

    private static final int BETWEEN = 3;

    /** Columns that a label gives way to a disc. */
    private static final int ASIDE = 4;

    /** How far to the side a disc on a deck may lie to be drawn. */
    private static final double FARTHEST = 48;

    /** How far outside the usual ground a disc may lie to be drawn. */
    private static final double FARTHER = 24;

    private final GameWords words;
    private final Board board;
    private final Variant variant;
    private final Layout layout;
    private final Ground ground;
    private final Canvas canvas;
    private final List<Placed> drawn;
    private final Set<String> hidden = new HashSet<>();

    BoardText(GameWords words, Shuffleboard game, Variant variant, Layout layout) {
        this.words = words;
        this.board = game.board(variant);
        this.variant = variant;
        this.layout = layout;
        double radius = Shuffleboard.settings(variant).discRadius().doubleValue();
        Ground usual = Ground.of(game, variant, List.of(), 0);
        this.drawn = new Placing(board, usual, FARTHER, radius).of(layout);
        this.ground = Ground.of(game, variant, drawn, FARTHEST);
        this.canvas = new Canvas(ground);
    }

    /** How the discs of a side look where there are colours. */
    static Style style(Side side) {
        return side == Side.A ? Style.REST : Style.EXTRA;
    }

    /** The drawing; where nothing is measured the list says everything. */
    List<String> lines() {
        if (layout.discs().isEmpty()) {
            return new DiscList(words, board, layout, hidden).lines();
        }
        if (ground.kind() == Ground.Kind.TABLE) {
            for (int i = 0; i < canvas.columns(); i++) {
                canvas.stroke(0, i, '─');
            }
        }
        board.lines().forEach(this::line);
        drawn.forEach(this::disc);
        AreaLabel.of(board, ground, variant).forEach(this::label);
        board.lines().forEach(this::name);
        List<String> picture = new ArrayList<>(canvas.lines(side()));
        if (ground.kind() == Ground.Kind.TABLE) {
            picture.set(0, "┌" + picture.get(0).substring(1, picture.get(0).length() - 1) + "┐");
        }
        return beside(picture, new DiscList(words, board, layout, hidden).lines());
    }

    /** A label in a corner leaves the line above it alone. */
    private void label(AreaLabel label) {
        int column = canvas.column(label.x());
        int row = canvas.row(label.down());
        boolean lined = !label.centred() && canvas.lined(row, column + 1);
        int start = label.centred() ? column - label.text().length() / 2 : column + 1;
        for (int shift : new int[] {0, ASIDE, -ASIDE}) {
            if (canvas.text(lined ? row + 1 : row, start + shift, label.text())) {
                return;
            }
        }
    }

    private String side() {
        return ground.kind() == Ground.Kind.DECK ? "" : "│";
    }

    private void line(Line line) {
        if (line instanceof Line.Across across) {
            int to = canvas.column(Math.min(ground.right(), Ground.inches(across.right())));
            for (int i = canvas.column(Math.max(ground.left(), Ground.inches(across.left())));
                    i <= to;
                    i++) {
                canvas.stroke(canvas.row(ground.down(across.along())), i, '─');
            }
        } else if (line instanceof Line.Along along) {
            double from = ground.down(along.low());
            double to = ground.down(along.high());
            int last = canvas.row(Math.max(from, to));
            for (int row = canvas.row(Math.min(from, to)); row <= last; row++) {
                canvas.stroke(row, canvas.column(Ground.inches(along.across())), '│');
            }
        } else if (line instanceof Line.Slanted slanted) {
            slanted(slanted);
        } else if (line instanceof Line.HalfCircle half) {
            half(half);
        }
    }

    private void slanted(Line.Slanted line) {
        int first = canvas.row(ground.down(line.low()));
        int last = canvas.row(ground.down(line.high()));
        for (int row = first; row <= last; row++) {
            double half = (Ground.inches(line.sum()) - canvas.middle(row)) / 3;
            int left = canvas.column(-half);
            int right = canvas.column(half);
            if (left < right) {
                canvas.stroke(row, left, '\\');
                canvas.stroke(row, right, '/');
            } else if (left == right) {
                canvas.stroke(row, left, 'V');
            }
        }
    }

    private void half(Line.HalfCircle half) {
        // a little less, so that its top does not touch the next row
        double radius = Ground.inches(half.radius()) * 0.999;
        double middle = Ground.inches(half.middle());
        for (double angle = 0; angle <= Math.PI / 2; angle += Math.PI / 360) {
            double along = radius * Math.sin(angle);
            double x = radius * Math.cos(angle);
            int row = canvas.row(ground.down(middle + (half.upwards() ? along : -along)));
            double steep = Math.tan(Math.PI / 2 - angle) * ground.column() / ground.row();
            boolean flat = steep < 0.4;
            canvas.stroke(row, canvas.column(-x), flat ? '─' : half.upwards() ? '/' : '\\');
            canvas.stroke(row, canvas.column(x), flat ? '─' : half.upwards() ? '\\' : '/');
        }
    }

    /** The name of a line that is more than a border between two areas. */
    private void name(Line line) {
        if (line instanceof Line.Across across) {
            words.find("line." + line.name())
                    .ifPresent(
                            name ->
                                    canvas.text(
                                            canvas.row(ground.down(across.along())),
                                            canvas.column(
                                                            Math.max(
                                                                    ground.left(),
                                                                    Ground.inches(across.left())))
                                                    + 1,
                                            " " + name + " "));
        }
    }

    private void disc(Placed disc) {
        boolean hangs =
                ground.kind() == Ground.Kind.TABLE
                        && disc.disc()
                                .spot()
                                .map(spot -> spot.zone() == Zone.HANGING)
                                .orElse(false);
        boolean shown =
                ground.holds(disc)
                        && canvas.disc(
                                hangs ? 0 : Math.max(edge(), canvas.row(ground.down(disc.y()))),
                                disc.x(),
                                disc.disc().name(),
                                style(disc.disc().side()));
        if (!shown) {
            hidden.add(disc.disc().name());
        }
    }

    /** The first row on a table is its edge. */
    private int edge() {
        return ground.kind() == Ground.Kind.TABLE ? 1 : 0;
    }

    private static List<String> beside(List<String> picture, List<String> list) {
        int left = picture.stream().mapToInt(Style::width).max().orElse(0);
        int right = list.stream().mapToInt(Style::width).max().orElse(0);
        List<String> lines = new ArrayList<>();
        if (left + BETWEEN + right > WIDEST) {
            picture.forEach(line -> lines.add(line.stripTrailing()));
            lines.addAll(list);
            return lines;
        }
        for (int i = 0; i < Math.max(picture.size(), list.size()); i++) {
            String line = i < picture.size() ? picture.get(i) : "";
            String text = i < list.size() ? list.get(i) : "";
            String space = " ".repeat(left + BETWEEN - Style.width(line));
            lines.add(text.isEmpty() ? line.stripTrailing() : line + space + text);
        }
        return lines;
    }
}
