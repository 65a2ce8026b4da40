package org.pubgames.club;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.club.pages.TreeLook;

/** The tree of a knock-out, on the wall and on paper. */
class TreeTest {

    private final Club club = Club.shared();

    private Night night(int entrants) {
        Night night =
                Night.of(
                        club,
                        "sjoelen/club-evening",
                        "wk-knock-out",
                        2,
                        "accept assign",
                        IntStream.rangeClosed(1, entrants)
                                .mapToObj(number -> "Player " + number)
                                .toArray(String[]::new));
        assertThat(club.look(night.id()).tree()).isEmpty();
        night.act("draw");
        return night;
    }

    private TreeLook tree(Night night) {
        return club.look(night.id()).tree().orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5, 8, 11, 16, 32})
    void everybodyStandsInItOnce(int entrants) {
        Night night = night(entrants);
        TreeLook tree = tree(night);
        int spots = 1;
        for (int i = tree.rounds().size() - 1; i >= 0; i--) {
            assertThat(tree.rounds().get(i).spots()).hasSize(spots);
            spots *= 2;
        }
        assertThat(spots).isGreaterThanOrEqualTo(entrants).isLessThan(2 * entrants);
        List<String> names =
                tree.rounds().stream()
                        .flatMap(round -> round.spots().stream())
                        .flatMap(spot -> spot.meeting().stream())
                        .flatMap(it -> List.of(it.first(), it.second()).stream())
                        .map(TreeLook.Side::name)
                        .filter(name -> !name.isEmpty())
                        .toList();
        assertThat(names).hasSize(entrants).doesNotHaveDuplicates();
    }

    @Test
    void whoWinsGoesOnInIt() {
        Night night = night(4);
        night.until(() -> night.evening().calls().size() == 2);
        TreeLook.Round semis = tree(night).rounds().get(0);
        assertThat(semis.title()).isEqualTo("Semi-finals");
        assertThat(semis.spots())
                .allSatisfy(spot -> assertThat(spot.meeting().orElseThrow().board()).isNotEmpty());
        night.play(night.tablet(1), 2);
        night.until(() -> !night.fixture("r1b1").counted().isEmpty());
        TreeLook tree = tree(night);
        TreeLook.Meeting played =
                tree.rounds().get(0).spots().stream()
                        .flatMap(spot -> spot.meeting().stream())
                        .filter(TreeLook.Meeting::done)
                        .findFirst()
                        .orElseThrow();
        String winner = night.fixture("r1b1").players().get(0);
        assertThat(List.of(played.first(), played.second()))
                .filteredOn(TreeLook.Side::winner)
                .extracting(TreeLook.Side::name, TreeLook.Side::score)
                .containsExactly(tuple(winner, "216"));
        TreeLook.Meeting end = tree.rounds().get(1).spots().get(0).meeting().orElseThrow();
        assertThat(List.of(end.first().name(), end.second().name())).contains(winner, "");
        for (String page : List.of("/wall/", "/print/")) {
            String path = page + night.id() + (page.equals("/print/") ? "/tree" : "");
            assertThat(club.browser().get(path)).contains("class=\"tree\"", winner, "216", "Final");
        }
    }

    @Test
    void aWallHasNoMoreRoundsThanCanBeRead() {
        TreeLook whole = tree(night(33));
        assertThat(whole.rounds()).hasSize(6);
        assertThat(whole.onWall().rounds()).hasSize(5);
        assertThat(whole.onWall().rounds().get(4).title()).isEqualTo("Final");
        assertThat(tree(night(4)).onWall().rounds()).hasSize(2);
    }

    @Test
    void whereThereIsNoneNoneIsPrinted() {
        Night night = Night.league(club, "", "Anna", "Bram");
        night.act("draw");
        assertThat(night.page()).doesNotContain("/print/" + night.id() + "/tree");
        Browser browser = club.browser();
        browser.get("/print/" + night.id() + "/tree");
        browser.expecting(404);
    }
}
