package org.pubgames.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pubgames.core.Variant;
import org.pubgames.core.internal.data.Records;
import org.pubgames.core.internal.data.WrittenValue;

/** The values of a variant's settings, as files write them. */
final class SettingValues {

    private SettingValues() {}

    /** Every setting with its value, in the game's order. */
    static Map<String, String> of(Variant variant) {
        Map<String, String> values = new LinkedHashMap<>();
        Records.values(variant.settings())
                .forEach((name, value) -> values.put(name, WrittenValue.of(value)));
        return values;
    }

    /** The settings that have other values in two variants of a game, in its order. */
    static List<String> differing(Variant one, Variant other) {
        Map<String, String> values = of(other);
        return of(one).entrySet().stream()
                .filter(setting -> !setting.getValue().equals(values.get(setting.getKey())))
                .map(Map.Entry::getKey)
                .toList();
    }
}
