package org.pubgames.competition;

import java.util.List;
import java.util.stream.IntStream;
import org.pubgames.core.Games;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;

/** The variants that tests play: all shipped ones, and house variants with other settings. */
final class Shipped {

    static final Competition GAME = Games.game(Competition.KEY);

    private Shipped() {}

    static Variant variant(String id) {
        return GAME.variants().get(id);
    }

    static CompetitionSettings settings(String id) {
        return Competition.settings(variant(id));
    }

    /** A file of a house variant with changes such as {@code "cycles: 2"}. */
    static String file(String base, String... changes) {
        StringBuilder yaml =
                new StringBuilder(
                        """
                        variant: 2
                        game: competition
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
                        "fide-round-robin",
                        "numbering: by-entry",
                        "lateEntry: until-first-result",
                        "mostEntrants: 5",
                        "tieBreaks: [sonneborn-berger, lots]"),
                house(
                        "dart-league",
                        "lastTwoSwapped: false",
                        "matchGames: 4",
                        "lateEntry: until-first-result",
                        "tieBreaks: [buchholz-median, buchholz-cut-1, buchholz, wins, mutual-games, lots]",
                        "tieBreaksAgain: true"),
                house(
                        "fide-swiss",
                        "numbering: by-entry",
                        "swissRounds: 3",
                        "byePoints: 1",
                        "sides: wished",
                        "tieBreaks: [buchholz-median, lots]"),
                house(
                        "fide-swiss",
                        "sides: ignored",
                        "mostEntrants: 5",
                        "absences: 5",
                        "absencePoints: 1",
                        "missedRoundPoints: 1",
                        "openMatches: count-as-drawn",
                        "postponements: 3",
                        "unplayedRounds: virtual-opponent"),
                house(
                        "fide-swiss",
                        "lateEntry: until-first-result",
                        "withdrawal: all-deleted",
                        "unplayedRounds: last-placed",
                        "tieBreaks: [head-to-head, sonneborn-berger, lots]"),
                house("fide-swiss", "swissRounds: 9", "unplayedRounds: nothing"),
                house("pub-knock-out", "numbering: by-entry", "mostEntrants: 5"),
                house("double-knock-out", "elimination: two-defeats-one-final", "mostEntrants: 5"),
                house(
                        "wk-knock-out",
                        "seedPlaces: by-lot",
                        "seeds: 2",
                        "matchGames: 3",
                        "thirdPlaceMatch: false",
                        "postponements: 2"),
                house("club-evenings", "evenings: 3", "countedEvenings: 2", "mostEntrants: 5"),
                house(
                        "schocken-grand-slam",
                        "tieBreaks: [evening-scores, lots]",
                        "lateEntry: not-allowed"),
                house(
                        "barntown-ladder",
                        "firstChallengeFree: true",
                        "mostEntrants: 5",
                        "idleDays: 7"),
                house("online-ladder", "numbering: by-lot", "lateEntry: until-first-result"),
                house(
                        "norwesters-ladder",
                        "oneChallengeAtATime: true",
                        "matchGames: 3",
                        "ladderTop: 3",
                        "ladderTopReach: 1"),
                house(
                        "sunday-league",
                        "cycles: 1",
                        "matchGames: 3",
                        "drawPoints: 2",
                        "narrowWinPoints: 2",
                        "narrowLossPoints: 1",
                        "tieBreaks: []"));
    }

    /** So many names: P1, P2, … */
    static Seats seats(int players) {
        return new Seats(IntStream.rangeClosed(1, players).mapToObj(i -> "P" + i).toList());
    }
}
