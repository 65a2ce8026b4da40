package org.pubgames.sjoelen;

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
import org.pubgames.core.rules.RuledGames;
import org.pubgames.core.spi.Findings;
import org.pubgames.sjoelen.SjoelenSettings.BonusPlay;
import org.pubgames.sjoelen.SjoelenSettings.TakenOut;
import org.pubgames.sjoelen.rules.BonusDue;
import org.pubgames.sjoelen.rules.Effect;
import org.pubgames.sjoelen.rules.SubTurnClose;
import org.pubgames.sjoelen.rules.TakenOutDiscs;

/** How a sub-turn may end: always in exactly one way. */
class SubTurnCloseAloneTest {

    private static void each(BiConsumer<SubTurnClose, Findings> action) {
        Facts.each(RuledGames.of(Shipped.GAME).rules(), Grids.ends(), action);
    }

    private static boolean last(SubTurnClose close) {
        return close.turn().subTurn() >= close.settings().subTurns();
    }

    private static boolean returns(SubTurnClose close) {
        return close.settings().takenOut() == TakenOut.NEXT_SUB_TURN;
    }

    /** Discs that the next sub-turn would be played with. */
    private static int rest(SubTurnClose close) {
        return close.turn().field() + (returns(close) ? close.turn().takenOut() : 0);
    }

    /** The course of a turn in plain words. */
    private static Set<Object> expected(SubTurnClose close) {
        boolean together = close.settings().bonusPlay() == BonusPlay.ALL_AT_ONCE;
        if (last(close)) {
            return Set.of(Effect.END_TURN);
        }
        if (close.turn().bonusStage()) {
            return close.bonusLeft() > 0 ? Set.of(new BonusDue(1)) : Set.of(Effect.END_TURN);
        }
        if (close.points() == close.highest() && close.extra() > 0) {
            return Set.of(new BonusDue(together ? close.extra() : 1));
        }
        return Set.of(rest(close) == 0 ? Effect.END_TURN : Effect.NEXT_SUB_TURN);
    }

    /** Extra discs that are played together are never played one by one, nor is one missing. */
    private static boolean canBe(SubTurnClose close) {
        boolean highest = close.points() == close.highest();
        boolean bonus = highest && close.extra() > 0 && !close.turn().bonusStage();
        boolean together = close.settings().bonusPlay() == BonusPlay.ALL_AT_ONCE;
        boolean partly = together && close.turn().bonusStage() && close.bonusLeft() > 0;
        return !(bonus && rest(close) > 0) && !partly;
    }

    @Test
    void aSubTurnEndsInExactlyOneWay() {
        AtomicInteger situations = new AtomicInteger();
        Set<String> fired = new TreeSet<>();
        each(
                (close, findings) -> {
                    if (canBe(close)) {
                        List<Object> effects = new ArrayList<>();
                        for (Effect effect : Effect.values()) {
                            if (findings.has(effect)) {
                                effects.add(effect);
                            }
                        }
                        findings.effect(BonusDue.class).ifPresent(effects::add);
                        assertThat(effects)
                                .as(close::toString)
                                .containsExactlyElementsOf(expected(close));
                        situations.incrementAndGet();
                    }
                    fired.addAll(Grid.fired(findings));
                });
        assertThat(situations.get()).isGreaterThan(1_500);
        fired.removeIf(rule -> rule.startsWith("score."));
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
                (close, findings) -> {
                    if (canBe(close)) {
                        assertThat(
                                        Grid.fired(findings).stream()
                                                .filter(SubTurnCloseAloneTest::moves))
                                .as(close::toString)
                                .hasSize(1);
                    }
                });
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
                            last(close)
                                    ? "turn.out-in-last-sub-turn"
                                    : returns(close)
                                            ? "turn.taken-out-return"
                                            : "turn.taken-out-lost";
                    boolean spoken = close.turn().takenOut() > 0 && !close.turn().bonusStage();
                    assertThat(
                                    Grid.fired(findings).stream()
                                            .filter(fired -> fired.contains("out-")))
                            .as(close::toString)
                            .isEqualTo(spoken ? List.of(rule) : List.of());
                    assertThat(findings.effect(TakenOutDiscs.class))
                            .as(close::toString)
                            .isEqualTo(
                                    spoken && !last(close)
                                            ? Optional.of(fate(close))
                                            : Optional.empty());
                });
    }

    private static TakenOutDiscs fate(SubTurnClose close) {
        return returns(close) ? TakenOutDiscs.RETURN : TakenOutDiscs.LOST;
    }

    @Test
    void theJuryPilesFourDiscsAndThenThreeByThree() {
        TurnInPlay turn = Facts.turn(Facts.ANS, 1, Compartments.of(9, 4, 5, 0), 1, 0);
        SubTurnClose close =
                new SubTurnClose(new Findings(), turn, Facts.ANS, Facts.worth(Facts.ANS));
        assertThat(close.piles(4, 3)).containsExactly("2: 4+3+2", "3: 4", "4: 4+1");
    }
}
