package org.pubgames.sjoelen.play;

import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.DecisionTable;
import org.pubgames.core.TableFill;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.RuleSet;
import org.pubgames.sjoelen.Compartments;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.rules.TurnScoring;
import org.pubgames.sjoelen.rules.Worth;

/**
 * The points of every layout under one variant. The rules answer each layout once; the answers are
 * kept. With 30 discs there are 46,376 layouts in 91 KB. Safe to share between threads: two that
 * ask the same layout get the same answer.
 */
final class LayoutPoints implements Worth {

    /** Stands for an answer that is not kept; no points are so few. */
    static final short UNKNOWN = Short.MIN_VALUE;

    private final RuleSet rules;
    private final SjoelenSettings settings;
    private final Optional<DecisionTable> house;
    private final int discs;
    private final short[] points;
    private final int[] usual = new int[SjoelenSettings.MOST_DISCS + 1];
    private int @Nullable [] most;

    /**
     * The points under one variant.
     *
     * @param rules its rules, with those of its tables
     * @param house the house's own table of points, if it has one
     */
    LayoutPoints(RuleSet rules, SjoelenSettings settings, Optional<DecisionTable> house) {
        this.rules = rules;
        this.settings = settings;
        this.house = house;
        this.discs = settings.discs();
        this.points = new short[Places.before(settings.discs() + 1)];
        Arrays.fill(points, UNKNOWN);
        Arrays.fill(usual, UNKNOWN);
    }

    /** The points of a layout of at most the variant's discs; negative counts are not layouts. */
    @Override
    public int points(Compartments layout) {
        return points(layout.first(), layout.second(), layout.third(), layout.fourth());
    }

    /** The same, by the counts from left to right. */
    int points(int first, int second, int third, int fourth) {
        int known = known(first, second, third, fourth);
        return known != UNKNOWN ? known : ask(new Compartments(first, second, third, fourth));
    }

    /** The kept points of a layout, {@link #UNKNOWN} where none are kept or it is impossible. */
    int known(int first, int second, int third, int fourth) {
        int two = first + second;
        int three = two + third;
        int four = three + fourth;
        // A sum that overflows is negative at once, so one comparison finds every impossible count.
        if ((first | second | third | fourth | two | three | four | (discs - four)) < 0) {
            return UNKNOWN;
        }
        return points[Places.FOUR[four] + Places.THREE[three] + Places.TWO[two] + first];
    }

    /** Asks the rules about any layout, and keeps the answer to a possible one. */
    int ask(Compartments layout) {
        int found = asked(layout);
        if (possible(layout) && found > UNKNOWN && found <= Short.MAX_VALUE) {
            points[Places.of(layout)] = (short) found;
        }
        return found;
    }

    /** Whether so many discs can lie in the compartments. */
    boolean possible(Compartments layout) {
        return layout.least() >= 0 && layout.total() <= discs;
    }

    /** Asks every layout that was not asked yet. */
    TableFill fill() {
        long start = System.nanoTime();
        for (int two = 0; two <= discs; two++) {
            for (int three = two; three <= discs; three++) {
                for (int four = three; four <= discs; four++) {
                    for (int first = 0; first <= two; first++) {
                        points(new Compartments(first, two - first, three - two, four - three));
                    }
                }
            }
        }
        return new TableFill(
                points.length,
                (long) points.length * Short.BYTES,
                Duration.ofNanos(System.nanoTime() - start));
    }

    private int asked(Compartments layout) {
        try (Judging judging = rules.open()) {
            return judging.put(alone(judging.findings(), settings, layout, Compartments.EMPTY))
                    .points();
        }
    }

    /** A layout by itself, and extra discs, counted for scoring. */
    static TurnScoring alone(
            Findings findings, SjoelenSettings settings, Compartments layout, Compartments bonus) {
        return new TurnScoring(findings, layout, bonus, TurnScoring.Finish.NONE, settings);
    }

    /** The most points a number of discs can make without extra discs, by rules and table. */
    int mostFor(int number) {
        int usual = usualMost(number);
        if (house.isEmpty()) {
            return usual;
        }
        int[] withTable = mostWithTable();
        return number < withTable.length
                ? withTable[Math.max(0, number)]
                : Math.max(usual, withTable[withTable.length - 1]);
    }

    /**
     * Counted once for each number, because every judgement asks for it; two threads may both count
     * it.
     */
    private int usualMost(int number) {
        if (number < 0 || number >= usual.length) {
            return settings.counting().mostFor(number);
        }
        if (usual[number] == UNKNOWN) {
            usual[number] = settings.counting().mostFor(number);
        }
        return usual[number];
    }

    /** The highest score of a layout without extra discs. */
    @Override
    public int highestScore() {
        return mostFor(settings.discs());
    }

    /** The most points that a turn with so many discs can make, without extra discs or points. */
    @Override
    public int mostForTurn(int number) {
        return mostFor(number) * settings.timesCounted();
    }

    /** The highest score of a turn without extra discs or points. */
    @Override
    public int highestTurn() {
        return mostForTurn(settings.discs());
    }

    /** The highest score of a turn with extra discs or points. */
    @Override
    public int maximum() {
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
