package org.pubgames.shuffleboard;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Variant;
import org.pubgames.shuffleboard.Drawing.Found;
import org.pubgames.shuffleboard.Figure.Dot;

/** A board against the drawing of its game: where a disc lies, to the millionth of an inch. */
public abstract class GeometryContract {

    private final Shuffleboard game;
    private final Houses houses;
    private final Reckoning reckoning;

    /** The geometry of one game. */
    protected GeometryContract(Shuffleboard game, Houses houses, Reckoning reckoning) {
        this.game = game;
        this.houses = houses;
        this.reckoning = reckoning;
    }

    /** Radii that fit between the lines, and other settings of which the drawing depends. */
    protected abstract List<String> radii();

    /** Settings that move lines; the first is how the seed has it. */
    protected abstract List<String[]> drawn();

    private List<Variant> variants() {
        List<Variant> variants = new ArrayList<>();
        for (String radius : radii()) {
            for (String width : List.of("0", "0.75", "1", "1.5")) {
                for (String tangency : List.of("touches", "clear")) {
                    variants.add(
                            houses.house(
                                    "discRadius: " + radius,
                                    "lineWidth: " + width,
                                    "tangency: " + tangency));
                }
            }
        }
        for (String[] changes : drawn()) {
            variants.add(houses.house(changes));
        }
        return variants;
    }

    /** What is wrong about a disc here; nothing when board and drawing agree. */
    private static List<String> wrong(Board board, Drawing drawing, Dot dot, BigDecimal wider) {
        Found expected = drawing.at(dot, wider);
        Spot spot = board.at(Point.of(dot.x(), dot.y()), Point.units(wider));
        Spot word = board.called(expected.word()).orElseThrow();
        boolean right =
                spot.name().equals(expected.name())
                        && new TreeSet<>(spot.lines()).equals(expected.lines())
                        && spot.mostlyOver() == expected.over()
                        && spot.zone() == word.zone()
                        && spot.area().equals(word.area())
                        && spot.depth() == word.depth()
                        && spot.mostlyOver() == word.mostlyOver();
        return right ? List.of() : List.of(dot + " ± " + wider + " is " + expected + ": " + spot);
    }

    private static List<String> wrong(Board board, Drawing drawing, List<Dot> dots) {
        List<String> wrong = new ArrayList<>();
        for (Dot dot : dots) {
            if (wrong.size() < 10) {
                wrong.addAll(wrong(board, drawing, dot, BigDecimal.ZERO));
            }
        }
        return wrong;
    }

    @Test
    void everyQuarterInchOfTheSurface() {
        Variant variant = houses.house();
        Board board = game.board(variant);
        Drawing drawing = reckoning.drawing(variant);
        List<Dot> dots = new ArrayList<>();
        Drawing.Window window = drawing.window();
        for (BigDecimal x : Places.quarters(window.left(), window.right())) {
            for (BigDecimal y : Places.quarters(window.low(), window.high())) {
                dots.add(new Dot(x, y));
            }
        }
        assertThat(dots).hasSizeGreaterThan(50_000);
        assertThat(wrong(board, drawing, dots)).isEmpty();
    }

    @Test
    void aMillionthOfAnInchAroundEveryLineArcTipAndCorner() {
        for (Variant variant : variants()) {
            ShuffleboardSettings settings = Shuffleboard.settings(variant);
            BigDecimal radius = settings.discRadius();
            BigDecimal half = settings.lineWidth().multiply(new BigDecimal("0.5"));
            Board board = game.board(variant);
            Drawing drawing = reckoning.drawing(variant);
            for (BigDecimal clearance : List.of(radius.add(half), radius, radius.subtract(half))) {
                List<Dot> dots = Places.near(drawing.strokes(), clearance);
                assertThat(dots).hasSizeGreaterThan(200);
                assertThat(wrong(board, drawing, dots)).as(settings.toString()).isEmpty();
            }
        }
    }

    @Property(tries = 4000)
    void anywhereInAnyHouse(
            @ForAll("places") Dot dot,
            @ForAll("houses") int house,
            @ForAll("tolerances") int wide) {
        Variant variant = houses.drawn(house);
        BigDecimal wider = BigDecimal.valueOf(wide, 2);
        assertThat(wrong(game.board(variant), reckoning.drawing(variant), dot, wider)).isEmpty();
    }

    @Property(tries = 1000)
    void aMirrorChangesNothing(@ForAll("places") Dot dot, @ForAll("houses") int house) {
        Board board = game.board(houses.drawn(house));
        Spot spot = board.at(Point.of(dot.x(), dot.y()));
        Spot mirrored = board.at(Point.of(dot.x().negate(), dot.y()));
        assertThat(mirrored(mirrored)).isEqualTo(mirrored(spot));
    }

    /** A spot without what tells left from right. */
    protected Object mirrored(Spot spot) {
        return spot;
    }

    @Provide
    Arbitrary<Dot> places() {
        Drawing.Window window = reckoning.drawing(houses.house()).window();
        return Combinators.combine(
                        millionths(window.left(), window.right()),
                        millionths(window.low(), window.high()))
                .as(Dot::new)
                .withoutEdgeCases();
    }

    private static Arbitrary<BigDecimal> millionths(long least, long most) {
        Arbitrary<BigDecimal> any =
                Arbitraries.longs()
                        .between(1_000_000 * least, 1_000_000 * most)
                        .map(number -> BigDecimal.valueOf(number, 6));
        Arbitrary<BigDecimal> halves =
                Arbitraries.longs()
                        .between(2 * least, 2 * most)
                        .map(number -> BigDecimal.valueOf(5 * number, 1));
        return Arbitraries.oneOf(any, any, halves);
    }

    @Provide
    Arbitrary<Integer> houses() {
        return Arbitraries.integers().between(0, Houses.DRAWN - 1);
    }

    @Provide
    Arbitrary<Integer> tolerances() {
        return Arbitraries.of(0, 0, 0, 5, -5, 50, 100, -100);
    }
}
