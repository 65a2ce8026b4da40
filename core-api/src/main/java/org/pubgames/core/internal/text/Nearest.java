package org.pubgames.core.internal.text;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Finds what somebody may have meant. */
public final class Nearest {

    private static final int SHORTEST_BEGINNING = 3;

    /** Between the words of a name: a hyphen, or a small letter before a capital one. */
    private static final Pattern WORDS = Pattern.compile("[-_\\s]+|(?<=[a-z0-9])(?=[A-Z])");

    private Nearest() {}

    /**
     * The nearest of the names: the same letters, the same thing in another language, or few other
     * letters (a third of the longer word, at least one). Of names put together each word has to be
     * near: {@code finalDiscs} is not {@code generalDiscs}. Empty when none is near enough.
     */
    public static String of(String word, Collection<String> names) {
        if (names.contains(word)) {
            return word;
        }
        for (String name : names) {
            if (sameLetters(word, name)) {
                return name;
            }
        }
        String spoken = SpokenNames.of(word, names);
        return spoken.isEmpty() ? alike(word, names) : spoken;
    }

    /** The same for ids, of which the beginning is enough where only one has it. */
    public static String id(String word, Collection<String> ids) {
        String nearest = of(word, ids);
        if (nearest.isEmpty()) {
            List<String> begun = ids.stream().filter(id -> begins(word, id)).toList();
            return begun.size() == 1 ? begun.get(0) : "";
        }
        return nearest;
    }

    /** Whether a word of some length is the beginning of a name. */
    public static boolean begins(String word, String name) {
        return word.length() >= SHORTEST_BEGINNING
                && name.toLowerCase(Locale.ROOT).startsWith(word.toLowerCase(Locale.ROOT));
    }

    /** Whether two names differ in capital letters, hyphens and the like only. */
    public static boolean sameLetters(String word, String name) {
        String letters = letters(word);
        return !letters.isEmpty() && letters.equals(letters(name));
    }

    private static String letters(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[-_\\s]+", "");
    }

    private static String alike(String word, Collection<String> names) {
        String small = word.toLowerCase(Locale.ROOT);
        String best = "";
        int least = Integer.MAX_VALUE;
        for (String name : names) {
            String other = name.toLowerCase(Locale.ROOT);
            int limit = Math.max(1, Math.max(word.length(), name.length()) / 3);
            // As many letters have to be put in or taken out at least.
            if (Math.abs(small.length() - other.length()) <= limit) {
                int distance = distance(small, other);
                if (distance <= limit && distance < least && wordByWord(word, name)) {
                    least = distance;
                    best = name;
                }
            }
        }
        return best;
    }

    private static boolean wordByWord(String word, String name) {
        String[] one = WORDS.split(word, -1);
        String[] other = WORDS.split(name, -1);
        if (one.length != other.length) {
            // a word too many or too few may make another thing of it
            return far(word, name) <= Math.max(1, Math.max(word.length(), name.length()) / 6);
        }
        for (int i = 0; i < one.length; i++) {
            int limit = Math.max(1, Math.max(one[i].length(), other[i].length()) / 3);
            if (far(one[i], other[i]) > limit) {
                return false;
            }
        }
        return true;
    }

    /** How far two words are from each other, capital letters being like small ones. */
    public static int far(String word, String name) {
        return distance(word.toLowerCase(Locale.ROOT), name.toLowerCase(Locale.ROOT));
    }

    /** Edits between two words: insert, delete, replace, or swap of neighbours. */
    private static int distance(String a, String b) {
        if (Math.abs(a.length() - b.length()) > 20 || a.length() > 200) {
            return Integer.MAX_VALUE;
        }
        int[][] cost = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                if (i == 0 || j == 0) {
                    cost[i][j] = i + j;
                    continue;
                }
                int same = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
                int least =
                        Math.min(
                                cost[i - 1][j - 1] + same,
                                Math.min(cost[i - 1][j], cost[i][j - 1]) + 1);
                if (i > 1
                        && j > 1
                        && a.charAt(i - 1) == b.charAt(j - 2)
                        && a.charAt(i - 2) == b.charAt(j - 1)) {
                    least = Math.min(least, cost[i - 2][j - 2] + 1);
                }
                cost[i][j] = least;
            }
        }
        return cost[a.length()][b.length()];
    }
}
