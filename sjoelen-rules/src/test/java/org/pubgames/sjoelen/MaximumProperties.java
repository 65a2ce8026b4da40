package org.pubgames.sjoelen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
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
import org.pubgames.core.Entry;
import org.pubgames.core.Match;
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
        Match<SjoelenState, SjoelenEvent> match = Shipped.alone(variant, ANNA);
        if (Sjoelen.settings(variant).byThreshold()) {
            match = match.judge(new SjoelenEvent.ThresholdSet(ANNA, 999, 10)).match();
        }
        while (!(match.turn() instanceof Turn.Over)) {
            Optional<TurnInPlay> turn = match.state().players().get(0).turn();
            match = match.judge(played(variant.id(), turn, random)).orElseThrow().match();
        }
        return match;
    }

    private static SjoelenEvent played(
            String variant, Optional<TurnInPlay> turn, RandomGenerator random) {
        int hand = turn.map(TurnInPlay::hand).orElse(Oracle.discs(variant));
        if (turn.filter(TurnInPlay::bonusStage).isPresent()) {
            Compartments bonus =
                    random.nextBoolean()
                            ? Compartments.of(0, 0, hand, 0)
                            : Compartments.EMPTY.plus(random.nextInt(4), 1);
            return new SjoelenEvent.BonusPlayed(ANNA, bonus);
        }
        Compartments in = turn.map(TurnInPlay::compartments).orElse(Compartments.EMPTY);
        if (random.nextInt(3) > 0) {
            in = Oracle.best(variant);
        } else if (Oracle.inOrder(variant)) {
            in = Oracle.oneTwoThreeFour(in.total() + random.nextInt(hand + 1));
        } else {
            for (int disc = random.nextInt(hand + 1); disc > 0; disc--) {
                in = in.plus(random.nextInt(4), 1);
            }
        }
        return SjoelenEvent.SubTurnPlayed.of(ANNA, in);
    }

    /** Alone at the board a player wins every game: two points each. */
    private static int turns(Variant variant) {
        int target = Oracle.target(variant.id());
        return target > 0 ? (target + 1) / 2 : Sjoelen.settings(variant).turns();
    }

    @Property(tries = 900)
    @StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
    void theMaximumOfAnEditionIsReachedAndNeverPassed(
            @ForAll @From("shipped") Variant variant, @ForAll long seed) {
        int maximum = Oracle.maximum(variant.id());
        List<CardLine> card = match(variant, seed).state().players().get(0).card();
        assertThat(card).hasSize(turns(variant));
        assertThat(card).allMatch(line -> line.points() <= maximum);
        boolean reached = card.stream().anyMatch(line -> line.points() == maximum);
        Statistics.label(variant.id())
                .collect(reached)
                .coverage(coverage -> coverage.check(true).count(count -> count > 0));
    }

    @Property(tries = 200)
    void theOutcomeOfASinglePlayerIsWhatTheCardMakes(
            @ForAll @From("shipped") Variant variant, @ForAll long seed) {
        Match<SjoelenState, SjoelenEvent> match = match(variant, seed);
        List<Integer> turns = new ArrayList<>();
        List<Compartments> layouts = new ArrayList<>();
        Compartments bonus = Compartments.EMPTY;
        for (Entry<SjoelenEvent> entry : match.log()) {
            if (entry.event() instanceof SjoelenEvent.SubTurnPlayed played) {
                layouts.add(played.compartments());
            } else if (entry.event() instanceof SjoelenEvent.BonusPlayed played) {
                for (int i = 0; i < 4; i++) {
                    bonus = bonus.plus(i, played.bonus().at(i));
                }
            }
            if (entry.event() instanceof SjoelenEvent.ThresholdSet
                    || entry.event() instanceof SjoelenEvent.PlayerWithdrew) {
                continue;
            }
            if (match.at(entry.number()).state().players().get(0).turn().isEmpty()) {
                turns.add(Oracle.turn(variant.id(), layouts, bonus));
                layouts.clear();
                bonus = Compartments.EMPTY;
            }
        }
        List<Integer> nobody = Collections.nCopies(turns.size(), -1);
        assertThat(match.state().players().get(0).card().stream().map(CardLine::points))
                .containsExactlyElementsOf(turns);
        assertThat(match.outcome().orElseThrow().places().get(0).score())
                .isEqualTo(
                        Sjoelen.settings(variant).byThreshold()
                                ? Oracle.earned(99, turns)
                                : Oracle.result(variant.id(), turns, nobody));
        assertThat(match.outcome().orElseThrow().winners()).containsExactly(ANNA);
    }
}
