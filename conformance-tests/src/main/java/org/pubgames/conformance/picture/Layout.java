package org.pubgames.conformance.picture;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.Because;
import org.pubgames.core.Ruling;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.Place;

/**
 * Discs on a board, to be drawn.
 *
 * @param discs those that lie there
 * @param points what each of them scored; empty while the end is not counted
 */
public record Layout(List<Disc> discs, Optional<Map<String, Integer>> points) {

    private static final String HANDICAP = "shuffleboard.end.handicap";

    public Layout {
        discs = List.copyOf(discs);
        points = points.map(Map::copyOf);
    }

    /** An end that nobody has counted yet. */
    public static Layout open(List<Disc> discs) {
        return new Layout(lying(discs), Optional.empty());
    }

    /** An end that was counted with these rulings. */
    public static Layout counted(List<Disc> discs, List<Ruling> rulings) {
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

    /** Whether points were awarded for a disc that lies on the board, not for a foul. */
    public static boolean scores(Ruling ruling) {
        boolean counts = ruling.rule().contains(".score.") || ruling.rule().equals(HANDICAP);
        return ruling.kind() == Ruling.Kind.AWARDS && counts && !disc(ruling).isEmpty();
    }

    private static String disc(Ruling ruling) {
        return ruling.fact("disc").map(String::valueOf).orElse("");
    }

    /** What a disc scored; empty while the end is not counted. */
    public Optional<Integer> points(Disc disc) {
        return points.map(scored -> scored.getOrDefault(disc.name(), 0));
    }

    /** What a disc scored, as it is written beside it. */
    public String score(Disc disc) {
        return points(disc).map(Layout::signed).orElse("");
    }

    /** A number of points with its sign. */
    public static String signed(int points) {
        return points > 0 ? "+" + points : String.valueOf(points);
    }

    /**
     * A disc with a place in a drawing, in inches.
     *
     * @param guessed whether only its distance along the board was reported
     */
    public record Drawn(Disc disc, double x, double y, boolean guessed) {}

    /** The measured discs, those below others first. Discs without {@code x} are spread out. */
    public List<Drawn> drawn(double width) {
        List<Drawn> drawn = new ArrayList<>();
        List<Disc> unknown = discs.stream().filter(Layout::withoutAcross).toList();
        for (Disc disc : discs) {
            Optional<Place> place = disc.place();
            Optional<Double> along = place.flatMap(Place::y).map(Number::doubleValue);
            Optional<Double> across = place.flatMap(Place::x).map(Number::doubleValue);
            if (along.isPresent()) {
                int index = unknown.indexOf(disc);
                double spread = width * (index + 1) / (unknown.size() + 1) - width / 2;
                drawn.add(new Drawn(disc, across.orElse(spread), along.get(), across.isEmpty()));
            }
        }
        drawn.sort(Comparator.comparingInt(each -> height(each.disc(), 0)));
        return drawn;
    }

    private static boolean withoutAcross(Disc disc) {
        return disc.place()
                .map(place -> place.y().isPresent() && place.x().isEmpty())
                .orElse(false);
    }

    /** On how many discs a disc lies. */
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
    public List<Disc> called() {
        return discs.stream().filter(disc -> disc.place().flatMap(Place::y).isEmpty()).toList();
    }

    /** A named number for a text. */
    public static Because number(String name, int value) {
        return new Because(name, value);
    }
}
