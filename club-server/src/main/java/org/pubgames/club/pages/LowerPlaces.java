package org.pubgames.club.pages;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.competition.TreeMatch;
import org.pubgames.competition.TreeSide;

/**
 * Where the matches of those stand who have lost once. Their rounds come in twos: in the first
 * those who are there meet each other, in the second those who have just lost in the upper part
 * come in.
 */
final class LowerPlaces {

    private final List<TreeMatch> tree;
    private final int first;
    private final int upperRounds;
    private final Map<Where, TreeMatch> placed = new HashMap<>();

    private record Where(int column, int spot) {}

    /**
     * Places of a tree.
     *
     * @param first the first round of the tree; the lower part begins with the next one
     */
    LowerPlaces(List<TreeMatch> tree, int first) {
        this.tree = tree;
        this.first = first;
        this.upperRounds =
                (int)
                        tree.stream()
                                .filter(each -> each.part() == TreeMatch.Part.MAIN)
                                .mapToInt(TreeMatch::round)
                                .distinct()
                                .count();
        tree.stream()
                .filter(each -> each.part() == TreeMatch.Part.LOWER)
                .reduce((one, other) -> other)
                .ifPresent(last -> place(last, columns(), 0));
    }

    /** {@return how many rounds there are; none of two entrants} */
    int columns() {
        return 2 * (upperRounds - 1);
    }

    /** {@return the spots of a round, from 1} */
    int spots(int column) {
        return 1 << (upperRounds - 1 - (column + 1) / 2);
    }

    Optional<TreeMatch> at(int column, int spot) {
        return Optional.ofNullable(placed.get(new Where(column, spot)));
    }

    /** {@return whether a line leads to it from the round before} */
    boolean follows(int column, int spot) {
        return comingIn(column)
                ? at(column - 1, spot).isPresent()
                : at(column - 1, 2 * spot).isPresent() || at(column - 1, 2 * spot + 1).isPresent();
    }

    TreeLook.Way way(int column, int spot) {
        return column == columns() || comingIn(column + 1) ? TreeLook.Way.STRAIGHT : way(spot);
    }

    /** {@return how the next match follows where each one follows from two} */
    static TreeLook.Way way(int spot) {
        return spot % 2 == 0 ? TreeLook.Way.UPPER : TreeLook.Way.LOWER;
    }

    private static boolean comingIn(int column) {
        return column % 2 == 0;
    }

    /** A match, and before it those from which it follows. */
    private void place(TreeMatch match, int column, int spot) {
        placed.put(new Where(column, spot), match);
        List<TreeSide> sides = List.of(match.first(), match.second());
        for (int i = 0; i < sides.size(); i++) {
            TreeSide side = sides.get(i);
            int before = comingIn(column) ? spot : 2 * spot + i;
            if (side.from() == TreeSide.From.WINNER) {
                tree.stream()
                        .filter(each -> each.part() == TreeMatch.Part.LOWER)
                        .filter(each -> each.round() == side.round())
                        .filter(each -> each.board() == side.board())
                        .findFirst()
                        .ifPresent(each -> place(each, column - 1, before, each.round() - first));
            }
        }
    }

    /** Who had no opponent in between comes from an earlier round. */
    private void place(TreeMatch match, int from, int spot, int to) {
        int at = spot;
        for (int column = from; column > to; column--) {
            at = comingIn(column) ? at : 2 * at;
        }
        place(match, to, at);
    }
}
