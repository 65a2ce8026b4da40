package org.pubgames.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.pubgames.core.Because;
import org.pubgames.core.Variant;

/**
 * What a file changes for singles and leaves as it was for doubles: allowed, and easily forgotten.
 */
final class DoublesNotes {

    private static final String DOUBLES = "doubles";

    private final Words words;

    DoublesNotes(Words words) {
        this.words = words;
    }

    /** A sentence for each such setting, in the game's order. */
    List<String> of(Variant variant, String file) {
        Map<String, String> values = SettingValues.of(variant);
        List<String> notes = new ArrayList<>();
        values.forEach(
                (setting, value) -> {
                    String doubles = doubles(setting);
                    String kept = values.getOrDefault(doubles, value);
                    if (!kept.equals(value)
                            && changed(variant, setting, file)
                            && !changed(variant, doubles, file)) {
                        notes.add(
                                words.say(
                                        "check.doubles",
                                        new Because("setting", setting),
                                        new Because("value", value),
                                        new Because("doubles", doubles),
                                        new Because("kept", kept)));
                    }
                });
        return notes;
    }

    private static String doubles(String setting) {
        return DOUBLES + setting.substring(0, 1).toUpperCase(Locale.ROOT) + setting.substring(1);
    }

    private static boolean changed(Variant variant, String setting, String file) {
        return variant.layer(setting)
                .filter(layer -> layer.where().file().equals(file))
                .isPresent();
    }
}
