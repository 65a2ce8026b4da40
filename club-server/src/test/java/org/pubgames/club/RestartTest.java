package org.pubgames.club;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubgames.club.evening.Evening;

/** The server after it was ended. */
class RestartTest {

    @Test
    void everythingIsThereAgainAndEverybodyIsKnown(@TempDir Path folder) throws Exception {
        String code;
        Evening before;
        String cookie;
        try (Club club = Club.in(folder)) {
            code = club.organizerCode();
            Night night = Night.league(club, "accept assign", "Anna", "Bram", "Carla", "Dirk");
            night.act("draw");
            night.act("come", "player", "Late Lisa");
            night.act("draw");
            Browser tablet = night.tablet(1);
            tablet.get("/board");
            String match = tablet.part("match");
            tablet.report("board", match, 0, Night.subTurn(night.seats(match).get(0), "2,1,3,1"));
            tablet.expecting(200);
            before = night.evening();
            cookie = tablet.cookie("club-board");
        }
        try (Club club = Club.in(folder)) {
            assertThat(club.organizerCode()).isEqualTo(code);
            assertThat(club.evening(before.id())).isEqualTo(before);
            Browser tablet = club.browser();
            tablet.forge("club-board", cookie);
            assertThat(tablet.get("/board")).contains("2/1/3/1");
            assertThat(tablet.part("writes")).isEqualTo("true");
        }
    }
}
