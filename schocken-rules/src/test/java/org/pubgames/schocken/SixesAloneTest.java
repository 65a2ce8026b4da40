package org.pubgames.schocken;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.pubgames.core.contract.Grid;
import org.pubgames.core.rules.RuledGames;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Names;
import org.pubgames.schocken.Hand.Sight;
import org.pubgames.schocken.SchockenEvent.SetAside;
import org.pubgames.schocken.SchockenSettings.TurnSixes;
import org.pubgames.schocken.rules.Effect;
import org.pubgames.schocken.rules.Place;
import org.pubgames.schocken.rules.SettingAside;

/** Turning sixes, for every throw, every choice of dice and every setting that is about it. */
class SixesAloneTest {

    private static final int SIX = 6;
    private static final boolean[] NEVER = {false};
    private static final boolean[] EITHER = {false, true};

    /** Dice as far as turning sixes tells them apart: a six, or not. */
    private static List<List<Integer>> shown(int dice) {
        return Cups.multisets(dice).keySet().stream()
                .filter(all -> all.stream().allMatch(pips -> pips == 2 || pips == SIX))
                .toList();
    }

    private static int sixes(List<Integer> dice) {
        return (int) dice.stream().filter(pips -> pips == SIX).count();
    }

    /** A leads and has thrown; the table waits for nobody else. */
    private static final SchockenState TABLE =
            Evening.of("A", "B").lay("A 6-5-4", "B 6-6-6").state();

    /** B has thrown so often and looked at what is under the cup. */
    private static Hand hand(int used, List<Integer> aside, Optional<List<Integer>> dice) {
        return hand(used, aside, dice, false);
    }

    private static Hand hand(
            int used, List<Integer> aside, Optional<List<Integer>> dice, boolean due) {
        return new Hand(
                used,
                aside,
                Hand.DICE - aside.size(),
                dice,
                Sight.THROWER,
                due,
                false,
                false,
                false,
                false,
                false,
                false,
                false,
                false,
                false,
                false);
    }

    private static Place place(SchockenSettings settings, Hand hand, int most) {
        return new Place(TABLE, settings, TABLE.seat("B").with(hand), hand, true, most);
    }

    private static SetAside turning(int sixes, List<Integer> kept) {
        return SetAside.of("B", kept).turned(sixes);
    }

    private static List<SchockenSettings> houses(int... onesForThree) {
        List<SchockenSettings> houses = new ArrayList<>();
        for (int ones : onesForThree) {
            for (TurnSixes turn : TurnSixes.values()) {
                for (boolean aside : turn == TurnSixes.OFF ? NEVER : EITHER) {
                    houses.add(
                            Schocken.settings(
                                    Evening.house(
                                            "turnSixes: " + Names.written(turn),
                                            "onesForThreeSixes: " + ones,
                                            "turnAsideSixes: " + aside)));
                }
            }
        }
        return houses;
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
                        Grid.of(SettingAside.class)
                                .with("place", places(dice, aside))
                                .with("event", events(kept))
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
        // sixes that lie aside are never counted where none are turned: 7 houses for each number
        assertThat(situations).hasValue((20 + 10 * 2 + 4 * 3) * 5 * 2 * 2 * 2 * 7);
        assertThat(turnings).hasPositiveValue();
    }

    private static Object[] places(List<Integer> dice, List<Integer> aside) {
        List<Place> places = new ArrayList<>();
        for (SchockenSettings settings : houses(1, 2)) {
            for (int used = 1; used <= 2; used++) {
                for (int left = 0; left <= 1; left++) {
                    Hand hand = hand(used, aside, Optional.of(dice));
                    places.add(place(settings, hand, used + left));
                }
            }
        }
        return places.toArray();
    }

    private static Object[] events(List<Integer> kept) {
        return IntStream.rangeClosed(-1, 3).mapToObj(sixes -> turning(sixes, kept)).toArray();
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
        if (asked.throwsLeft()) {
            rules.add("turned");
        } else if (asked.used() == 1 || asked.settings().turnSixes() != TurnSixes.FIRST_THROW) {
            rules.add("no-throw-left");
        }
        if (asked.settings().turnSixes() == TurnSixes.OFF) {
            rules.add("off");
        }
        if (turned > asked.settings().onesForThreeSixes()) {
            rules.add("three-give-one");
        }
        if (asked.settings().turnSixes() == TurnSixes.FIRST_THROW && asked.used() == 2) {
            rules.add("first-throw-only");
        }
        if (asked.settings().turnSixes() == TurnSixes.FROM_HAND && dice.size() < Hand.DICE) {
            rules.add("from-hand-only");
        }
        int old = asked.settings().turnAsideSixes() ? sixes(aside) : 0;
        boolean oneThrown = sixes(dice) > 0;
        if (!oneThrown || sixes(dice) + old <= turned) {
            // Of more than the house ever lets turn, it is not asked how many there were.
            if (turned <= asked.settings().onesForThreeSixes()) {
                rules.add("too-few");
            }
        } else if (sixes(dice) - sixes(asked.dice()) - Math.max(0, turned - old) < 1) {
            rules.add("one-goes-back");
        }
        return rules;
    }

    @Test
    void sixesOfAThrowThatNobodyNamedAreNotTurned() {
        List<Place> places = new ArrayList<>();
        for (SchockenSettings settings : houses(2)) {
            for (int cup = 1; cup <= Hand.DICE; cup++) {
                for (List<Integer> aside : shown(Hand.DICE - cup)) {
                    for (int left = 0; left <= 1; left++) {
                        places.add(place(settings, hand(1, aside, Optional.empty()), 1 + left));
                    }
                }
            }
        }
        Grid.of(SettingAside.class)
                .with("place", places.toArray())
                .with("event", events(List.of()))
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
                .with("place", moments())
                .with("event", turning(-1, List.of()), turning(1, List.of()))
                .each(
                        RuledGames.of(Shipped.GAME).rules(),
                        (situation, findings) -> {
                            boolean timely =
                                    situation.playing()
                                            && !situation.tied()
                                            && !situation.due()
                                            && situation.inTurn()
                                            && situation.used() > 0;
                            assertThat(aboutSixes(findings).isEmpty())
                                    .as(situation::toString)
                                    .isNotEqualTo(timely);
                            situations.incrementAndGet();
                        });
        assertThat(situations).hasValueGreaterThan(1_000);
    }

    /** B plays or not, has to throw or not, is waited for or not, has thrown or not. */
    private static Object[] moments() {
        List<Place> moments = new ArrayList<>();
        SchockenState tied = Evening.of("A", "B").schuss("A 3-2-2", "B 3-2-2").state();
        assertThat(tied.tied()).isTrue();
        for (SchockenSettings settings : houses(1, 2)) {
            for (SchockenState state : List.of(TABLE, tied)) {
                for (int bits = 0; bits < 32; bits++) {
                    Optional<List<Integer>> dice =
                            (bits & 1) == 0 ? Optional.empty() : Optional.of(List.of(6, 6, 6));
                    Hand hand = hand((bits & 2) / 2, List.of(), dice, (bits & 4) > 0);
                    SchockenPlayer seat = SchockenPlayer.seated("B");
                    moments.add(
                            new Place(
                                    state,
                                    settings,
                                    (bits & 8) > 0 ? seat.with(hand) : seat,
                                    hand,
                                    (bits & 16) > 0,
                                    3));
                }
            }
        }
        return moments.toArray();
    }
}
