package org.pubgames.club;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A tablet that opens a match of several games by its code, as somebody touches it. */
@Tag("proof")
class TabletProof {

    private static void subTurn(Screen tablet, String... lying) {
        for (String each : lying) {
            tablet.touch(".key", each);
        }
        tablet.click("#send");
    }

    @Test
    void aMatchIsOpenedPlayedAndLeft() throws Exception {
        Club club = Club.shared();
        Night night =
                Night.of(
                        club, "sjoelen/club-evening", "pub-knock-out", 1, "assign", "Anna", "Bram");
        night.act("draw");
        night.until(() -> night.evening().at(1).isPresent());
        try (Screen tablet = Screen.open("http://127.0.0.1:" + club.port(), 1024, 768, false)) {
            tablet.enter(night.matchCode(1)).says("Board 1");
            String first = night.evening().at(1).orElseThrow().match();
            tablet.touch(".who button", night.seats(first).get(0));
            subTurn(tablet, "2", "1", "3", "1");
            tablet.says("2/1/3/1").click("#undo");
            night.until(() -> club.file(first).contains("\"by\":\"match code\""));
            // somebody else at the club enters the rest
            Browser same = night.tablet(1);
            same.post("/board/take");
            tablet.says("Another tablet writes");
            night.play(same, 2);
            tablet.says("wins").touch("button", "Write here from now on");
            tablet.touch("button", "We agree").says("Games 1 – 0").says("216–194");
            tablet.sound("the second game").picture("match").go("/match").says("Games 1 – 0");
            same.post("/board/take");
            night.play(same, 2);
            tablet.says("wins");
            // the organizer confirms, and the tablet is back where codes are typed
            night.act("agree", "fixture", "r1b1");
            tablet.says("Your code").sound("back at the codes");
            assertThat(tablet.path()).isEqualTo("/");
            assertThat(night.fixture("r1b1").counted()).isEqualTo("2 – 0");
            tablet.quiet("403");
        }
    }
}
