package org.pubgames.schocken;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.core.Entry;
import org.pubgames.core.MatchView;
import org.pubgames.core.Viewer;

/** Who sees which dice when. */
class ViewsTest {

    private static final List<String> EVERYBODY = List.of("", "A", "B", "C");

    private static Evening laid() {
        return Evening.of("A", "B", "C").lay("A 6-5-4", "B 4-2-1", "C 2-2-1");
    }

    private static Optional<List<Integer>> cup(Evening evening, String viewer, String player) {
        return Seen.cup(evening.match(), Seen.viewer(viewer), player);
    }

    private static SchockenEvent lastEvent(Evening evening, String viewer) {
        List<Entry<SchockenEvent>> log = evening.match().view(Seen.viewer(viewer)).log();
        return log.get(log.size() - 1).event();
    }

    @Test
    void nobodySeesWhatIsUnderACupNotEvenTheThrower() {
        Evening evening = laid();
        for (String viewer : EVERYBODY) {
            for (String player : List.of("A", "B", "C")) {
                assertThat(cup(evening, viewer, player)).as(viewer + player).isEmpty();
            }
            assertThat(lastEvent(evening, viewer)).isEqualTo(SchockenEvent.Thrown.unseen("C"));
        }
        assertThat(evening.hand("B").dice()).as("the log itself").contains(List.of(4, 2, 1));
    }

    @Test
    void theLeaderLiftsForEverybody() {
        Evening evening = laid().play("A lifts");
        for (String viewer : EVERYBODY) {
            assertThat(cup(evening, viewer, "A")).contains(List.of(6, 5, 4));
            assertThat(cup(evening, viewer, "B")).isEmpty();
            assertThat(lastEvent(evening, viewer))
                    .isEqualTo(SchockenEvent.Uncovered.of("A", 6, 5, 4));
        }
    }

    @Test
    void theLeaderLiftsForEverybodyAlsoWhileSomebodyHasToThrowAgain() {
        Evening evening = laid().play("B tilts", "A lifts");
        for (String viewer : EVERYBODY) {
            assertThat(cup(evening, viewer, "A")).contains(List.of(6, 5, 4));
            assertThat(lastEvent(evening, viewer))
                    .isEqualTo(SchockenEvent.Uncovered.of("A", 6, 5, 4));
        }
    }

    @Test
    void aFollowerLooksForHimselfAlone() {
        Evening evening =
                laid().play("A lifts", "A throws 6-5-3", "A lifts", "A stands", "B lifts");
        assertThat(cup(evening, "B", "B")).contains(List.of(4, 2, 1));
        assertThat(lastEvent(evening, "B")).isEqualTo(SchockenEvent.Uncovered.of("B", 4, 2, 1));
        for (String viewer : List.of("", "A", "C")) {
            assertThat(cup(evening, viewer, "B")).isEmpty();
            assertThat(lastEvent(evening, viewer)).isEqualTo(SchockenEvent.Uncovered.by("B"));
        }
        evening.play("B keeps 4-2");
        for (String viewer : EVERYBODY) {
            assertThat(lastEvent(evening, viewer)).isEqualTo(SchockenEvent.SetAside.of("B", 4, 2));
            assertThat(
                            evening.match()
                                    .view(Seen.viewer(viewer))
                                    .state()
                                    .player("B")
                                    .flatMap(SchockenPlayer::hand)
                                    .orElseThrow()
                                    .aside())
                    .containsExactly(4, 2);
        }
        evening.play("B throws 6");
        for (String viewer : EVERYBODY) {
            assertThat(cup(evening, viewer, "B")).isEmpty();
        }
    }

    @Test
    void whoLiftsEarlySeesHisDiceAloneAlsoTheLeader() {
        Evening evening = Evening.of("A", "B", "C").lay("A 6-5-4", "B 4-2-1").play("B lifts");
        assertThat(cup(evening, "B", "B")).contains(List.of(4, 2, 1));
        assertThat(cup(evening, "", "B")).isEmpty();
        evening.play("A lifts");
        assertThat(evening.rules()).containsExactly("schocken.offence.lifted-early");
        assertThat(cup(evening, "A", "A")).contains(List.of(6, 5, 4));
        for (String viewer : List.of("", "B", "C")) {
            assertThat(cup(evening, viewer, "A")).isEmpty();
            assertThat(lastEvent(evening, viewer)).isEqualTo(SchockenEvent.Uncovered.by("A"));
        }
        evening.play("C throws 2-2-1", "A lifts");
        assertThat(cup(evening, "C", "A")).contains(List.of(6, 5, 4));
    }

    @Test
    void theShowdownIsForEverybodyAndTheResultStays() {
        Evening evening = laid().play("A lifts", "A stands", "B lifts");
        for (String viewer : EVERYBODY) {
            assertThat(cup(evening, viewer, "B")).contains(List.of(4, 2, 1));
            assertThat(cup(evening, viewer, "C")).isEmpty();
        }
        evening.play("C lifts");
        for (String viewer : EVERYBODY) {
            MatchView<SchockenState, SchockenEvent> view =
                    evening.match().view(Seen.viewer(viewer));
            assertThat(view.state().lastRound()).isEqualTo(evening.state().lastRound());
            assertThat(lastEvent(evening, viewer))
                    .isEqualTo(SchockenEvent.Uncovered.of("C", 2, 2, 1));
        }
    }

    @Test
    void aThrowWhoseDiceNobodyToldIsKnownOnceItIsShown() {
        Evening evening = Evening.of("A", "B").play("A throws", "B throws", "A lifts 6-5-4");
        for (String viewer : List.of("", "A", "B")) {
            assertThat(cup(evening, viewer, "A")).contains(List.of(6, 5, 4));
        }
        evening.play("A throws", "A lifts 6-5-3", "A stands", "B lifts 4-2-1");
        assertThat(cup(evening, "B", "B")).contains(List.of(4, 2, 1));
        for (String viewer : List.of("", "A")) {
            assertThat(cup(evening, viewer, "B")).isEmpty();
            assertThat(lastEvent(evening, viewer)).isEqualTo(SchockenEvent.Uncovered.by("B"));
        }
    }

    @Test
    void aVoidThrowIsNeverShown() {
        Evening evening = laid().play("A lifts", "A stands", "B throws 1-1-1");
        assertThat(evening.rules()).contains("schocken.offence.over-throw");
        for (String viewer : EVERYBODY) {
            assertThat(cup(evening, viewer, "B")).isEmpty();
            assertThat(lastEvent(evening, viewer)).isEqualTo(SchockenEvent.Thrown.unseen("B"));
        }
        evening.finish();
        for (String viewer : EVERYBODY) {
            assertThat(Seen.by(evening.match(), Seen.viewer(viewer)))
                    .doesNotContain("4,2,1", "1,2,4", "1,1,1", "4, 2, 1", "1, 1, 1");
        }
    }

    @Test
    void aVoidThrowDecidesNothing() {
        for (String dice : List.of("2-2-1", "6-1-1")) {
            Evening evening =
                    Evening.in(Evening.house("twoTwoOne: lose-half"), "A", "B", "C")
                            .lay("A 6-5-4", "B " + dice, "C 6-6-5")
                            .play("A lifts", "A stands", "B throws", "C lifts");
            assertThat(evening.loser()).isEqualTo("B");
            assertThat(evening.rules()).doesNotContain("schocken.half.lost-by-two-two-one");
            assertThat(evening.state().half()).isEqualTo(1);
        }
    }

    @Test
    void diceLeftUnderCupsWhenAHalfIsForfeitedStayUnknown() {
        Evening evening = laid().play("C drops", "C throws 2-2-1", "C drops");
        assertThat(evening.state().half()).isEqualTo(2);
        for (String viewer : EVERYBODY) {
            assertThat(Seen.by(evening.match(), Seen.viewer(viewer)))
                    .doesNotContain("4,2,1", "6,5,4", "2,2,1", "4, 2, 1", "6, 5, 4", "2, 2, 1");
        }
    }

    @Test
    void textFormsDoNotTellHiddenDice() {
        Evening evening =
                laid().play("A lifts", "A throws 6-5-3", "A lifts", "A stands", "B lifts 4-2-1");
        assertThat(Seen.printed(evening.match()))
                .contains("6, 5, 3")
                .doesNotContain("4, 2, 1", "2, 2, 1");
        SchockenEvent throwsAll = Notation.event("B throws 5-4-1");
        assertThat(throwsAll.toString()).doesNotContain("5, 4, 1");
        assertThat(Seen.printed(evening.match().judge(throwsAll))).doesNotContain("5, 4, 1");
        SchockenEvent tooMany = Notation.event("C throws 5-4-1");
        assertThat(Seen.printed(evening.match().judge(tooMany))).doesNotContain("5, 4, 1");
        assertThat(evening.hand("B").toString()).contains("3 dice").doesNotContain("4");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "A", "B", "C"})
    void aViewKeepsEverythingElse(String name) {
        Evening evening = laid().play("A lifts", "A stands", "B lifts", "C lifts");
        Viewer viewer = Seen.viewer(name);
        MatchView<SchockenState, SchockenEvent> view = evening.match().view(viewer);
        assertThat(view.viewer()).isEqualTo(viewer);
        assertThat(view.header()).isEqualTo(evening.match().header());
        assertThat(view.turn()).isEqualTo(evening.match().turn());
        assertThat(view.state()).isEqualTo(evening.state());
        assertThat(view.log()).hasSize(evening.match().size());
        for (int i = 0; i < view.log().size(); i++) {
            Entry<SchockenEvent> seen = view.log().get(i);
            Entry<SchockenEvent> real = evening.match().log().get(i);
            assertThat(seen.number()).isEqualTo(real.number());
            assertThat(seen.rulings()).isEqualTo(real.rulings());
            assertThat(seen.event().player()).isEqualTo(real.event().player());
            assertThat(seen.event()).hasSameClassAs(real.event());
        }
    }

    @Test
    void nobodyLooksFromASeatThatIsNotThere() {
        Evening evening = laid();
        assertThatThrownBy(() -> evening.match().view(Viewer.seat("Z")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Z")
                .hasMessageContaining("[A, B, C]");
    }
}
