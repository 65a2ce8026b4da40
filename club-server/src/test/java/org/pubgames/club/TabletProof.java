package org.pubgames.club;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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

    /** What was opened is open after the power has gone, and what is used up stays used up. */
    @Test
    void aKilledServerForgetsNoCode(@TempDir Path folder) throws Exception {
        int port = RunningServer.freePort();
        String code;
        String entry;
        try (Club club = Club.in(folder, port)) {
            Night night = Night.league(club, "assign", "Anna", "Bram");
            night.act("draw");
            night.until(() -> night.evening().at(1).isPresent());
            code = night.matchCode(1);
            entry = Night.subTurn(night.fixture("r1b1").players().get(0), "2,1,3,1");
        }
        RunningServer server = RunningServer.in(folder, port);
        try {
            Browser tablet = new Browser("http://127.0.0.1:" + port);
            Browser other = new Browser("http://127.0.0.1:" + port);
            tablet.post("/code", "code", code);
            tablet.expecting(200);
            server.kill();
            server = RunningServer.in(folder, port);
            tablet.get("/match");
            String match = tablet.part("match");
            assertThat(tablet.part("writes")).isEqualTo("true");
            tablet.report("match", match, 0, entry);
            tablet.expecting(200);
            other.post("/code", "code", code);
            other.expecting(410);
        } finally {
            server.kill();
        }
    }
}
