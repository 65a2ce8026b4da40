package org.pubgames.shuffleboard.picture;

import java.util.List;
import java.util.function.Function;
import org.pubgames.core.spi.picture.GameWords;
import org.pubgames.core.spi.picture.Sheet;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.picture.Labels.Box;

/**
 * A sheet with a board and a list of its discs: beside it in a file, below it in a page. Where
 * discs of a table lie closer than their labels, that part is shown again, enlarged.
 */
final class BoardSheet {

    /** Width of a file, and what of it the list takes, in pixels. */
    private static final double WIDE = 680;

    private static final double PANEL = 300;

    /** Height of a board in a file and in a page, in pixels; a long one may be taller. */
    private static final double TALL = 700;

    private static final double TALL_IN_PAGE = 460;

    /** A disc is never smaller, in pixels. */
    private static final double LEAST_RADIUS = 10.5;

    private static final double LINE = 20;

    private final GameWords words;
    private final BoardSvg.Scenery scenery;
    private final Layout layout;
    private final SidePaint paint;
    private final double radius;
    private final Sheet.Form form;
    private final Sheet sheet;

    BoardSheet(
            BoardSvg.Scenery scenery,
            Layout layout,
            SidePaint paint,
            double radius,
            Sheet.Form form,
            String title) {
        this.words = scenery.words();
        this.scenery = scenery;
        this.layout = layout;
        this.paint = paint;
        this.radius = radius;
        this.form = form;
        this.sheet =
                form == Sheet.Form.ALONE
                        ? Sheet.wide(words.lang(), form, WIDE, title)
                        : Sheet.column(words.lang(), form, title);
    }

    /**
     * Draws it.
     *
     * @param head the first line of the list; may be empty
     * @param captions lines above the list
     * @param shown the names of the discs that are ringed
     * @param where where a disc lies, in words
     */
    Sheet drawn(
            String head, List<String> captions, List<String> shown, Function<Disc, String> where) {
        boolean alone = form == Sheet.Form.ALONE;
        Box window = window();
        double wide = window.right() - window.left();
        double room = (alone ? WIDE - PANEL : Sheet.COLUMN) - 2 * BoardSvg.MARGIN;
        double tall = (alone ? TALL : TALL_IN_PAGE) / (window.bottom() - window.top());
        double scale = Math.min(room / wide, Math.max(tall, LEAST_RADIUS / radius));
        BoardSvg board = new BoardSvg(scenery, layout, paint, window, scale);
        Box extent = board.extent();
        double width = (extent.right() - extent.left()) * scale;
        double left = alone ? 0 : (Sheet.COLUMN - width) / 2;
        board.draw(sheet.svg(), Math.max(0, left), 0, "board", shown);
        double bottom = (extent.bottom() - extent.top()) * scale;
        if (!alone) {
            sheet.grow(bottom + 4);
        }
        double x = alone ? Math.max(width, 200) + 24 : 0;
        sheet.svg().begin("g", "class", "list");
        if (!head.isEmpty()) {
            sheet.bold(head, x, sheet.height() + 16, Sheet.LARGE, WIDE - x);
            sheet.grow(26);
        }
        captions.forEach(line -> line(line, x));
        list(x, where);
        sheet.svg().end("g");
        if (board.crowded() && scenery.ground().kind() == Ground.Kind.TABLE) {
            zoom(x, shown);
        }
        sheet.grow(Math.max(0, bottom - sheet.height()));
        return sheet;
    }

    /** The ground and every disc. */
    private Box window() {
        Ground ground = scenery.ground();
        double left = ground.left();
        double right = ground.right();
        double top = ground.top();
        double bottom = ground.bottom();
        for (Placed disc : scenery.discs()) {
            double down = ground.down(disc.y());
            left = Math.min(left, disc.x() - radius);
            right = Math.max(right, disc.x() + radius);
            top = Math.min(top, down - radius);
            bottom = Math.max(bottom, down + radius);
        }
        return new Box(left, top, right, bottom);
    }

    private void line(String text, double x) {
        sheet.text(text, x, sheet.height() + 14, 13, sheet.width() - x);
        sheet.tell(text);
        sheet.grow(LINE);
    }

    private void list(double x, Function<Disc, String> where) {
        sheet.grow(4);
        List<Disc> called = layout.called();
        for (Disc disc : layout.discs()) {
            if (!called.contains(disc)) {
                entry(disc, x, where.apply(disc));
            }
        }
        if (!called.isEmpty()) {
            sheet.text(words.say("discs.called"), x, sheet.height() + 14, 13, sheet.width() - x);
            sheet.grow(LINE);
        }
        called.forEach(disc -> entry(disc, x, where.apply(disc)));
        if (layout.discs().isEmpty()) {
            line(words.say("discs.none"), x);
        }
    }

    private void entry(Disc disc, double x, String where) {
        double y = sheet.height() + 10;
        SidePaint.Paint look = paint.of(disc.side());
        Object[] edge = {"fill", look.disc(), "stroke", Sheet.INK, "stroke-width", 0.5};
        sheet.svg().circle(x + 9, y, 9, edge);
        double size = Math.min(10.5, 24.0 / disc.name().length());
        sheet.svg().middle(disc.name(), x + 9, y + 3.5, size, "fill", look.name());
        String score = layout.score(disc);
        String text = where + (score.isEmpty() ? "" : ": " + score);
        sheet.text(text, x + 26, y + 4.5, 13, sheet.width() - x - 26);
        sheet.tell(disc.name() + " " + where + (score.isEmpty() ? "" : " " + score));
        sheet.grow(LINE + 2);
    }

    /** The part where discs lie close together, as large as there is room. */
    private void zoom(double x, List<String> shown) {
        Ground ground = scenery.ground();
        Box part = null;
        for (Placed disc : scenery.discs()) {
            boolean close =
                    scenery.discs().stream()
                            .anyMatch(
                                    other ->
                                            !other.equals(disc)
                                                    && other.from(disc.x(), disc.y()) < 5 * radius);
            if (close) {
                double down = ground.down(disc.y());
                Box near = Box.around(disc.x(), down, 6 * radius, 6 * radius);
                part = part == null ? near : part.with(near);
            }
        }
        if (part == null) {
            return;
        }
        Box window =
                new Box(
                        Math.max(part.left(), ground.left() - radius),
                        Math.max(part.top(), ground.top() - radius),
                        Math.min(part.right(), ground.right() + radius),
                        Math.min(part.bottom(), ground.bottom()));
        double room = sheet.width() - x - 4;
        double scale =
                Math.min(30, (room - 2 * BoardSvg.MARGIN) / (window.right() - window.left()));
        BoardSvg zoom = new BoardSvg(scenery, layout, paint, window, scale);
        Box extent = zoom.extent();
        sheet.grow(14);
        line(words.say("zoom"), x);
        zoom.draw(sheet.svg(), x, sheet.height(), "zoom", shown);
        sheet.grow((extent.bottom() - extent.top()) * scale + 4);
    }
}
