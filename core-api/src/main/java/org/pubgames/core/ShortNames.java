package org.pubgames.core;

import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.pubgames.core.internal.text.Characters;
import org.pubgames.core.internal.text.Nearest;

/** What a user wrote and what he may write, short enough for a sentence. */
final class ShortNames {

    /** What a list may hold: how many entries, and each of which form. */
    static final Pattern LIST = Pattern.compile("([0-9]+(?:–[0-9]+)?) × \\((.*)\\)");

    /** All names of a list are shown. */
    static final int ALL = Integer.MAX_VALUE;

    private static final int LONGEST_VALUE = 80;
    private static final int LONGEST_LIST = 12;
    private static final int SHOWN = 6;

    private ShortNames() {}

    /** A value without what would disturb a line of text; cut when it is long. */
    static String value(String value) {
        int length = value.codePointCount(0, value.length());
        int end =
                length > LONGEST_VALUE
                        ? value.offsetByCodePoints(0, LONGEST_VALUE - 1)
                        : value.length();
        StringBuilder out = new StringBuilder();
        value.substring(0, end)
                .codePoints()
                .map(ShortNames::harmless)
                .forEach(out::appendCodePoint);
        return out.append(end < value.length() ? "…" : "").toString();
    }

    /** Line breaks, controls and marks that turn the direction of writing become a dot. */
    private static int harmless(int c) {
        return Characters.disturbs(c) ? '·' : c;
    }

    /** How many names of a list a sentence tells. */
    static int shown(String allowed) {
        return count(allowed) > LONGEST_LIST ? SHOWN : ALL;
    }

    /** The names of a list, as many as there are. */
    static int count(String allowed) {
        return names(allowed).length;
    }

    private static String[] names(String allowed) {
        boolean nested = allowed.contains("{") || allowed.contains("(") || allowed.contains("[");
        return nested ? new String[] {allowed} : allowed.split(", ", -1);
    }

    private static int far(String value, String name) {
        return Nearest.begins(value, name) ? 0 : Nearest.far(value, name);
    }

    /** A list of names, or of a long one those most like a value, in the order of the list. */
    static String list(String allowed, String value) {
        if (shown(allowed) == ALL) {
            return allowed;
        }
        List<String> names = List.of(names(allowed));
        List<Integer> nearest =
                IntStream.range(0, names.size())
                        .boxed()
                        .sorted(Comparator.comparingInt(i -> far(value, names.get(i))))
                        .limit(SHOWN)
                        .sorted()
                        .toList();
        return String.join(", ", nearest.stream().map(names::get).toList());
    }
}
