package org.pubgames.core.internal.text;

import java.util.Collection;
import java.util.Locale;

/** Finds what somebody may have meant. */
public final class Nearest {

    private Nearest() {}

    /**
     * The nearest of the names, empty when none is near enough (a third of the longer word, at
     * least one letter).
     */
    public static String of(String word, Collection<String> names) {
        if (names.contains(word)) {
            return word;
        }
        String small = word.toLowerCase(Locale.ROOT);
        String best = "";
        int least = Integer.MAX_VALUE;
        for (String name : names) {
            String other = name.toLowerCase(Locale.ROOT);
            int limit = Math.max(1, Math.max(word.length(), name.length()) / 3);
            // As many letters have to be put in or taken out at least.
            if (Math.abs(small.length() - other.length()) <= limit) {
                int distance = distance(small, other);
                if (distance <= limit && distance < least) {
                    least = distance;
                    best = name;
                }
            }
        }
        return best;
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
