package org.pubgames.core.internal.variant;

import org.pubgames.core.Lang;
import org.pubgames.core.LocalText;
import org.pubgames.core.Setting;
import org.pubgames.core.internal.words.Template;

/** What a template and an editor both say of a setting. */
public final class SettingWords {

    private static final LocalText ALLOWED =
            new LocalText("Allowed: {allowed}.", "Toegestaan: {allowed}.", "Erlaubt: {allowed}.");

    private static final LocalText IN_UNITS =
            new LocalText(
                    "Allowed: {allowed}, in {unit}.",
                    "Toegestaan: {allowed}, in {unit}.",
                    "Erlaubt: {allowed}, in {unit}.");

    private static final LocalText REASON =
            new LocalText("This is how we play.", "Zo spelen wij het.", "So spielen wir es.");

    private SettingWords() {}

    /** What a setting may be, with its unit where it has one. */
    public static String allowed(Setting setting, Lang lang) {
        return Template.say(
                setting.unit().isEmpty() ? ALLOWED : IN_UNITS,
                lang,
                "allowed",
                setting.allowed(),
                "unit",
                UnitWords.of(setting.unit(), lang));
    }

    /** The reason that stands for that of the house until it writes its own. */
    public static String reason(Lang lang) {
        return REASON.in(lang);
    }
}
