package org.pubgames.core.internal.variant;

import org.pubgames.core.LocalText;

/** The words of a template that a publican starts from. */
final class TemplateWords {

    static final LocalText START =
            new LocalText(
                    "House rules for {game}. What this file does not change is played as in"
                            + " “{title}”.",
                    "Huisregels voor {game}. Wat dit bestand niet verandert, wordt gespeeld zoals in"
                            + " “{title}”.",
                    "Hausregeln für {game}. Was diese Datei nicht ändert, wird gespielt wie in"
                            + " „{title}“.");

    static final LocalText HOW =
            new LocalText(
                    "To change a setting, remove the # in front of its three lines, write your"
                            + " value after “to” and your reason after “because”.",
                    "Om een instelling te veranderen haal je het # vóór de drie regels weg, zet je"
                            + " jouw waarde achter “to” en jouw reden achter “because”.",
                    "Um eine Einstellung zu ändern, entferne das # vor ihren drei Zeilen, schreibe"
                            + " deinen Wert hinter „to“ und deinen Grund hinter „because“.");

    static final LocalText ID =
            new LocalText(
                    "A short name for files and commands: small letters, digits and hyphens.",
                    "Een korte naam voor bestanden en opdrachten: kleine letters, cijfers en"
                            + " streepjes.",
                    "Ein kurzer Name für Dateien und Befehle: kleine Buchstaben, Ziffern und"
                            + " Bindestriche.");

    static final LocalText TITLE =
            new LocalText(
                    "What your guests call it.",
                    "Hoe je gasten het noemen.",
                    "Wie deine Gäste es nennen.");

    static final LocalText HOUSE =
            new LocalText("Our house rules", "Onze huisregels", "Unsere Hausregeln");

    static final LocalText PARENT =
            new LocalText(
                    "The rules it is taken from, and which edition of them.",
                    "De regels waarop het berust, en welke uitgave daarvan.",
                    "Die Regeln, auf denen es beruht, und welche Ausgabe davon.");

    static final LocalText MIX_INS =
            new LocalText(
                    "Ready-made small changes that you may take up as well:",
                    "Kant-en-klare kleine wijzigingen die je er ook bij kunt nemen:",
                    "Fertige kleine Änderungen, die du außerdem übernehmen kannst:");

    static final LocalText CHOICES = new LocalText("One of:", "Een van:", "Eines von:");

    static final LocalText LIST =
            new LocalText(
                    "A list of {count} of these:",
                    "Een lijst van {count} hiervan:",
                    "Eine Liste von {count} hiervon:");

    static final LocalText PRESENT =
            new LocalText("In {parent}: {value}", "In {parent}: {value}", "In {parent}: {value}");

    private TemplateWords() {}
}
