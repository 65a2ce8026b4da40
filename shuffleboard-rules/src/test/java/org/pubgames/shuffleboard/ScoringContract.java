package org.pubgames.shuffleboard;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.pubgames.core.Ruling;
import org.pubgames.core.Score;
import org.pubgames.core.Variant;
import org.pubgames.shuffleboard.Layout.Lying;
import org.pubgames.shuffleboard.ShuffleboardEvent.EndPlayed;
import org.pubgames.shuffleboard.ShuffleboardEvent.Shot;

/** What an end is worth, against plain counting. */
public abstract class ScoringContract {

    private final Shuffleboard game;
    private final Houses houses;
    private final Reckoning reckoning;

    /** The scoring of one game. */
    protected ScoringContract(Shuffleboard game, Houses houses, Reckoning reckoning) {
        this.game = game;
        this.houses = houses;
        this.reckoning = reckoning;
    }

    /** What the drawing says to a place. */
    protected final Drawing.Found found(Variant variant, Figure.Dot dot) {
        return reckoning.drawing(variant).at(dot, BigDecimal.ZERO);
    }

    @Provide
    Arbitrary<Layout> layouts() {
        List<Variant> shipped = game.variants().all();
        return Combinators.combine(
                        Arbitraries.integers().between(-20, Houses.DRAWN - 1), Arbitraries.longs())
                .as(
                        (number, seed) -> {
                            Variant variant =
                                    number < 0
                                            ? shipped.get(-number % shipped.size())
                                            : houses.drawn(number);
                            return Layout.drawn(game, variant, reckoning.drawing(variant), seed);
                        })
                .withoutEdgeCases();
    }

    /** Layouts by the variant that is printed in the seed. */
    @Provide
    Arbitrary<Layout> printed() {
        Variant variant = houses.house();
        return Arbitraries.longs()
                .map(seed -> Layout.drawn(game, variant, reckoning.drawing(variant), seed))
                .withoutEdgeCases();
    }

    /** The points of both sides by the rules. */
    protected final List<Integer> points(Layout layout) {
        return points(layout.variant(), layout.measured());
    }

    private List<Integer> points(Variant variant, List<ShuffleboardEvent.Laid> discs) {
        Score score = game.scoring(variant).end(discs).orElseThrow();
        List<Integer> points = new ArrayList<>();
        for (String side : List.of("a", "b")) {
            points.add(Integer.valueOf(score.cells().getOrDefault(side, "")));
        }
        assertThat(score.points()).isEqualTo(points.get(0) + points.get(1));
        return points;
    }

    /** The points of both sides, counted by hand. */
    protected final List<Integer> counted(Layout layout) {
        int[] points = reckoning.points(layout.variant(), layout.discs());
        return List.of(points[0], points[1]);
    }

    @Property(tries = 2000)
    void asCountedByHand(@ForAll("layouts") Layout layout) {
        assertThat(points(layout)).isEqualTo(counted(layout));
    }

    @Property(tries = 1500)
    void asCountedByHandAsPrinted(@ForAll("printed") Layout layout) {
        assertThat(points(layout)).isEqualTo(counted(layout));
    }

    @Property(tries = 500)
    void wordsScoreAsMeasuresDo(@ForAll("layouts") Layout layout) {
        assertThat(points(layout.variant(), layout.called(reckoning.nearness())))
                .isEqualTo(points(layout));
    }

    @Property
    void theOrderOfTheReportDoesNotMatter(@ForAll("layouts") Layout layout, @ForAll long seed) {
        List<Lying> shuffled = new ArrayList<>(layout.discs());
        Collections.shuffle(shuffled, new Random(seed));
        assertThat(points(layout.with(shuffled))).isEqualTo(points(layout));
    }

    @Property
    void theOtherSidesDiscsScoreTheSameForTheOtherSide(@ForAll("layouts") Layout layout) {
        List<Lying> swapped =
                layout.discs().stream()
                        .map(disc -> new Lying(disc.side().other(), disc.centre(), disc.found()))
                        .toList();
        List<Integer> points = points(layout);
        assertThat(points(layout.with(swapped))).isEqualTo(List.of(points.get(1), points.get(0)));
    }

    @Property
    void thePointsAreThoseOfTheRulings(@ForAll("layouts") Layout layout) {
        Score score = game.scoring(layout.variant()).end(layout.measured()).orElseThrow();
        for (Side side : Side.values()) {
            int sum =
                    score.rulings().stream()
                            .filter(ruling -> ruling.kind() == Ruling.Kind.AWARDS)
                            .filter(ruling -> ruling.fact("side").equals(Optional.of(side)))
                            .mapToInt(Ruling::points)
                            .sum();
            assertThat(score.cells()).containsEntry(side.letter(), String.valueOf(sum));
        }
    }

    /** In one report, or shot by shot: the end of a match scores the same. */
    @Property(tries = 150)
    void aMatchCountsTheSame(@ForAll("layouts") Layout layout) {
        List<Integer> points = points(layout);
        ShuffleboardSettings settings = Shuffleboard.settings(layout.variant());
        if (settings.start().byLag()) {
            return;
        }
        Story whole = Story.of(game, layout.variant());
        whole.then(new EndPlayed(layout.measured()));
        assertThat(whole.scored()).isEqualTo(points.get(0) + ":" + points.get(1));
        Story shots = Story.of(game, layout.variant());
        for (int i = 0; i < 2 * settings.discs(false); i++) {
            Side side = shots.end().next().orElseThrow();
            int number = i / 2;
            Place place =
                    layout.discs().stream()
                            .filter(disc -> disc.side() == side)
                            .skip(number)
                            .findFirst()
                            .map(Lying::centre)
                            .map(dot -> Place.measured(dot.x().toString(), dot.y().toString()))
                            .orElse(Place.called("off"));
            shots.then(Shot.of(shots.shooter(), place));
        }
        assertThat(shots.count().scored()).isEqualTo(whole.scored());
        assertThat(shots.state()).isEqualTo(whole.state());
    }
}
