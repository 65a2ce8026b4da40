package org.pubgames.sjoelen;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.pubgames.core.Games;
import org.pubgames.core.Match;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;

/** The variants that tests play: all shipped ones, and house variants with other settings. */
final class Shipped {

    static final Sjoelen GAME = Games.game(Sjoelen.KEY);

    private Shipped() {}

    static List<Variant> variants() {
        return GAME.variants().all();
    }

    static Stream<String> ids() {
        return variants().stream().map(Variant::id);
    }

    /** The printed editions of the ordinary game, of which the documented situations speak. */
    static Stream<String> editions() {
        return Stream.of(
                "ans-pre2016",
                "ans-2016",
                "s240",
                "masters",
                "masters-5",
                "masters-10",
                "masters-20",
                "belgian-152",
                "jakkolo-148");
    }

    static Variant variant(String id) {
        return GAME.variants().get(id);
    }

    /** A match of one player; in a match of teams everybody else has left it already. */
    static Match<SjoelenState, SjoelenEvent> alone(Variant variant, String player) {
        List<String> others = opponents(variant);
        List<String> seats = new ArrayList<>(others);
        seats.add(0, player);
        Match<SjoelenState, SjoelenEvent> match = GAME.open(variant, new Seats(seats));
        for (String other : others) {
            match = match.judge(new SjoelenEvent.PlayerWithdrew(other)).orElseThrow().match();
        }
        return match;
    }

    /** One player for each other team of a match of teams; nobody elsewhere. */
    static List<String> opponents(Variant variant) {
        return IntStream.range(1, Math.max(1, Sjoelen.settings(variant).teams()))
                .mapToObj(team -> "Opponent " + team)
                .toList();
    }

    static SjoelenSettings settings(String id) {
        return Sjoelen.settings(variant(id));
    }

    /** An older ANS game with changes such as {@code "onDisc: replayed"}. */
    static Variant house(String... changes) {
        StringBuilder yaml =
                new StringBuilder(
                        """
                        variant: 2
                        game: sjoelen
                        id: house
                        title: {en: House, nl: Huis, de: Haus}
                        extends: ans-pre2016@3
                        changes:
                        """);
        for (String change : changes) {
            int colon = change.indexOf(':');
            yaml.append("  ").append(change, 0, colon).append(":\n");
            yaml.append("    to").append(change.substring(colon)).append('\n');
            yaml.append("    because: We play so.\n");
        }
        return GAME.variants().read(yaml.toString(), "house.yaml").orElseThrow();
    }

    /** House variants that, with the shipped ones, use every choice of every setting. */
    static List<Variant> houses() {
        return List.of(
                house(
                        "takenOut: lost-for-turn",
                        "onDisc: replayed",
                        "agreement: required",
                        "halfThrough: counts-in",
                        "brokenDisc: organizer-decides",
                        "moreDiscs: organizer-decides",
                        "order: in-turn",
                        "turns: 2",
                        "absence: waits",
                        "substitution: any-time",
                        "tie: highest-turns"),
                house(
                        "discs: 12",
                        "subTurns: 4",
                        "takenOut: lost-for-turn",
                        "bonusDiscs: [3, 2, 1]",
                        "gateValues: [1, 2, 3, 5]",
                        "setPoints: 7",
                        "wallRest: taken-out-without-contact",
                        "jumpedToField: taken-out",
                        "turns: 3",
                        "turnsPerCard: 2",
                        "absence: turns-lost",
                        "tie: highest-turn"),
                house(
                        "discs: 8",
                        "turns: 2",
                        "teams: 2",
                        "tie: highest-individual",
                        "abandoned: nothing-counts",
                        "order: in-turn"),
                house("discs: 1", "subTurns: 1", "bonusDiscs: []", "turns: 1", "setPoints: 0"),
                house(
                        "subTurns: 4",
                        "subTurnWeights: [0, 4, 0, 2]",
                        "bonusDiscs: [0, 0, 0]",
                        "takenOut: lost-for-turn",
                        "turns: 2",
                        "countingTurns: 1",
                        "order: free"),
                house(
                        "discs: 11",
                        "compartmentOrder: [4, 1, 3, 2]",
                        "wallRest: taken-out-without-contact",
                        "offBoard: replayed",
                        "bonusDiscs: [0, 0]",
                        "ownNumberPoints: 55",
                        "decidedBy: games",
                        "gameWin: 3",
                        "gameLevel: 0",
                        "turns: 5",
                        "target: 6",
                        "tie: highest-turn",
                        "order: free"),
                house(
                        "discs: 9",
                        "subTurns: 2",
                        "bonusDiscs: [0]",
                        "bonusPoints: [9]",
                        "absence: turns-lost",
                        "decidedBy: games",
                        "turns: 3",
                        "tieBreakDiscs: 2"));
    }
}
