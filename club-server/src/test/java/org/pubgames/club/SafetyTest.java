package org.pubgames.club;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What comes from elsewhere, is too much, or is meant to do harm. */
class SafetyTest {

    private final Club club = Club.shared();

    @Test
    void everyPageSaysWhatItMayDo() {
        Browser viewer = club.browser();
        for (String page : List.of("/", "/static/club.css", "/nothing", "/organizer")) {
            viewer.get(page);
            assertThat(viewer.header("Content-Security-Policy").orElse(""))
                    .contains("default-src 'self'")
                    .doesNotContain("unsafe");
            assertThat(viewer.header("X-Content-Type-Options")).contains("nosniff");
            assertThat(viewer.header("X-Frame-Options")).contains("DENY");
            assertThat(viewer.header("Referrer-Policy")).contains("same-origin");
        }
        Browser organizer = club.organizer();
        assertThat(organizer.get("/organizer"))
                .doesNotContain(" style=")
                .doesNotContain("onclick")
                .doesNotContain("<script>");
    }

    @Test
    void cookiesAreReadByNoScriptAndSentByNoOtherSite() {
        Browser viewer = club.browser();
        viewer.post("/language", "to", "nl");
        viewer.headers("Set-Cookie")
                .forEach(
                        cookie -> assertThat(cookie).contains("HttpOnly").contains("SameSite=Lax"));
        assertThat(viewer.get("/")).contains("Clubavond");
    }

    @Test
    void aFormWithoutTheTokenIsRefused() {
        Browser organizer = club.organizer();
        organizer.postBody("/organizer/evenings", "application/x-www-form-urlencoded", "name=x");
        organizer.expecting(403);
        organizer.postBody(
                "/organizer/evenings",
                "application/x-www-form-urlencoded",
                "name=x&token=" + club.browser().token());
        organizer.expecting(403);
        organizer.postBody("/api/matches/x/lines", "application/json", "{}");
        organizer.expecting(403);
    }

    @Test
    void namesAreOnlyNames() {
        String evil = "<script>alert('x')</script>";
        Night night = Night.league(club, "assign", evil, "\"><img src=x onerror=alert(1)>");
        night.act("draw");
        Browser tablet = night.tablet(1);
        String match = tablet.part("match");
        tablet.report(
                "board",
                match,
                0,
                Night.subTurn(night.seats(match).get(0).replace("\"", "\\\""), "2,1,3,1"));
        tablet.expecting(200);
        Browser viewer = club.browser();
        for (String page :
                List.of(
                        night.page(),
                        tablet.get("/board"),
                        viewer.get("/wall/" + night.id()),
                        viewer.get("/print/" + night.id() + "/standings"),
                        viewer.get("/print/" + night.id() + "/card/r1b1"),
                        night.organizer().get("/organizer/" + night.id() + "/codes?of=players"),
                        night.organizer().get("/organizer/" + night.id() + "/match/r1b1"),
                        night.phone(evil).get("/me"))) {
            assertThat(page).doesNotContain("<script>alert").doesNotContain("<img src=x");
        }
    }

    @Test
    void badInputIsAPageAndNeverAStackTrace() {
        Browser organizer = club.organizer();
        Night night = Night.league(club, "", "Anna", "Bram");
        for (String page :
                List.of(
                        "/wall/none",
                        "/organizer/none",
                        "/organizer/" + night.id() + "/match/r9b9",
                        "/print/" + night.id() + "/card/r1b1",
                        "/export/" + night.id() + "/match/club-keys.jsonl",
                        "/export/" + night.id() + "/match/..%2F..%2Fetc.jsonl",
                        "/changes/none",
                        "/words/none",
                        "/wall/%00",
                        "/b/" + "x".repeat(300))) {
            String body = organizer.get(page);
            assertThat(organizer.status()).as(page).isBetween(400, 499);
            assertThat(body).doesNotContain("Exception").doesNotContain("at org.");
        }
        for (String act :
                List.of("nonsense", "result", "walkover", "reopen", "withdraw", "points")) {
            String body = night.act(act, "fixture", "zz", "value", "?", "number", "99999999999");
            assertThat(night.organizer().status()).as(act).isBetween(400, 499);
            assertThat(body).doesNotContain("Exception").doesNotContain("at org.");
        }
        organizer.post("/board/undo");
        assertThat(organizer.status()).isBetween(400, 499);
    }

    @Test
    void tooMuchIsRefused() {
        Browser organizer = club.organizer();
        organizer.post("/organizer/evenings", "name", "x", "house", "y".repeat(300_000));
        organizer.expecting(413);
        organizer.post(
                "/organizer/evenings",
                "name",
                "x".repeat(100),
                "variant",
                "sjoelen/ans-2016",
                "boards",
                "2",
                "players",
                "A\nB");
        organizer.expecting(422);
        String many = "p\n".repeat(3);
        organizer.post(
                "/organizer/evenings",
                "name",
                "x",
                "variant",
                "sjoelen/ans-2016",
                "boards",
                "99",
                "players",
                many);
        organizer.expecting(422);
    }

    @Test
    void whoGuessesWaits(@TempDir Path folder) throws Exception {
        try (Club guessed = Club.in(folder)) {
            Browser guesser = guessed.browser();
            for (int i = 0; i < 5; i++) {
                guesser.post("/code", "code", "AAA" + "BCDEF".charAt(i));
                guesser.expecting(404);
            }
            // the right one is not looked at either: nobody learns it by trying faster
            guesser.post("/code", "code", guessed.organizerCode());
            guesser.expecting(429);
            assertThat(guesser.header("Retry-After")).isPresent();
            guesser.get("/b/AAAA");
            guesser.expecting(429);
        }
    }
}
