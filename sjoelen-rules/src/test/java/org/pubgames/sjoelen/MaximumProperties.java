package org.pubgames.sjoelen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import org.pubgames.core.Match;
import org.pubgames.core.Seats;
import org.pubgames.core.Turn;
import org.pubgames.core.Variant;

/** 156, 152 or 148: reached by good players, passed by nobody. */
class MaximumProperties {

    private static final String ANNA = "Anna";

    @Provide
    Arbitrary<Variant> shipped() {
        return Arbitraries.of(Shipped.variants());
    }

    /** A whole match of a player who often does what can best be done. */
    private static Match<SjoelenState, SjoelenEvent> match(Variant variant, long seed) {
        RandomGenerator random = new SplittableRandom(seed);
        Match<SjoelenState, SjoelenEvent> match = Shipped.GAME.open(variant, Seats.of(ANNA));
        while (!(match.turn() instanceof Turn.Over)) {
            Optional<TurnInPlay> turn = match.state().players().get(0).turn();
            match = match.judge(played(turn, random)).orElseThrow().match();
        }
        return match;
    }

    private static SjoelenEvent played(Optional<TurnInPlay> turn, RandomGenerator random) {
        int hand = turn.map(TurnInPlay::hand).orElse(30);
        if (turn.filter(TurnInPlay::bonusStage).isPresent()) {
            Compartments bonus =
                    random.nextBoolean()
                            ? Compartments.of(0, 0, hand, 0)
                            : Compartments.EMPTY.plus(random.nextInt(4), 1);
            return new SjoelenEvent.BonusPlayed(ANNA, bonus);
        }
        Compartments in = turn.map(TurnInPlay::compartments).orElse(Compartments.EMPTY);
        if (random.nextInt(3) > 0) {
            in = Compartments.of(7, 7, 9, 7);
        } else {
            for (int disc = random.nextInt(hand + 1); disc > 0; disc--) {
                in = in.plus(random.nextInt(4), 1);
            }
        }
        return new SjoelenEvent.SubTurnPlayed(ANNA, in, Optional.empty());
    }

    @Property(tries = 150)
    @StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
    void theMaximumOfAnEditionIsReachedAndNeverPassed(
            @ForAll @From("shipped") Variant variant, @ForAll long seed) {
        int maximum = Oracle.maximum(variant.id());
        List<CardLine> card = match(variant, seed).state().players().get(0).card();
        assertThat(card).hasSize(Sjoelen.settings(variant).turns());
        assertThat(card).allMatch(line -> line.points() <= maximum);
        boolean reached = card.stream().anyMatch(line -> line.points() == maximum);
        Statistics.label(variant.id())
                .collect(reached)
                .coverage(coverage -> coverage.check(true).count(count -> count > 0));
    }

    @Property(tries = 60)
    void theOutcomeOfASinglePlayerIsTheSumOfTheCard(
            @ForAll @From("shipped") Variant variant, @ForAll long seed) {
        Match<SjoelenState, SjoelenEvent> match = match(variant, seed);
        int sum = 0;
        for (CardLine line : match.state().players().get(0).card()) {
            sum +=
                    line.layout().map(Oracle::points).orElseThrow()
                            + line.bonus().map(Oracle::bonus).orElse(0);
        }
        assertThat(match.outcome().orElseThrow().places().get(0).score()).isEqualTo(sum);
        assertThat(match.outcome().orElseThrow().winners()).containsExactly(ANNA);
    }
}
