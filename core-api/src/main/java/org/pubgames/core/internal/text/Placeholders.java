package org.pubgames.core.internal.text;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Fills the placeholders of a text.
 *
 * <p>{@code {sets}} is replaced by the value of {@code sets}; {@code {sets|set|sets}} by the first
 * word when the value is one and by the second otherwise. {@code [[nearest: Maybe you meant
 * {nearest}.]]} is left out when the value of {@code nearest} is empty. An unknown placeholder
 * stays as it is, so that a mistake is seen.
 */
public final class Placeholders {

    private Placeholders() {}

    /** The text with its placeholders filled from the arguments. */
    public static String fill(String text, Function<String, ? extends @Nullable Object> arguments) {
        return filled(text.contains("[[") ? sections(text, arguments) : text, arguments);
    }

    /** The text without the sections whose value is empty. */
    private static String sections(
            String text, Function<String, ? extends @Nullable Object> arguments) {
        StringBuilder out = new StringBuilder(text.length());
        int from = 0;
        while (true) {
            int open = text.indexOf("[[", from);
            int colon = open < 0 ? -1 : text.indexOf(':', open);
            int close = colon < 0 ? -1 : text.indexOf("]]", colon);
            if (close < 0) {
                return out.append(text, from, text.length()).toString();
            }
            out.append(text, from, open);
            if (!value(text.substring(open + 2, colon), arguments).isEmpty()) {
                out.append(text, colon + 1, close);
            }
            from = close + 2;
        }
    }

    private static String filled(
            String text, Function<String, ? extends @Nullable Object> arguments) {
        StringBuilder out = new StringBuilder(text.length() + 32);
        int from = 0;
        while (true) {
            int open = text.indexOf('{', from);
            int close = open < 0 ? -1 : text.indexOf('}', open);
            if (close < 0) {
                return out.append(text, from, text.length()).toString();
            }
            out.append(text, from, open).append(value(text.substring(open + 1, close), arguments));
            from = close + 1;
        }
    }

    /** The names of all placeholders of a text, in order of appearance. */
    public static List<String> placeholders(String text) {
        List<String> names = new ArrayList<>();
        int open = text.indexOf('{');
        while (open >= 0) {
            int close = text.indexOf('}', open);
            if (close < 0) {
                break;
            }
            names.add(part(text.substring(open + 1, close), 0));
            open = text.indexOf('{', close);
        }
        return names;
    }

    /** The names of all placeholders and optional sections of a text, each once. */
    public static Set<String> names(String text) {
        Set<String> names = new LinkedHashSet<>();
        int open = text.indexOf("[[");
        while (open >= 0) {
            int colon = text.indexOf(':', open);
            if (colon < 0) {
                break;
            }
            names.add(text.substring(open + 2, colon));
            open = text.indexOf("[[", colon);
        }
        names.addAll(placeholders(text));
        return names;
    }

    private static String value(
            String placeholder, Function<String, ? extends @Nullable Object> arguments) {
        String name = part(placeholder, 0);
        Object argument = arguments.apply(name);
        if (argument != null) {
            return placeholder.indexOf('|') < 0
                    ? words(argument)
                    : part(placeholder, "1".equals(String.valueOf(argument)) ? 1 : 2);
        }
        return "{" + placeholder + "}";
    }

    private static String words(Object value) {
        if (value instanceof List<?> list) {
            StringBuilder out = new StringBuilder();
            for (Object item : list) {
                out.append(out.isEmpty() ? "" : ", ").append(words(item));
            }
            return out.toString();
        }
        if (value instanceof Enum<?> constant) {
            return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
        return String.valueOf(value);
    }

    private static String part(String placeholder, int number) {
        int from = 0;
        for (int i = 0; i < number; i++) {
            int bar = placeholder.indexOf('|', from);
            if (bar < 0) {
                return "";
            }
            from = bar + 1;
        }
        int bar = placeholder.indexOf('|', from);
        return bar < 0 ? placeholder.substring(from) : placeholder.substring(from, bar);
    }
}
