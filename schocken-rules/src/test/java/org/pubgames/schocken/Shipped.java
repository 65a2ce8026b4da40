package org.pubgames.schocken;

import java.util.List;
import java.util.stream.Stream;
import org.pubgames.core.Games;
import org.pubgames.core.Variant;
import org.pubgames.schocken.play.ThrowRanks;
import org.pubgames.schocken.play.ThrowScoring;

/** The variants that tests play: all shipped ones, and house variants with other settings. */
final class Shipped {

    static final Schocken GAME = Games.game(Schocken.KEY);

    private Shipped() {}

    static List<Variant> variants() {
        return GAME.variants().all();
    }

    static Stream<String> ids() {
        return variants().stream().map(Variant::id);
    }

    static Variant variant(String id) {
        return GAME.variants().get(id);
    }

    /** The id of the variant that another one extends; the standard is its own parent. */
    static String parent(Variant variant) {
        return variant.parent().map(pinned -> pinned.replaceAll("@.*", "")).orElse(variant.id());
    }

    static SchockenSettings settings(String id) {
        return Schocken.settings(variant(id));
    }

    /** Hattersheim with changes such as {@code "discs: 3"}, as a file. */
    static String file(String... changes) {
        StringBuilder yaml =
                new StringBuilder(
                        """
                        variant: 2
                        game: schocken
                        id: house
                        title: {en: House, nl: Huis, de: Haus}
                        extends: hattersheim@4
                        changes:
                        """);
        for (String change : changes) {
            int colon = change.indexOf(':');
            yaml.append("  ").append(change, 0, colon).append(":\n");
            yaml.append("    to").append(change.substring(colon)).append('\n');
            yaml.append("    because: We play so.\n");
        }
        return yaml.toString();
    }

    /** Hattersheim with changes such as {@code "discs: 3"}. */
    static Variant house(String... changes) {
        return GAME.variants().read(file(changes), "house.yaml").orElseThrow();
    }

    /** House variants that, with the shipped ones, use every choice of every setting. */
    static List<Variant> houses() {
        return List.of(
                house(
                        "schockAus: thrower-leaves",
                        "straights: low-and-high",
                        "handOnly: [jule]",
                        "twoTwoOne: lose-half",
                        "throwNames: [general, motte]",
                        "reEntry: plays-a-round",
                        "blind: allowed",
                        "leastSetAside: 1",
                        "holdable: ones-sixes",
                        "turnSixes: off",
                        "tieLow: [later-better]",
                        "tieHigh: [no-discs]",
                        "tieSchockAus: [later-better]",
                        "shortStock: top-up",
                        "gameStarter: one-die-lowest",
                        "finalStarter: first-loser",
                        "finalDiscs: 5",
                        "discPrice: 20",
                        "generalsEqual: true",
                        "straightsEqual: true",
                        "rollOffOrder: last-thrower-first",
                        "outOfTurnThrow: lose-round",
                        "overThrow: one-disc",
                        "droppedDice: round-each",
                        "burningDice: one-knock",
                        "earlyLift: one-disc",
                        "unneededThrow: one-disc",
                        "stake: money",
                        "stakeAmount: 250"),
                house(
                        "twoTwoOne: value",
                        "twoTwoOneDiscs: 7",
                        "lastThrowHidden: false",
                        "blind: doubles",
                        "putBack: true",
                        "turnSixes: first-throw",
                        "onesForThreeSixes: 1",
                        "tieLow: [hand-first, fewer-throws, no-discs]",
                        "tieHigh: [hand-first, later-better]",
                        "tieSchockAus: [no-discs]",
                        "gameStarter: three-dice-lowest",
                        "starterOrder: ranking",
                        "starterTie: throw-again",
                        "format: count",
                        "halves: 4",
                        "overThrow: reject",
                        "droppedDice: schnapps-each",
                        "earlyLift: lock-turn",
                        "unneededThrow: fine",
                        "finalStarter: next-finalist",
                        "substitution: not-allowed",
                        "joining: between-games",
                        "stake: chips"),
                house(
                        "discs: 5",
                        "roundPrice: all-honours",
                        "finalists: last-two-losers",
                        "reEntry: plays-a-round",
                        "overThrow: first-throw",
                        "earlyLift: first-throw",
                        "unneededThrow: joins-final",
                        "turnAsideSixes: true",
                        "tieSchockAus: [roll-off-sum]",
                        "gameStarter: first-seat",
                        "halves: 1",
                        "games: 2",
                        "droppedDice: lose",
                        "stake: money",
                        "withdrawal: discs-to-stock",
                        "abandoned: nothing-counts",
                        "substitution: any-time",
                        "joining: between-halves"));
    }

    /** What throws are worth under a variant, as the referee asks it. */
    static ThrowRanks ranks(Variant variant) {
        return ((ThrowScoring) GAME.scoring(variant)).ranks();
    }
}
