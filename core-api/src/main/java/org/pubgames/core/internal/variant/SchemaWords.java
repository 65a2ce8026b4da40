package org.pubgames.core.internal.variant;

import org.pubgames.core.LocalText;

/** What the schema of a variant file says of its fields. */
final class SchemaWords {

    static final LocalText WHOLE =
            new LocalText(
                    "A variant of {game}, or a mix-in for variants",
                    "Een variant van {game}, of een mix-in voor varianten",
                    "Eine Variante von {game} oder ein Mix-in für Varianten");

    static final LocalText REASON =
            new LocalText(
                    "Why the house plays it so; in one language or in several.",
                    "Waarom het huis het zo speelt; in één taal of in meer.",
                    "Warum das Haus es so spielt; in einer Sprache oder in mehreren.");

    static final LocalText CLAUSE =
            new LocalText(
                    "The printed clause behind it.",
                    "De gedrukte bepaling erachter.",
                    "Die gedruckte Bestimmung dahinter.");

    static final LocalText FORMAT =
            new LocalText(
                    "The version of this format.",
                    "De versie van dit formaat.",
                    "Die Version dieses Formats.");

    static final LocalText KIND =
            new LocalText(
                    "A variant is a whole set of rules; a mix-in changes a few.",
                    "Een variant is een heel stel regels; een mix-in verandert er een paar.",
                    "Eine Variante ist ein ganzer Satz Regeln; ein Mix-in ändert einige.");

    static final LocalText GAME = new LocalText("The game.", "Het spel.", "Das Spiel.");

    static final LocalText ID =
            new LocalText(
                    "Its name in files and commands.",
                    "De naam in bestanden en opdrachten.",
                    "Der Name in Dateien und Befehlen.");

    static final LocalText EDITION =
            new LocalText(
                    "Raised whenever its settings change; 1 when left out.",
                    "Gaat omhoog als de instellingen veranderen; 1 als het er niet staat.",
                    "Steigt, wenn sich die Einstellungen ändern; 1, wenn sie fehlt.");

    static final LocalText TITLE =
            new LocalText(
                    "What people call it, in at least one language.",
                    "Hoe mensen het noemen, in minstens één taal.",
                    "Wie man es nennt, in mindestens einer Sprache.");

    static final LocalText PARENT =
            new LocalText(
                    "The variant it is taken from, with its edition.",
                    "De variant waarvan het komt, met de uitgave.",
                    "Die Variante, auf der sie beruht, mit ihrer Ausgabe.");

    static final LocalText MIX_INS =
            new LocalText(
                    "The mix-ins it takes up, in order; later ones win.",
                    "De mix-ins die het overneemt, op volgorde; latere winnen.",
                    "Die Mix-ins, die sie aufnimmt, der Reihe nach; spätere gelten.");

    static final LocalText MIX_IN =
            new LocalText(
                    "A mix-in with its edition.",
                    "Een mix-in met de uitgave.",
                    "Ein Mix-in mit seiner Ausgabe.");

    static final LocalText STATUS =
            new LocalText(
                    "Whether its rules are known in full.",
                    "Of de regels volledig bekend zijn.",
                    "Ob die Regeln vollständig bekannt sind.");

    static final LocalText CONFIDENCE =
            new LocalText(
                    "How sure it is that it is played so.",
                    "Hoe zeker het is dat het zo wordt gespeeld.",
                    "Wie sicher es ist, dass so gespielt wird.");

    static final LocalText ABOUT =
            new LocalText(
                    "What is known and what is not.",
                    "Wat bekend is en wat niet.",
                    "Was bekannt ist und was nicht.");

    static final LocalText SOURCES =
            new LocalText(
                    "The documents that are its print.",
                    "De documenten waar het in gedrukt staat.",
                    "Die Dokumente, in denen sie gedruckt ist.");

    static final LocalText BORROWS =
            new LocalText(
                    "The documents whose text is used where its own are silent.",
                    "De documenten waarvan de tekst geldt waar de eigen zwijgen.",
                    "Die Dokumente, deren Text gilt, wo die eigenen schweigen.");

    static final LocalText CHANGES =
            new LocalText(
                    "The settings that differ, each with its reason.",
                    "De instellingen die anders zijn, elk met een reden.",
                    "Die Einstellungen, die anders sind, jede mit ihrem Grund.");

    static final LocalText VALUE =
            new LocalText("The value that holds.", "De waarde die geldt.", "Der Wert, der gilt.");

    static final LocalText BASIS =
            new LocalText(
                    "Whether the print says so or it is our reading.",
                    "Of de druk het zegt of dat wij het zo lezen.",
                    "Ob der Druck es sagt oder wir es so lesen.");

    static final LocalText UNIT =
            new LocalText("Unit: {unit}.", "Eenheid: {unit}.", "Einheit: {unit}.");

    static final LocalText TABLES =
            new LocalText(
                    "Lists of the house that decide in place of shipped rules.",
                    "Lijsten van het huis die beslissen in plaats van meegeleverde regels.",
                    "Listen des Hauses, die an Stelle mitgelieferter Regeln entscheiden.");

    static final LocalText LIST_REASON =
            new LocalText(
                    "Why the house has this list; shown with every row of it.",
                    "Waarom het huis deze lijst heeft; staat bij elke rij ervan.",
                    "Warum das Haus diese Liste hat; steht bei jeder ihrer Zeilen.");

    static final LocalText HIT =
            new LocalText(
                    "Which row decides: the first that fits, or the only one.",
                    "Welke rij beslist: de eerste die past, of de enige.",
                    "Welche Zeile entscheidet: die erste, die passt, oder die einzige.");

    static final LocalText OTHERWISE =
            new LocalText(
                    "Where no row fits the usual rules hold.",
                    "Waar geen rij past, gelden de gewone regels.",
                    "Wo keine Zeile passt, gelten die üblichen Regeln.");

    static final LocalText ROWS =
            new LocalText(
                    "The rows, in the order in which they are asked.",
                    "De rijen, in de volgorde waarin ze worden nagekeken.",
                    "Die Zeilen, in der Reihenfolge, in der sie geprüft werden.");

    static final LocalText ROW = new LocalText("One row.", "Eén rij.", "Eine Zeile.");

    static final LocalText WHEN =
            new LocalText(
                    "When the row fits; without it, always.",
                    "Wanneer de rij past; zonder dit altijd.",
                    "Wann die Zeile passt; ohne dies immer.");

    static final LocalText THEN =
            new LocalText("What holds then.", "Wat er dan geldt.", "Was dann gilt.");

    static final LocalText ROW_REASON =
            new LocalText(
                    "The row’s own reason.", "De reden van de rij.", "Der Grund dieser Zeile.");

    static final LocalText RANGE =
            new LocalText(
                    "From one number to another.",
                    "Van het ene getal tot het andere.",
                    "Von einer Zahl bis zu einer anderen.");

    private SchemaWords() {}
}
