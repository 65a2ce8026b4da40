package org.pubgames.shuffleboard.picture;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.Ruling;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.Place;

/**
 * Discs on a board, to be drawn.
 *
 * @param discs those that lie there
 * @param points what each of them scored; empty while the end is not counted
 */
record Layout(List<Disc> discs, Optional<Map<String, Integer>> points) {

    Layout {
        discs = List.copyOf(discs);
        points = points.map(Map::copyOf);
    }

    /** An end that nobody has counted yet. */
    static Layout open(List<Disc> discs) {
        return new Layout(lying(discs), Optional.empty());
    }

    /** An end that was counted with these rulings. */
    static Layout counted(List<Disc> discs, List<Ruling> rulings) {
        Map<String, Integer> points = new HashMap<>();
        for (Ruling ruling : rulings) {
            if (scores(ruling)) {
                points.merge(disc(ruling), ruling.points(), Integer::sum);
            }
        }
        return new Layout(lying(discs), Optional.of(points));
    }

    private static List<Disc> lying(List<Disc> discs) {
        return discs.stream().filter(Disc::lies).toList();
    }

    /** Whether points were awarded for a disc: the ruling names the disc and its side. */
    static boolean scores(Ruling ruling) {
        return ruling.kind() == Ruling.Kind.AWARDS && !disc(ruling).isEmpty();
    }

    private static String disc(Ruling ruling) {
        return ruling.fact("disc").map(String::valueOf).orElse("");
    }

    /** What a disc scored; empty while the end is not counted. */
    Optional<Integer> points(Disc disc) {
        return points.map(scored -> scored.getOrDefault(disc.name(), 0));
    }

    /** What a disc scored, as it is written beside it. */
    String score(Disc disc) {
        return points(disc).map(Layout::signed).orElse("");
    }

    /** A number of points with its sign. */
    static String signed(int points) {
        return points > 0 ? "+" + points : String.valueOf(points);
    }

    /** On how many discs a disc lies. */
    int height(Disc disc) {
        return height(disc, 0);
    }

    private int height(Disc disc, int above) {
        Optional<Disc> under =
                disc.place()
                        .flatMap(Place::on)
                        .flatMap(
                                name ->
                                        discs.stream()
                                                .filter(d -> d.name().equals(name))
                                                .findFirst());
        return under.isEmpty() || above >= discs.size() ? above : height(under.get(), above + 1);
    }

    /** The discs of which only a word is known. */
    List<Disc> called() {
        return discs.stream().filter(disc -> disc.place().flatMap(Place::y).isEmpty()).toList();
    }
}
