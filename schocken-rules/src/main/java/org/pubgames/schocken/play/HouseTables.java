package org.pubgames.schocken.play;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.pubgames.core.LocalText;
import org.pubgames.core.Setting;
import org.pubgames.core.TableColumn;
import org.pubgames.core.TableKind;
import org.pubgames.core.spi.Finding;
import org.pubgames.core.spi.Names;
import org.pubgames.core.spi.TableDomain;
import org.pubgames.core.spi.TableUse;
import org.pubgames.schocken.Category;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.Worth;
import org.pubgames.schocken.rules.DiscsInstead;
import org.pubgames.schocken.rules.LevelInstead;
import org.pubgames.schocken.rules.ThrownDice;

/**
 * The tables a house may hang over its bar: what throws cost, and how they rank. Both are asked
 * about the dice as they lie, whatever the variant makes of them.
 */
public final class HouseTables {

    /** The most discs a list may name. */
    private static final int MOST_DISCS = 50;

    private static final List<Category> FIGURES = List.of(Category.values());

    private static final List<TableColumn> THROW =
            List.of(
                    new TableColumn.Choice(
                            "figure",
                            new LocalText(
                                    "What the three dice show, however they came about.",
                                    "Wat de drie dobbelstenen laten zien, hoe ze ook tot stand"
                                            + " kwamen.",
                                    "Was die drei Würfel zeigen, wie auch immer sie zustande"
                                            + " kamen."),
                            FIGURES.stream().map(HouseTables::choice).toList(),
                            Map.of(
                                    Names.written(Category.EINFACH),
                                    List.of(
                                            Names.written(Category.ZWEI_ZWEI_EINS),
                                            Names.written(Category.DREI_DREI_EINS)))),
                    die("high", "The highest die.", "De hoogste steen.", "Der höchste Würfel."),
                    die("middle", "The middle die.", "De middelste steen.", "Der mittlere Würfel."),
                    die("low", "The lowest die.", "De laagste steen.", "Der niedrigste Würfel."),
                    new TableColumn.Amount(
                            "pips",
                            new LocalText(
                                    "The pips of all three dice together.",
                                    "De ogen van de drie stenen samen.",
                                    "Die Augen aller drei Würfel zusammen."),
                            3,
                            18),
                    new TableColumn.Truth(
                            "from-hand",
                            new LocalText(
                                    "Whether all three dice were thrown at once.",
                                    "Of alle drie de stenen in één keer zijn gegooid.",
                                    "Ob alle drei Würfel auf einmal geworfen wurden.")));

    private static final TableColumn DISCS =
            new TableColumn.Amount(
                    "discs",
                    new LocalText(
                            "What the throw costs: penalty discs, or all of them.",
                            "Wat de worp kost: strafschijven, of allemaal.",
                            "Was der Wurf kostet: Strafscheiben, oder sämtliche."),
                    1,
                    MOST_DISCS,
                    List.of("all"));

    private static final TableColumn LEVEL =
            new TableColumn.Amount(
                    "level",
                    new LocalText(
                            "A throw beats every throw of a lower level; on the same level the"
                                    + " higher number wins, the highest die first.",
                            "Een worp wint van elke worp op een lagere trede; op dezelfde trede"
                                    + " wint het hogere getal, met de hoogste steen voorop.",
                            "Ein Wurf schlägt jeden Wurf einer niedrigeren Stufe; auf derselben"
                                    + " Stufe gewinnt die höhere Zahl, den höchsten Würfel voran."),
                    1,
                    99);

    private static final TableUse<ThrownDice> THROW_DISCS =
            TableUse.of(
                    new TableDomain(
                            new TableKind(
                                    "throw-discs",
                                    new LocalText(
                                            "What each throw costs.",
                                            "Wat elke worp kost.",
                                            "Was jeder Wurf kostet."),
                                    "schocken.house.throw-discs",
                                    THROW,
                                    List.of(DISCS),
                                    false),
                            (settings, visitor) -> visit((SchockenSettings) settings, visitor)),
                    ThrownDice.class,
                    thrown -> true,
                    HouseTables::columns,
                    (thrown, outputs) -> costs(thrown, outputs.get(0)));

    private static final TableUse<ThrownDice> THROW_RANKING =
            TableUse.of(
                    new TableDomain(
                            new TableKind(
                                    "throw-ranking",
                                    new LocalText(
                                            "Which throw beats which.",
                                            "Welke worp van welke wint.",
                                            "Welcher Wurf welchen schlägt."),
                                    "schocken.house.throw-ranking",
                                    THROW,
                                    List.of(LEVEL),
                                    true),
                            (settings, visitor) -> visit((SchockenSettings) settings, visitor)),
                    ThrownDice.class,
                    thrown -> true,
                    HouseTables::columns,
                    (thrown, outputs) -> ranks(thrown, outputs.get(0)));

    /** The kinds that Schocken takes. */
    public static final List<TableUse<?>> ALL = List.of(THROW_DISCS, THROW_RANKING);

    private HouseTables() {}

    private static Setting.Choice choice(Category figure) {
        LocalText text =
                switch (figure) {
                    case SCHOCK_AUS -> new LocalText("1-1-1.", "1-1-1.", "1-1-1.");
                    case JULE -> new LocalText("4-2-1.", "4-2-1.", "4-2-1.");
                    case SCHOCK ->
                            new LocalText(
                                    "Two ones and a die from 2 to 6.",
                                    "Twee enen en een steen van 2 tot en met 6.",
                                    "Zwei Einsen und ein Würfel von 2 bis 6.");
                    case DREI_DICKE ->
                            new LocalText(
                                    "Three equal dice from 2-2-2 to 6-6-6.",
                                    "Drie gelijke stenen van 2-2-2 tot en met 6-6-6.",
                                    "Drei gleiche Würfel von 2-2-2 bis 6-6-6.");
                    case STRASSE ->
                            new LocalText(
                                    "Three numbers in a row from 3-2-1 to 6-5-4.",
                                    "Drie opeenvolgende getallen van 3-2-1 tot en met 6-5-4.",
                                    "Drei Zahlen in Folge von 3-2-1 bis 6-5-4.");
                    case EINFACH ->
                            new LocalText(
                                    "Any other throw, 2-2-1 and 3-3-1 among them.",
                                    "Elke andere worp, ook 2-2-1 en 3-3-1.",
                                    "Jeder andere Wurf, auch 2-2-1 und 3-3-1.");
                    case ZWEI_ZWEI_EINS -> new LocalText("2-2-1.", "2-2-1.", "2-2-1.");
                    case DREI_DREI_EINS -> new LocalText("3-3-1.", "3-3-1.", "3-3-1.");
                };
        return new Setting.Choice(Names.written(figure), text);
    }

    private static TableColumn die(String name, String en, String nl, String de) {
        return new TableColumn.Amount(name, new LocalText(en, nl, de), 1, 6);
    }

    /** Who has one throw only always throws all three dice at once. */
    private static void visit(SchockenSettings settings, Predicate<int[]> visitor) {
        boolean more =
                settings.throwsPerRound() > 1
                        || settings.distributionThrows() > 1
                        || settings.openingThrows() > 1;
        for (int high = 1; high <= 6; high++) {
            for (int middle = 1; middle <= high; middle++) {
                for (int low = 1; low <= middle; low++) {
                    if (!visitor.test(columns(high, middle, low, true))
                            || (more && !visitor.test(columns(high, middle, low, false)))) {
                        return;
                    }
                }
            }
        }
    }

    private static int[] columns(ThrownDice thrown) {
        return columns(thrown.high(), thrown.middle(), thrown.low(), thrown.fromHand());
    }

    private static int[] columns(int high, int middle, int low, boolean fromHand) {
        return new int[] {
            FIGURES.indexOf(Category.shown(high, middle, low)),
            high,
            middle,
            low,
            high + middle + low,
            fromHand ? 1 : 0
        };
    }

    private static Finding costs(ThrownDice thrown, int discs) {
        boolean all = discs > MOST_DISCS;
        DiscsInstead instead = new DiscsInstead(all, all ? 0 : discs);
        return thrown.override(instead)
                .because("discs", DiscsInstead.said(instead.all(), instead.discs()))
                .partlyInsteadOf(
                        Worth.class, worth -> DiscsInstead.said(worth.all(), worth.discs()));
    }

    private static Finding ranks(ThrownDice thrown, int level) {
        return thrown.override(new LevelInstead(level))
                .because("level", level)
                .partlyInsteadOf(Worth.class, Worth::category);
    }
}
