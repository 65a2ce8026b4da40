package org.pubgames.conformance.docs;

import static org.pubgames.conformance.docs.Words.word;

import java.util.Map;
import org.pubgames.core.Lang;

/** The fixed words of the zoo's page. */
final class ZooWords {

    private static final Words WORDS =
            new Words(
                    Map.ofEntries(
                            word("zoo", "The zoo", "De dierentuin", "Der Zoo"),
                            word(
                                    "generated",
                                    "Generated from the beasts, the variants and the vectors; do not edit.",
                                    "Gegenereerd uit de beesten, de varianten en de vectoren; niet bewerken.",
                                    "Erzeugt aus den Tieren, den Varianten und den Vektoren; nicht bearbeiten."),
                            word(
                                    "zoo-about",
                                    "Wrong implementations on purpose: they prove that the vectors bite. A beast is caught"
                                            + " only by a vector that is aimed at the rule it breaks, and only by what it"
                                            + " does: it never names our rules.",
                                    "Opzettelijk foute implementaties: zij bewijzen dat de vectoren bijten. Een beest wordt"
                                            + " alleen gevangen door een vector die op de overtreden regel gericht is, en"
                                            + " alleen door wat het doet: onze regels noemt het nooit.",
                                    "Absichtlich falsche Implementierungen: Sie beweisen, dass die Vektoren beißen. Ein Tier"
                                            + " wird nur von einem Vektor gefangen, der auf die gebrochene Regel zielt, und"
                                            + " nur durch das, was es tut: Unsere Regeln nennt es nie."),
                            word("beasts", "Bestiary", "Bestiarium", "Bestiarium"),
                            word("beast", "beast", "beest", "Tier"),
                            word("program", "seen in", "gezien in", "gesehen bei"),
                            word(
                                    "wrong",
                                    "what it does wrong",
                                    "wat het fout doet",
                                    "was es falsch macht"),
                            word("rule", "rule it breaks", "overtreden regel", "gebrochene Regel"),
                            word(
                                    "kills",
                                    "aimed vectors that catch it",
                                    "gerichte vectoren die het vangen",
                                    "gezielte Vektoren, die es fangen"),
                            word(
                                    "first-kill",
                                    "the first of them",
                                    "de eerste daarvan",
                                    "der erste davon"),
                            word("siblings", "Siblings", "Broers en zussen", "Geschwister"),
                            word(
                                    "siblings-about",
                                    "Each variant is played as if it were each of the others; behind a vector stand the"
                                            + " siblings that it was the first to tell apart.",
                                    "Elke variant wordt gespeeld alsof zij elk van de andere was; achter een vector staan de"
                                            + " varianten die hij als eerste onderscheidde.",
                                    "Jede Variante wird gespielt, als wäre sie jede der anderen; hinter einem Vektor stehen"
                                            + " die Varianten, die er als erster unterschied."),
                            word(
                                    "told-apart",
                                    "Ordered pairs told apart",
                                    "Onderscheiden geordende paren",
                                    "Unterschiedene geordnete Paare"),
                            word("variant", "variant", "variant", "Variante"),
                            word(
                                    "from-whom",
                                    "told from its siblings by",
                                    "onderscheiden door",
                                    "unterschieden durch")));

    private ZooWords() {}

    static String of(String key, Lang lang) {
        return WORDS.say(key, lang);
    }
}
