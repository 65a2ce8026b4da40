package org.pubgames.sjoelen;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.DecisionTable;
import org.pubgames.core.rules.Findings;
import org.pubgames.core.rules.Hearing;
import org.pubgames.core.rules.RuleBase;
import org.pubgames.sjoelen.rules.TurnScoring;

/**
 * The points of every layout under one variant. The rules answer each layout once; the answers are
 * kept. With 30 discs there are 46,376 layouts in 91 KB. Safe to share between threads: two that
 * ask the same layout get the same answer.
 */
final class LayoutPoints {

    private static final short UNKNOWN = -1;

    private final RuleBase rules;
    private final SjoelenSettings settings;
    private final Optional<DecisionTable> house;
    private final int discs;
    private final short[] points;
    private int @Nullable [] most;

    /**
     * The points under one variant.
     *
     * @param rules its rules, with those of its tables
     * @param house the house's own table of points, if it has one
     */
    LayoutPoints(RuleBase rules, SjoelenSettings settings, Optional<DecisionTable> house) {
        this.rules = rules;
        this.settings = settings;
        this.house = house;
        this.discs = settings.discs();
        this.points = new short[LayoutPlaces.count(settings.discs())];
        Arrays.fill(points, UNKNOWN);
    }

    /** The points of a layout of at most the variant's discs; negative counts are not layouts. */
    int points(Compartments layout) {
        return layout.least() < 0 || layout.total() > discs
                ? ask(layout)
                : points(layout.first(), layout.second(), layout.third(), layout.fourth());
    }

    /** The points of a layout that is possible. */
    int points(int first, int second, int third, int fourth) {
        int place = LayoutPlaces.of(first, second, third, fourth);
        int known = points[place];
        if (known == UNKNOWN) {
            known = ask(new Compartments(first, second, third, fourth));
            if (known <= Short.MAX_VALUE) {
                points[place] = (short) known;
            }
        }
        return known;
    }

    private int ask(Compartments layout) {
        try (Hearing hearing = rules.open()) {
            return hearing.hear(counted(hearing.findings(), settings, layout, Compartments.EMPTY))
                    .points();
        }
    }

    /** A layout counted for scoring; extra discs stay apart and never make a set. */
    static TurnScoring counted(
            Findings findings, SjoelenSettings settings, Compartments layout, Compartments bonus) {
        int sets = Math.max(0, layout.least());
        List<TurnScoring.Extra> extras = new ArrayList<>(Compartments.COUNT);
        List<TurnScoring.Extra> bonusDiscs = new ArrayList<>(0);
        for (int i = 0; i < Compartments.COUNT; i++) {
            if (layout.at(i) > sets) {
                extras.add(new TurnScoring.Extra(settings.gateValue(i), layout.at(i) - sets));
            }
            if (bonus.at(i) > 0) {
                bonusDiscs.add(new TurnScoring.Extra(settings.gateValue(i), bonus.at(i)));
            }
        }
        List<Integer> lying =
                List.of(layout.first(), layout.second(), layout.third(), layout.fourth());
        return new TurnScoring(
                findings,
                sets,
                settings.setPoints(),
                extras,
                bonusDiscs,
                lying,
                settings.counting().holdsOwnNumbers(layout),
                settings.counting().ownNumberExtra(),
                false,
                0);
    }

    /**
     * The layout with which a turn ended, counted for scoring.
     *
     * @param subTurn the sub-turn in which the highest score would bring points, 0 for none
     */
    TurnScoring ended(Findings findings, Compartments layout, Compartments bonus, int subTurn) {
        return counted(findings, settings, layout, bonus)
                .earning(points(layout) == highestScore(), settings.bonusPointsAfter(subTurn));
    }

    /** The most points a number of discs can make without extra discs, by rules and table. */
    int mostFor(int number) {
        int usual = settings.counting().mostFor(number);
        if (house.isEmpty()) {
            return usual;
        }
        int[] withTable = mostWithTable();
        return number < withTable.length
                ? withTable[Math.max(0, number)]
                : Math.max(usual, withTable[withTable.length - 1]);
    }

    /** The highest score of a layout without extra discs. */
    int highestScore() {
        return mostFor(settings.discs());
    }

    /** The most points that a turn with so many discs can make, without extra discs or points. */
    int mostForTurn(int number) {
        return mostFor(number) * settings.timesCounted();
    }

    /** The highest score of a turn without extra discs or points. */
    int highestTurn() {
        return mostForTurn(settings.discs());
    }

    /** The highest score of a turn with extra discs or points. */
    int maximum() {
        return highestTurn()
                + settings.mostBonusDiscs() * settings.highestGate()
                + settings.mostBonusPoints();
    }

    /** For each number of discs the most that so many can make, or fewer of them. */
    private synchronized int[] mostWithTable() {
        int[] known = most;
        if (known != null) {
            return known;
        }
        int[] found = new int[settings.discs() + 1];
        DecisionTable table = house.orElseThrow();
        HouseTable.visit(
                settings,
                layout -> {
                    int discs = layout[layout.length - 2];
                    int usual = layout[layout.length - 1];
                    int added =
                            table.deciding(layout)
                                    .map(row -> HouseTable.added(row.then().get(0), usual))
                                    .orElse(0);
                    found[discs] = Math.max(found[discs], usual + added);
                    return true;
                });
        for (int i = 1; i < found.length; i++) {
            found[i] = Math.max(found[i], found[i - 1]);
        }
        most = found;
        return found;
    }
}
