package org.pubgames.schocken;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.pubgames.core.Match;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.Verdict;

/**
 * No setting is a dead switch: for each there are matches, told event by event, that go differently
 * under any two of its values. What differs is the table itself or what is accepted, not merely
 * which rule speaks. A new setting, or a new choice of one, fails here until it has its proof.
 */
class DeadSwitchTest {

    /**
     * The proof for one setting.
     *
     * @param seats the seats, A first
     * @param values the values to be told apart; empty for every choice of an enum
     * @param given other settings of the house, such as {@code "discs: 2"}
     * @param matches the events of one match or more
     */
    private record Proof(
            String seats, List<String> values, List<String> given, List<List<String>> matches) {

        Proof with(String... settings) {
            return new Proof(seats, values, List.of(settings), matches);
        }

        Proof seated(String names) {
            return new Proof(names, values, given, matches);
        }

        Proof between(String... some) {
            return new Proof(seats, List.of(some), given, matches);
        }
    }

    @SafeVarargs
    private static Proof proof(List<String>... matches) {
        List<List<String>> all = new ArrayList<>();
        for (List<String> match : matches) {
            all.add(match);
        }
        return new Proof("ABC", List.of(), List.of(), all);
    }

    @SafeVarargs
    private static List<String> then(List<String>... parts) {
        List<String> all = new ArrayList<>();
        for (List<String> part : parts) {
            all.addAll(part);
        }
        return all;
    }

    private static List<String> schuss(String... hands) {
        return Notation.schuss(hands);
    }

    private static List<String> lay(String... hands) {
        return Notation.lay(hands);
    }

    private static List<String> told(String... events) {
        return List.of(events);
    }

    /** A has lost the first half and leads the second one; B loses that. */
    private static final List<String> TWO_HALVES =
            then(schuss("A 2-2-1", "B 1-1-1", "C 1-1-1"), schuss("A 1-1-1", "B 2-2-1", "C 1-1-1"));

    /** With two discs: the stock is empty, B and C hold one each, A is safe, C leads. */
    private static final List<String> TWO_HOLD =
            then(schuss("A 6-6-5", "B 2-2-1", "C 3-3-1"), schuss("B 6-6-5", "C 2-2-1", "A 3-3-1"));

    /** A shows twice, then leaves it; the others may go on. */
    private static List<String> afterTwo(String leader, String... followers) {
        List<String> hands = new ArrayList<>(List.of("A " + leader));
        hands.addAll(List.of(followers));
        return then(
                lay(hands.toArray(String[]::new)),
                told("A lifts", "A throws " + leader, "A lifts", "A stands"));
    }

    /** Keeps two dice and throws the third to the same again: built, two throws. */
    private static List<String> builds(String name, String kept, String last) {
        return told(
                name + " lifts",
                name + " keeps " + kept,
                name + " throws " + last,
                name + " lifts",
                name + " stands");
    }

    private static List<String> stays(String name) {
        return told(name + " stands");
    }

    /** All three dice again: from the hand, two throws. */
    private static List<String> again(String name, String dice) {
        return told(name + " lifts", name + " throws " + dice, name + " lifts", name + " stands");
    }

    private static List<String> shows(String... names) {
        return Stream.of(names).map(name -> name + " lifts").toList();
    }

    private static final String[] CHAINS = {
        "[roll-off-sum]",
        "[earlier-better]",
        "[later-better]",
        "[no-discs]",
        "[fewer-throws, no-discs]",
        "[hand-first, no-discs]"
    };

    /** Three matches in which B and C tie at the bottom, each time made in other ways. */
    private static Proof lowTies() {
        return proof(
                        then(
                                afterTwo("4-1-1", "B 3-2-2", "C 3-2-2"),
                                builds("B", "3-2", "2"),
                                stays("C"),
                                shows("B", "C")),
                        then(
                                afterTwo("4-1-1", "B 3-2-2", "C 3-2-2"),
                                stays("B"),
                                builds("C", "3-2", "2"),
                                shows("B", "C")),
                        then(
                                afterTwo("4-1-1", "B 3-2-2", "C 3-2-2"),
                                again("B", "3-2-2"),
                                builds("C", "3-2", "2"),
                                shows("B", "C")))
                .between(CHAINS);
    }

    /** With two discs, B and C against C's lead: they tie at the top over a third holder. */
    private static Proof highTies() {
        List<String> threeHold =
                then(
                        schuss("A 6-6-5", "B 2-2-1", "C 3-3-1", "D 3-3-1"),
                        schuss("B 6-6-5", "C 2-2-1", "D 3-3-1", "A 3-3-1"),
                        schuss("C 6-6-5", "D 2-2-1", "A 3-3-1", "B 3-3-1"),
                        lay("D 2-2-1", "B 6-6-4", "C 6-6-4"),
                        told("D lifts", "D throws 2-2-1", "D lifts", "D stands"));
        return proof(
                        then(threeHold, builds("B", "6-6", "4"), stays("C"), shows("B", "C")),
                        then(threeHold, stays("B"), builds("C", "6-6", "4"), shows("B", "C")),
                        then(
                                threeHold,
                                again("B", "6-6-4"),
                                builds("C", "6-6", "4"),
                                shows("B", "C")))
                .seated("ABCD")
                .with("discs: 3")
                .between(CHAINS);
    }

    private static Proof schockAusTies() {
        List<String> start = afterTwo("1-1-1", "B 1-1-1", "C 1-1-1");
        return proof(
                        then(
                                start,
                                told("B lifts", "B throws 1-1-1", "B lifts", "B throws 1-1-1"),
                                stays("C"),
                                shows("B", "C")),
                        then(
                                start,
                                builds("B", "1-1", "1"),
                                builds("C", "1-1", "1"),
                                shows("B", "C")),
                        then(
                                lay("A 1-1-1", "B 1-1-1", "C 1-1-1"),
                                told("A lifts", "A keeps 1-1", "A throws 1", "A lifts", "A stands"),
                                again("B", "1-1-1"),
                                stays("C"),
                                shows("B", "C")))
                .between(CHAINS);
    }

    private static final Map<String, Proof> PROOFS =
            new TreeMap<>(
                    Map.ofEntries(
                            entry(
                                    "leastPlayers",
                                    proof(schuss("A 6-5-4", "B 6-5-3")).between("2", "4")),
                            entry(
                                    "discs",
                                    proof(
                                                    then(
                                                            schuss("A 4-2-1", "B 2-2-1", "C 3-3-1"),
                                                            schuss(
                                                                    "B 2-2-1", "C 6-1-1",
                                                                    "A 3-3-1")))
                                            .between("13", "15")),
                            entry(
                                    "discsPerPlayer",
                                    proof(schuss("A 4-2-1", "B 2-2-1", "C 3-3-1"))
                                            .between("0", "2")),
                            entry("jule", proof(schuss("A 4-2-1", "B 1-1-1", "C 6-1-1"))),
                            entry(
                                    "juleDiscs",
                                    proof(schuss("A 4-2-1", "B 2-2-1", "C 3-3-1"))
                                            .between("7", "9")),
                            entry(
                                    "schockAus",
                                    proof(schuss("A 1-1-1", "B 2-2-1", "C 3-3-1"))
                                            .with("schockAusDiscs: 8")),
                            entry(
                                    "schockAusDiscs",
                                    proof(schuss("A 1-1-1", "B 2-2-1", "C 3-3-1"))
                                            .with("schockAus: flat")
                                            .between("7", "8")),
                            entry(
                                    "generalOverSchockTwo",
                                    proof(schuss("A 6-6-6", "B 2-1-1", "C 3-1-1"))
                                            .between("false", "true")),
                            entry(
                                    "generalDiscs",
                                    proof(schuss("A 6-6-6", "B 2-2-1", "C 3-3-1"))
                                            .between("3", "4")),
                            entry(
                                    "straightDiscs",
                                    proof(schuss("A 6-5-4", "B 2-2-1", "C 3-3-1"))
                                            .between("2", "3")),
                            entry("straights", proof(schuss("A 4-3-2", "B 3-2-1", "C 5-1-1"))),
                            entry(
                                    "handOnly",
                                    proof(
                                                    then(
                                                            lay("A 4-2-6", "B 6-6-5", "C 2-2-1"),
                                                            builds("A", "4-2", "1"),
                                                            stays("B"),
                                                            stays("C"),
                                                            shows("B", "C")),
                                                    then(
                                                            lay("A 4-4-6", "B 6-6-5", "C 2-2-1"),
                                                            builds("A", "4-4", "4"),
                                                            stays("B"),
                                                            stays("C"),
                                                            shows("B", "C")),
                                                    then(
                                                            lay("A 4-3-6", "B 6-6-5", "C 2-2-1"),
                                                            builds("A", "4-3", "2"),
                                                            stays("B"),
                                                            stays("C"),
                                                            shows("B", "C")))
                                            .between("[]", "[strasse]", "[drei-dicke]", "[jule]")),
                            entry("simpleOrder", proof(schuss("A 5-3-1", "B 4-4-3", "C 6-6-5"))),
                            entry(
                                    "twoTwoOne",
                                    proof(schuss("A 6-6-5", "B 2-2-1", "C 3-3-1"))
                                            .with("twoTwoOneDiscs: 7")),
                            entry(
                                    "twoTwoOneDiscs",
                                    proof(schuss("A 6-6-5", "B 2-2-1", "C 3-3-1"))
                                            .with("twoTwoOne: value")
                                            .between("7", "9")),
                            entry(
                                    "throwsPerRound",
                                    proof(
                                                    then(
                                                            TWO_HOLD,
                                                            lay("C 6-5-4", "B 6-5-3"),
                                                            told("C lifts", "C throws 6-5-4")))
                                            .with("discs: 2")
                                            .between("1", "3")),
                            entry(
                                    "distributionThrows",
                                    proof(
                                                    then(
                                                            lay("A 6-5-4", "B 6-5-3", "C 6-6-5"),
                                                            told("A lifts", "A throws 6-5-4")))
                                            .between("1", "3")),
                            entry(
                                    "throwLimit",
                                    proof(
                                            then(
                                                    afterTwo("6-5-4", "B 6-5-3", "C 6-5-3"),
                                                    told("B throws 6-5-3", "B throws 6-5-3")),
                                            then(
                                                    afterTwo("6-5-4", "B 6-5-3", "C 6-5-3"),
                                                    stays("B")),
                                            then(
                                                    lay("A 6-5-4", "B 6-5-3", "C 6-5-3"),
                                                    told(
                                                            "A lifts",
                                                            "A stands",
                                                            "B throws 6-6-5")))),
                            entry(
                                    "lastThrowHidden",
                                    proof(
                                                    then(
                                                            lay("A 6-5-4", "B 6-5-3", "C 6-6-5"),
                                                            told(
                                                                    "A lifts",
                                                                    "A throws 6-5-4",
                                                                    "A lifts",
                                                                    "A throws 6-5-4")))
                                            .between("true", "false")),
                            entry(
                                    "blind",
                                    proof(
                                            then(
                                                    lay("A 4-1-1", "B 2-2-1", "C 3-3-1"),
                                                    told("A stands"),
                                                    shows("A", "B", "C")))),
                            entry(
                                    "leastSetAside",
                                    proof(
                                                    then(
                                                            lay("A 4-1-1", "B 2-2-1", "C 3-3-1"),
                                                            told("A lifts", "A throws 6-5-4")))
                                            .between("0", "1")),
                            entry(
                                    "holdable",
                                    proof(
                                            then(
                                                    lay("A 6-5-1", "B 2-2-1", "C 3-3-1"),
                                                    told("A lifts", "A keeps 5")),
                                            then(
                                                    lay("A 6-5-1", "B 2-2-1", "C 3-3-1"),
                                                    told("A lifts", "A keeps 6")))),
                            entry(
                                    "putBack",
                                    proof(
                                                    then(
                                                            lay("A 6-5-1", "B 2-2-1", "C 3-3-1"),
                                                            told(
                                                                    "A lifts",
                                                                    "A keeps 1",
                                                                    "A throws 6-5",
                                                                    "A lifts",
                                                                    "A returns 1")))
                                            .between("false", "true")),
                            entry(
                                    "turnSixes",
                                    proof(
                                            then(
                                                    lay("A 6-6-3", "B 2-2-1", "C 3-3-1"),
                                                    told("A lifts", "A turns 1")),
                                            then(
                                                    lay("A 5-4-3", "B 2-2-1", "C 3-3-1"),
                                                    told(
                                                            "A lifts",
                                                            "A throws 6-6-3",
                                                            "A lifts",
                                                            "A turns 1")),
                                            then(
                                                    lay("A 5-4-1", "B 2-2-1", "C 3-3-1"),
                                                    told(
                                                            "A lifts",
                                                            "A keeps 1",
                                                            "A throws 6-6",
                                                            "A lifts",
                                                            "A turns 1")))),
                            entry(
                                    "onesForThreeSixes",
                                    proof(
                                                    then(
                                                            lay("A 6-6-6", "B 2-2-1", "C 3-3-1"),
                                                            told("A lifts", "A turns 2")))
                                            .between("1", "2")),
                            entry(
                                    "turnAsideSixes",
                                    proof(
                                                    then(
                                                            lay("A 6-3-2", "B 2-2-1", "C 3-3-1"),
                                                            told(
                                                                    "A lifts",
                                                                    "A keeps 6",
                                                                    "A throws 6-4",
                                                                    "A lifts",
                                                                    "A turns 1")))
                                            .between("false", "true")),
                            entry("tieLow", lowTies()),
                            entry("tieHigh", highTies()),
                            entry("tieSchockAus", schockAusTies()),
                            entry(
                                    "shortStock",
                                    proof(
                                                    then(
                                                            schuss("A 3-1-1", "B 2-2-1", "C 3-3-1"),
                                                            schuss(
                                                                    "B 2-1-1", "C 2-2-1",
                                                                    "A 3-3-1")))
                                            .with("discs: 4")),
                            entry(
                                    "secondPhase",
                                    proof(then(TWO_HOLD, schuss("C 2-2-1", "B 6-6-5")))
                                            .with("discs: 2")),
                            entry(
                                    "gameStarter",
                                    proof(
                                            told(
                                                    "A starts 3",
                                                    "B starts 5",
                                                    "C starts 4",
                                                    "A throws"),
                                            told(
                                                    "A starts 3",
                                                    "B starts 5",
                                                    "C starts 4",
                                                    "B throws"),
                                            told(
                                                    "A starts 3-1-1",
                                                    "B starts 6-5-1",
                                                    "C starts 4-4-1"))),
                            entry(
                                    "starterTie",
                                    proof(told("A starts 5", "B starts 5", "C starts 4"))
                                            .with("gameStarter: one-die-highest")),
                            entry(
                                    "starterOrder",
                                    proof(
                                                    told(
                                                            "A starts 2-2-2",
                                                            "B starts 6-5-3",
                                                            "C starts 2-2-1"))
                                            .with("gameStarter: three-dice-highest")),
                            entry("roundStarter", proof(schuss("A 6-6-5", "B 2-2-1", "C 3-3-1"))),
                            entry(
                                    "secondPhaseStarter",
                                    proof(
                                                    then(
                                                            schuss(
                                                                    "A 3-1-1", "B 2-2-1", "C 3-3-1",
                                                                    "D 3-3-1"),
                                                            schuss(
                                                                    "B 2-1-1", "C 2-2-1", "D 3-3-1",
                                                                    "A 3-3-1"),
                                                            schuss(
                                                                    "C 6-6-5", "D 2-2-1", "A 3-3-1",
                                                                    "B 3-3-1"),
                                                            schuss(
                                                                    "D 6-6-5", "B 3-3-1",
                                                                    "C 2-2-1")),
                                                    then(
                                                            schuss(
                                                                    "A 6-6-5", "B 2-2-1", "C 3-3-1",
                                                                    "D 3-3-1"),
                                                            schuss(
                                                                    "B 3-1-1", "C 2-2-1", "D 3-3-1",
                                                                    "A 3-3-1"),
                                                            schuss(
                                                                    "C 2-1-1", "D 2-2-1", "A 3-3-1",
                                                                    "B 3-3-1")))
                                            .seated("ABCD")
                                            .with("discs: 6")),
                            entry("finalStarter", proof(TWO_HALVES)),
                            entry("format", proof(TWO_HALVES)),
                            entry("halves", proof(TWO_HALVES).between("1", "2", "3")),
                            entry(
                                    "games",
                                    proof(
                                                    then(
                                                            schuss("A 2-2-1", "B 1-1-1", "C 1-1-1"),
                                                            schuss(
                                                                    "A 2-2-1", "B 1-1-1",
                                                                    "C 1-1-1")))
                                            .between("1", "2")),
                            entry(
                                    "overThrow",
                                    proof(
                                            then(
                                                    lay("A 6-5-4", "B 6-5-3", "C 2-2-1"),
                                                    told("A lifts", "A stands", "B throws 6-6-6"),
                                                    shows("B", "C")))),
                            entry(
                                    "droppedDice",
                                    proof(
                                            then(
                                                    lay("A 6-5-4", "B 6-5-3"),
                                                    told("B drops 2", "B drops 2")))),
                            entry(
                                    "burningDice",
                                    proof(
                                            then(
                                                    lay("A 6-5-4", "B 6-5-3"),
                                                    told("B tilts", "B knocks flat", "C throws")))),
                            entry(
                                    "earlyLift",
                                    proof(
                                            then(
                                                    lay("A 6-5-4", "B 6-5-3", "C 2-2-1"),
                                                    told("B lifts", "A lifts", "A throws 6-5-4"),
                                                    told(
                                                            "A lifts",
                                                            "A stands",
                                                            "B throws 6-6-6")))),
                            entry(
                                    "unneededThrow",
                                    proof(then(TWO_HOLD, told("A throws 6-5-4"))).with("discs: 2")),
                            entry("stake", proof(then(TWO_HALVES, schuss("B 2-2-1", "A 1-1-1")))),
                            entry(
                                    "stakeAmount",
                                    proof(then(TWO_HALVES, schuss("B 2-2-1", "A 1-1-1")))
                                            .between("1", "2"))));

    /** Every value of an enum, as files write it. */
    private static List<String> choices(String setting) {
        for (RecordComponent component : SchockenSettings.class.getRecordComponents()) {
            if (component.getName().equals(setting) && component.getType().isEnum()) {
                return Arrays.stream(component.getType().getEnumConstants())
                        .map(value -> value.toString().replace('_', '-').toLowerCase(Locale.ROOT))
                        .toList();
            }
        }
        return List.of();
    }

    /** What a match comes to: whether each event is accepted, and the table at the end. */
    private static String played(Variant variant, String seats, List<String> events) {
        Match<SchockenState, SchockenEvent> match =
                Evening.GAME.open(
                        variant, new Seats(seats.chars().mapToObj(Character::toString).toList()));
        StringBuilder account = new StringBuilder();
        for (String told : events) {
            Verdict<SchockenState, SchockenEvent> verdict = match.judge(Notation.event(told));
            account.append(verdict.accepted() ? '+' : '-');
            match = verdict.match();
        }
        return account + " " + Evening.GAME.codec().writeState(match.state());
    }

    @TestFactory
    Stream<DynamicTest> everySettingMakesMatchesGoDifferently() {
        return PROOFS.entrySet().stream()
                .map(
                        one ->
                                DynamicTest.dynamicTest(
                                        one.getKey(), () -> check(one.getKey(), one.getValue())));
    }

    private static void check(String setting, Proof proof) {
        List<String> values = proof.values().isEmpty() ? choices(setting) : proof.values();
        assertThat(values).as("values of " + setting).hasSizeGreaterThan(1);
        Map<String, String> seen = new HashMap<>();
        for (String value : values) {
            List<String> house = new ArrayList<>(proof.given());
            house.add(setting + ": " + value);
            Variant variant = Evening.house(house.toArray(String[]::new));
            List<String> accounts = new ArrayList<>();
            for (List<String> match : proof.matches()) {
                accounts.add(played(variant, proof.seats(), match));
            }
            String other = seen.put(String.join("\n", accounts), value);
            assertThat(other).as("%s %s goes like", setting, value).isNull();
        }
    }

    @Test
    void everySettingHasItsProof() {
        List<String> settings =
                Arrays.stream(SchockenSettings.class.getRecordComponents())
                        .map(RecordComponent::getName)
                        .toList();
        assertThat(PROOFS.keySet()).containsExactlyInAnyOrderElementsOf(settings);
    }

    @Test
    void everyStepOfATieIsAmongTheChains() {
        HashSet<String> steps = new HashSet<>();
        for (String chain : CHAINS) {
            steps.addAll(Arrays.asList(chain.replaceAll("[\\[\\]]", "").split(", ", -1)));
        }
        assertThat(steps).hasSize(SchockenSettings.TieBreak.values().length);
    }
}
