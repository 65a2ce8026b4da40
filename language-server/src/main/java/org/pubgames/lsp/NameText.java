package org.pubgames.lsp;

import java.util.List;
import java.util.regex.Pattern;
import org.pubgames.core.Lang;
import org.pubgames.core.internal.variant.SettingWords;

/**
 * What is inserted for a name: the name, and the form of its value. Parts to be filled in are
 * written as snippets of the protocol have them, {@code ${1:text}}.
 */
final class NameText {

    private static final Pattern PART = Pattern.compile("\\$\\{\\d:((?:[^}\\\\]|\\\\.)*)}|\\$\\d");

    private final Schema schema;
    private final Lang lang;
    private final boolean flow;
    private final String inside;

    /**
     * The texts of a place.
     *
     * @param flow whether it is within brackets
     * @param indentation the column at which names begin there
     */
    NameText(Schema schema, Lang lang, boolean flow, int indentation) {
        this.schema = schema;
        this.lang = lang;
        this.flow = flow;
        this.inside = "\n" + " ".repeat(indentation + 2);
    }

    /** The text for the name at the end of a path. */
    String of(List<String> path) {
        String name = path.get(path.size() - 1);
        if (path.size() == 2 && path.get(0).equals("changes")) {
            return name + ": " + change(path);
        }
        return name + ":" + value(path);
    }

    /** A changed setting. */
    String change(List<String> path) {
        String usual = schema.usual(Outline.under(path, "to")).orElse("");
        return "{to: ${1:" + usual + "}, because: \"${2:" + SettingWords.reason(lang) + "}\"}";
    }

    private String value(List<String> path) {
        String name = path.get(path.size() - 1);
        if (name.equals("because")) {
            return " \"${1:" + SettingWords.reason(lang) + "}\"";
        }
        if (name.equals("title") || name.equals("about")) {
            return " {" + lang.code() + ": \"${1:…}\"}";
        }
        if (schema.isList(path)) {
            boolean rows = name.equals("rows") && !flow;
            return rows ? inside + "- {when: {$1}, then: {$2}}" : " [${1}]".replace("${1}", "$1");
        }
        if (schema.hasParts(path)) {
            return flow || path.contains("rows") ? " {$1}" : inside + "$1";
        }
        return " " + schema.usual(path).map(usual -> "${1:" + usual + "}").orElse("$1");
    }

    /** A snippet as it is when nothing is filled in. */
    static String filled(String snippet) {
        return PART.matcher(snippet)
                .replaceAll(part -> part.group(1) == null ? "" : part.group(1).replace("$", "\\$"));
    }
}
