package org.pubgames.core.internal.variant;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.pubgames.core.Because;
import org.pubgames.core.Lang;
import org.pubgames.core.LocalText;
import org.pubgames.core.Variant;
import org.pubgames.core.internal.data.Records;
import org.pubgames.core.internal.data.WrittenValue;
import org.pubgames.core.internal.words.Template;

/**
 * What a file changes for singles and leaves as it was for doubles: allowed, and easily forgotten.
 */
public final class DoublesNotes {

    private static final String DOUBLES = "doubles";

    private static final LocalText KEPT =
            new LocalText(
                    "{setting} is {value} here, and {doubles} stays {kept}: doubles are played"
                            + " as before. Change it too if that is not meant.",
                    "{setting} is hier {value}, en {doubles} blijft {kept}: dubbels gaan als"
                            + " voorheen. Wijzig ook dat, als het anders bedoeld is.",
                    "{setting} ist hier {value}, und {doubles} bleibt {kept}: Doppel werden wie"
                            + " bisher gespielt. Auch das ändern, wenn es anders gemeint ist.");

    private DoublesNotes() {}

    /**
     * A sentence for each such setting, in the game's order.
     *
     * @param file the name of the file that made the variant
     */
    public static List<String> of(Variant variant, String file, Lang lang) {
        Map<String, String> values = new LinkedHashMap<>();
        Records.values(variant.settings())
                .forEach((name, value) -> values.put(name, WrittenValue.of(value)));
        List<String> notes = new ArrayList<>();
        values.forEach(
                (setting, value) -> {
                    String doubles = doubles(setting);
                    String kept = values.getOrDefault(doubles, value);
                    if (!kept.equals(value)
                            && changed(variant, setting, file)
                            && !changed(variant, doubles, file)) {
                        notes.add(
                                Template.fill(
                                        KEPT.in(lang),
                                        List.of(
                                                new Because("setting", setting),
                                                new Because("value", value),
                                                new Because("doubles", doubles),
                                                new Because("kept", kept))));
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
