package org.pubgames.sjoelen;

import org.pubgames.core.rules.RuledGames;
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
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.Situation;
import org.pubgames.sjoelen.rules.BoardUse;
import org.pubgames.sjoelen.rules.DiscFate;
import org.pubgames.sjoelen.rules.DiscReport;
import org.pubgames.sjoelen.rules.Handover;
import org.pubgames.sjoelen.rules.Trial;
import org.pubgames.sjoelen.rules.TurnOpening;
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
        for (Grid<?> grid : Grids.all()) {
            Set<String> here = new TreeSet<>();
            int[] situations = {0};
            grid.each(
                    RuledGames.of(Shipped.GAME).rules(),
                    (situation, findings) -> {
                        situations[0]++;
                        findings.rules().forEach(rule -> fired.merge(rule, 1, Integer::sum));
                        here.addAll(findings.rules());
                    });
            here.forEach(rule -> heard.merge(rule, situations[0], Integer::sum));
        }
        assertThat(fired.keySet()).containsExactlyElementsOf(RuledGames.of(Shipped.GAME).rules().names());
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
        for (Grid<?> grid : Grids.all()) {
            grid.each(
                    RuledGames.of(Shipped.GAME).rules(),
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
        try (Judging judging = RuledGames.of(Shipped.GAME).rules().without("sjoelen.score.complete-set").open()) {
            assertThat(
                            judging.put(scoring(judging.findings(), 5, new TurnScoring.Extra(2, 4)))
                                    .rules())
                    .containsExactly("sjoelen.score.face-value");
        }
    }

    @Test
    void scoringRulesFireOnlyForWhatIsThere() {
        TurnScoring.Extra four = new TurnScoring.Extra(4, 2);
        assertThat(alone(sink -> scoring(sink, 0))).isEmpty();
        assertThat(alone(sink -> scoring(sink, 5))).containsExactly("score.complete-set");
        assertThat(alone(sink -> scoring(sink, 0, four))).containsExactly("score.face-value");
        assertThat(alone(sink -> scoring(sink, 5, four)))
                .containsExactly("score.complete-set", "score.face-value");
        assertThat(alone(sink -> new TurnScoring(sink, 7, 20, List.of(four), List.of(four))))
                .containsExactly("score.complete-set", "score.extra-disc", "score.face-value");
    }

    private static TurnScoring scoring(Findings sink, int sets, TurnScoring.Extra... extras) {
        return new TurnScoring(sink, sets, 20, List.of(extras), List.of());
    }

    private static Set<String> alone(Function<Findings, Situation> situation) {
        try (Judging judging = RuledGames.of(Shipped.GAME).rules().open()) {
            return Grid.fired(judging.put(situation.apply(judging.findings())));
        }
    }

    /** Situations as different as they come, all with something to conclude. */
    private static List<Function<Findings, Situation>> mixed() {
        return List.of(
                Grid.of(DiscReport.class)::last,
                Grid.of(DiscFate.class)::last,
                sink -> scoring(sink, 5, new TurnScoring.Extra(2, 4), new TurnScoring.Extra(4, 2)),
                Grid.of(TurnOpening.class).with("found", 29)::last,
                Grid.of(BoardUse.class).with("board", 0)::last,
                Grids.cardScores()::last,
                Grids.subTurnCounts()::last,
                Grid.of(Handover.class).with("lines", 9).with("needed", 10)::last,
                Grid.of(Trial.class).with("discs", 6).with("most", 5)::last);
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
        List<String> expected = new ArrayList<>();
        for (Function<Findings, Situation> one : mixed()) {
            try (Judging judging = RuledGames.of(Shipped.GAME).rules().open()) {
                expected.addAll(conclusions(judging.put(one.apply(judging.findings()))));
            }
        }
        expected.sort(null);
        int size = mixed().size();
        for (int first = 0; first < size; first++) {
            for (int step : new int[] {1, size - 1}) {
                try (Judging together = RuledGames.of(Shipped.GAME).rules().open();
                        Judging oneByOne = RuledGames.of(Shipped.GAME).rules().open()) {
                    Situation[] situations = new Situation[size];
                    for (int i = 0; i < size; i++) {
                        var one = mixed().get((first + i * step) % size);
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
