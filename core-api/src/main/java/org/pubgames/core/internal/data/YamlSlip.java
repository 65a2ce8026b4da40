package org.pubgames.core.internal.data;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What somebody wrote wrong where the parser stumbled: it notices a slip of the pen at a later
 * place, and takes it for another.
 *
 * @param index where it stands in the text
 * @param said what it is, in the words by which advice is found
 */
record YamlSlip(int index, String said) {

    /** A text in quotation marks that goes on to a mark meant for another one. */
    private static final String UNCLOSED = "unclosed quoted scalar";

    /** A name with its value right behind the colon. */
    private static final String NO_SPACE = "no space after the colon";

    /** A sentence with a colon of its own. */
    private static final String COLON = "mapping values are not allowed here";

    private static final Pattern NAME = Pattern.compile("\\s*(?:- )?[A-Za-z][\\w-]*(:)[^\\s/].*");

    /** In brackets, the value of a name that holds a second colon. */
    private static final Pattern SENTENCE =
            Pattern.compile("[{,]\\s*[\\w-]+: +[^\\s\"'\\[{][^\"'\\[{},]*?(:) [^,}]*");

    /**
     * The slip behind a mistake, if it is one of those that can be told.
     *
     * @param from where the parser began with what it could not finish, and {@code at} where it
     *     gave up
     */
    static Optional<YamlSlip> of(String text, int from, int at) {
        return strangeIndentation(text, at)
                .or(() -> unclosed(text, at))
                .or(() -> noSpace(text, at))
                .or(() -> sentence(text, from));
    }

    /** A space that is none to the parser, such as word processors write: U+00A0. */
    static boolean strange(int c) {
        return c != ' ' && Character.getType(c) == Character.SPACE_SEPARATOR;
    }

    /** How a character is named in problems. */
    static String named(int c) {
        return "U+%04X".formatted(c);
    }

    private static Optional<YamlSlip> strangeIndentation(String text, int at) {
        for (int line : List.of(lineOf(text, at), lineOf(text, lineOf(text, at) - 1))) {
            int i = line;
            while (i < text.length() && text.charAt(i) == ' ') {
                i++;
            }
            if (i < text.length() && strange(text.charAt(i))) {
                return Optional.of(new YamlSlip(i, named(text.charAt(i))));
            }
        }
        return Optional.empty();
    }

    /** The parser gave up right behind a text that had begun on an earlier line. */
    private static Optional<YamlSlip> unclosed(String text, int at) {
        int i = 0;
        while (i < Math.min(at, text.length())) {
            char c = text.charAt(i);
            if (c == '#' && (i == 0 || Character.isWhitespace(text.charAt(i - 1)))) {
                i = lineEnd(text, i);
            } else if ((c == '"' || c == '\'') && opens(text, i)) {
                int end = closing(text, i);
                boolean spans = text.substring(i, Math.min(end, text.length())).contains("\n");
                if (spans && end <= at && at <= lineEnd(text, end)) {
                    return Optional.of(new YamlSlip(i, UNCLOSED));
                }
                i = end + 1;
            } else {
                i++;
            }
        }
        return Optional.empty();
    }

    /** Whether a quotation mark begins a text: it stands where a value or a name may. */
    private static boolean opens(String text, int i) {
        int before = i - 1;
        while (before >= 0 && text.charAt(before) == ' ') {
            before--;
        }
        return before < 0 || ":,[{-\n".indexOf(text.charAt(before)) >= 0;
    }

    private static int closing(String text, int open) {
        char mark = text.charAt(open);
        int i = open + 1;
        while (i < text.length() && text.charAt(i) != mark) {
            i += mark == '"' && text.charAt(i) == '\\' ? 2 : 1;
        }
        return Math.min(i, text.length());
    }

    private static Optional<YamlSlip> noSpace(String text, int at) {
        int here = lineOf(text, at);
        for (int line : List.of(here, lineOf(text, here - 1))) {
            Matcher name = NAME.matcher(text.substring(line, lineEnd(text, line)));
            if (name.matches()) {
                return Optional.of(new YamlSlip(line + name.start(1), NO_SPACE));
            }
        }
        return Optional.empty();
    }

    private static Optional<YamlSlip> sentence(String text, int from) {
        int line = lineOf(text, from);
        Matcher sentence = SENTENCE.matcher(text.substring(line, lineEnd(text, line)));
        return sentence.find()
                ? Optional.of(new YamlSlip(line + sentence.start(1), COLON))
                : Optional.empty();
    }

    /** Where the line of a character begins; 0 before the text. */
    private static int lineOf(String text, int index) {
        return index <= 0 ? 0 : text.lastIndexOf('\n', Math.min(index, text.length()) - 1) + 1;
    }

    private static int lineEnd(String text, int index) {
        int end = text.indexOf('\n', index);
        return end < 0 ? text.length() : end;
    }
}
