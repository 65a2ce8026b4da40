package org.pubgames.cli.shuffleboard;

import java.math.BigDecimal;
import java.math.RoundingMode;
import org.pubgames.core.Lang;

/** An SVG 1.1 document that needs nothing else: no scripts, styles, fonts or images. */
final class Svg {

    private static final int DECIMALS = 6;

    private final Lang lang;
    private final StringBuilder body = new StringBuilder();
    private double left;
    private double top;
    private double width;
    private double height;
    private double scale = 1;

    Svg(Lang lang) {
        this.lang = lang;
    }

    /**
     * What part of the plane is shown.
     *
     * @param newScale pixels of a unit on a screen
     */
    void view(double newLeft, double newTop, double newWidth, double newHeight, double newScale) {
        left = newLeft;
        top = newTop;
        width = newWidth;
        height = newHeight;
        scale = newScale;
    }

    /** An element without content; attributes as name, value, name, value … */
    void empty(String element, Object... attributes) {
        open(element, attributes);
        body.append("/>\n");
    }

    void begin(String element, Object... attributes) {
        open(element, attributes);
        body.append(">\n");
    }

    void end(String element) {
        body.append("</").append(element).append(">\n");
    }

    void text(String text, Object... attributes) {
        open("text", attributes);
        body.append('>').append(escaped(text)).append("</text>\n");
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

    /** The whole document. */
    String document(String title, String description) {
        String size =
                "width=\"%s\" height=\"%s\" viewBox=\"%s %s %s %s\""
                        .formatted(
                                Math.round(scale * width),
                                Math.round(scale * height),
                                written(left),
                                written(top),
                                written(width),
                                written(height));
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                + "<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\" xml:lang=\""
                + lang.code()
                + "\" "
                + size
                + " font-family=\"sans-serif\">\n<title>"
                + escaped(title)
                + "</title>\n<desc>"
                + escaped(description)
                + "</desc>\n"
                + body
                + "</svg>\n";
    }

    /** A number without exponent and without needless zeros. */
    static String written(double number) {
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

    /** The characters that XML 1.0 may hold; line ends are not wanted here. */
    private static boolean allowed(int c) {
        return (c >= 0x20 && c <= 0xD7FF && (c < 0x7F || c > 0x9F))
                || (c >= 0xE000 && c <= 0xFFFD)
                || c >= 0x10000;
    }
}
