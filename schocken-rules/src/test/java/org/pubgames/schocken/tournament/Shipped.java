package org.pubgames.schocken.tournament;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.pubgames.core.Games;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;

/** The variants that tests play: all shipped ones, and house variants with other settings. */
final class Shipped {

    static final SchockenTournament GAME = Games.game(SchockenTournament.KEY);

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

    static TournamentSettings settings(String id) {
        return SchockenTournament.settings(variant(id));
    }

    /** A file of a house variant with changes such as {@code "rounds: 1"}. */
    static String file(String base, String... changes) {
        StringBuilder yaml =
                new StringBuilder(
                        """
                        variant: 2
                        game: schocken-tournament
                        id: house
                        title: {en: House, nl: Huis, de: Haus}
                        extends: %s
                        changes:
                        """
                                .formatted(variant(base).pinned()));
        for (String change : changes) {
            int colon = change.indexOf(':');
            yaml.append("  ").append(change, 0, colon).append(":\n");
            yaml.append("    to").append(change.substring(colon)).append('\n');
            yaml.append("    because: We play so.\n");
        }
        return yaml.toString();
    }

    static Variant house(String base, String... changes) {
        return GAME.variants().read(file(base, changes), "house.yaml").orElseThrow();
    }

    /** House variants that, with the shipped ones, use every choice of every setting. */
    static List<Variant> houses() {
        return List.of(
                house(
                        "hattersheim",
                        "drawing: once",
                        "rounds: 3",
                        "tie: play-off",
                        "substitution: between-rounds",
                        "lateEntry: between-rounds",
                        "disqualification: points-struck"),
                house(
                        "bretzenheim",
                        "rounds: 2",
                        "tie: play-off",
                        "substitution: any-time",
                        "lateEntry: between-rounds",
                        "missedRound: no-points",
                        "placePoints: [1, 1, 1, 1, 0]"),
                house(
                        "steele",
                        "mostEntrants: 9",
                        "tables: 3",
                        "tableSize: 3",
                        "smallestTable: 2",
                        "absence: not-allowed",
                        "rounds: 1"),
                house(
                        "sackjeseech",
                        "absence: withdraws",
                        "lateEntry: between-rounds",
                        "substitution: between-rounds"),
                house("hattersheim", "lateEntry: between-rounds", "substitution: any-time"),
                house(
                        "fiebel",
                        "mostEntrants: 5",
                        "rounds: 2",
                        "games: 1",
                        "disqualification: points-struck",
                        "abandoned: nothing-counts"));
    }

    /** So many names: P1, P2, … */
    static Seats seats(int players) {
        return new Seats(IntStream.rangeClosed(1, players).mapToObj(i -> "P" + i).toList());
    }
}
