package org.pubgames.conformance.wrong;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pubgames.conformance.wrong.Trial.Fate;
import org.pubgames.core.Lang;
import org.pubgames.core.LocalText;
import org.pubgames.core.mutation.MutantChoice;
import org.pubgames.core.rules.RuledGame;

/** The page of the changed rules: how many there are of each rule, and with which results. */
final class MutantPage {

    private static final LocalText TITLE =
            new LocalText("Wrong rules", "Verkeerde regels", "Falsche Regeln");
    private static final LocalText INTRODUCTION =
            new LocalText(
                    "Generated; do not edit. Every rule of the rule sets was changed in every small"
                            + " way there is: a condition left out or turned round, a limit shifted, a"
                            + " number, a constant, an argument or a value exchanged. With a change that"
                            + " is neither alike nor waiting, some vector aimed at the rule does"
                            + " not pass. Killed: it fails by what it compares. Contradicted: it"
                            + " fails because the rules then conclude two different things, and the"
                            + " game says so itself. Broke down: it fails because the game cannot go"
                            + " on for another reason. Not reached: it is an error, because the"
                            + " changed rule refuses what has to come before. Alike: nobody can tell"
                            + " the change, for the reason given in `wrong/equivalent`. Waiting: all"
                            + " vectors pass, and one is still missing."
                            + " Relatives share rules: a change counts by the worst that happens to it"
                            + " in any of their games, also in one whose book leaves the rule out and"
                            + " whose vectors guard that it keeps still. Each game lists the rules of its"
                            + " own book.",
                    "Gegenereerd; niet bewerken. Elke regel is op elke kleine manier veranderd: een"
                            + " voorwaarde weggelaten of omgedraaid, een grens verschoven, een getal,"
                            + " een constante, een argument of een waarde verwisseld. Bij een verandering"
                            + " die gelijk noch wachtend is, is er een vector die op de regel mikt en"
                            + " niet slaagt. Gedood: hij mislukt door wat hij vergelijkt."
                            + " Tegengesproken: hij mislukt doordat de regels tot twee verschillende"
                            + " uitkomsten komen, en het spel zegt dat zelf. Bezweken: hij mislukt"
                            + " doordat het spel om een andere reden niet verder kan. Niet bereikt: hij"
                            + " is een fout, doordat de veranderde regel weigert wat eraan vooraf moet"
                            + " gaan. Gelijk: niemand kan het"
                            + " verschil merken, om de reden in `wrong/equivalent`. Wachtend: alle"
                            + " vectoren slagen, en er ontbreekt er nog een. Verwante spellen delen"
                            + " regels: een verandering telt naar het ergste wat haar in een van die"
                            + " spellen overkomt, ook in een spel waarvan het boek de regel weglaat en"
                            + " waarvan de vectoren bewaken dat zij zwijgt. Elk spel noemt de regels van"
                            + " zijn eigen boek.",
                    "Erzeugt; nicht bearbeiten. Jede Regel wurde auf jede kleine Weise verändert:"
                            + " eine Bedingung weggelassen oder umgekehrt, eine Grenze verschoben, eine"
                            + " Zahl, eine Konstante, ein Argument oder ein Wert vertauscht. Bei einer"
                            + " Änderung, die weder gleich noch wartend ist, gibt es einen Vektor, der"
                            + " auf die Regel zielt und nicht besteht. Getötet: Er scheitert an dem,"
                            + " was er vergleicht. Widersprochen: Er scheitert, weil die Regeln zu zwei"
                            + " verschiedenen Schlüssen kommen, und das Spiel sagt es selbst."
                            + " Zusammengebrochen: Er scheitert, weil das Spiel aus einem anderen Grund"
                            + " nicht weiterkann. Nicht"
                            + " erreicht: Er ist ein Fehler, weil die veränderte Regel ablehnt, was"
                            + " vorausgehen muss. Gleich: Niemand kann den Unterschied bemerken, aus dem"
                            + " Grund in `wrong/equivalent`. Wartend: Alle Vektoren bestehen, und einer"
                            + " fehlt noch. Verwandte Spiele teilen Regeln: Eine Änderung zählt nach dem"
                            + " Schlimmsten, was ihr in einem dieser Spiele widerfährt, auch in einem,"
                            + " dessen Buch die Regel weglässt und dessen Vektoren bewachen, dass sie"
                            + " schweigt. Jedes Spiel führt die Regeln seines eigenen Buches auf.");
    private static final LocalText HEAD =
            new LocalText(
                    "| rule | changes | killed | contradicted | broke down | not reached | alike |"
                            + " waiting |",
                    "| regel | veranderingen | gedood | tegengesproken | bezweken | niet bereikt |"
                            + " gelijk | wachtend |",
                    "| Regel | Änderungen | getötet | widersprochen | zusammengebrochen | nicht"
                            + " erreicht | gleich | wartend |");
    private static final LocalText ALL = new LocalText("all", "alle", "alle");

    /** The results of the mutants of a rule, or of all of them. */
    private record Row(
            int changes,
            int killed,
            int contradicted,
            int brokeDown,
            int notReached,
            int alike,
            int left) {
        static final Row NONE = new Row(0, 0, 0, 0, 0, 0, 0);

        Row and(Row other) {
            return new Row(
                    changes + other.changes,
                    killed + other.killed,
                    contradicted + other.contradicted,
                    brokeDown + other.brokeDown,
                    notReached + other.notReached,
                    alike + other.alike,
                    left + other.left);
        }

        String cells() {
            return Stream.of(changes, killed, contradicted, brokeDown, notReached, alike, left)
                    .map(String::valueOf)
                    .collect(Collectors.joining(" | ", " | ", " |\n"));
        }
    }

    private final Map<String, Fate> fates;
    private final Set<String> alike;

    /**
     * A page.
     *
     * @param fates the worst that any game does to each mutant
     * @param alike the ids of those that are listed as equivalent
     */
    MutantPage(Map<String, Fate> fates, Set<String> alike) {
        this.fates = fates;
        this.alike = alike;
    }

    String of(List<RuledGame<?, ?>> games, Lang lang) {
        StringBuilder out = new StringBuilder();
        out.append("# ").append(TITLE.in(lang)).append("\n\n");
        out.append(INTRODUCTION.in(lang)).append('\n');
        for (RuledGame<?, ?> game : games) {
            Map<String, Row> rows = new LinkedHashMap<>();
            Set<String> book = game.ruleIds();
            for (Trial trial : Trials.of(game, MutantChoice.ALL).all()) {
                if (book.contains(trial.mutant().rule())) {
                    rows.merge(trial.mutant().rule(), row(trial), Row::and);
                }
            }
            out.append("\n## ").append(game.title().in(lang)).append("\n\n");
            out.append(HEAD.in(lang)).append("\n|---|---|---|---|---|---|---|---|\n");
            Row all = rows.values().stream().reduce(Row.NONE, Row::and);
            out.append("| **").append(ALL.in(lang)).append("**").append(all.cells());
            rows.forEach(
                    (rule, row) -> out.append("| `").append(rule).append('`').append(row.cells()));
        }
        return out.toString();
    }

    private Row row(Trial trial) {
        String id = trial.mutant().id();
        Fate fate = fates.getOrDefault(id, trial.fate());
        if (fate == Fate.SURVIVED && alike.contains(id)) {
            return new Row(1, 0, 0, 0, 0, 1, 0);
        }
        return switch (fate) {
            case KILLED -> new Row(1, 1, 0, 0, 0, 0, 0);
            case CONTRADICTED -> new Row(1, 0, 1, 0, 0, 0, 0);
            case BROKE_DOWN -> new Row(1, 0, 0, 1, 0, 0, 0);
            case NOT_REACHED -> new Row(1, 0, 0, 0, 1, 0, 0);
            case SURVIVED -> new Row(1, 0, 0, 0, 0, 0, 1);
        };
    }
}
