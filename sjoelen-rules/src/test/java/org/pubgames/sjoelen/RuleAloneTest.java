package org.pubgames.sjoelen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Ruling;
import org.pubgames.core.contract.Grid;
import org.pubgames.core.rules.RuledGames;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.Situation;
import org.pubgames.sjoelen.rules.TurnScoring;

/** Rules alone with one or two prepared situations: which fire, which do not, in any order. */
class RuleAloneTest {

    /** Rules without a condition; every other rule must fire on some situations only. */
    private static final Set<String> UNCONDITIONAL =
            Set.of(
                    "sjoelen.card.score-entered",
                    "sjoelen.conduct.count-on-request",
                    "sjoelen.disc.layout-stands");

    @Test
    void everyRuleFiresOnSomeOfItsSituationsAndNotOnOthers() {
        Map<String, Integer> fired = new TreeMap<>();
        Map<String, Integer> heard = new TreeMap<>();
        for (List<Facts.Maker<?>> grid : Grids.all()) {
            Set<String> here = new TreeSet<>();
            int[] situations = {0};
            Facts.<Situation>each(
                    RuledGames.of(Shipped.GAME).rules(),
                    grid,
                    (situation, findings) -> {
                        situations[0]++;
                        findings.rules().forEach(rule -> fired.merge(rule, 1, Integer::sum));
                        here.addAll(findings.rules());
                    });
            here.forEach(rule -> heard.merge(rule, situations[0], Integer::sum));
        }
        assertThat(fired.keySet())
                .containsExactlyElementsOf(RuledGames.of(Shipped.GAME).rules().names());
        fired.forEach(
                (rule, times) -> {
                    if (UNCONDITIONAL.contains(rule)) {
                        assertThat(times).as(rule).isEqualTo(heard.get(rule));
                    } else {
                        assertThat(times).as(rule).isLessThan(heard.getOrDefault(rule, 0));
                    }
                });
    }

    @Test
    void aRefusalAwardsNothingAndNoConclusionNamesAFactTwice() {
        for (List<Facts.Maker<?>> grid : Grids.all()) {
            Facts.<Situation>each(
                    RuledGames.of(Shipped.GAME).rules(),
                    grid,
                    (situation, findings) -> {
                        for (var finding : findings.all()) {
                            if (finding.kind() == Ruling.Kind.FORBIDS) {
                                assertThat(finding.points()).as(finding.rule()).isZero();
                            }
                            assertThat(finding.reasons().stream().map(fact -> fact.name()))
                                    .as(finding.rule())
                                    .doesNotHaveDuplicates();
                        }
                    });
        }
    }

    @Test
    void aRuleIsSilencedAloneAndTheOthersStillSpeak() {
        try (Judging judging =
                RuledGames.of(Shipped.GAME).rules().without("sjoelen.score.complete-set").open()) {
            assertThat(
                            judging.put(scoring(judging.findings(), Compartments.of(9, 5, 5, 5)))
                                    .rules())
                    .containsExactly("sjoelen.score.face-value");
        }
    }

    @Test
    void scoringRulesFireOnlyForWhatIsThere() {
        assertThat(alone(sink -> scoring(sink, Compartments.EMPTY))).isEmpty();
        assertThat(alone(sink -> scoring(sink, Compartments.of(5, 5, 5, 5))))
                .containsExactly("score.complete-set");
        assertThat(alone(sink -> scoring(sink, Compartments.of(0, 0, 2, 0))))
                .containsExactly("score.face-value");
        assertThat(alone(sink -> scoring(sink, Compartments.of(5, 5, 7, 5))))
                .containsExactly("score.complete-set", "score.face-value");
        assertThat(
                        alone(
                                sink ->
                                        new TurnScoring(
                                                sink,
                                                Compartments.of(7, 7, 9, 7),
                                                Compartments.of(0, 0, 2, 0),
                                                TurnScoring.Finish.NONE,
                                                Facts.ANS)))
                .containsExactly("score.complete-set", "score.extra-disc", "score.face-value");
    }

    private static TurnScoring scoring(Findings sink, Compartments layout) {
        return new TurnScoring(
                sink, layout, Compartments.EMPTY, TurnScoring.Finish.NONE, Facts.ANS);
    }

    private static Set<String> alone(Function<Findings, Situation> situation) {
        try (Judging judging = RuledGames.of(Shipped.GAME).rules().open()) {
            return Grid.fired(judging.put(situation.apply(judging.findings())));
        }
    }

    /** Situations as different as they come, all with something to conclude. */
    private static List<Facts.Maker<?>> mixed() {
        List<Facts.Maker<?>> all = new ArrayList<>();
        for (List<Facts.Maker<?>> grid : Grids.all()) {
            all.add(grid.get(grid.size() - 1));
        }
        return all;
    }

    private static List<String> conclusions(Findings findings) {
        return findings.all().stream()
                .map(
                        finding ->
                                finding.rule()
                                        + finding.kind()
                                        + finding.points()
                                        + finding.pointer()
                                        + finding.reasons())
                .sorted()
                .toList();
    }

    @Test
    void theOrderOfSituationsAndOfHearingsChangesNoConclusion() {
        List<Facts.Maker<?>> mixed = mixed();
        List<String> expected = new ArrayList<>();
        for (Facts.Maker<?> one : mixed) {
            try (Judging judging = RuledGames.of(Shipped.GAME).rules().open()) {
                expected.addAll(conclusions(judging.put(one.apply(judging.findings()))));
            }
        }
        expected.sort(null);
        int size = mixed.size();
        for (int first = 0; first < size; first++) {
            for (int step : new int[] {1, size - 1}) {
                try (Judging together = RuledGames.of(Shipped.GAME).rules().open();
                        Judging oneByOne = RuledGames.of(Shipped.GAME).rules().open()) {
                    Situation[] situations = new Situation[size];
                    for (int i = 0; i < size; i++) {
                        var one = mixed.get((first + i * step) % size);
                        situations[i] = one.apply(together.findings());
                        oneByOne.put(one.apply(oneByOne.findings()));
                    }
                    assertThat(conclusions(together.put(situations))).isEqualTo(expected);
                    assertThat(conclusions(oneByOne.findings())).isEqualTo(expected);
                }
            }
        }
    }
}
