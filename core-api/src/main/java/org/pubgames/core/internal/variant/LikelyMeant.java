package org.pubgames.core.internal.variant;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pubgames.core.internal.data.Node;

/** What somebody meant by a value of the wrong type, where there is no doubt. */
final class LikelyMeant {

    private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,9}(?:[.,][0-9]{1,6})?");
    private static final Pattern COUNTED = Pattern.compile("([0-9]{1,9})\\s*\\p{L}{3,}");
    private static final Pattern RANGE = Pattern.compile("(-?[0-9.]+)–(-?[0-9.]+)");
    private static final Map<String, String> WORDS =
            Map.ofEntries(
                    Map.entry("yes", "true"),
                    Map.entry("on", "true"),
                    Map.entry("ja", "true"),
                    Map.entry("wahr", "true"),
                    Map.entry("waar", "true"),
                    Map.entry("true", "true"),
                    Map.entry("no", "false"),
                    Map.entry("off", "false"),
                    Map.entry("nee", "false"),
                    Map.entry("nein", "false"),
                    Map.entry("falsch", "false"),
                    Map.entry("onwaar", "false"),
                    Map.entry("false", "false"));

    private LikelyMeant() {}

    /**
     * The value as it should be written; empty when it is not clear or not allowed.
     *
     * @param allowed what is allowed, for a list of its entries
     */
    static String of(Type type, Node node, String allowed) {
        if (type instanceof ParameterizedType list) {
            String one = single(list.getActualTypeArguments()[0], node, allowed);
            return one.isEmpty() ? "" : "[" + one + "]";
        }
        return sound(type, node, allowed) ? "" : single(type, node, allowed);
    }

    /** A list of one value is not meant by a list, nor a better form by one that is right. */
    private static boolean sound(Type type, Node node, String allowed) {
        return node.shown().equals(single(type, node, allowed)) && !(node instanceof Node.Text);
    }

    private static String single(Type type, Node node, String allowed) {
        if (node instanceof Node.Items || node instanceof Node.Fields) {
            return "";
        }
        String written = node.shown().strip();
        if (type == boolean.class) {
            return WORDS.getOrDefault(written.toLowerCase(Locale.ROOT), "");
        }
        if (type == int.class || type == Integer.class || type == BigDecimal.class) {
            boolean whole = type != BigDecimal.class;
            String alone = whole ? counted(written) : measured(written);
            return number(alone.replace(',', '.'), whole, allowed);
        }
        if (type instanceof Class<?> plain && plain.isEnum()) {
            String name = written.toLowerCase(Locale.ROOT);
            return (", " + allowed + ", ").contains(", " + name + ", ") ? name : "";
        }
        return type == String.class && node instanceof Node.Text ? written : "";
    }

    /** The number of things that are named behind it: {@code 25 schijven}. */
    private static String counted(String written) {
        Matcher things = COUNTED.matcher(written);
        boolean length = Lengths.inches(written).isPresent();
        return things.matches() && !length ? things.group(1) : written;
    }

    /** A length in inches, whatever it was measured in. */
    private static String measured(String written) {
        return Lengths.inches(written).map(BigDecimal::toPlainString).orElse(written);
    }

    private static String number(String written, boolean whole, String allowed) {
        if (!NUMBER.matcher(written).matches()) {
            return "";
        }
        BigDecimal number = new BigDecimal(written).stripTrailingZeros();
        Matcher range = RANGE.matcher(allowed);
        boolean inside =
                !range.matches()
                        || (number.compareTo(new BigDecimal(range.group(1))) >= 0
                                && number.compareTo(new BigDecimal(range.group(2))) <= 0);
        return inside && !(whole && number.scale() > 0) ? number.toPlainString() : "";
    }
}
