package org.pubgames.sjoelen;

import org.pubgames.core.rules.RuledGames;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.pubgames.core.contract.Grid;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.sjoelen.rules.BonusDue;
import org.pubgames.sjoelen.rules.Effect;
import org.pubgames.sjoelen.rules.SubTurnClose;
import org.pubgames.sjoelen.rules.TakenOutDiscs;

/** How a sub-turn may end: always in exactly one way. */
class SubTurnCloseAloneTest {

    private static final int HIGHEST = 148;

    /** What a house may decide about extra discs. */
    private record Edition(int subTurns, List<Integer> bonusDiscs, boolean allAtOnce) {
        int extra(int subTurn) {
            return subTurn < subTurns ? bonusDiscs.get(subTurn - 1) : 0;
        }

        boolean grants() {
            return bonusDiscs.stream().anyMatch(discs -> discs > 0);
        }
    }

    private static List<Edition> editions() {
        List<Edition> all = new ArrayList<>();
        for (boolean allAtOnce : List.of(false, true)) {
            all.add(new Edition(1, List.of(), allAtOnce));
            for (int one = 0; one <= (allAtOnce ? 3 : 2); one++) {
                all.add(new Edition(2, List.of(Math.min(one, allAtOnce ? 3 : 1)), allAtOnce));
                for (int two = 0; two <= (allAtOnce ? 3 : 1); two++) {
                    all.add(new Edition(3, List.of(one, two), allAtOnce));
                    all.add(new Edition(4, List.of(one + 1, two + 1, 1), allAtOnce));
                    all.add(new Edition(4, List.of(3, 0, two), allAtOnce));
                }
            }
        }
        return all;
    }

    private static void each(BiConsumer<SubTurnClose, Findings> action) {
        for (Edition edition : editions()) {
            for (int subTurn = 1; subTurn <= edition.subTurns(); subTurn++) {
                for (int takenOut : new int[] {0, 2}) {
                    for (boolean returns : List.of(true, false)) {
                        for (int lying : new int[] {0, 12, 28}) {
                            for (int rest : new int[] {0, 2, 18, 30}) {
                                hear(edition, subTurn, lying, rest, 0, takenOut, returns, action);
                                hear(edition, subTurn, lying, rest, 147, takenOut, returns, action);
                            }
                        }
                    }
                }
                hear(edition, subTurn, 30, 0, HIGHEST, 0, true, action);
                for (int reached = 1; reached < subTurn; reached++) {
                    bonusStage(edition, subTurn, reached, action);
                }
            }
        }
    }

    private static void hear(
            Edition edition,
            int subTurn,
            int lying,
            int rest,
            int points,
            int takenOut,
            boolean returns,
            BiConsumer<SubTurnClose, Findings> action) {
        hear(edition, subTurn, lying, rest, points, takenOut, returns, false, 0, action);
    }

    private static void bonusStage(
            Edition edition, int subTurn, int reached, BiConsumer<SubTurnClose, Findings> action) {
        int granted = edition.extra(reached);
        int returned = edition.allAtOnce() ? granted : subTurn - reached;
        boolean played = edition.allAtOnce() ? subTurn == reached + 1 : returned <= granted;
        if (granted > 0 && played) {
            for (int rest : new int[] {0, 1}) {
                for (int takenOut = 0; takenOut <= rest; takenOut++) {
                    hear(
                            edition,
                            subTurn,
                            30,
                            rest,
                            HIGHEST,
                            takenOut,
                            true,
                            true,
                            granted - returned,
                            action);
                }
            }
        }
    }

    private static void hear(
            Edition edition,
            int subTurn,
            int lying,
            int rest,
            int points,
            int takenOut,
            boolean returns,
            boolean bonusStage,
            int bonusLeft,
            BiConsumer<SubTurnClose, Findings> action) {
        try (Judging judging = RuledGames.of(Shipped.GAME).rules().open()) {
            SubTurnClose close =
                    new SubTurnClose(
                            judging.findings(),
                            subTurn,
                            subTurn >= edition.subTurns(),
                            edition.subTurns() - subTurn,
                            lying,
                            30,
                            rest == 0,
                            points,
                            HIGHEST,
                            edition.grants(),
                            bonusStage,
                            edition.extra(subTurn),
                            bonusLeft,
                            edition.allAtOnce(),
                            rest,
                            takenOut,
                            returns,
                            List.of("2: 4"),
                            "0/0/4/0",
                            0,
                            0);
            action.accept(close, judging.put(close));
        }
    }

    /** The course of a turn in plain words. */
    private static Set<Object> expected(SubTurnClose close) {
        if (close.last()) {
            return Set.of(Effect.END_TURN);
        }
        if (close.bonusStage()) {
            return close.bonusLeft() > 0 ? Set.of(new BonusDue(1)) : Set.of(Effect.END_TURN);
        }
        if (close.points() == HIGHEST && close.extra() > 0) {
            return Set.of(new BonusDue(close.allAtOnce() ? close.extra() : 1));
        }
        return Set.of(close.allPlayedIn() ? Effect.END_TURN : Effect.NEXT_SUB_TURN);
    }

    @Test
    void aSubTurnEndsInExactlyOneWay() {
        AtomicInteger situations = new AtomicInteger();
        Set<String> fired = new TreeSet<>();
        each(
                (close, findings) -> {
                    List<Object> effects = new ArrayList<>();
                    for (Effect effect : Effect.values()) {
                        if (findings.has(effect)) {
                            effects.add(effect);
                        }
                    }
                    findings.effect(BonusDue.class).ifPresent(effects::add);
                    assertThat(effects)
                            .as(close.toString())
                            .containsExactlyElementsOf(expected(close));
                    fired.addAll(Grid.fired(findings));
                    situations.incrementAndGet();
                });
        assertThat(situations.get()).isGreaterThan(5_000);
        assertThat(fired)
                .containsExactly(
                        "bonus.first-sub-turn",
                        "bonus.first-sub-turn-single",
                        "bonus.first-sub-turn-together",
                        "bonus.later-sub-turn",
                        "bonus.next-disc",
                        "bonus.played",
                        "piling.between-sub-turns",
                        "turn.all-in",
                        "turn.all-in-below-highest",
                        "turn.discs-return",
                        "turn.last-sub-turn",
                        "turn.out-in-last-sub-turn",
                        "turn.taken-out-lost",
                        "turn.taken-out-return");
    }

    @Test
    void onlyOneRuleEndsOrContinuesTheTurn() {
        each(
                (close, findings) ->
                        assertThat(
                                        Grid.fired(findings).stream()
                                                .filter(SubTurnCloseAloneTest::moves))
                                .as(close.toString())
                                .hasSize(1));
    }

    private static boolean moves(String rule) {
        return rule.startsWith("bonus.")
                || rule.startsWith("turn.all-in")
                || rule.equals("turn.last-sub-turn")
                || rule.equals("turn.discs-return");
    }

    @Test
    void discsTakenOutAreSpokenOfOnceUnlessExtraDiscsArePlayed() {
        each(
                (close, findings) -> {
                    String rule =
                            close.last()
                                    ? "turn.out-in-last-sub-turn"
                                    : close.takenOutReturns()
                                            ? "turn.taken-out-return"
                                            : "turn.taken-out-lost";
                    boolean spoken = close.takenOut() > 0 && !close.bonusStage();
                    assertThat(
                                    Grid.fired(findings).stream()
                                            .filter(fired -> fired.contains("out-")))
                            .as(close.toString())
                            .isEqualTo(spoken ? List.of(rule) : List.of());
                    assertThat(findings.effect(TakenOutDiscs.class))
                            .as(close.toString())
                            .isEqualTo(
                                    spoken && !close.last()
                                            ? Optional.of(fate(close))
                                            : Optional.empty());
                });
    }

    private static TakenOutDiscs fate(SubTurnClose close) {
        return close.takenOutReturns() ? TakenOutDiscs.RETURN : TakenOutDiscs.LOST;
    }
}
