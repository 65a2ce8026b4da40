package org.pubgames.sjoelen.play;

import java.util.List;
import java.util.function.Predicate;
import org.pubgames.core.LocalText;
import org.pubgames.core.Settings;
import org.pubgames.core.TableColumn;
import org.pubgames.core.TableKind;
import org.pubgames.core.spi.Finding;
import org.pubgames.core.spi.TableDomain;
import org.pubgames.core.spi.TableUse;
import org.pubgames.sjoelen.Compartments;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.rules.TurnScoring;

/**
 * The table a house may use for points that some layouts bring besides the usual ones. What it adds
 * counts for the highest score and so for the extra discs; it never takes more than there is.
 */
public final class HouseTable {

    /** The name of the kind in files. */
    static final String NAME = "layout-points";

    private static final int MOST_DISCS = 60;
    private static final int MOST_SETS = MOST_DISCS / Compartments.COUNT;
    private static final int MOST_POINTS = MOST_SETS * 500;
    private static final int MOST_ADDED = 100;

    private static final List<TableColumn> LAYOUT =
            List.of(
                    discs(
                            "first",
                            "Discs in the leftmost compartment, as a rule the 2.",
                            "Schijven in het meest linkse vak, doorgaans de 2.",
                            "Scheiben im Fach ganz links, gewöhnlich der 2."),
                    discs(
                            "second",
                            "Discs in the second compartment from the left, as a rule the 3.",
                            "Schijven in het tweede vak van links, doorgaans de 3.",
                            "Scheiben im zweiten Fach von links, gewöhnlich der 3."),
                    discs(
                            "third",
                            "Discs in the third compartment from the left, as a rule the 4.",
                            "Schijven in het derde vak van links, doorgaans de 4.",
                            "Scheiben im dritten Fach von links, gewöhnlich der 4."),
                    discs(
                            "fourth",
                            "Discs in the rightmost compartment, as a rule the 1.",
                            "Schijven in het meest rechtse vak, doorgaans de 1.",
                            "Scheiben im Fach ganz rechts, gewöhnlich der 1."),
                    amount(
                            "sets",
                            "Complete sets: discs in the emptiest compartment.",
                            "Volledige sets: schijven in het leegste vak.",
                            "Vollständige Sätze: Scheiben im leersten Fach.",
                            MOST_SETS),
                    discs(
                            "discs",
                            "Discs in all compartments together.",
                            "Schijven in alle vakken samen.",
                            "Scheiben in allen Fächern zusammen."),
                    amount(
                            "points",
                            "What the layout is worth by the rules, without extra discs.",
                            "Wat de stand volgens de regels waard is, zonder extra schijven.",
                            "Was der Stand nach den Regeln wert ist, ohne Zusatzscheiben.",
                            MOST_POINTS));

    private static final TableColumn POINTS =
            new TableColumn.Amount(
                    "points",
                    new LocalText(
                            "Points that come on top; a negative number is taken off.",
                            "Punten die erbij komen; een negatief getal gaat eraf.",
                            "Punkte, die dazukommen; eine negative Zahl geht ab."),
                    -MOST_ADDED,
                    MOST_ADDED);

    /** The use that sjoelen makes of it. */
    public static final TableUse<TurnScoring> USE =
            TableUse.of(
                    new TableDomain(
                            new TableKind(
                                    NAME,
                                    new LocalText(
                                            "Points that some layouts bring on top.",
                                            "Punten die sommige standen extra opleveren.",
                                            "Punkte, die manche Stände zusätzlich bringen."),
                                    "sjoelen.house.layout-points",
                                    LAYOUT,
                                    List.of(POINTS),
                                    false),
                            HouseTable::visit),
                    TurnScoring.class,
                    scoring -> true,
                    HouseTable::columns,
                    (scoring, outputs) -> award(scoring, outputs.get(0)));

    private HouseTable() {}

    private static TableColumn discs(String name, String en, String nl, String de) {
        return amount(name, en, nl, de, MOST_DISCS);
    }

    private static TableColumn amount(String name, String en, String nl, String de, int most) {
        return new TableColumn.Amount(name, new LocalText(en, nl, de), 0, most);
    }

    /** Every layout that can be made with the variant's discs. */
    static void visit(Settings settings, Predicate<int[]> visitor) {
        SjoelenSettings own = (SjoelenSettings) settings;
        int[] gates = own.gateValues().stream().mapToInt(Integer::intValue).toArray();
        int discs = own.discs();
        int[] columns = new int[LAYOUT.size()];
        for (int first = 0; first <= discs; first++) {
            for (int second = 0; first + second <= discs; second++) {
                for (int third = 0; first + second + third <= discs; third++) {
                    for (int fourth = 0; first + second + third + fourth <= discs; fourth++) {
                        columns[0] = first;
                        columns[1] = second;
                        columns[2] = third;
                        columns[3] = fourth;
                        count(columns, gates, own);
                        if (!visitor.test(columns)) {
                            return;
                        }
                    }
                }
            }
        }
    }

    /** Fills the columns that follow from the discs in the compartments. */
    private static void count(int[] columns, int[] gates, SjoelenSettings settings) {
        int sets = Math.min(Math.min(columns[0], columns[1]), Math.min(columns[2], columns[3]));
        int discs = 0;
        int points = sets * settings.setPoints();
        boolean ownNumbers = true;
        for (int i = 0; i < Compartments.COUNT; i++) {
            discs += columns[i];
            points += (columns[i] - sets) * gates[i];
            ownNumbers &= columns[i] == gates[i];
        }
        points += ownNumbers ? settings.counting().ownNumberExtra() : 0;
        columns[4] = sets;
        columns[5] = discs;
        columns[6] = points;
    }

    private static int[] columns(TurnScoring scoring) {
        Compartments layout = scoring.layout();
        return new int[] {
            layout.first(),
            layout.second(),
            layout.third(),
            layout.fourth(),
            scoring.sets(),
            layout.total(),
            usual(scoring)
        };
    }

    private static int usual(TurnScoring scoring) {
        return scoring.sets() * scoring.each()
                + scoring.extras().stream().mapToInt(TurnScoring.Extra::points).sum()
                + (scoring.ownNumbers() ? scoring.ownNumberExtra() : 0);
    }

    /** What a row adds to the usual points: a turn is never worth less than nothing. */
    static int added(int row, int usual) {
        return Math.max(row, -usual);
    }

    private static Finding award(TurnScoring scoring, int row) {
        int points = added(row, usual(scoring));
        return scoring.award(points)
                .because("more", points > 0 ? points : "")
                .because("fewer", points < 0 ? -points : "")
                .because("none", points == 0 ? points : "");
    }
}
