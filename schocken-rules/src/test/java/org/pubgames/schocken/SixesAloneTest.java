package org.pubgames.schocken;

import org.pubgames.core.rules.RuledGames;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.pubgames.core.contract.Grid;
import org.pubgames.core.spi.Findings;
import org.pubgames.schocken.SchockenSettings.TurnSixes;
import org.pubgames.schocken.rules.Effect;
import org.pubgames.schocken.rules.SettingAside;

/** Turning sixes, for every throw, every choice of dice and every setting that is about it. */
class SixesAloneTest {

    private static final int SIX = 6;

    /** Dice as far as turning sixes tells them apart: a six, or not. */
    private static List<List<Integer>> shown(int dice) {
        return Cups.multisets(dice).keySet().stream()
                .filter(all -> all.stream().allMatch(pips -> pips == 2 || pips == SIX))
                .toList();
    }

    private static int sixes(List<Integer> dice) {
        return (int) dice.stream().filter(pips -> pips == SIX).count();
    }

    private static Grid<SettingAside> timely() {
        return Grid.of(SettingAside.class)
                .with("playing", true)
                .with("tied", false)
                .with("due", false)
                .with("inTurn", true)
                .with("thrown", true)
                .with("unseen", false)
                .with("mustShow", false)
                .with("inCup", true)
                .with("onlyOnes", false)
                .with("onlyOnesAndSixes", false)
                .with("holdable", SchockenSettings.Holdable.ANY)
                .with("putBackAllowed", false)
                .with("putBackLies", true);
    }

    private static Set<String> aboutSixes(Findings findings) {
        return Grid.fired(findings).stream()
                .filter(rule -> rule.startsWith("sixes."))
                .map(rule -> rule.substring("sixes.".length()))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void theRulesAboutSixesFireAsTheTextHasItForEveryThrow() {
        AtomicInteger situations = new AtomicInteger();
        AtomicInteger turnings = new AtomicInteger();
        for (int cup = 1; cup <= Hand.DICE; cup++) {
            for (List<Integer> dice : shown(cup)) {
                for (List<Integer> aside : shown(Hand.DICE - cup)) {
                    for (List<Integer> kept : Cups.parts(dice)) {
                        timely().with("cup", cup)
                                .with("fromHand", cup == Hand.DICE)
                                .with("known", true)
                                .with("dice", kept)
                                .with("sixesInCup", sixes(dice))
                                .with("sixesAside", sixes(aside))
                                .with("sixesKept", sixes(kept))
                                .with("turned", -1, 0, 1, 2, 3)
                                .with("used", 1, 2)
                                .with("onesForThree", 1, 2)
                                .each(
                                        RuledGames.of(Shipped.GAME).rules(),
                                        (situation, findings) -> {
                                            assertThat(aboutSixes(findings))
                                                    .as(() -> dice + " " + aside + situation)
                                                    .isEqualTo(expected(situation, dice, aside));
                                            situations.incrementAndGet();
                                            turnings.addAndGet(
                                                    findings.has(Effect.TURN)
                                                                    && !findings.forbidden()
                                                            ? 1
                                                            : 0);
                                        });
                    }
                }
            }
        }
        // 20 choices from three dice, 10 from two beside 2 kinds of die, 4 from one beside 3 pairs
        assertThat(situations).hasValue((20 + 10 * 2 + 4 * 3) * 5 * 2 * 2 * 2 * 2 * 4);
        assertThat(turnings).hasPositiveValue();
    }

    private static Set<String> expected(
            SettingAside asked, List<Integer> dice, List<Integer> aside) {
        Set<String> rules = new TreeSet<>();
        int turned = asked.turned();
        if (turned < 0) {
            rules.add("possible-count");
        }
        if (turned <= 0) {
            return rules;
        }
        rules.add(asked.throwsLeft() ? "turned" : "no-throw-left");
        if (asked.turnSixes() == TurnSixes.OFF) {
            rules.add("off");
        }
        if (turned > asked.onesForThree()) {
            rules.add("three-give-one");
        }
        if (asked.turnSixes() == TurnSixes.FIRST_THROW && asked.used() == 2) {
            rules.add("first-throw-only");
        }
        if (asked.turnSixes() == TurnSixes.FROM_HAND && dice.size() < Hand.DICE) {
            rules.add("from-hand-only");
        }
        int old = asked.asideCounts() ? sixes(aside) : 0;
        boolean oneThrown = sixes(dice) > 0;
        if (!oneThrown || sixes(dice) + old <= turned) {
            rules.add("too-few");
        } else if (sixes(dice) - sixes(asked.dice()) - Math.max(0, turned - old) < 1) {
            rules.add("one-goes-back");
        }
        return rules;
    }

    @Test
    void sixesOfAThrowThatNobodyNamedAreNotTurned() {
        timely().with("cup", 1, 2, 3)
                .with("known", false)
                .with("turned", -1, 0, 1, 2, 3)
                .with("used", 1)
                .with("onesForThree", 2)
                .with("sixesInCup", 0)
                .with("sixesAside", 0, 1, 2)
                .with("sixesKept", 0)
                .each(
                        RuledGames.of(Shipped.GAME).rules(),
                        (situation, findings) -> {
                            assertThat(aboutSixes(findings).contains("must-be-shown"))
                                    .isEqualTo(situation.turned() > 0 && situation.throwsLeft());
                            assertThat(aboutSixes(findings))
                                    .doesNotContain("too-few", "one-goes-back");
                        });
    }

    @Test
    void nobodyTurnsSixesWhoseMomentItIsNot() {
        AtomicInteger situations = new AtomicInteger();
        Grid.of(SettingAside.class)
                .with("throwsLeft", true)
                .with("unseen", false)
                .with("mustShow", false)
                .with("inCup", true)
                .with("onlyOnes", false)
                .with("onlyOnesAndSixes", false)
                .with("holdable", SchockenSettings.Holdable.ANY)
                .with("putBackAllowed", false)
                .with("putBackLies", true)
                .with("turned", -1, 1)
                .with("cup", 3)
                .with("sixesInCup", 3)
                .with("onesForThree", 2)
                .each(
                        RuledGames.of(Shipped.GAME).rules(),
                        (situation, findings) -> {
                            boolean timely =
                                    situation.playing()
                                            && !situation.tied()
                                            && !situation.due()
                                            && situation.inTurn()
                                            && situation.thrown();
                            assertThat(aboutSixes(findings).isEmpty())
                                    .as(situation::toString)
                                    .isNotEqualTo(timely);
                            situations.incrementAndGet();
                        });
        assertThat(situations).hasValueGreaterThan(1_000);
    }
}
