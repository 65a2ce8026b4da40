package org.pubgames.conformance.zoo;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.pubgames.conformance.zoo.Trial.Fate;
import org.pubgames.core.Lang;
import org.pubgames.core.LocalText;
import org.pubgames.core.rules.RuledGame;

/** The wrong rules as a page: for each rule how many there are, and what became of them. */
final class MutantPage {

    private static final LocalText TITLE =
            new LocalText("Wrong rules", "Verkeerde regels", "Falsche Regeln");
    private static final LocalText INTRODUCTION =
            new LocalText(
                    "Generated; do not edit. Every rule of the rule sets was changed in every small"
                            + " way there is: a condition left out or turned round, a limit shifted, a"
                            + " number, a constant, an argument or a value exchanged. A vector aimed at"
                            + " the rule has to fail. Contradicted: the rules then conclude two"
                            + " different things, and the game says so itself. Lost: the changed rule"
                            + " refuses what has to come before. Alike: nobody can tell the change, for"
                            + " the reason given in `zoo/equivalent`. Waiting: a vector is still"
                            + " missing. Relatives share rules; one game's kill is enough.",
                    "Gegenereerd; niet bewerken. Elke regel is op elke kleine manier veranderd: een"
                            + " voorwaarde weggelaten of omgedraaid, een grens verschoven, een getal,"
                            + " een constante, een argument of een waarde verwisseld. Een vector die op"
                            + " de regel mikt, moet dan mislukken. Tegengesproken: de regels komen tot"
                            + " twee verschillende uitkomsten, en het spel zegt dat zelf. Verloren: de"
                            + " veranderde regel weigert wat eraan vooraf moet gaan. Gelijk: niemand"
                            + " kan het verschil merken, om de reden in `zoo/equivalent`. Wachtend: er"
                            + " ontbreekt nog een vector. Verwante spellen delen regels; één spel is"
                            + " genoeg.",
                    "Erzeugt; nicht bearbeiten. Jede Regel wurde auf jede kleine Weise verändert:"
                            + " eine Bedingung weggelassen oder umgekehrt, eine Grenze verschoben, eine"
                            + " Zahl, eine Konstante, ein Argument oder ein Wert vertauscht. Ein"
                            + " Vektor, der auf die Regel zielt, muss dann scheitern. Widersprochen:"
                            + " Die Regeln kommen zu zwei verschiedenen Schlüssen, und das Spiel sagt"
                            + " es selbst. Verloren: Die veränderte Regel lehnt ab, was vorausgehen"
                            + " muss. Gleich: Niemand kann den Unterschied bemerken, aus dem Grund in"
                            + " `zoo/equivalent`. Wartend: Ein Vektor fehlt noch. Verwandte Spiele"
                            + " teilen Regeln; ein Spiel genügt.");
    private static final LocalText HEAD =
            new LocalText(
                    "| rule | changes | killed | contradicted | lost | alike | waiting |",
                    "| regel | veranderingen | gedood | tegengesproken | verloren | gelijk |"
                            + " wachtend |",
                    "| Regel | Änderungen | getötet | widersprochen | verloren | gleich | wartend"
                            + " |");
    private static final LocalText ALL = new LocalText("all", "alle", "alle");

    /** What became of the mutants of a rule, or of all of them. */
    private record Row(int changes, int killed, int contradicted, int lost, int alike, int left) {
        static final Row NONE = new Row(0, 0, 0, 0, 0, 0);

        Row and(Row other) {
            return new Row(
                    changes + other.changes,
                    killed + other.killed,
                    contradicted + other.contradicted,
                    lost + other.lost,
                    alike + other.alike,
                    left + other.left);
        }

        String cells() {
            return " | "
                    + changes
                    + " | "
                    + killed
                    + " | "
                    + contradicted
                    + " | "
                    + lost
                    + " | "
                    + alike
                    + " | "
                    + left
                    + " |\n";
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
            for (Trial trial : Trials.of(game).all()) {
                rows.merge(trial.mutant().rule(), row(trial), Row::and);
            }
            out.append("\n## ").append(game.title().in(lang)).append("\n\n");
            out.append(HEAD.in(lang)).append("\n|---|---|---|---|---|---|---|\n");
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
        if (fate != Fate.KILLED && alike.contains(id)) {
            return new Row(1, 0, 0, 0, 1, 0);
        }
        return switch (fate) {
            case KILLED -> new Row(1, 1, 0, 0, 0, 0);
            case CONTRADICTED -> new Row(1, 0, 1, 0, 0, 0);
            case NOT_JUDGED -> new Row(1, 0, 0, 1, 0, 0);
            case SURVIVED -> new Row(1, 0, 0, 0, 0, 1);
        };
    }
}
