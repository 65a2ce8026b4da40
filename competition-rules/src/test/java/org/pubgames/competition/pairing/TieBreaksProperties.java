package org.pubgames.competition.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.pubgames.competition.pairing.DirectEncounter.IfNotAllMet;
import org.pubgames.competition.pairing.MatchResult.Appearance;

/** Tables of random events against a sheet made apart. */
class TieBreaksProperties {

    private final List<MatchResult> results = new ArrayList<>();
    private final List<UnplayedRound> unplayed = new ArrayList<>();

    private StandingsSheet event(Random random, int entrants, int rounds) {
        results.clear();
        unplayed.clear();
        StandingsSheet sheet = new StandingsSheet(entrants, rounds);
        for (int round = 0; round < rounds; round++) {
            List<Integer> order = new ArrayList<>(IntStream.range(0, entrants).boxed().toList());
            Collections.shuffle(order, random);
            while (!order.isEmpty()) {
                int one = order.remove(0);
                int what = random.nextInt(12);
                if (what == 0 || order.isEmpty()) {
                    alone(sheet, random, one, round);
                } else {
                    meet(sheet, random, one, order.remove(0), round);
                }
            }
        }
        Collections.shuffle(results, random);
        return sheet;
    }

    private void alone(StandingsSheet sheet, Random random, int one, int round) {
        String cell = List.of("0U", "0H", "0Z", "").get(random.nextInt(4));
        if (!cell.isEmpty()) {
            sheet.write(one, round, cell);
            int points = (int) (2 * StandingsSheet.worth(cell));
            unplayed.add(new UnplayedRound(round + 1, one, points, !cell.equals("0U")));
        }
    }

    private void meet(StandingsSheet sheet, Random random, int one, int other, int round) {
        String[] letters =
                List.of("W,L", "L,W", "D,D", "W,L", "L,W", "+,-", "-,+", "-,-")
                        .get(random.nextInt(8))
                        .split(",", -1);
        sheet.write(one, round, (other + 1) + letters[0]);
        sheet.write(other, round, (one + 1) + letters[1]);
        Appearance appearance =
                switch (letters[0] + letters[1]) {
                    case "+-" -> Appearance.FIRST_ONLY;
                    case "-+" -> Appearance.SECOND_ONLY;
                    case "--" -> Appearance.NEITHER;
                    default -> Appearance.BOTH;
                };
        int points = (int) (2 * StandingsSheet.worth(letters[0]));
        int others = (int) (2 * StandingsSheet.worth(letters[1]));
        results.add(
                new MatchResult(round + 1, new Pair(one, other), points, others, 3, 1, appearance));
    }

    @Property(tries = 600)
    void asOnASheet(
            @ForAll @IntRange(min = 1, max = 14) int entrants,
            @ForAll @IntRange(min = 1, max = 9) int rounds,
            @ForAll UnplayedCount how,
            @ForAll long seed) {
        StandingsSheet sheet = event(new Random(seed), entrants, rounds);
        List<Figures> figures =
                TieBreaks.figures(entrants, rounds, MatchPoints.CHESS, how, results, unplayed);
        int conserved = 0;
        for (int entrant = 0; entrant < entrants; entrant++) {
            Figures found = figures.get(entrant);
            conserved += found.difference();
            assertThat(found.points() / 2.0).isEqualTo(sheet.points(entrant));
            assertThat(found.wins()).isEqualTo((int) sheet.count(entrant, "W+U"));
            assertThat(found.won()).isEqualTo((int) sheet.count(entrant, "W"));
            assertThat(found.played()).isEqualTo((int) sheet.count(entrant, "WDL"));
            double[] buchholz = sheet.buchholz(entrant, how);
            assertThat(found.buchholz() / 2.0).isEqualTo(buchholz[0]);
            assertThat(found.buchholzCut1() / 2.0).isEqualTo(buchholz[1]);
            assertThat(found.buchholzMedian() / 2.0).isEqualTo(buchholz[2]);
            assertThat(found.sonnebornBerger() / 4.0)
                    .isEqualTo(sheet.sonnebornBerger(entrant, how));
            assertThat(found.koya() / 2.0).isEqualTo(sheet.koya(entrant));
        }
        assertThat(conserved).isZero();
    }

    @Property(tries = 600)
    void directEncounterIsAPermutationThatNeverPutsALoserOfAPairFirst(
            @ForAll @IntRange(min = 2, max = 8) int entrants,
            @ForAll @IntRange(min = 1, max = 7) int rounds,
            @ForAll IfNotAllMet how,
            @ForAll long seed) {
        event(new Random(seed), entrants, rounds);
        List<Integer> level = IntStream.range(0, entrants).boxed().toList();
        List<List<Integer>> order = DirectEncounter.order(level, results, 2, how);
        assertThat(order.stream().flatMap(List::stream)).containsExactlyInAnyOrderElementsOf(level);
        List<MatchResult> shuffled = new ArrayList<>(results);
        Collections.shuffle(shuffled, new Random(seed + 1));
        assertThat(DirectEncounter.order(level, shuffled, 2, how)).isEqualTo(order);
        for (int other = 1; other < entrants; other++) {
            encounter(other, how);
        }
    }

    /** Of two, the one with more points from their matches is first. */
    private void encounter(int other, IfNotAllMet how) {
        int balance = 0;
        int met = 0;
        for (MatchResult result : results) {
            if (result.pair().has(0) && result.pair().has(other)) {
                balance += result.pointsOf(0) - result.pointsOf(other);
                met++;
            }
        }
        List<List<Integer>> order = DirectEncounter.order(List.of(0, other), results, 2, how);
        if (met == 0 || balance == 0) {
            assertThat(order).containsExactly(List.of(0, other));
        } else {
            assertThat(order)
                    .containsExactly(
                            List.of(balance > 0 ? 0 : other), List.of(balance > 0 ? other : 0));
        }
    }

    @Property(tries = 1500)
    void directEncounterAsOnASheet(
            @ForAll @IntRange(min = 2, max = 5) int entrants,
            @ForAll @IntRange(min = 1, max = 6) int rounds,
            @ForAll IfNotAllMet how,
            @ForAll long seed) {
        event(new Random(seed), entrants, rounds);
        List<Integer> level = IntStream.range(0, Math.min(4, entrants)).boxed().toList();
        assertThat(DirectEncounter.order(level, results, 2, how))
                .isEqualTo(new EncounterSheet(results, how).order(level));
    }
}
