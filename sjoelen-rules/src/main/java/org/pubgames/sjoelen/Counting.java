package org.pubgames.sjoelen;

/**
 * The arithmetic of a variant: in which order compartments are filled, and what layouts and turns
 * make at best by its shipped rules. Immutable.
 *
 * @param settings the variant's settings
 */
public record Counting(SjoelenSettings settings) {

    /** The first so many discs where the compartments are filled in a fixed order. */
    public Compartments inOrder(int number) {
        Compartments layout = Compartments.EMPTY;
        for (int disc = 0; disc < number; disc++) {
            int label = settings.compartmentOrder().get(disc % settings.compartmentOrder().size());
            layout = layout.plus(settings.compartment(label), 1);
        }
        return layout;
    }

    /** The label of the compartment that is due next; 0 where any order is right. */
    public int due(Compartments layout) {
        int due = 0;
        int fewest = Integer.MAX_VALUE;
        for (int label : settings.compartmentOrder()) {
            int lying = layout.at(settings.compartment(label));
            if (lying < fewest) {
                due = label;
                fewest = lying;
            }
        }
        return due;
    }

    /** Whether each compartment holds as many discs as its label says. */
    public boolean holdsOwnNumbers(Compartments layout) {
        for (int i = 0; i < Compartments.COUNT; i++) {
            if (layout.at(i) != settings.gateValue(i)) {
                return false;
            }
        }
        return true;
    }

    /** Points that a layout brings besides the usual ones when it {@link #holdsOwnNumbers}. */
    public int ownNumberExtra() {
        return settings.ownNumberPoints() == 0
                ? 0
                : settings.ownNumberPoints() - usualOwnNumberPoints();
    }

    /** What a layout that {@link #holdsOwnNumbers} makes as usual. */
    private int usualOwnNumberPoints() {
        int sets = settings.gateValues().stream().mapToInt(Integer::intValue).min().orElse(0);
        return sets * settings.setPoints()
                + settings.gateValues().stream().mapToInt(label -> (label - sets) * label).sum();
    }

    /** All labels together: the discs of a layout that {@link #holdsOwnNumbers}. */
    private int sumOfLabels() {
        return settings.gateValues().stream().mapToInt(Integer::intValue).sum();
    }

    /** The most points that a layout of so many discs can make, without extra discs. */
    public int mostFor(int number) {
        int usual =
                settings.compartmentOrder().isEmpty()
                        ? mostInAnyOrder(number)
                        : mostInOrder(number);
        return number >= sumOfLabels() ? Math.max(usual, settings.ownNumberPoints()) : usual;
    }

    /** Every complete set adds the same, so either as many sets as possible are best or none. */
    private int mostInAnyOrder(int number) {
        long some = Math.max(0, number);
        long sets = some / Compartments.COUNT;
        long withSets =
                sets * settings.setPoints()
                        + (some - sets * Compartments.COUNT) * settings.highestGate();
        long without = some * settings.highestGate();
        return (int) Math.min(Integer.MAX_VALUE, Math.max(withSets, without));
    }

    /** Where a set is worth less than its discs, gaps left by discs that jumped out may be best. */
    private int mostInOrder(int number) {
        if (settings.setPoints() < sumOfLabels()) {
            return mostInAnyOrder(number);
        }
        int points = Math.max(0, number) / Compartments.COUNT * settings.setPoints();
        for (int i = 0; i < Math.max(0, number) % Compartments.COUNT; i++) {
            points += settings.compartmentOrder().get(i);
        }
        return points;
    }

    /** The highest score of a layout without extra discs: 148 with the usual 30 discs. */
    public int highestScore() {
        return mostFor(settings.discs());
    }

    /** The highest score of a turn without extra discs or points. */
    public int highestTurn() {
        return highestScore() * settings.timesCounted();
    }

    /** The highest score of a turn with extra discs or points: 156, 152 or 148 by edition. */
    public int maximum() {
        return highestTurn()
                + settings.mostBonusDiscs() * settings.highestGate()
                + settings.mostBonusPoints();
    }
}
