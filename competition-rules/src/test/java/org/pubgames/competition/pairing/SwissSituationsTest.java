package org.pubgames.competition.pairing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Positions whose pairing an independent engine confirmed, in printed numbers (from 1). */
class SwissSituationsTest {

    /** The pairing of those who are present, nothing if there is none. */
    private static Optional<List<String>> paired(SwissField field, int... absent) {
        return Swiss.pair(field.present(absent), SwissOptions.CHESS).map(SwissField::printed);
    }

    @Test
    void theFirstRoundOfSeven() {
        assertThat(paired(new SwissField(7))).hasValue(List.of("1-4", "5-2", "3-6", "bye 7"));
    }

    @Test
    void whoBothHadTheFirstSideAreNotPairedForIt() {
        SwissField field = new SwissField(8).round("1-5 1:0", "6-2 0:1", "3-7 1:0", "8-4 0:1");
        assertThat(paired(field)).hasValue(List.of("4-1", "2-3", "5-8", "7-6"));
    }

    @Test
    void theByeGoesToTheLowestScoreBeforeTheBestArePaired() {
        SwissField field =
                new SwissField(6)
                        .round("1-4 1:0", "5-2 0:1", "3-6 1:0")
                        .round("2-1 0:1", "4-3 0:1", "6-5 0:1");
        assertThat(field.present(4)).extracting(SwissEntrant::score).containsExactly(4, 2, 4, 2, 0);
        assertThat(paired(field, 4)).hasValue(List.of("1-5", "3-2", "bye 6"));
    }

    @Test
    void nobodyMeetsAnybodyTwiceWhateverTheScores() {
        SwissField field =
                new SwissField(4).round("1-3 1:0", "4-2 0:1").round("2-1 1:0", "3-4 0:1");
        assertThat(paired(field).orElseThrow()).containsExactlyInAnyOrder("1-4", "3-2");
        field.round("1-4 1:0", "3-2 0:1");
        assertThat(paired(field)).isEmpty();
    }

    @Test
    void theByeGoesToWhoPlayedMost() {
        SwissField field = new SwissField(5).round("1-3 1:0", "4-2 0:1", "5 absent");
        assertThat(paired(field)).hasValue(List.of("2-1", "3-5", "bye 4"));
    }

    @Test
    void whoHadAByeGetsNone() {
        SwissField field =
                new SwissField(5)
                        .round("1-3 1:0", "4-2 0:1", "5 bye")
                        .round("2-1 1:0", "3-5 0:1", "4 bye");
        assertThat(paired(field).orElseThrow()).contains("bye 3");
    }

    @Test
    void pointsOfAWinWithoutPlayingRuleOutAByeAndHalfOfThemDoNot() {
        List<SwissEntrant> present = new ArrayList<>();
        for (int number = 0; number < 3; number++) {
            present.add(SwissEntrant.newcomer(number));
        }
        present.set(2, new SwissEntrant(2, 0, Set.of(), List.of(), 0, true, List.of(), 1));
        assertThat(Swiss.pair(present, SwissOptions.CHESS).orElseThrow().bye()).hasValue(1);
        present.set(2, new SwissEntrant(2, 0, Set.of(), List.of(), 0, false, List.of(), 0));
        assertThat(Swiss.pair(present, SwissOptions.CHESS).orElseThrow().bye()).hasValue(2);
    }

    @Test
    void oneAloneHasABye() {
        List<SwissEntrant> alone = List.of(SwissEntrant.newcomer(4));
        assertThat(Swiss.pair(alone, SwissOptions.SCORES_ALONE).map(SwissField::printed))
                .hasValue(List.of("bye 5"));
    }

    @Test
    void anEntrantIsNotPairedTwice() {
        List<SwissEntrant> twice =
                Arrays.asList(SwissEntrant.newcomer(1), SwissEntrant.newcomer(1));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Swiss.pair(twice, SwissOptions.SCORES_ALONE));
    }
}
