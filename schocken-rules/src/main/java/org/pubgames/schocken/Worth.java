package org.pubgames.schocken;

/**
 * What a throw is worth under a variant. Throws compare by tier, then by height.
 *
 * @param player whose throw it is, empty for a throw of nobody
 * @param category what the dice make
 * @param all whether it takes all discs
 * @param discs penalty discs when it does not take all, 0 to 50
 * @param tier the category's place among the categories, 0 to 100, higher is better; where a house
 *     has its own ranking, the level there
 * @param height the place inside the category, 0 to 666, higher is better
 */
public record Worth(String player, Category category, boolean all, int discs, int tier, int height)
        implements Comparable<Worth> {

    /** What a throw is worth that no rule knows: less than any other, one disc. */
    public static Worth nothing(String player) {
        return new Worth(player, Category.EINFACH, false, 1, 0, 0);
    }

    /** The same throw where a house's own list says what it costs. */
    public Worth costing(boolean allDiscs, int someDiscs) {
        return new Worth(player, category, allDiscs, someDiscs, tier, height);
    }

    /** The same throw where a house's own ranking says what it beats. */
    public Worth ranking(int level, int number) {
        return new Worth(player, category, all, discs, level, number);
    }

    @Override
    public int compareTo(Worth other) {
        int byTier = Integer.compare(tier, other.tier);
        return byTier != 0 ? byTier : Integer.compare(height, other.height);
    }
}
