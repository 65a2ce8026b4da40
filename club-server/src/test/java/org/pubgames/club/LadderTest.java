package org.pubgames.club;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.pubgames.club.pages.EveningLook;

/** A ladder: challenges instead of rounds. */
class LadderTest {

    private final Club club = Club.shared();
    private final Night night =
            Night.of(
                    club,
                    "sjoelen/club-evening",
                    "barntown-ladder",
                    2,
                    "accept assign",
                    "Anna",
                    "Bram",
                    "Carla",
                    "Dirk");

    private List<String> ladder() {
        return club.look(night.id()).standings().stream()
                .map(EveningLook.StandingLook::player)
                .toList();
    }

    @Test
    void aChallengeIsPlayedAndChangesTheLadder() {
        assertThat(night.page()).contains("Begin the ladder").doesNotContain("/challenge\"");
        night.act("draw");
        assertThat(ladder()).containsExactly("Anna", "Bram", "Carla", "Dirk");
        assertThat(night.page()).contains("/challenge\"").doesNotContain("Draw the next round");
        night.act("challenge", "player", "Dirk", "value", "Bram");
        night.organizer().expecting(200);
        night.until(() -> night.evening().at(1).isPresent());
        assertThat(night.fixture("r1b1").players()).containsExactly("Dirk", "Bram");
        night.play(night.tablet(1), 2);
        night.until(() -> ladder().get(1).equals("Dirk"));
        assertThat(ladder()).containsExactly("Anna", "Dirk", "Bram", "Carla");
        assertThat(club.browser().get("/wall/" + night.id()))
                .containsPattern("<td>2</td><th scope=\"row\">Dirk</th>");
    }

    @Test
    void theRulesAnswerAChallenge() {
        night.act("draw");
        for (String[] wrong :
                List.of(
                        new String[] {"Anna", "Dirk"},
                        new String[] {"Anna", "Anna"},
                        new String[] {"Nobody", "Anna"},
                        new String[] {"", ""})) {
            String page = night.act("challenge", "player", wrong[0], "value", wrong[1]);
            night.organizer().expecting(422);
            assertThat(page).contains("Not possible");
        }
        assertThat(club.fixtures(night.id())).isEmpty();
        assertThat(night.act("challenge", "player", "Anna", "value", "Dirk"))
                .contains("competition.ladder.");
    }

    @Test
    void whoComesLateStandsAtTheBottom() {
        night.act("draw");
        night.act("challenge", "player", "Bram", "value", "Anna");
        night.until(() -> night.evening().at(1).isPresent());
        Browser tablet = night.tablet(1);
        tablet.get("/board");
        String match = tablet.part("match");
        tablet.report("board", match, 0, Night.subTurn(night.seats(match).get(0), "2,1,3,1"));
        tablet.expecting(200);
        // nothing is drawn anew: the match goes on
        night.act("come", "player", "Late Lisa");
        night.organizer().expecting(200);
        assertThat(ladder()).containsExactly("Anna", "Bram", "Carla", "Dirk", "Late Lisa");
        assertThat(night.evening().at(1).orElseThrow().match()).isEqualTo(match);
        night.act("challenge", "player", "Late Lisa", "value", "Carla");
        night.until(() -> night.evening().at(2).isPresent());
    }
}
