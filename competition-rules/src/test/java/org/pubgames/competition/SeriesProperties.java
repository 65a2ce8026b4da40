package org.pubgames.competition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.pubgames.competition.CompetitionEvent.Entered;
import org.pubgames.competition.CompetitionEvent.EveningCorrected;
import org.pubgames.competition.CompetitionEvent.EveningScored;

/** Whole winters of evenings, added up on paper beside the game. */
class SeriesProperties {

    private static final int ABSENT = -1;

    @Property(tries = 200)
    void theTableIsThatOnPaper(
            @ForAll @IntRange(min = 2, max = 9) int entrants,
            @ForAll @IntRange(min = 1, max = 9) int evenings,
            @ForAll @IntRange(min = 1, max = 11) int counted,
            @ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Play play =
                Play.in(
                        Shipped.house(
                                "club-evenings",
                                "evenings: " + evenings,
                                "countedEvenings: " + counted),
                        Shipped.seats(entrants));
        List<String> names = Shipped.seats(entrants).names();
        int late = entrants > 2 && evenings > 1 ? 1 : 0;
        names.subList(0, entrants - late).forEach(name -> play.then(new Entered(name)));
        int[][] paper = new int[evenings][entrants];
        for (int evening = 0; evening < evenings; evening++) {
            if (evening == 1 && late == 1) {
                play.then(new Entered(names.get(entrants - 1)));
            }
            int there = evening == 0 ? entrants - late : entrants;
            paper[evening] = points(entrants, there, random);
            play.then(new EveningScored(evening + 1, scores(names, paper[evening])));
            if (random.nextInt(4) == 0) {
                int back = random.nextInt(evening + 1);
                paper[back] = points(entrants, back == 0 ? entrants - late : entrants, random);
                play.then(new EveningCorrected(back + 1, scores(names, paper[back])));
            }
        }
        assertThat(play.match().outcome()).isPresent();
        assertThat(play.state().standings()).hasSize(entrants);
        for (Standing standing : play.state().standings()) {
            int own = names.indexOf(standing.player());
            assertThat(standing.points()).isEqualTo(sum(paper, own, counted));
            int ahead = 0;
            for (int other = 0; other < entrants; other++) {
                ahead += isAhead(paper, /* rival= */ other, /* entrant= */ own, counted) ? 1 : 0;
            }
            assertThat(standing.rank()).as("%s", standing).isEqualTo(1 + ahead);
        }
    }

    /** At least the first of those who may be there is. */
    private static int[] points(int entrants, int there, SplittableRandom random) {
        int[] points = new int[entrants];
        Arrays.fill(points, ABSENT);
        for (int i = 0; i < there; i++) {
            points[i] = i > 0 && random.nextInt(4) == 0 ? ABSENT : random.nextInt(4);
        }
        return points;
    }

    private static List<EveningScore> scores(List<String> names, int[] points) {
        List<EveningScore> scores = new ArrayList<>();
        for (int i = 0; i < points.length; i++) {
            if (points[i] != ABSENT) {
                scores.add(new EveningScore(names.get(i), points[i]));
            }
        }
        return scores;
    }

    /** The evenings of one, worst first; those missed before all others. */
    private static int[] sorted(int[][] paper, int entrant) {
        int[] own = new int[paper.length];
        for (int i = 0; i < paper.length; i++) {
            own[i] = paper[i][entrant];
        }
        Arrays.sort(own);
        return own;
    }

    private static int sum(int[][] paper, int entrant, int counted) {
        int[] own = sorted(paper, entrant);
        int sum = 0;
        for (int i = 0; i < counted && i < own.length; i++) {
            sum += Math.max(0, own[own.length - 1 - i]);
        }
        return sum;
    }

    private static boolean isAhead(int[][] paper, int rival, int entrant, int counted) {
        int lead = sum(paper, rival, counted) - sum(paper, entrant, counted);
        int[] first = sorted(paper, rival);
        int[] second = sorted(paper, entrant);
        for (int i = first.length - 1; i >= 0 && lead == 0; i--) {
            lead = first[i] - second[i];
        }
        return lead > 0;
    }
}
