package org.pubgames.conformance.docs;

import static org.pubgames.conformance.docs.Words.word;

import java.util.Map;
import org.pubgames.core.Lang;

/** The fixed words of the page "The zoo". */
final class WrongImplementationsWords {

    private static final Words WORDS =
            new Words(
                    Map.ofEntries(
                            word("zoo", "The zoo", "De dierentuin", "Der Zoo"),
                            word(
                                    "generated",
                                    "Generated from the wrong implementations, the variants and the vectors; do not edit.",
                                    "Gegenereerd uit de foute implementaties, de varianten en de vectoren; niet bewerken.",
                                    "Erzeugt aus den falschen Implementierungen, den Varianten und den Vektoren; nicht bearbeiten."),
                            word(
                                    "zoo-about",
                                    "Implementations that are wrong on purpose: they prove that the vectors find mistakes. Each is"
                                            + " caught only by a vector that is aimed at the rule it breaks, and only by what it"
                                            + " does: it never names our rules.",
                                    "Opzettelijk foute implementaties: zij bewijzen dat de vectoren fouten vinden. Elk wordt"
                                            + " alleen gevonden door een vector die op de overtreden regel gericht is, en"
                                            + " alleen door wat zij doet: onze regels noemt zij nooit.",
                                    "Absichtlich falsche Implementierungen: Sie beweisen, dass die Vektoren Fehler finden. Jede"
                                            + " wird nur von einem Vektor gefunden, der auf die gebrochene Regel zielt, und"
                                            + " nur durch das, was sie tut: Unsere Regeln nennt sie nie."),
                            word(
                                    "implementations",
                                    "Wrong implementations",
                                    "Foute implementaties",
                                    "Falsche Implementierungen"),
                            word(
                                    "implementation",
                                    "wrong implementation",
                                    "foute implementatie",
                                    "falsche Implementierung"),
                            word("program", "seen in", "gezien in", "gesehen bei"),
                            word(
                                    "wrong",
                                    "what it does wrong",
                                    "wat zij fout doet",
                                    "was sie falsch macht"),
                            word("rule", "rule it breaks", "overtreden regel", "gebrochene Regel"),
                            word(
                                    "catches",
                                    "aimed vectors that catch it",
                                    "gerichte vectoren die haar vinden",
                                    "gezielte Vektoren, die sie finden"),
                            word(
                                    "first-catch",
                                    "the first of them",
                                    "de eerste daarvan",
                                    "der erste davon"),
                            word(
                                    "pairs",
                                    "Variants played instead of one another",
                                    "Varianten in plaats van elkaar gespeeld",
                                    "Varianten anstelle voneinander gespielt"),
                            word(
                                    "pairs-about",
                                    "Each variant is played instead of each of the others; behind a vector stand the variants"
                                            + " that it was the first to distinguish.",
                                    "Elke variant wordt in plaats van elk van de andere gespeeld; achter een vector staan de"
                                            + " varianten die hij als eerste onderscheidde.",
                                    "Jede Variante wird anstelle jeder der anderen gespielt; hinter einem Vektor stehen"
                                            + " die Varianten, die er als erster unterschied."),
                            word(
                                    "told-apart",
                                    "Ordered pairs told apart",
                                    "Onderscheiden geordende paren",
                                    "Unterschiedene geordnete Paare"),
                            word("variant", "variant", "variant", "Variante"),
                            word(
                                    "from-whom",
                                    "distinguished from the others by",
                                    "onderscheiden door",
                                    "unterschieden durch")));

    private WrongImplementationsWords() {}

    static String of(String key, Lang lang) {
        return WORDS.say(key, lang);
    }
}
