package org.pubgames.lsp;

import org.pubgames.core.LocalText;

/** The words between what the games themselves say. */
final class HoverWords {

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

    static final LocalText WRITE =
            new LocalText(
                    "Write {suggestion} instead of {value}",
                    "Schrijf {suggestion} in plaats van {value}",
                    "{suggestion} statt {value} schreiben");

    private HoverWords() {}
}
