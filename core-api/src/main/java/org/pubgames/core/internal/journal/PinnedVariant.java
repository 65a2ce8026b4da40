package org.pubgames.core.internal.journal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.MatchHeader;
import org.pubgames.core.Reading;
import org.pubgames.core.Variant;
import org.pubgames.core.VariantBook;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.Binder;
import org.pubgames.core.internal.data.Node;

/** A variant as a header pins its rules: digest, settings, tables and the house's own file. */
public final class PinnedVariant {

    private PinnedVariant() {}

    /** What of a variant is looked at first. */
    record PinLine(String game, String variant, String digest) {}

    /** The fields that pin a variant, in the order of a header. */
    public static Map<String, Object> fields(Variant variant, VariantBook shipped) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("digest", variant.digest());
        line.put(PinnedRules.FIELD, variant.settings());
        Map<String, String> tables = PinnedRules.tables(variant);
        if (!tables.isEmpty()) {
            line.put(PinnedRules.TABLES, tables);
        }
        new KeptVariant(shipped)
                .written(variant)
                .ifPresent(house -> line.put(KeptVariant.FIELD, house));
        return line;
    }

    /**
     * The variant that these fields pin: the shipped one of its name and digest, or the house's own
     * that is kept.
     *
     * @param node a tree with these fields, {@code game} and {@code variant}
     * @param told further fields that it may have
     */
    public static Reading<Variant> read(
            Node node, List<String> told, VariantBook shipped, Where where) {
        Binder binder = new Binder(where.file());
        List<String> others = new ArrayList<>(told);
        others.addAll(List.of(PinnedRules.FIELD, PinnedRules.TABLES, KeptVariant.FIELD));
        PinLine line = binder.bind(PinLine.class, node, "", others);
        if (line == null) {
            return Reading.failed(binder.problems());
        }
        String game = shipped.standard().game();
        if (!line.game().equals(game)) {
            Where at = JsonMatchCodec.place(node, "game", where);
            Node.Mark mark = new Node.Mark(at.line(), at.column());
            binder.problem("wrong-game", mark, "/game", line.game(), game, "");
            return Reading.failed(binder.problems());
        }
        Optional<String> digest = Optional.of(line.digest());
        JsonMatchCodec.HeaderLine asked =
                new JsonMatchCodec.HeaderLine(
                        MatchHeader.FORMAT, game, Optional.of(line.variant()), List.of(), digest);
        Optional<Variant> kept = new KeptVariant(shipped).instead(shipped, node, asked);
        if (kept.isPresent()) {
            return Reading.of(kept.get());
        }
        return shipped.look(line.variant(), JsonMatchCodec.place(node, "variant", where))
                .fold(
                        variant -> {
                            PinnedRules.check(variant, digest, node, binder);
                            return binder.problems().isEmpty()
                                    ? Reading.of(variant)
                                    : Reading.failed(binder.problems());
                        },
                        Reading::failed);
    }
}
