package org.pubgames.conformance.run;

import java.util.List;
import java.util.regex.Pattern;
import org.pubgames.conformance.Vector;

/**
 * The id of a vector, or a pattern of ids in which {@code *} stands for anything.
 *
 * @param text the pattern as written
 */
public record IdPattern(String text) {

    private static final Pattern FORM = Pattern.compile("[A-Za-z0-9*][A-Za-z0-9._*@/-]*");

    /** What a pattern may look like, for messages. */
    static final String ALLOWED = "sjoelen.score.complete-set/01, sjoelen.score.*, */01";

    /** Whether a text can be a pattern at all. */
    static boolean isOne(String text) {
        return FORM.matcher(text).matches();
    }

    /** Whether it names several vectors. */
    boolean wide() {
        return text.contains("*");
    }

    /** Whether an id fits one of the patterns. */
    public static boolean any(List<String> patterns, String id) {
        return patterns.stream().anyMatch(pattern -> new IdPattern(pattern).fits(id));
    }

    /** Whether a vector's id fits. */
    public boolean fits(Vector vector) {
        return fits(vector.id());
    }

    /** Whether an id fits. */
    public boolean fits(String id) {
        return wide() ? like(id) : id.equals(text);
    }

    /** Compares piece by piece without backtracking, so that no pattern takes long. */
    private boolean like(String id) {
        String[] pieces = text.split("\\*", -1);
        if (!id.startsWith(pieces[0])) {
            return false;
        }
        int from = pieces[0].length();
        for (int i = 1; i < pieces.length - 1; i++) {
            int at = id.indexOf(pieces[i], from);
            if (at < 0) {
                return false;
            }
            from = at + pieces[i].length();
        }
        String last = pieces[pieces.length - 1];
        return id.length() - from >= last.length() && id.endsWith(last);
    }
}
