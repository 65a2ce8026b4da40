package org.pubgames.sjoelen;

import java.util.List;
import java.util.stream.Stream;
import org.pubgames.core.Variant;

/** The variants that tests play: all shipped ones, and house variants with other settings. */
final class Shipped {

    static final Sjoelen GAME = new Sjoelen();

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

    static SjoelenSettings settings(String id) {
        return Sjoelen.settings(variant(id));
    }

    /** An older ANS game with changes such as {@code "onDisc: replayed"}. */
    static Variant house(String... changes) {
        StringBuilder yaml =
                new StringBuilder(
                        """
                        variant: 1
                        game: sjoelen
                        id: house
                        title: {en: House, nl: Huis, de: Haus}
                        extends: ans-pre2016
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
                        "halfThrough: counts-in",
                        "brokenDisc: organizer-decides",
                        "moreDiscs: organizer-decides",
                        "order: free",
                        "turns: 2",
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
                        "tie: highest-turn"),
                house("discs: 1", "subTurns: 1", "bonusDiscs: []", "turns: 1", "setPoints: 0"));
    }
}
