package org.pubgames.lsp;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.core.Because;
import org.pubgames.core.Lang;
import org.pubgames.core.LocalText;
import org.pubgames.core.internal.words.Template;

/** The words between what the games themselves say. */
final class HoverWords {

    static final LocalText ALLOWED =
            new LocalText("Allowed: {allowed}.", "Toegestaan: {allowed}.", "Erlaubt: {allowed}.");

    static final LocalText IN_UNITS =
            new LocalText(
                    "Allowed: {allowed}, in {unit}.",
                    "Toegestaan: {allowed}, in {unit}.",
                    "Erlaubt: {allowed}, in {unit}.");

    static final LocalText SET_BY =
            new LocalText(
                    "{value}, set by {variant}: {because}",
                    "{value}, gezet door {variant}: {because}",
                    "{value}, gesetzt von {variant}: {because}");

    static final LocalText HOLDS =
            new LocalText(
                    "{value}, set by {variant}: {because} (this holds)",
                    "{value}, gezet door {variant}: {because} (dit geldt)",
                    "{value}, gesetzt von {variant}: {because} (das gilt)");

    static final LocalText WHO = new LocalText("Who set it:", "Wie het zette:", "Wer es setzte:");

    static final LocalText CHOICES = new LocalText("Choices:", "Keuzes:", "Zur Wahl:");

    static final LocalText RULES = new LocalText("It governs:", "Het stuurt:", "Davon hängen ab:");

    static final LocalText BECAUSE =
            new LocalText("This is how we play.", "Zo spelen wij het.", "So spielen wir es.");

    static final LocalText WRITE =
            new LocalText(
                    "Write {suggestion} instead of {value}",
                    "Schrijf {suggestion} in plaats van {value}",
                    "{suggestion} statt {value} schreiben");

    private HoverWords() {}

    /** Words with their places filled: name, value, name, value … */
    static String say(LocalText words, Lang lang, Object... arguments) {
        List<Because> filled = new ArrayList<>();
        for (int i = 0; i < arguments.length; i += 2) {
            filled.add(new Because(String.valueOf(arguments[i]), arguments[i + 1]));
        }
        return Template.fill(words.in(lang), filled);
    }
}
