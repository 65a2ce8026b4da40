package org.pubgames.conformance.docs;

import static org.pubgames.conformance.docs.Words.word;

import java.util.Map;
import org.pubgames.core.Lang;

/** The fixed words of generated pages. */
final class PageWords {

    private static final Words WORDS =
            new Words(
                    Map.ofEntries(
                            word(
                                    "generated",
                                    "Generated from the rulebook and the vectors; do not edit.",
                                    "Gegenereerd uit het regelboek en de vectoren; niet bewerken.",
                                    "Erzeugt aus Regelbuch und Vektoren; nicht bearbeiten."),
                            word("rulebook", "Rulebook", "Regelboek", "Regelbuch"),
                            word("sources", "Sources", "Bronnen", "Quellen"),
                            word("source", "source", "bron", "Quelle"),
                            word("title", "title", "titel", "Titel"),
                            word("edition", "edition", "uitgave", "Ausgabe"),
                            word("clauses", "clauses", "bepalingen", "Bestimmungen"),
                            word("variants", "Variants", "Varianten", "Varianten"),
                            word("setting", "setting", "instelling", "Einstellung"),
                            word("standard", "standard", "standaard", "Standard"),
                            word("rules", "Rules", "Regels", "Regeln"),
                            word("level", "Level", "Niveau", "Rang"),
                            word("decided", "decided by", "beslist door", "entschieden durch"),
                            word("printed", "In print", "In druk", "Im Druck"),
                            word(
                                    "annotated",
                                    "Annotated edition",
                                    "Geannoteerde uitgave",
                                    "Kommentierte Ausgabe"),
                            word(
                                    "annotated-how",
                                    "The clauses of the document in its order, in our words; beside each the rules that rest on it as they are written, the vectors aimed at them (+ the rule fires, − it does not) and the variants that play otherwise.",
                                    "De bepalingen van het document in hun volgorde, in onze woorden; naast elke bepaling de regels die erop berusten zoals ze geschreven zijn, de vectoren die op hen mikken (+ de regel werkt, − hij werkt niet) en de varianten die anders spelen.",
                                    "Die Bestimmungen des Dokuments in seiner Reihenfolge, in unseren Worten; neben jeder die Regeln, die auf ihr beruhen, wie sie geschrieben sind, die Vektoren, die auf sie zielen (+ die Regel greift, − sie greift nicht), und die Varianten, die anders spielen."),
                            word(
                                    "annotated-none",
                                    "No rule rests on this clause.",
                                    "Geen regel berust op deze bepaling.",
                                    "Keine Regel beruht auf dieser Bestimmung."),
                            word(
                                    "annotated-also",
                                    "says the same as the clause shown first",
                                    "zegt hetzelfde als de bepaling die eerst wordt getoond",
                                    "sagt dasselbe wie die zuerst gezeigte Bestimmung"),
                            word(
                                    "annotated-variants",
                                    "Variants that play otherwise",
                                    "Varianten die anders spelen",
                                    "Varianten, die anders spielen"),
                            word("also", "The same in", "Hetzelfde in", "Dasselbe in"),
                            word("case", "In the case", "In het geval", "Im Fall"),
                            word(
                                    "parts",
                                    "Says a part of it",
                                    "Zegt een deel ervan",
                                    "Sagt einen Teil davon"),
                            word(
                                    "compare",
                                    "Other editions, for comparison",
                                    "Andere uitgaven, ter vergelijking",
                                    "Andere Ausgaben zum Vergleich"),
                            word(
                                    "decides",
                                    "Before all others the clause given for the value of",
                                    "Vóór alle andere de bepaling bij de waarde van",
                                    "Vor allen anderen die Bestimmung zum Wert von"),
                            word("depends", "Depends on", "Hangt af van", "Hängt ab von"),
                            word("trace", "Trace", "Spoor", "Spur"),
                            word(
                                    "trace-how",
                                    "From each printed clause to the rules that realise it, and from each rule to the line that decides it and the vectors aimed at it: + it must fire, − it must not; guarded: further vectors in which it would go wrong if one of its conditions were missing. The build fails when a link is missing.",
                                    "Van elke gedrukte bepaling naar de regels die haar uitvoeren, en van elke regel naar de plek die beslist en de vectoren die erop mikken: + hij moet werken, − hij mag niet werken; bewaakt: andere vectoren waarin hij fout zou gaan als er een voorwaarde ontbrak. Ontbreekt een schakel, dan slaagt de bouw niet.",
                                    "Von jeder gedruckten Bestimmung zu den Regeln, die sie umsetzen, und von jeder Regel zu der Zeile, die entscheidet, und zu den Vektoren, die auf sie zielen: + sie muss greifen, − sie darf nicht greifen; bewacht: weitere Vektoren, in denen sie falsch läge, wenn ihr eine Bedingung fehlte. Fehlt ein Glied, scheitert der Bau."),
                            word("what", "what", "wat", "was"),
                            word("number", "number", "aantal", "Anzahl"),
                            word(
                                    "clauses-realised",
                                    "clauses realised by rules",
                                    "bepalingen met een regel",
                                    "Bestimmungen mit einer Regel"),
                            word(
                                    "clauses-secondary",
                                    "clauses of secondary sources without a rule",
                                    "bepalingen uit secundaire bronnen zonder regel",
                                    "Bestimmungen aus Nebenquellen ohne Regel"),
                            word(
                                    "clauses-untestable",
                                    "clauses that no software can decide",
                                    "bepalingen die geen software kan beslissen",
                                    "Bestimmungen, die keine Software entscheiden kann"),
                            word(
                                    "rules-in-set",
                                    "rules in the rule set",
                                    "regels in het regelwerk",
                                    "Regeln im Regelwerk"),
                            word(
                                    "rules-in-validation",
                                    "rules in the check of measures",
                                    "regels in de controle van maten",
                                    "Regeln in der Prüfung von Maßen"),
                            word(
                                    "rules-in-variants",
                                    "rules in the choice of a variant",
                                    "regels in de keuze van een variant",
                                    "Regeln in der Wahl einer Variante"),
                            word("vectors", "vectors", "vectoren", "Vektoren"),
                            word("from-clauses", "From print", "Vanaf de druk", "Vom Druck aus"),
                            word(
                                    "from-rules",
                                    "From rules",
                                    "Vanaf de regels",
                                    "Von den Regeln aus"),
                            word("clause", "clause", "bepaling", "Bestimmung"),
                            word("place", "place", "plaats", "Stelle"),
                            word("rule", "rule", "regel", "Regel"),
                            word("decided-in", "decided in", "beslist in", "entschieden in"),
                            word("guarded", "guarded", "bewaakt", "bewacht"),
                            word(
                                    "reading",
                                    "The other reading",
                                    "De andere lezing",
                                    "Die andere Lesart"),
                            word("example", "Example", "Voorbeeld", "Beispiel"),
                            word(
                                    "untestable",
                                    "Clauses that no software can decide",
                                    "Bepalingen die geen software kan beslissen",
                                    "Bestimmungen, die keine Software entscheiden kann"),
                            word(
                                    "unrealised",
                                    "Clauses of secondary sources without a rule",
                                    "Bepalingen uit secundaire bronnen zonder regel",
                                    "Bestimmungen aus Nebenquellen ohne Regel"),
                            word("REQUIRED", "required", "verplicht", "verbindlich"),
                            word("OPTIONAL", "optional", "facultatief", "freigestellt"),
                            word("HOUSE", "house rule", "huisregel", "Hausregel"),
                            word("INTERPRETATION", "interpretation", "uitleg", "Auslegung"),
                            word("RULES", "the rule set", "de regels", "das Regelwerk"),
                            word(
                                    "VALIDATION",
                                    "the check of measures",
                                    "de controle van maten",
                                    "die Prüfung von Maßen"),
                            word(
                                    "VARIANTS",
                                    "the choice of a variant",
                                    "de keuze van een variant",
                                    "die Wahl einer Variante"),
                            word(
                                    "legend",
                                    "Empty: as in the variant it extends. ?: not printed, our reading.",
                                    "Leeg: als in de variant waarop zij voortbouwt. ?: niet gedrukt, onze lezing.",
                                    "Leer: wie in der Variante, auf der sie aufbaut. ?: nicht gedruckt, unsere Lesart."),
                            word("incomplete", "incomplete", "onvolledig", "unvollständig")));

    private PageWords() {}

    static String of(String key, Lang lang) {
        return WORDS.say(key, lang);
    }
}
