package org.pubgames.core.spi.picture;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.core.Lang;

/**
 * A drawing that grows downwards, and what it shows in words. Its unit is a pixel of a page. It has
 * no script, no style sheet and no link; it writes in {@code currentColor}, so that in a page it
 * follows the page into the dark. For one thread.
 */
public final class Sheet {

    /** What a drawing is for. */
    public enum Form {
        /** An element in the column of a page, on the page's own ground. */
        IN_PAGE,
        /** A file of its own, on white. */
        ALONE
    }

    /** The width of a column of a page. */
    public static final double COLUMN = 300;

    /** The colour of text and lines: the page's own. */
    public static final String INK = "currentColor";

    /** Size of a title. */
    public static final double LARGE = 15;

    /** Size of a remark. */
    public static final double SMALL = 12;

    /** How wide a letter is for its height, about: nobody can measure letters here. */
    private static final double LETTER = 0.57;

    /** What a file has around it. */
    private static final double MARGIN = 16;

    private final Lang lang;
    private final Form form;
    private final double width;
    private final double scale;
    private final String title;
    private final Svg svg = new Svg();
    private final List<String> sentences = new ArrayList<>();
    private double height;

    private Sheet(Lang lang, Form form, double width, double scale, String title) {
        this.lang = lang;
        this.form = form;
        this.width = width;
        this.scale = scale;
        this.title = title;
    }

    /**
     * {@return a sheet as wide as a column; a file of its own shows it twice as large}
     *
     * @param lang the language
     * @param form for a page, or a file of its own
     * @param title what the drawing shows, for readers who do not see it
     */
    public static Sheet column(Lang lang, Form form, String title) {
        return new Sheet(lang, form, COLUMN, form == Form.ALONE ? 2 : 1, title);
    }

    /**
     * {@return a sheet with a width of its own}
     *
     * @param lang the language
     * @param form for a page, or a file of its own
     * @param width the width in pixels
     * @param title what the drawing shows, for readers who do not see it
     */
    public static Sheet wide(Lang lang, Form form, double width, String title) {
        return new Sheet(lang, form, width, 1, title);
    }

    /** {@return what is drawn} */
    public Svg svg() {
        return svg;
    }

    /** {@return the width} */
    public double width() {
        return width;
    }

    /** {@return the first free row} */
    public double height() {
        return height;
    }

    /**
     * Takes some more rows.
     *
     * @param more additional height in pixels
     */
    public void grow(double more) {
        height += more;
    }

    /**
     * Adds something to the description.
     *
     * @param sentence a sentence for readers who do not see the drawing
     */
    public void tell(String sentence) {
        sentences.add(sentence);
    }

    /**
     * A text, cut to the room there is.
     *
     * @param text plain text; it is escaped here
     * @param x to the right, in pixels of the sheet
     * @param y downwards to the base line, in pixels of the sheet
     * @param size height of the letters in pixels
     * @param room width that there is, in pixels
     * @param more names and values of more attributes, in turn
     */
    public void text(String text, double x, double y, double size, double room, Object... more) {
        Object[] place = {"x", x, "y", y, "font-size", size, "fill", INK};
        svg.text(fitting(text, room, size), Svg.with(place, more));
    }

    /**
     * A bold text, cut to the room there is.
     *
     * @param text plain text; it is escaped here
     * @param x to the right, in pixels of the sheet
     * @param y downwards to the base line, in pixels of the sheet
     * @param size height of the letters in pixels
     * @param room width that there is, in pixels
     */
    public void bold(String text, double x, double y, double size, double room) {
        text(text, x, y, size, room, "font-weight", "bold");
    }

    /**
     * A bold text around a point.
     *
     * @param text plain text; it is escaped here
     * @param x to the right, in pixels of the sheet
     * @param y downwards to the base line, in pixels of the sheet
     * @param size height of the letters in pixels
     * @param colour the colour, as CSS writes it
     */
    public void middle(String text, double x, double y, double size, String colour) {
        String cut = fitting(text, 4 * size, size);
        svg.middle(cut, x, y, size, "font-weight", "bold", "fill", colour);
    }

    /**
     * A bold line of its own, told in the description.
     *
     * @param line the text of one line
     */
    public void title(String line) {
        bold(line, 2, height + 16, LARGE, width);
        tell(line);
        height += 24;
    }

    /**
     * A small line of its own, told in the description.
     *
     * @param line the text of one line
     */
    public void remark(String line) {
        text(line, 2, height + 13, SMALL, width - 4);
        tell(line);
        height += 17;
    }

    /**
     * {@return a text with an ellipsis where it has no more room}
     *
     * @param text plain text; it is escaped here
     * @param room width that there is, in pixels
     * @param size height of the letters in pixels
     */
    public static String fitting(String text, double room, double size) {
        double used = 0;
        StringBuilder out = new StringBuilder();
        double most = room / (size * LETTER);
        for (int c : text.codePoints().limit(1000).toArray()) {
            used += letters(c);
            if (used > most) {
                return out.append('…').toString();
            }
            out.appendCodePoint(c);
        }
        return out.toString();
    }

    /**
     * {@return how much room a text takes, about}
     *
     * @param text plain text; it is escaped here
     * @param size height of the letters in pixels
     */
    public static double width(String text, double size) {
        return text.codePoints().limit(1000).mapToDouble(Sheet::letters).sum() * size * LETTER;
    }

    private static double letters(int c) {
        return c >= 0x1100 ? 1.8 : 1;
    }

    /** {@return the drawing as SVG: an element for a page, or a document} */
    public String written() {
        double tall = height + 4;
        double around = form == Form.ALONE ? MARGIN : 0;
        String code = lang.code();
        String view =
                "width=\"%s\" height=\"%s\" viewBox=\"%s %s %s %s\" font-family=\"sans-serif\">\n"
                        .formatted(
                                Math.round(scale * (width + 2 * around)),
                                Math.round(scale * (tall + 2 * around)),
                                Svg.written(-around),
                                Svg.written(-around),
                                Svg.written(width + 2 * around),
                                Svg.written(tall + 2 * around));
        String told =
                "<title>%s</title>\n<desc>%s</desc>\n"
                        .formatted(Svg.escaped(title), Svg.escaped(String.join("; ", sentences)));
        String start = "<svg xmlns=\"http://www.w3.org/2000/svg\" ";
        if (form == Form.IN_PAGE) {
            return start
                    + "class=\"picture\" role=\"img\" lang=\"%s\" xml:lang=\"%s\" "
                            .formatted(code, code)
                    + view
                    + told
                    + svg.body()
                    + "</svg>\n";
        }
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                + start
                + "version=\"1.1\" xml:lang=\"%s\" color=\"#111111\" ".formatted(code)
                + view
                + told
                + "<rect x=\"-%1$s\" y=\"-%1$s\" width=\"100%%\" height=\"100%%\" fill=\"#ffffff\"/>\n"
                        .formatted(Svg.written(around))
                + svg.body()
                + "</svg>\n";
    }
}
