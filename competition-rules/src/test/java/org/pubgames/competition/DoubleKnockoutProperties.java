package org.pubgames.competition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.pubgames.competition.CompetitionEvent.Closed;
import org.pubgames.competition.CompetitionEvent.ResultCorrected;
import org.pubgames.competition.CompetitionEvent.ResultReported;
import org.pubgames.competition.CompetitionEvent.WalkedOver;
import org.pubgames.competition.CompetitionEvent.Withdrew;
import org.pubgames.competition.TreeMatch.Part;

/**
 * Knock-outs in which two defeats put somebody out, beside a list of defeats: who has none meets
 * who has none, who has one who has one, and nobody else meets at all, whatever the tree is.
 */
class DoubleKnockoutProperties {

    private static final List<GameScore> FIRST = List.of(new GameScore(9, 4));
    private static final List<GameScore> SECOND = List.of(new GameScore(3, 9));

    private final Map<String, Integer> defeats = new HashMap<>();
    private final Map<String, Integer> outIn = new HashMap<>();
    private int played;

    private static Play drawn(int entrants, String elimination) {
        return Play.drawn(
                Shipped.house(
                        "wk-knock-out", "elimination: " + elimination, "thirdPlaceMatch: false"),
                entrants);
    }

    private void lose(String player, int round) {
        if (defeats.merge(player, 1, Integer::sum) == 2) {
            outIn.put(player, round);
        }
    }

    private int defeats(String player) {
        return defeats.getOrDefault(player, 0);
    }

    private static Part part(CompetitionState state, int round, int board) {
        return state.tree().stream()
                .filter(each -> each.round() == round && each.board() == board)
                .map(TreeMatch::part)
                .findFirst()
                .orElseThrow();
    }

    /** Any open match, in any order, with walk-overs and corrections; then everybody's place. */
    @Property(tries = 120)
    void whoHasLostTwiceIsOut(
            @ForAll @IntRange(min = 2, max = 21) int entrants,
            @ForAll boolean once,
            @ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        defeats.clear();
        outIn.clear();
        played = 0;
        Play play = drawn(entrants, once ? "two-defeats-one-final" : "two-defeats");
        while (!play.state().open().isEmpty()) {
            List<int[]> open = new ArrayList<>();
            for (CompetitionRound round : play.state().rounds()) {
                play.state()
                        .open(round)
                        .forEach(each -> open.add(new int[] {round.number(), each.board()}));
            }
            int[] next = open.get(random.nextInt(open.size()));
            played(play, next[0], next[1], random);
        }
        String winner = play.state().standings().get(0).player();
        List<String> names = Shipped.seats(entrants).names();
        assertThat(play.match().outcome()).isPresent();
        boolean finalLost = once && defeats(winner) == 1 && outIn.size() == entrants - 2;
        for (String name : names) {
            int expected = name.equals(winner) ? -1 : finalLost ? 1 : 2;
            assertThat(defeats(name)).as(name).isBetween(expected == -1 ? 0 : expected, 2);
        }
        assertThat(defeats(winner)).isLessThan(2);
        int most = 2 * entrants - 1;
        assertThat(played).isBetween(most - 1, once ? most - 1 : most);
        assertThat(played == most).isEqualTo(!once && defeats(winner) == 1);
        places(play, winner, names);
    }

    private void places(Play play, String winner, List<String> names) {
        for (String one : names) {
            long ahead =
                    names.stream()
                            .filter(other -> !one.equals(winner))
                            .filter(other -> other.equals(winner) || out(other) > out(one))
                            .count();
            Standing standing =
                    play.state().standings().stream()
                            .filter(each -> each.player().equals(one))
                            .findFirst()
                            .orElseThrow();
            assertThat(standing.rank()).as(one).isEqualTo((int) ahead + 1);
        }
    }

    /** The round in which somebody is out: who loses the only final is out in it. */
    private int out(String player) {
        return outIn.getOrDefault(player, Integer.MAX_VALUE);
    }

    private void played(Play play, int round, int board, SplittableRandom random) {
        Pairing pairing = play.state().pairing(round, board).orElseThrow();
        Part part = part(play.state(), round, board);
        int first = defeats(pairing.first());
        int second = defeats(pairing.second());
        switch (part) {
            case MAIN -> assertThat(List.of(first, second)).containsExactly(0, 0);
            case LOWER, DECIDER -> assertThat(List.of(first, second)).containsExactly(1, 1);
            case FINAL -> assertThat(List.of(first, second)).containsExactly(0, 1);
            case THIRD_PLACE -> assertThat(part).isNotEqualTo(Part.THIRD_PLACE);
        }
        boolean firstWins = random.nextBoolean();
        String loser = firstWins ? pairing.second() : pairing.first();
        switch (random.nextInt(5)) {
            case 0 -> play.then(new WalkedOver(round, board, List.of(loser)));
            case 1 -> {
                play.then(new ResultReported(round, board, firstWins ? SECOND : FIRST));
                play.then(new ResultCorrected(round, board, firstWins ? FIRST : SECOND));
            }
            default -> play.then(new ResultReported(round, board, firstWins ? FIRST : SECOND));
        }
        played++;
        lose(loser, round);
    }

    /** As many share a place as every page of eight and sixteen says. */
    @Example
    void theLowerPartHasTheSizesThatEveryoneKnows() {
        assertThat(ranks(4)).containsExactly(1, 2, 3, 4);
        assertThat(ranks(8)).containsExactly(1, 2, 3, 4, 5, 5, 7, 7);
        assertThat(ranks(16)).containsExactly(1, 2, 3, 4, 5, 5, 7, 7, 9, 9, 9, 9, 13, 13, 13, 13);
    }

    private static List<Integer> ranks(int entrants) {
        Play play = drawn(entrants, "two-defeats");
        for (int round = 1; round <= play.state().planned(); round++) {
            for (Pairing each : List.copyOf(play.state().rounds().get(round - 1).pairings())) {
                play.result(round, each.board(), 9, 4);
            }
        }
        return play.state().standings().stream().map(Standing::rank).toList();
    }

    /** Who has left comes to no lower part, and who waits there goes on. */
    @Property(tries = 60)
    void whoLeavesIsOut(@ForAll @IntRange(min = 3, max = 12) int entrants, @ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Play play = drawn(entrants, "two-defeats");
        List<String> gone = new ArrayList<>();
        while (!play.state().open().isEmpty()) {
            CompetitionRound round =
                    play.state().rounds().stream()
                            .filter(each -> !play.state().open(each).isEmpty())
                            .findFirst()
                            .orElseThrow();
            Pairing each = play.state().open(round).get(0);
            assertThat(each.sides()).noneMatch(gone::contains);
            if (random.nextInt(4) == 0) {
                String leaver = each.sides().get(random.nextInt(2));
                gone.add(leaver);
                play.then(new Withdrew(leaver));
            } else {
                play.result(round.number(), each.board(), random.nextBoolean() ? 9 : 3, 5);
            }
        }
        assertThat(play.match().outcome()).isPresent();
        if (gone.size() < entrants) {
            assertThat(gone).doesNotContain(play.state().standings().get(0).player());
        }
    }

    /** At an early end who has not lost is ahead, and who has lost once is ahead of who is out. */
    @Property(tries = 60)
    void anEarlyEndFollowsTheDefeats(
            @ForAll @IntRange(min = 3, max = 16) int entrants, @ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        defeats.clear();
        outIn.clear();
        Play play = drawn(entrants, "two-defeats");
        int matches = 1 + random.nextInt(2 * entrants - 3);
        for (int i = 0; i < matches; i++) {
            CompetitionRound round =
                    play.state().rounds().stream()
                            .filter(each -> !play.state().open(each).isEmpty())
                            .findFirst()
                            .orElseThrow();
            played(play, round.number(), play.state().open(round).get(0).board(), random);
        }
        play.then(new Closed());
        List<Integer> inOrder =
                play.state().standings().stream().map(each -> defeats(each.player())).toList();
        assertThat(inOrder).isSorted();
    }
}
