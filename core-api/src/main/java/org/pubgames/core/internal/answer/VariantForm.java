package org.pubgames.core.internal.answer;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pubgames.core.Variant;
import org.pubgames.core.VariantBook;
import org.pubgames.core.internal.journal.PinnedVariant;

/** A variant with whatever is known of it; what pins its rules stands as in a match's header. */
final class VariantForm {

    /** The fields that follow from those that pin its rules. */
    static final List<String> TOLD =
            List.of(
                    "edition",
                    "title",
                    "about",
                    "status",
                    "confidence",
                    "sources",
                    "borrows",
                    "parent",
                    "with",
                    "layers");

    private VariantForm() {}

    static Map<String, Object> written(Variant variant, VariantBook shipped) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("game", variant.game());
        map.put("variant", variant.id());
        map.put("edition", variant.edition());
        map.put("title", variant.title());
        map.put("about", variant.about());
        map.put("status", variant.status());
        map.put("confidence", variant.confidence());
        map.put("sources", variant.sources());
        map.put("borrows", variant.borrows());
        map.put("parent", variant.parent());
        map.put("with", variant.with());
        map.put("layers", variant.layers().stream().map(VariantForm::written).toList());
        map.putAll(PinnedVariant.fields(variant, shipped));
        return map;
    }

    private static Map<String, Object> written(Variant.Layer layer) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("setting", layer.setting());
        map.put("value", layer.value());
        map.put("setBy", layer.setBy());
        map.put("because", layer.because());
        map.put("clause", layer.clause());
        map.put("basis", layer.basis());
        return map;
    }
}
