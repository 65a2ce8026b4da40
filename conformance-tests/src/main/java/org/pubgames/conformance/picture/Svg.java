package org.pubgames.conformance.picture;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Arrays;
import org.pubgames.conformance.ForeignText;
import org.pubgames.core.Lang;

/**
 * An SVG 1.1 drawing that needs nothing else: no scripts, styles, fonts or images. It is a document
 * of its own, or a part of a page. For one thread.
 */
public final class Svg {

    private static final int DECIMALS = 6;

    private final Lang lang;
    private final boolean inPage;
    private final StringBuilder body = new StringBuilder();
    private double left;
    private double top;
    private double width;
    private double height;
    private double scale = 1;

    private Svg(Lang lang, boolean inPage) {
        this.lang = lang;
        this.inPage = inPage;
    }

    /** A document of its own. */
    public static Svg alone(Lang lang) {
        return new Svg(lang, false);
    }

    /** A part of a page; what would be an id is a class, for a page has many drawings. */
    static Svg inPage(Lang lang) {
        return new Svg(lang, true);
    }

    /**
     * What part of the plane is shown.
     *
     * @param newScale pixels of a unit on a screen
     */
    public void view(
            double newLeft, double newTop, double newWidth, double newHeight, double newScale) {
        left = newLeft;
        top = newTop;
        width = newWidth;
        height = newHeight;
        scale = newScale;
    }

    /** An element without content; attributes as name, value, name, value … */
    public void empty(String element, Object... attributes) {
        open(element, attributes);
        body.append("/>\n");
    }

    public void begin(String element, Object... attributes) {
        open(element, attributes);
        body.append(">\n");
    }

    public void end(String element) {
        body.append("</").append(element).append(">\n");
    }

    public void text(String text, Object... attributes) {
        open("text", attributes);
        body.append('>').append(escaped(text)).append("</text>\n");
    }

    /** Attributes and some more. */
    static Object[] with(Object[] some, Object... more) {
        Object[] all = Arrays.copyOf(some, some.length + more.length);
        System.arraycopy(more, 0, all, some.length, more.length);
        return all;
    }

    private void open(String element, Object... attributes) {
        body.append('<').append(element);
        for (int i = 0; i < attributes.length; i += 2) {
            Object value = attributes[i + 1];
            Object name = attributes[i];
            body.append(' ')
                    .append(inPage && name.equals("id") ? "class" : name)
                    .append("=\"")
                    .append(value instanceof Double number ? written(number) : escaped(value))
                    .append('"');
        }
    }

    /** The whole document. */
    public String document(String title, String description) {
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                + root("version=\"1.1\" xml:lang=\"%s\"".formatted(lang.code()))
                + content(title, description);
    }

    /** The element for a page. */
    String element(String title, String description) {
        String code = lang.code();
        return root(
                        "class=\"picture\" role=\"img\" lang=\"%s\" xml:lang=\"%s\""
                                .formatted(code, code))
                + content(title, description);
    }

    private String root(String attributes) {
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" %s width=\"%s\" height=\"%s\" viewBox=\"%s %s %s %s\" font-family=\"sans-serif\">\n"
                .formatted(
                        attributes,
                        Math.round(scale * width),
                        Math.round(scale * height),
                        written(left),
                        written(top),
                        written(width),
                        written(height));
    }

    private String content(String title, String description) {
        return "<title>"
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

    /** Line ends are not wanted here. */
    private static boolean allowed(int c) {
        return c >= 0x20 && ForeignText.isHarmless(c);
    }
}
