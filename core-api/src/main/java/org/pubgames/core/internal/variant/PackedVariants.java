package org.pubgames.core.internal.variant;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.LocalText;
import org.pubgames.core.MixIn;
import org.pubgames.core.Settings;
import org.pubgames.core.Variant;
import org.pubgames.core.VariantBook;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.PackedEntries;
import org.pubgames.core.internal.data.PackedReader;
import org.pubgames.core.internal.data.PackedWriter;

/** Resolved variants and mix-ins in the compact form that the build makes of the shipped files. */
final class PackedVariants {

    static final String FILE = "variants.bin";

    private final String game;
    private final Class<? extends Settings> type;
    private final PackedEntries<Variant> variants;
    private final PackedEntries<MixIn> mixIns;

    PackedVariants(String game, Class<? extends Settings> type, byte[] packed) {
        this.game = game;
        this.type = type;
        PackedReader in = new PackedReader(packed);
        this.variants = new PackedEntries<>(in, this::variant);
        this.mixIns = new PackedEntries<>(in, this::mixIn);
    }

    /** The compact form of what a game ships; none when a variant of it has tables. */
    static Optional<byte[]> pack(VariantBook book) {
        Map<String, Variant> variants = new LinkedHashMap<>();
        Map<String, MixIn> mixIns = new LinkedHashMap<>();
        book.all().forEach(each -> variants.put(each.id(), each));
        book.mixIns().forEach(each -> mixIns.put(each.id(), each));
        if (variants.values().stream().anyMatch(each -> !each.tables().isEmpty())
                || mixIns.values().stream().anyMatch(each -> !each.tables().isEmpty())) {
            return Optional.empty();
        }
        PackedWriter out = new PackedWriter();
        PackedEntries.write(out, variants, PackedVariants::variant);
        PackedEntries.write(out, mixIns, PackedVariants::mixIn);
        return Optional.of(out.bytes());
    }

    Map<String, Variant> variants() {
        return variants;
    }

    Map<String, MixIn> mixIns() {
        return mixIns;
    }

    private static void variant(PackedWriter out, Variant variant) {
        out.number(variant.edition());
        out.local(variant.title());
        out.text(variant.status().name());
        out.text(variant.confidence().name());
        out.local(variant.about());
        out.texts(variant.sources());
        out.texts(variant.borrows());
        out.texts(variant.parent().stream().toList());
        out.texts(variant.with());
        out.value(variant.settings());
        layers(out, variant.layers());
        out.text(variant.digest());
    }

    private Variant variant(String id, PackedReader in) {
        return new Variant(
                id,
                in.number(),
                game,
                in.local(),
                Variant.Status.valueOf(in.text()),
                Variant.Confidence.valueOf(in.text()),
                in.local(),
                in.texts(),
                in.texts(),
                in.texts().stream().findFirst(),
                in.texts(),
                (Settings) in.value(type),
                layers(in),
                List.of(),
                in.text());
    }

    private static void mixIn(PackedWriter out, MixIn mixIn) {
        out.number(mixIn.edition());
        out.local(mixIn.title());
        out.local(mixIn.about());
        out.texts(mixIn.sources());
        out.list(
                mixIn.values().entrySet().stream().sorted(Map.Entry.comparingByKey()).toList(),
                value -> {
                    out.text(value.getKey());
                    out.value(value.getValue());
                });
        layers(out, mixIn.layers());
    }

    private MixIn mixIn(String id, PackedReader in) {
        int edition = in.number();
        LocalText title = in.local();
        LocalText about = in.local();
        List<String> sources = in.texts();
        Map<String, Object> values = new LinkedHashMap<>();
        for (int left = in.number(); left > 0; left--) {
            values.put(in.text(), in.value(type));
        }
        return new MixIn(id, edition, game, title, about, sources, values, layers(in), List.of());
    }

    private static void layers(PackedWriter out, List<Variant.Layer> layers) {
        out.list(
                layers,
                layer -> {
                    out.text(layer.setting());
                    out.text(layer.value());
                    out.text(layer.setBy());
                    out.text(layer.where().file());
                    out.number(layer.where().line());
                    out.number(layer.where().column());
                    out.text(layer.where().path());
                    out.local(layer.because());
                    out.text(layer.clause());
                    out.text(layer.basis().name());
                });
    }

    private static List<Variant.Layer> layers(PackedReader in) {
        return in.list(
                () ->
                        new Variant.Layer(
                                in.text(),
                                in.text(),
                                in.text(),
                                new Where(in.text(), in.number(), in.number(), in.text()),
                                in.local(),
                                in.text(),
                                Variant.Basis.valueOf(in.text())));
    }
}
