package org.pubgames.core.internal.journal;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.internal.data.Node;

/**
 * The first place at which two trees say something else.
 *
 * @param path the JSON pointer to it
 * @param column where it stands in the stored line
 * @param stored what is stored there; – for nothing
 * @param now what it would be now; – for nothing
 */
record FirstDifference(String path, int column, String stored, String now) {

    private static final String NOTHING = "–";

    /** The first difference; empty when both say the same. */
    static Optional<FirstDifference> of(Node stored, Node now) {
        return of("", stored, now, stored.mark());
    }

    private static Optional<FirstDifference> of(
            String path, @Nullable Node stored, @Nullable Node now, Node.Mark around) {
        if (stored instanceof Node.Fields was && now instanceof Node.Fields is) {
            Set<String> names = new LinkedHashSet<>(was.values().keySet());
            names.addAll(is.values().keySet());
            for (String name : names) {
                Optional<FirstDifference> found =
                        of(
                                path + "/" + name,
                                was.values().get(name),
                                is.values().get(name),
                                was.mark());
                if (found.isPresent()) {
                    return found;
                }
            }
            return Optional.empty();
        }
        if (stored instanceof Node.Items was && now instanceof Node.Items is) {
            int most = Math.max(was.values().size(), is.values().size());
            for (int i = 0; i < most; i++) {
                Optional<FirstDifference> found =
                        of(path + "/" + i, entry(was, i), entry(is, i), was.mark());
                if (found.isPresent()) {
                    return found;
                }
            }
            return Optional.empty();
        }
        return same(stored, now)
                ? Optional.empty()
                : Optional.of(
                        new FirstDifference(
                                path,
                                (stored == null ? around : stored.mark()).column(),
                                shown(stored),
                                shown(now)));
    }

    private static @Nullable Node entry(Node.Items items, int index) {
        return index < items.values().size() ? items.values().get(index) : null;
    }

    private static boolean same(@Nullable Node stored, @Nullable Node now) {
        if (stored instanceof Node.Text was && now instanceof Node.Text is) {
            return was.value().equals(is.value());
        }
        if (stored instanceof Node.Decimal was && now instanceof Node.Decimal is) {
            // 1.0 is written otherwise than 1
            return was.value().toString().equals(is.value().toString());
        }
        if (stored instanceof Node.Truth was && now instanceof Node.Truth is) {
            return was.value() == is.value();
        }
        return stored instanceof Node.Nothing && now instanceof Node.Nothing;
    }

    private static String shown(@Nullable Node node) {
        if (node instanceof Node.Fields ruling
                && ruling.values().get("rule") instanceof Node.Text rule) {
            return rule.value();
        }
        return node == null ? NOTHING : node.shown();
    }
}
