package org.pubgames.schocken;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The proof for one setting.
 *
 * @param seats the seats, A first
 * @param values the values to be told apart; empty for every choice of an enum
 * @param given other settings of the house, such as {@code "discs: 2"}
 * @param matches the events of one match or more
 */
record SettingProof(
        String seats, List<String> values, List<String> given, List<List<String>> matches) {

    SettingProof with(String... settings) {
        return new SettingProof(seats, values, List.of(settings), matches);
    }

    SettingProof seated(String names) {
        return new SettingProof(names, values, given, matches);
    }

    SettingProof between(String... some) {
        return new SettingProof(seats, List.of(some), given, matches);
    }

    @SafeVarargs
    static SettingProof proof(List<String>... matches) {
        List<List<String>> all = new ArrayList<>();
        for (List<String> match : matches) {
            all.add(match);
        }
        return new SettingProof("ABC", List.of(), List.of(), all);
    }

    @SafeVarargs
    static List<String> then(List<String>... parts) {
        List<String> all = new ArrayList<>();
        for (List<String> part : parts) {
            all.addAll(part);
        }
        return all;
    }

    static List<String> schuss(String... hands) {
        return Notation.schuss(hands);
    }

    static List<String> lay(String... hands) {
        return Notation.lay(hands);
    }

    static List<String> told(String... events) {
        return List.of(events);
    }

    /** A has lost the first half and leads the second one; B loses that. */
    static final List<String> TWO_HALVES =
            then(schuss("A 2-2-1", "B 1-1-1", "C 1-1-1"), schuss("A 1-1-1", "B 2-2-1", "C 1-1-1"));

    /** With two discs: the stock is empty, B and C hold one each, A is safe, C leads. */
    static final List<String> TWO_HOLD =
            then(schuss("A 6-6-5", "B 2-2-1", "C 3-3-1"), schuss("B 6-6-5", "C 2-2-1", "A 3-3-1"));

    /** The stock is empty and all three hold discs; C leads. */
    static final List<String> THREE_HOLD =
            then(
                    schuss("A 2-2-1", "B 4-2-1", "C 3-3-1"),
                    schuss("A 4-1-1", "B 2-2-1", "C 3-3-1"),
                    schuss("B 3-2-1", "C 2-2-1", "A 3-3-1"));

    /** A shows twice, then leaves it; the others may go on. */
    static List<String> afterTwo(String leader, String... followers) {
        List<String> hands = new ArrayList<>(List.of("A " + leader));
        hands.addAll(List.of(followers));
        return then(
                lay(hands.toArray(String[]::new)),
                told("A lifts", "A throws " + leader, "A lifts", "A stands"));
    }

    /** Keeps two dice and throws the third to the same again: built, two throws. */
    static List<String> builds(String name, String kept, String last) {
        return told(
                name + " lifts",
                name + " keeps " + kept,
                name + " throws " + last,
                name + " lifts",
                name + " stands");
    }

    static List<String> stays(String name) {
        return told(name + " stands");
    }

    /** All three dice again: from the hand, two throws. */
    static List<String> again(String name, String dice) {
        return told(name + " lifts", name + " throws " + dice, name + " lifts", name + " stands");
    }

    static List<String> shows(String... names) {
        return Stream.of(names).map(name -> name + " lifts").toList();
    }

    static final String[] CHAINS = {
        "[roll-off-sum]",
        "[earlier-better]",
        "[later-better]",
        "[earlier-while-dealing]",
        "[later-if-at-once]",
        "[no-discs]",
        "[fewer-throws, no-discs]",
        "[hand-first, no-discs]"
    };

    /** Matches with a tie at the bottom, each time made in other ways or at another time. */
    static SettingProof lowTies() {
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
                                shows("B", "C")),
                        schuss("A 4-1-1", "B 3-2-2", "C 3-2-2"),
                        then(THREE_HOLD, schuss("C 4-1-1", "A 3-2-2", "B 3-2-2")))
                .between(CHAINS);
    }

    /** With two discs, B and C against C's lead: they tie at the top over a third holder. */
    static SettingProof highTies() {
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
                                shows("B", "C")),
                        then(threeHold, stays("B"), stays("C"), shows("B", "C")),
                        then(
                                schuss("A 2-2-1", "B 6-6-5", "C 3-3-1", "D 3-3-1"),
                                schuss("A 6-6-6", "B 6-6-6", "C 2-2-1", "D 3-3-1")))
                .seated("ABCD")
                .with("discs: 3", "shortStock: top-up")
                .between(CHAINS);
    }

    static SettingProof schockAusTies() {
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
                                shows("B", "C")),
                        then(THREE_HOLD, schuss("C 1-1-1", "A 1-1-1", "B 1-1-1")))
                .between(CHAINS);
    }
}
