package org.pubgames.core.internal.variant;

import java.util.Map;
import org.pubgames.core.Lang;
import org.pubgames.core.LocalText;

/** What people call the units that settings count in. */
public final class UnitWords {

    private static final Map<String, LocalText> WORDS =
            Map.of(
                    "inches", new LocalText("inches", "inches", "Zoll"),
                    "discs", new LocalText("discs", "schijven", "Scheiben"),
                    "points", new LocalText("points", "punten", "Punkte"),
                    "frames", new LocalText("frames", "frames", "Frames"),
                    "ends", new LocalText("ends", "rondes", "Durchgänge"),
                    "games", new LocalText("games", "spellen", "Spiele"));

    private UnitWords() {}

    /** A unit of a setting in a language; of a game that is not ours, as the game calls it. */
    public static String of(String unit, Lang lang) {
        LocalText words = WORDS.get(unit);
        return words == null ? unit : words.in(lang);
    }
}
