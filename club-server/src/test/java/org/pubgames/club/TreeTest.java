package org.pubgames.club;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.ArrayList;
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
        return night(entrants, "wk-knock-out");
    }

    private Night night(int entrants, String competition) {
        Night night =
                Night.of(
                        club,
                        "sjoelen/club-evening",
                        competition,
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
        assertThat(whole.onWall()).hasSize(1);
        assertThat(whole.onWall().get(0).rounds()).hasSize(5);
        assertThat(whole.onWall().get(0).rounds().get(4).title()).isEqualTo("Final");
        assertThat(tree(night(4)).onWall().get(0).rounds()).hasSize(2);
        // of two defeats in pages: first the upper part, then the lower one with the final
        assertThat(tree(night(32, "double-knock-out")).onWall())
                .extracting(each -> each.rounds().size())
                .containsExactly(5, 5, 4);
    }

    private static List<TreeLook.Meeting> meetings(TreeLook tree) {
        return tree.rounds().stream()
                .flatMap(round -> round.spots().stream())
                .flatMap(spot -> spot.meeting().stream())
                .toList();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 8, 11, 16, 32})
    void whereTwoDefeatsPutOutTheTreeHasTwoParts(int entrants) {
        TreeLook tree = tree(night(entrants, "double-knock-out"));
        TreeLook lower = tree.lower().orElseThrow();
        // everybody but the first loses once above, and all of these but the last once below
        assertThat(meetings(tree)).hasSize(entrants - 1);
        assertThat(meetings(lower)).hasSize(entrants - 2 + 1);
        List<Integer> spots = lower.rounds().stream().map(each -> each.spots().size()).toList();
        assertThat(spots.get(spots.size() - 1)).isEqualTo(1);
        for (int round = 0; round + 1 < spots.size(); round++) {
            TreeLook.Way way = lower.rounds().get(round).spots().get(0).way();
            assertThat(spots.get(round + 1))
                    .isEqualTo(spots.get(round) / (way == TreeLook.Way.STRAIGHT ? 1 : 2));
        }
        assertThat(lower.rounds().get(lower.rounds().size() - 1).title()).isEqualTo("Final");
    }

    @Test
    void whoLosesGoesOnInTheLowerPart() {
        Night night = night(4, "double-knock-out");
        List<String> lost = new ArrayList<>();
        for (String match : List.of("r1b1", "r1b2")) {
            night.act("result", "fixture", match, "value", "216-194, 200-180");
            night.organizer().expecting(200);
            lost.add(night.fixture(match).players().get(1));
        }
        TreeLook lower = tree(night).lower().orElseThrow();
        TreeLook.Meeting first = lower.rounds().get(0).spots().get(0).meeting().orElseThrow();
        assertThat(List.of(first.first().name(), first.second().name()))
                .containsExactlyInAnyOrderElementsOf(lost);
        TreeLook.Meeting second = lower.rounds().get(1).spots().get(0).meeting().orElseThrow();
        assertThat(List.of(second.first().from(), second.second().from())).contains("loser 2/1");
        TreeLook.Meeting last = lower.rounds().get(2).spots().get(0).meeting().orElseThrow();
        assertThat(last.first().name() + last.first().from()).isEmpty();
        String wall = club.browser().get("/wall/" + night.id());
        assertThat(wall)
                .containsSubsequence("Round 1, no defeat", "Round 2, one defeat", "loser 2/1");
        Browser german = club.browser();
        german.language = "de";
        assertThat(german.get("/print/" + night.id() + "/tree"))
                .containsSubsequence("Runde 1, unbesiegt", "Runde 2, eine Niederlage", "Finale");
        Browser dutch = club.browser();
        dutch.language = "nl";
        assertThat(dutch.get("/wall/" + night.id()))
                .containsSubsequence("zonder nederlaag", "één nederlaag", "verliezer 2/1");
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
