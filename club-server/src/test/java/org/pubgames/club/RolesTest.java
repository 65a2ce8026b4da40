package org.pubgames.club;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Nobody does what is not his: organizer, board, player, viewer. */
class RolesTest {

    private final Club club = Club.shared();
    private final Night night = Night.league(club, "assign", "Anna", "Bram", "Carla", "Dirk");

    RolesTest() {
        night.act("draw");
    }

    private String match(int board) {
        return night.evening().at(board).orElseThrow().match();
    }

    private String first(int board) {
        return Night.subTurn(night.seats(match(board)).get(0), "2,1,3,1");
    }

    @Test
    void whoOnlyWatchesReportsNothingAndSeesNoOrganizersPage() {
        Browser viewer = club.browser();
        for (String as : List.of("board", "organizer", "player", "viewer")) {
            viewer.report(as, match(1), 0, first(1));
            viewer.expecting(403);
        }
        for (String page :
                List.of(
                        "/organizer",
                        "/organizer/" + night.id(),
                        "/organizer/" + night.id() + "/part",
                        "/organizer/" + night.id() + "/codes",
                        "/organizer/" + night.id() + "/match/r1b1",
                        "/export/" + night.id() + "/evening.zip",
                        "/export/" + night.id() + "/match/" + match(1) + ".jsonl",
                        "/board/part",
                        "/me/part")) {
            viewer.get(page);
            viewer.expecting(403);
        }
        for (String act :
                List.of("draw", "come", "go", "end", "agree", "result", "call", "pause")) {
            viewer.post(
                    "/organizer/" + night.id() + "/" + act, "fixture", "r1b1", "player", "Anna");
            viewer.expecting(403);
        }
        viewer.post("/organizer/evenings", "name", "x");
        viewer.expecting(403);
        viewer.post("/organizer/house", "house", "x");
        viewer.expecting(403);
        viewer.post("/board/agree", "match", match(1));
        viewer.expecting(403);
        viewer.post("/me/roll", "match", match(1), "kind", "thrown", "number", "0");
        viewer.expecting(403);
        viewer.postBody("/api/matches", "application/json", "{}", "Club-Token", viewer.token());
        viewer.expecting(403);
    }

    @Test
    void theWallShowsNoCode() {
        Browser viewer = club.browser();
        String all = viewer.get("/") + viewer.get("/wall/" + night.id());
        night.boards().forEach(board -> assertThat(all).doesNotContain(board.code()));
        night.evening().players().forEach(player -> assertThat(all).doesNotContain(player.code()));
        assertThat(all).doesNotContain(club.organizerCode());
        viewer.get("/api/matches/evening-" + night.id() + "/view");
        viewer.expecting(403);
        viewer.get("/api/matches/club-keys/view");
        viewer.expecting(403);
        assertThat(viewer.get("/api/matches")).doesNotContain("secret").doesNotContain("\"code\"");
    }

    @Test
    void aTabletWritesAtItsOwnBoardAndRevisesNothingElse() {
        Browser tablet = night.tablet(1);
        tablet.report("board", match(2), 0, first(2));
        tablet.expecting(403);
        tablet.report("board", match(1), 0, first(1));
        tablet.expecting(200);
        tablet.report("board", match(1), 1, "{\"revise\":\"withdraw\",\"event\":1}");
        tablet.expecting(403);
        tablet.report(
                "board",
                match(1),
                1,
                "{\"event\":\"organizer-decided\",\"player\":\"Anna\",\"decision\":\"award\",\"points\":1,\"matter\":\"x\"}");
        assertThat(tablet.status()).isIn(400, 403);
        tablet.post("/board/undo", "match", match(2), "number", "0");
        tablet.expecting(403);
        tablet.get("/organizer/" + night.id());
        tablet.expecting(403);
        tablet.report("organizer", match(1), 1, first(1));
        tablet.expecting(403);
        // the organizer takes back whatever he likes
        night.act(
                "withdraw",
                "fixture",
                night.evening().at(1).orElseThrow().fixture(),
                "number",
                "1");
        night.organizer().expecting(200);
    }

    @Test
    void ofTwoTabletsTheOneWritesThatTookOverLast() {
        Browser first = night.tablet(1);
        Browser second = night.tablet(1);
        assertThat(second.get("/board")).contains("Another tablet writes");
        second.report("board", match(1), 0, first(1));
        second.expecting(403);
        second.post("/board/take");
        second.report("board", match(1), 0, first(1));
        second.expecting(200);
        assertThat(first.get("/board")).contains("Another tablet writes");
        first.report("board", match(1), 1, first(1));
        first.expecting(403);
    }

    @Test
    void aPlayerReportsForNobodyElse() {
        String other = night.seats(match(1)).get(1);
        String self = night.seats(match(1)).get(0);
        Browser phone = night.phone(self);
        phone.report("player", match(1), 0, Night.subTurn(other, "2,1,3,1"));
        phone.expecting(403);
        phone.report("board", match(1), 0, Night.subTurn(self, "2,1,3,1"));
        phone.expecting(403);
        phone.report("player", match(2), 0, first(2));
        assertThat(phone.status()).isIn(403, 422);
        phone.post("/board/agree", "match", match(1));
        phone.expecting(403);
        phone.get("/organizer");
        phone.expecting(403);
        assertThat(phone.get("/me")).contains(self).contains("Board 1");
    }

    @Test
    void aForgedCookieIsNobody() {
        Browser forger = club.browser();
        forger.forge("club-organizer", "b3JnYW5pemVy.0000000000000000");
        forger.forge("club-board", "!!!.x");
        forger.get("/organizer");
        forger.expecting(403);
        forger.get("/");
        forger.expecting(200);
    }

    @Test
    void afterTheEndNothingIsWritten() {
        Browser tablet = night.tablet(1);
        String match = match(1);
        night.act("end");
        tablet.report("board", match, 0, Night.subTurn("Anna", "2,1,3,1"));
        tablet.expecting(403);
        assertThat(tablet.get("/board")).contains("The evening is over");
    }
}
