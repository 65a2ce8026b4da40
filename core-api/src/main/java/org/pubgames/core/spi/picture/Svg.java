package org.pubgames.core.spi.picture;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Arrays;

/**
 * The elements of an SVG 1.1 drawing that needs nothing else: no scripts, style sheets, fonts or
 * images. For one thread.
 */
public final class Svg {

    private static final int DECIMALS = 6;

    private final StringBuilder body = new StringBuilder();

    /**
     * An element without content; attributes as name, value, name, value …
     *
     * @param element the name of the element
     * @param attributes their names and values, in turn
     */
    public void empty(String element, Object... attributes) {
        open(element, attributes);
        body.append("/>\n");
    }

    /**
     * The beginning of an element with content.
     *
     * @param element the name of the element
     * @param attributes their names and values, in turn
     */
    public void begin(String element, Object... attributes) {
        open(element, attributes);
        body.append(">\n");
    }

    /**
     * The end of an element with content.
     *
     * @param element the name of the element
     */
    public void end(String element) {
        body.append("</").append(element).append(">\n");
    }

    /**
     * A text.
     *
     * @param text plain text; it is escaped here
     * @param attributes their names and values, in turn
     */
    public void text(String text, Object... attributes) {
        open("text", attributes);
        body.append('>').append(escaped(text)).append("</text>\n");
    }

    /**
     * A circle around a point.
     *
     * @param x to the right, in the units of the drawing
     * @param y downwards, in the units of the drawing
     * @param radius the radius, in the same units
     * @param more names and values of more attributes, in turn
     */
    public void circle(double x, double y, double radius, Object... more) {
        empty("circle", with(new Object[] {"cx", x, "cy", y, "r", radius}, more));
    }

    /**
     * A line from a point to another.
     *
     * @param x1 where it begins, to the right
     * @param y1 where it begins, downwards
     * @param x2 where it ends, to the right
     * @param y2 where it ends, downwards
     * @param more names and values of more attributes, in turn
     */
    public void line(double x1, double y1, double x2, double y2, Object... more) {
        empty("line", with(new Object[] {"x1", x1, "y1", y1, "x2", x2, "y2", y2}, more));
    }

    /**
     * A rectangle from its upper left corner.
     *
     * @param x to the right, in the units of the drawing
     * @param y downwards, in the units of the drawing
     * @param wide the width, in the units of the drawing
     * @param tall the height, in the units of the drawing
     * @param more names and values of more attributes, in turn
     */
    public void rect(double x, double y, double wide, double tall, Object... more) {
        empty("rect", with(new Object[] {"x", x, "y", y, "width", wide, "height", tall}, more));
    }

    /**
     * A text around a point of its base line.
     *
     * @param text plain text; it is escaped here
     * @param x to the right, in the units of the drawing
     * @param y downwards, in the units of the drawing
     * @param size height of the letters, in the units of the drawing
     * @param more names and values of more attributes, in turn
     */
    public void middle(String text, double x, double y, double size, Object... more) {
        Object[] place = {"x", x, "y", y, "font-size", size, "text-anchor", "middle"};
        text(text, with(place, more));
    }

    /**
     * {@return attributes and some more}
     *
     * @param some names and values, in turn
     * @param more names and values of more attributes, in turn
     */
    public static Object[] with(Object[] some, Object... more) {
        Object[] all = Arrays.copyOf(some, some.length + more.length);
        System.arraycopy(more, 0, all, some.length, more.length);
        return all;
    }

    private void open(String element, Object... attributes) {
        body.append('<').append(element);
        for (int i = 0; i < attributes.length; i += 2) {
            Object value = attributes[i + 1];
            body.append(' ')
                    .append(attributes[i])
                    .append("=\"")
                    .append(value instanceof Double number ? written(number) : escaped(value))
                    .append('"');
        }
    }

    /** The elements so far. */
    String body() {
        return body.toString();
    }

    /**
     * {@return a number without exponent and without needless zeros}
     *
     * @param number a finite number
     */
    public static String written(double number) {
        BigDecimal rounded =
                BigDecimal.valueOf(number)
                        .setScale(DECIMALS, RoundingMode.HALF_EVEN)
                        .stripTrailingZeros();
        return rounded.signum() == 0 ? "0" : rounded.toPlainString();
    }

    /** A text in which XML finds nothing but characters. */
    static String escaped(Object value) {
        StringBuilder out = new StringBuilder();
        String.valueOf(value)
                .codePoints()
                .forEach(
                        c -> {
                            switch (c) {
                                case '&' -> out.append("&amp;");
                                case '<' -> out.append("&lt;");
                                case '>' -> out.append("&gt;");
                                case '"' -> out.append("&quot;");
                                default -> out.appendCodePoint(allowed(c) ? c : 0xFFFD);
                            }
                        });
        return out.toString();
    }

    /** Nothing that XML forbids, controls a terminal or turns the direction of writing around. */
    private static boolean allowed(int c) {
        boolean control = c < 0x20 || (c >= 0x7F && c <= 0x9F);
        boolean turning = (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
        boolean broken = (c >= 0xD800 && c <= 0xDFFF) || c == 0xFFFE || c == 0xFFFF;
        return !control && !turning && !broken;
    }
}
