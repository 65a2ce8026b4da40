package org.pubgames.core.internal.words;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Because;
import org.pubgames.core.internal.text.Placeholders;

/** Fills the places of a text with facts; see {@link Placeholders}. */
public final class Template {

    private Template() {}

    /** The text with its placeholders filled from the arguments. */
    public static String fill(String text, List<Because> arguments) {
        return Placeholders.fill(text, name -> value(name, arguments));
    }

    private static @Nullable Object value(String name, List<Because> arguments) {
        for (Because argument : arguments) {
            if (argument.name().equals(name)) {
                return argument.value();
            }
        }
        return null;
    }

    /** The names of all placeholders of a text, in order of appearance. */
    public static List<String> placeholders(String text) {
        return Placeholders.placeholders(text);
    }

    /** The names of all values that a text depends on, each once. */
    public static Set<String> names(String text) {
        return Placeholders.names(text);
    }
}
