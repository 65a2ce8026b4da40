package org.pubgames.club;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What is told before an evening begins. */
class NewEveningTest {

    private final Club club = Club.shared();

    private final Browser organizer = club.organizer();

    private String begun(int players) {
        return organizer.post(
                "/organizer/evenings",
                "name",
                "Champions",
                "variant",
                "sjoelen/club-evening",
                "competition",
                "ilsa-champions",
                "boards",
                "2",
                "players",
                IntStream.rangeClosed(1, players)
                        .mapToObj(each -> "Player " + each)
                        .collect(Collectors.joining("\n")));
    }

    @Test
    void morePlayersThanTheCompetitionTakesAreToldAndNobodyIsDropped() {
        assertThat(begun(17))
                .contains("17 are more than this competition takes; allowed: ≤ 16.")
                .contains("Player 17");
        organizer.expecting(422);
        begun(16);
        organizer.expecting(200);
    }
}
