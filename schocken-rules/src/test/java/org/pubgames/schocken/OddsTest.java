package org.pubgames.schocken;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Match;
import org.pubgames.core.Verdict;
import org.pubgames.schocken.SchockenEvent.RollOffThrown;
import org.pubgames.schocken.SchockenEvent.StarterThrown;
import org.pubgames.schocken.SchockenEvent.Stood;
import org.pubgames.schocken.SchockenEvent.Thrown;
import org.pubgames.schocken.SchockenEvent.Uncovered;
import org.pubgames.schocken.SchockenState.Stage;

/**
 * The exact odds of Schocken, from every possible throw and every way to go on that the rules
 * accept. The fractions were worked out elsewhere, without this library.
 */
class OddsTest {

    private static final SchockenScoring SCORING =
            Shipped.GAME.scoring(Shipped.variant("hattersheim"));

    private static Predicate<List<Integer>> makes(Category... wanted) {
        return dice -> Arrays.asList(wanted).contains(SCORING.rank(dice, false).category());
    }

    /** The leader's turn where so many throws are allowed, with sixes turned or not. */
    private static Cups cups(int throwsAllowed, String turnSixes) {
        return new Cups(
                Shipped.house(
                        "throwsPerRound: " + throwsAllowed,
                        "distributionThrows: " + throwsAllowed,
                        "turnSixes: " + turnSixes),
                (hand, way, allowed) -> {});
    }

    private static List<String> odds(String turnSixes, Category... wanted) {
        List<String> odds = new ArrayList<>();
        for (int throwsAllowed = 1; throwsAllowed <= 3; throwsAllowed++) {
            odds.add(cups(throwsAllowed, turnSixes).chance(makes(wanted)).toString());
        }
        return odds;
    }

    @Test
    void withoutTurningSixesEachOneComesOnItsOwn() {
        assertThat(odds("off", Category.SCHOCK_AUS))
                .containsExactly("1/216", "1331/46656", "753571/10077696");
    }

    @Test
    void withSixesTurnedTheOddsAreThoseWorkedOut() {
        Map<String, Predicate<List<Integer>>> targets = new TreeMap<>();
        targets.put("Schock-Aus", makes(Category.SCHOCK_AUS));
        targets.put("two or three ones", makes(Category.SCHOCK_AUS, Category.SCHOCK));
        targets.put("Jule", makes(Category.JULE));
        targets.put("Jule or Schock-Aus", makes(Category.JULE, Category.SCHOCK_AUS));
        targets.put("General", makes(Category.DREI_DICKE));
        targets.put("Straße", makes(Category.STRASSE));
        Map<String, List<String>> odds = new TreeMap<>();
        for (int throwsAllowed = 1; throwsAllowed <= 3; throwsAllowed++) {
            Cups cups = cups(throwsAllowed, "when-throw-left");
            targets.forEach(
                    (name, target) ->
                            odds.computeIfAbsent(name, any -> new ArrayList<>())
                                    .add(cups.chance(target).toString()));
        }
        assertThat(odds)
                .containsOnly(
                        Map.entry("Schock-Aus", List.of("1/216", "379/11664", "54271/629856")),
                        Map.entry("two or three ones", List.of("2/27", "1457/5832", "8483/19683")),
                        Map.entry("Jule", List.of("1/36", "29/243", "24665/104976")),
                        Map.entry(
                                "Jule or Schock-Aus",
                                List.of("7/216", "1571/11664", "161431/629856")),
                        Map.entry("General", List.of("5/216", "4595/46656", "240925/1259712")),
                        Map.entry("Straße", List.of("1/9", "1145/3888", "391469/839808")));
    }

    /** What may be set aside is what the text lets be set aside, for every throw there is. */
    @Test
    void everyWayToSetAsideIsAllowedAsTheTextAllowsIt() {
        AtomicInteger ways = new AtomicInteger();
        Cups.Asked check =
                new Cups.Asked() {
                    @Override
                    public void about(Hand hand, SchockenEvent.SetAside way, boolean allowed) {
                        ways.incrementAndGet();
                        if (allowed != mayBeSetAside(hand, way)) {
                            assertThat(way).as(hand.dice() + " " + hand.aside()).isNull();
                        }
                    }

                    @Override
                    public int mostTurned(List<Integer> dice) {
                        return Hand.DICE;
                    }
                };
        Cups cups = new Cups(Shipped.variant("hattersheim"), check);
        assertThat(ways).hasValueGreaterThan(5_000);
        // before the first throw; no, one or two dice aside before the second and the third
        assertThat(cups.places()).isEqualTo(1 + 2 * (1 + 6 + 21));
    }

    private static boolean mayBeSetAside(Hand hand, SchockenEvent.SetAside way) {
        List<Integer> cup = hand.dice().orElseThrow();
        int turned = way.turned().orElse(0);
        long sixes = cup.stream().filter(pips -> pips == 6).count();
        long sixesKept = way.dice().stream().filter(pips -> pips == 6).count();
        int leave = way.dice().size() + turned;
        boolean turning = turned == 0 || (sixes >= 2 && turned + sixesKept < sixes);
        return hand.used() < 3 && leave > 0 && leave < cup.size() && turning;
    }

    private static Match<SchockenState, SchockenEvent> schuss(int players, List<Integer> dice) {
        List<String> names = PlayedMatch.seats(players).names();
        Match<SchockenState, SchockenEvent> match =
                Shipped.GAME.open(Shipped.variant("hattersheim"), PlayedMatch.seats(players));
        for (String name : names) {
            match = then(match, new StarterThrown(name, List.of(3)));
        }
        for (String name : names) {
            match = then(match, Thrown.unseen(name));
        }
        Integer[] shown = dice.toArray(Integer[]::new);
        match = then(match, Uncovered.of(names.get(0), shown));
        return then(match, new Stood(names.get(0)));
    }

    private static Match<SchockenState, SchockenEvent> then(
            Match<SchockenState, SchockenEvent> match, SchockenEvent event) {
        return match.judge(event).orElseThrow().match();
    }

    @Test
    void twoPlayersAreIdenticalAfterOneThrowIn83Of3888() {
        Map<List<Integer>, Integer> all = Cups.multisets(Hand.DICE);
        int[] identical = {0};
        all.forEach(
                (mine, ways) -> {
                    Match<SchockenState, SchockenEvent> match = schuss(2, mine);
                    all.forEach(
                            (theirs, others) -> {
                                Verdict<SchockenState, SchockenEvent> verdict =
                                        match.judge(
                                                Uncovered.of(
                                                        "Bram", theirs.toArray(Integer[]::new)));
                                if (tied(verdict)) {
                                    identical[0] += ways * others;
                                }
                            });
                });
        assertThat(Fraction.of(identical[0], 216L * 216)).hasToString("83/3888");
    }

    private static boolean tied(Verdict<SchockenState, SchockenEvent> verdict) {
        assertThat(verdict.accepted()).isTrue();
        return verdict.rulings().stream()
                .anyMatch(
                        ruling ->
                                ruling.rule().equals("schocken.round.lowest-tied")
                                        || ruling.rule().equals("schocken.round.all-schock-aus"));
    }

    /** The same throw by everybody: all of them roll off. */
    private static Match<SchockenState, SchockenEvent> rollOff(int players) {
        Match<SchockenState, SchockenEvent> match = schuss(players, List.of(4, 3, 1));
        for (String name : PlayedMatch.seats(players).names().subList(1, players)) {
            match = then(match, Uncovered.of(name, 4, 3, 1));
        }
        assertThat(match.state().stage()).isEqualTo(Stage.ROLL_OFF);
        return match;
    }

    @Test
    void aRollOffOfTwoIsRepeatedIn361Of3888() {
        Map<List<Integer>, Integer> all = Cups.multisets(Hand.DICE);
        int[] repeated = {0};
        Match<SchockenState, SchockenEvent> match = rollOff(2);
        all.forEach(
                (mine, ways) -> {
                    Match<SchockenState, SchockenEvent> one =
                            then(match, new RollOffThrown("Anna", mine));
                    all.forEach(
                            (theirs, others) -> {
                                if (again(one, new RollOffThrown("Bram", theirs))) {
                                    repeated[0] += ways * others;
                                }
                            });
                });
        assertThat(Fraction.of(repeated[0], 216L * 216)).hasToString("361/3888");
    }

    private static boolean again(Match<SchockenState, SchockenEvent> match, SchockenEvent last) {
        return then(match, last).state().stage() == Stage.ROLL_OFF;
    }

    /** One throw stands for all of its sum; that only the sum counts is seen above. */
    @Test
    void threeShareTheLowestRollOffIn112865Of839808() {
        Map<Integer, List<Integer>> bySum = new TreeMap<>();
        Map<Integer, Integer> ways = new TreeMap<>();
        Cups.multisets(Hand.DICE)
                .forEach(
                        (dice, orders) -> {
                            int sum = dice.stream().mapToInt(Integer::intValue).sum();
                            bySum.put(sum, dice);
                            ways.merge(sum, orders, Integer::sum);
                        });
        assertThat(bySum).hasSize(16);
        Match<SchockenState, SchockenEvent> match = rollOff(3);
        Fraction repeated = Fraction.ZERO;
        for (var one : bySum.entrySet()) {
            var first = then(match, new RollOffThrown("Anna", one.getValue()));
            for (var two : bySum.entrySet()) {
                var second = then(first, new RollOffThrown("Bram", two.getValue()));
                for (var three : bySum.entrySet()) {
                    if (again(second, new RollOffThrown("Cees", three.getValue()))) {
                        repeated =
                                repeated.plus(
                                        Fraction.of(
                                                (long) ways.getOrDefault(one.getKey(), 0)
                                                        * ways.getOrDefault(two.getKey(), 0)
                                                        * ways.getOrDefault(three.getKey(), 0),
                                                216L * 216 * 216));
                    }
                }
            }
        }
        assertThat(repeated).hasToString("112865/839808");
    }
}
