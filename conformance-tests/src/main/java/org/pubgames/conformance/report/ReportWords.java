package org.pubgames.conformance.report;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.Because;
import org.pubgames.core.Lang;
import org.pubgames.core.internal.words.BundledTexts;
import org.pubgames.core.internal.words.Template;
import org.pubgames.core.spi.Names;

/**
 * The fixed texts of reports, in one language. Safe to share between threads.
 *
 * @param lang the language
 */
record ReportWords(Lang lang) {

    /** The base name of the property files. */
    static final String FILES = "report";

    private static final BundledTexts TEXTS = new BundledTexts(FILES);

    /**
     * A text with its arguments.
     *
     * @throws IllegalArgumentException when there is no such text
     */
    String say(String key, Because... arguments) {
        return TEXTS.say(key, lang, arguments);
    }

    /** A text with one argument. */
    String say(String key, String place, Object value) {
        return say(key, new Because(place, value));
    }

    /** A text with its arguments, if there is one. */
    Optional<String> find(String key, Because... arguments) {
        return TEXTS.find(key, lang).map(text -> Template.fill(text, List.of(arguments)));
    }

    /** What an outcome is called. */
    String outcome(Outcome outcome) {
        return say("outcome." + key(outcome));
    }

    /** The outcome as it is written in keys of texts and names of styles. */
    static String key(Outcome outcome) {
        return Names.written(outcome);
    }

    /** A rule's level; as it stands in the report where it is none that we know. */
    String level(String level) {
        return find("level." + level).orElse(level);
    }

    /** The variant and what the vector changes in it; the words for none where there is none. */
    String variant(Result result) {
        if (result.variant().isEmpty()) {
            return say("variant.none");
        }
        StringBuilder out = new StringBuilder(result.variant());
        result.set()
                .forEach(
                        (name, value) -> out.append(", ").append(name).append(" = ").append(value));
        return out.toString();
    }
}
