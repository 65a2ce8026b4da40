package org.pubgames.core.internal.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Because;
import org.pubgames.core.Lang;
import org.pubgames.core.LocalText;
import org.pubgames.core.internal.text.Placeholders;

/** Fills the places of a text with facts; see {@link Placeholders}. */
public final class Template {

    private Template() {}

    /** The text with its placeholders filled from the arguments. */
    public static String fill(String text, List<Because> arguments) {
        return Placeholders.fill(text, name -> value(name, arguments));
    }

    /**
     * Words in a language with their places filled: name, value, name, value and so on; a value
     * that is a text of several languages is told in the same one.
     */
    public static String say(LocalText words, Lang lang, Object... named) {
        List<Because> filled = new ArrayList<>();
        for (int i = 0; i < named.length; i += 2) {
            Object value = named[i + 1] instanceof LocalText text ? text.in(lang) : named[i + 1];
            filled.add(new Because(String.valueOf(named[i]), value));
        }
        return fill(words.in(lang), filled);
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
