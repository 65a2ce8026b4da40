package org.pubgames.schocken;

import static java.util.Map.entry;
import static org.pubgames.schocken.SettingProof.TWO_HALVES;
import static org.pubgames.schocken.SettingProof.TWO_HOLD;
import static org.pubgames.schocken.SettingProof.afterTwo;
import static org.pubgames.schocken.SettingProof.builds;
import static org.pubgames.schocken.SettingProof.highTies;
import static org.pubgames.schocken.SettingProof.lay;
import static org.pubgames.schocken.SettingProof.lowTies;
import static org.pubgames.schocken.SettingProof.proof;
import static org.pubgames.schocken.SettingProof.schockAusTies;
import static org.pubgames.schocken.SettingProof.schuss;
import static org.pubgames.schocken.SettingProof.shows;
import static org.pubgames.schocken.SettingProof.stays;
import static org.pubgames.schocken.SettingProof.then;
import static org.pubgames.schocken.SettingProof.told;

import java.util.Map;
import java.util.TreeMap;

/** For each setting, the matches that go differently under any two of its values. */
final class SettingProofs {

    private SettingProofs() {}

    static final Map<String, SettingProof> ALL =
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
                            entry(
                                    "extraDiscs",
                                    proof(schuss("A 4-2-1", "B 2-2-1", "C 3-3-1"))
                                            .with("discsPerPlayer: 2")
                                            .between("0", "3")),
                            entry(
                                    "threeThreeOneDiscs",
                                    proof(schuss("A 3-3-1", "B 2-2-1", "C 3-2-2"))
                                            .between("0", "8", "10")),
                            entry(
                                    "openingThrows",
                                    proof(
                                                    then(
                                                            lay("A 6-5-4", "B 6-5-3", "C 2-2-1"),
                                                            told("A lifts", "A throws 6-5-4")))
                                            .between("0", "1")),
                            entry(
                                    "starterPays",
                                    proof(
                                                    told(
                                                            "A starts 3-2-2",
                                                            "B starts 6-5-4",
                                                            "C starts 5-1-1"))
                                            .with("gameStarter: three-dice-lowest")
                                            .between("false", "true")),
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
                                                    shows("A", "B", "C")),
                                            then(
                                                    lay("A 6-5-4", "B 6-5-3", "C 6-5-3"),
                                                    told(
                                                            "A lifts",
                                                            "A throws 6-5-4",
                                                            "A stands")))),
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
                                    proof(told("A starts 2", "B starts 2", "C starts 4"))
                                            .with("gameStarter: one-die-lowest")),
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
                            entry(
                                    "finalStarter",
                                    proof(
                                                    then(
                                                            schuss("A 2-2-1", "B 1-1-1", "C 1-1-1"),
                                                            schuss("A 1-1-1", "B 1-1-1", "C 2-2-1"),
                                                            schuss(
                                                                    "C 1-1-1", "A 1-1-1",
                                                                    "B 2-2-1")))
                                            .with("halves: 3")),
                            entry("finalDiscs", proof(TWO_HALVES).between("0", "7")),
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
                                                    shows("B", "C")),
                                            then(
                                                    lay("A 6-5-4", "B 6-5-3", "C 2-2-1"),
                                                    told("A lifts", "A throws 6-5-4", "A lifts"),
                                                    told("A stands", "B throws 6-6-4"),
                                                    told("B throws 6-6-3", "B throws 6-6-6")))),
                            entry(
                                    "outOfTurnThrow",
                                    proof(
                                            then(
                                                    lay("A 6-5-4", "B 6-5-3", "C 2-2-1"),
                                                    told("B throws 6-6-6")))),
                            entry(
                                    "rollOffOrder",
                                    proof(
                                            then(
                                                    schuss("A 3-2-2", "B 3-2-2", "C 6-5-4"),
                                                    told("A rolls 6-5-4")))),
                            entry("roundPrice", proof(schuss("A 5-1-1", "B 2-2-2", "C 2-2-1"))),
                            entry(
                                    "finalists",
                                    proof(
                                                    told(
                                                            "A drops", "A drops", "B drops",
                                                            "B drops", "B drops", "B drops"))
                                            .with("halves: 3")),
                            entry(
                                    "generalsEqual",
                                    proof(schuss("A 6-6-6", "B 3-3-3", "C 2-2-2"))
                                            .between("false", "true")),
                            entry(
                                    "straightsEqual",
                                    proof(schuss("A 6-5-4", "B 4-3-2", "C 3-2-1"))
                                            .between("false", "true")),
                            entry(
                                    "throwNames",
                                    proof(schuss("A 6-6-6", "B 3-3-3", "C 2-2-1"))
                                            .between("[]", "[general]", "[pipi]", "[jenny]")),
                            entry(
                                    "reEntry",
                                    proof(then(TWO_HOLD, told("A buys"))).with("discs: 2")),
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
                                                    told("A lifts", "A stands", "B throws 6-6-6")),
                                            then(
                                                    lay("A 6-5-4", "B 6-5-3", "C 2-2-1"),
                                                    told("A lifts", "A stands", "C lifts")))),
                            entry(
                                    "unneededThrow",
                                    proof(
                                                    then(TWO_HOLD, told("A throws 6-5-4")),
                                                    told(
                                                            "A drops",
                                                            "A drops",
                                                            "B drops",
                                                            "B drops",
                                                            "C throws 6-5-4"))
                                            .with("discs: 2")),
                            entry("stake", proof(then(TWO_HALVES, schuss("B 2-2-1", "A 1-1-1")))),
                            entry(
                                    "stakeAmount",
                                    proof(then(TWO_HALVES, schuss("B 2-2-1", "A 1-1-1")))
                                            .between("1", "2")),
                            entry(
                                    "discPrice",
                                    proof(schuss("A 4-2-1", "B 2-2-1", "C 3-3-1"))
                                            .between("0", "10", "20")),
                            entry(
                                    "withdrawal",
                                    proof(
                                            then(
                                                    schuss("A 4-2-1", "B 2-2-1", "C 3-3-1"),
                                                    told("B leaves")))),
                            entry(
                                    "substitution",
                                    proof(
                                            then(
                                                    told("A swaps Eva"),
                                                    schuss("A 4-2-1", "B 2-2-1", "C 3-3-1"),
                                                    told("B swaps Fred")))),
                            entry(
                                    "joining",
                                    proof(
                                            then(
                                                    told("D joins"),
                                                    told(
                                                            "A throws 4-2-1",
                                                            "B leaves",
                                                            "E joins")))),
                            entry("abandoned", proof(then(TWO_HALVES, told("A abandons"))))));
}
