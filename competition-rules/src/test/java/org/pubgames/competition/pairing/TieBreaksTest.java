package org.pubgames.competition.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.pubgames.competition.pairing.DirectEncounter.IfNotAllMet;
import org.pubgames.competition.pairing.MatchResult.Appearance;

/** The worked examples of the research. */
class TieBreaksTest {

    private static final int A = 0;
    private static final int B = 1;
    private static final int C = 2;
    private static final int D = 3;
    private static final int E = 4;

    private static MatchResult game(int first, int second, int points) {
        return MatchResult.played(1, new Pair(first, second), points, 2 - points, 0, 0);
    }

    private static MatchResult games(int first, int second, int won, int lost) {
        int points = won > lost ? 2 : 0;
        return MatchResult.played(1, new Pair(first, second), points, 2 - points, won, lost);
    }

    private static final List<MatchResult> WORKED =
            List.of(
                    game(A, B, 2),
                    game(A, C, 1),
                    game(A, D, 0),
                    game(A, E, 2),
                    game(B, C, 2),
                    game(B, D, 2),
                    game(B, E, 1),
                    game(C, D, 2),
                    game(C, E, 0),
                    game(D, E, 1));

    private static List<Figures> worked() {
        return TieBreaks.figures(5, 0, MatchPoints.CHESS, UnplayedCount.ZERO, WORKED, List.of());
    }

    @Test
    void pointsAndSonnebornBergerOfTheWorkedRoundRobin() {
        assertThat(worked()).extracting(Figures::points).containsExactly(5, 5, 3, 3, 4);
        assertThat(worked())
                .extracting(Figures::sonnebornBerger)
                .containsExactly(21, 16, 11, 14, 14);
    }

    @Test
    void inAFullRoundRobinBuchholzBreaksNoTie() {
        assertThat(worked()).allMatch(figures -> figures.buchholz() + figures.points() == 20);
    }

    @Test
    void directEncounterAndSonnebornBergerDisagree() {
        List<Figures> figures = worked();
        List<List<Integer>> byPoints =
                TieBreaks.split(List.of(A, B, C, D, E), entrant -> figures.get(entrant).points());
        assertThat(byPoints).containsExactly(List.of(A, B), List.of(E), List.of(C, D));
        List<Integer> encounters = new ArrayList<>();
        List<Integer> sonnebornBerger = new ArrayList<>();
        for (List<Integer> level : byPoints) {
            DirectEncounter.order(level, WORKED, 2, IfNotAllMet.SURE_LEADERS)
                    .forEach(encounters::addAll);
            TieBreaks.split(level, entrant -> figures.get(entrant).sonnebornBerger())
                    .forEach(sonnebornBerger::addAll);
        }
        assertThat(encounters).containsExactly(A, B, E, C, D);
        assertThat(sonnebornBerger).containsExactly(A, B, E, D, C);
    }

    @Test
    void cutAndMedianBuchholz() {
        // Entrant 0 meets 1 to 6, who have 4 2 3 4 5 6 points by byes and by these matches.
        int[] points = {8, 4, 6, 8, 10, 12};
        List<MatchResult> results = new ArrayList<>();
        List<UnplayedRound> byes = new ArrayList<>();
        for (int round = 1; round <= 6; round++) {
            results.add(MatchResult.played(round, new Pair(0, round), 2, 0, 0, 0));
            byes.add(new UnplayedRound(7, round, points[round - 1], false));
        }
        Figures figures =
                TieBreaks.figures(7, 0, MatchPoints.CHESS, UnplayedCount.ZERO, results, byes)
                        .get(0);
        assertThat(figures.buchholz()).isEqualTo(48);
        assertThat(figures.buchholzCut1()).isEqualTo(44);
        assertThat(figures.buchholzMedian()).isEqualTo(32);
        assertThat(figures.wins()).isEqualTo(6);
    }

    @Test
    void theOldVirtualOpponent() {
        // 1.5 after two rounds, absent in round 3 of 9 with nothing; what follows is not played.
        List<UnplayedRound> unplayed =
                List.of(
                        new UnplayedRound(1, 0, 2, false),
                        new UnplayedRound(2, 0, 1, true),
                        new UnplayedRound(3, 0, 0, true));
        int until3 = oldBuchholz(unplayed);
        int until2 = oldBuchholz(unplayed.subList(0, 2));
        assertThat(until3).isEqualTo(until2);
        // Rounds 1 and 2: 0 + 0 + 4, 1 + ½ + 3½; round 3: 5½; rounds 4 to 9: 5, 4½, 4, 3½, 3, 2½ on
        // 1½.
        int halves = 8 + 10 + 11 + (10 + 9 + 8 + 7 + 6 + 5);
        assertThat(until3).isEqualTo(halves);
    }

    private static int oldBuchholz(List<UnplayedRound> unplayed) {
        return TieBreaks.figures(
                        1, 9, MatchPoints.CHESS, UnplayedCount.FIDE_2023, List.of(), unplayed)
                .get(0)
                .buchholz();
    }

    @Test
    void badmintonGamesDecideBetweenThree() {
        List<MatchResult> pool = List.of(games(A, B, 2, 0), games(B, C, 2, 1), games(C, A, 2, 1));
        List<Figures> figures =
                TieBreaks.figures(3, 0, MatchPoints.CHESS, UnplayedCount.ZERO, pool, List.of());
        assertThat(figures).extracting(Figures::points).containsExactly(2, 2, 2);
        assertThat(figures).extracting(Figures::difference).containsExactly(1, -1, 0);
        assertThat(TieBreaks.split(List.of(A, B, C), entrant -> figures.get(entrant).difference()))
                .containsExactly(List.of(A), List.of(C), List.of(B));
        assertThat(DirectEncounter.order(List.of(A, B, C), pool, 2, IfNotAllMet.NO_EFFECT))
                .containsExactly(List.of(A, B, C));
    }

    @Test
    void whoMetMoreOftenCountsWithTheAverage() {
        // A beat B once and lost twice to it, beat C; B lost to C: 1⅓, ⅔, 1.
        List<MatchResult> results =
                List.of(game(A, B, 2), game(B, A, 2), game(A, B, 0), game(A, C, 2), game(C, B, 2));
        assertThat(DirectEncounter.order(List.of(A, B, C), results, 2, IfNotAllMet.NO_EFFECT))
                .containsExactly(List.of(A), List.of(C), List.of(B));
    }

    @Test
    void inASwissOnlyASureLeaderIsFirst() {
        List<MatchResult> results = List.of(game(A, B, 2), game(A, C, 2));
        List<Integer> three = List.of(A, B, C);
        assertThat(DirectEncounter.order(three, results, 2, IfNotAllMet.SURE_LEADERS))
                .containsExactly(List.of(A), List.of(B, C));
        assertThat(DirectEncounter.order(three, results, 2, IfNotAllMet.NO_EFFECT))
                .containsExactly(three);
        assertThat(DirectEncounter.order(three, results, 2, IfNotAllMet.AS_IT_STANDS))
                .containsExactly(List.of(A), List.of(B, C));
        List<MatchResult> drawn = List.of(game(A, B, 2), game(A, C, 1));
        assertThat(DirectEncounter.order(three, drawn, 2, IfNotAllMet.SURE_LEADERS))
                .containsExactly(three);
    }

    @Test
    void roundsNotPlayedCountAsTheEditionSays() {
        // Round 1: 0 beats 1, 2 has a bye. Round 2: 0 beats 2, 1 is absent on purpose. Round 3: 1
        // does not appear against 0, 2 asked for half a point.
        List<MatchResult> results =
                List.of(
                        MatchResult.played(1, new Pair(0, 1), 2, 0, 0, 0),
                        MatchResult.played(2, new Pair(2, 0), 0, 2, 0, 0),
                        new MatchResult(3, new Pair(1, 0), 0, 2, 0, 0, Appearance.SECOND_ONLY));
        List<UnplayedRound> unplayed =
                List.of(new UnplayedRound(1, 2, 2, false), new UnplayedRound(3, 2, 1, true));
        assertThat(buchholz(UnplayedCount.FIDE_2024, results, unplayed)).isEqualTo("10 6 12");
        assertThat(buchholz(UnplayedCount.FIDE_2023, results, unplayed)).isEqualTo("7 11 11");
        assertThat(buchholz(UnplayedCount.LAST_PLACED, results, unplayed)).isEqualTo("3 6 6");
        assertThat(buchholz(UnplayedCount.ZERO, results, unplayed)).isEqualTo("3 6 6");
    }

    private static String buchholz(
            UnplayedCount count, List<MatchResult> results, List<UnplayedRound> unplayed) {
        StringBuilder text = new StringBuilder();
        TieBreaks.figures(3, 3, MatchPoints.CHESS, count, results, unplayed)
                .forEach(figures -> text.append(figures.buchholz()).append(' '));
        return text.toString().strip();
    }
}
