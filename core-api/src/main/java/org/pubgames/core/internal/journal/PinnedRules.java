package org.pubgames.core.internal.journal;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.Problem;
import org.pubgames.core.Variant;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.Binder;
import org.pubgames.core.internal.data.Digest;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.internal.data.Records;
import org.pubgames.core.internal.data.WrittenValue;

/**
 * Whether a variant is still what it was when a match was begun. The header keeps the digest of the
 * rules and, so that the difference can be told, the settings themselves.
 */
final class PinnedRules {

    /** The field of the header that keeps the settings. */
    static final String FIELD = "settings";

    /** The field of the header that names the house's own tables, each with its digest. */
    static final String TABLES = "tables";

    private PinnedRules() {}

    /** A variant's tables by kind, as a header keeps them. */
    static Map<String, String> tables(Variant variant) {
        Map<String, String> tables = new LinkedHashMap<>();
        variant.tables()
                .forEach(table -> tables.put(table.kind().name(), Digest.of(table.content())));
        return tables;
    }

    /** Adds a problem for each setting that is not what the header says. */
    static void check(Variant variant, Optional<String> digest, Node header, Binder binder) {
        boolean same = digest.isPresent() && digest.get().equals(variant.digest());
        if (same || !(header instanceof Node.Fields fields)) {
            return;
        }
        Node.Mark mark = fields.keys().getOrDefault("digest", header.mark());
        digest.ifPresent(
                begun ->
                        binder.problem(
                                "digest-mismatch", mark, "/digest", begun, variant.digest(), ""));
        if (fields.values().get(FIELD) instanceof Node.Fields recorded) {
            int told = binder.problems().size();
            changed(variant, recorded, binder);
            changedTables(variant, fields, mark, binder);
            if (binder.problems().size() == told && digest.isPresent()) {
                binder.problems()
                        .add(
                                Problem.of("rules-changed", at(recorded, "", binder))
                                        .withValue(variant.id()));
            }
        }
    }

    private static void changedTables(
            Variant variant, Node.Fields header, Node.Mark mark, Binder binder) {
        Map<String, String> now = tables(variant);
        Map<String, Node> before =
                header.values().get(TABLES) instanceof Node.Fields recorded
                        ? recorded.values()
                        : Map.of();
        before.forEach(
                (kind, digest) -> {
                    String code = now.containsKey(kind) ? "table-changed" : "table-gone";
                    if (!digest.shown().equals(now.get(kind))) {
                        binder.problem(
                                code, digest.mark(), "/" + TABLES + "/" + kind, kind, "", "");
                    }
                });
        now.keySet().stream()
                .filter(kind -> !before.containsKey(kind))
                .forEach(
                        kind ->
                                binder.problem(
                                        "table-added",
                                        mark,
                                        "/" + TABLES + "/" + kind,
                                        kind,
                                        "",
                                        ""));
    }

    private static void changed(Variant variant, Node.Fields recorded, Binder binder) {
        Map<String, Object> now = Records.values(variant.settings());
        Map<String, Object> before =
                new Binder(binder.file()).bindSome(variant.settings().getClass(), recorded, "");
        now.forEach(
                (name, value) -> {
                    Object old = before.get(name);
                    if (old == null || !WrittenValue.of(old).equals(WrittenValue.of(value))) {
                        Node written = recorded.values().get(name);
                        binder.problems()
                                .add(
                                        Problem.of("setting-changed", at(recorded, name, binder))
                                                .withValue(written == null ? "–" : written.shown())
                                                .withAllowed(WrittenValue.of(value)));
                    }
                });
        recorded.values().keySet().stream()
                .filter(name -> !now.containsKey(name))
                .forEach(
                        name ->
                                binder.problems()
                                        .add(
                                                Problem.of(
                                                                "setting-gone",
                                                                at(recorded, name, binder))
                                                        .withValue(name)));
    }

    private static Where at(Node.Fields recorded, String name, Binder binder) {
        Node.Mark mark = recorded.keys().getOrDefault(name, recorded.mark());
        String path = "/" + FIELD + (name.isEmpty() ? "" : "/" + name);
        return new Where(binder.file(), mark.line(), mark.column(), path);
    }
}
