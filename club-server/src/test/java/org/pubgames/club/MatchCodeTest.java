package org.pubgames.club;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubgames.club.evening.Evening;

/** A code opens one match, once, for one tablet; then the tablet is back where codes are typed. */
class MatchCodeTest {

    private Club club = Club.shared();
    private @Nullable Club own;
    private Night night = night("");

    private Night night(String handling) {
        Night made = Night.league(club, handling, "Anna", "Bram", "Carla", "Dirk");
        made.act("draw");
        made.act("call", "fixture", "r1b1", "board", "1");
        made.act("call", "fixture", "r1b2", "board", "2");
        return made;
    }

    /** On a server of its own: wrong codes make everybody wait. */
    private void alone(Path folder) throws Exception {
        club = Club.in(folder);
        own = club;
        night = night("");
    }

    @AfterEach
    void end() {
        if (own != null) {
            own.close();
        }
    }

    private Browser opened(int board) {
        Browser tablet = club.browser();
        tablet.post("/code", "code", night.matchCode(board));
        assertThat(tablet.expecting(200).path()).isEqualTo("/match");
        return tablet;
    }

    @Test
    void aCodeOpensItsMatchOnceAndThenTheTabletIsFree(@TempDir Path folder) throws Exception {
        alone(folder);
        String code = night.matchCode(1);
        assertThat(code).matches("[A-HJ-NP-Z2-9]{5}");
        assertThat(night.page()).contains(code);
        Browser tablet = club.browser();
        String typed = code.toLowerCase(Locale.ROOT);
        tablet.post("/code", "code", typed.substring(0, 2) + "-" + typed.substring(2));
        assertThat(tablet.expecting(200).path()).isEqualTo("/match");
        String match = night.evening().at(1).orElseThrow().match();
        assertThat(tablet.part("match")).isEqualTo(match);
        assertThat(tablet.part("writes")).isEqualTo("true");
        // somebody else is told that it is used up, and may nothing
        Browser other = club.browser();
        assertThat(other.post("/code", "code", code)).contains("opens nothing any more");
        other.expecting(410);
        other.report("match", match, 0, Night.subTurn(night.seats(match).get(0), "2,1,3,1"));
        other.expecting(403);
        other.get("/match/part");
        other.expecting(403);
        assertThat(night.page()).contains("Match code " + code + ": used up");
        // whose answer was lost types it again
        tablet.post("/code", "code", code);
        assertThat(tablet.expecting(200).path()).isEqualTo("/match");
        night.play(tablet, "match", 2);
        assertThat(tablet.get("/match")).contains("We agree");
        tablet.post("/match/agree", "match", match);
        assertThat(tablet.expecting(200).path()).isEqualTo("/");
        assertThat(night.fixture("r1b1").counted()).isEqualTo("216 – 194");
        tablet.get("/match/part");
        tablet.expecting(403);
        tablet.post("/code", "code", code);
        tablet.expecting(410);
        // and opens the next one
        tablet.post("/code", "code", night.matchCode(2));
        assertThat(tablet.expecting(200).path()).isEqualTo("/match");
    }

    @Test
    void aTabletWritesInItsMatchAlone() {
        Browser tablet = opened(1);
        String other = night.evening().at(2).orElseThrow().match();
        tablet.report("match", other, 0, Night.subTurn(night.seats(other).get(0), "2,1,3,1"));
        tablet.expecting(403);
        tablet.post("/match/agree", "match", other);
        tablet.expecting(403);
        tablet.get("/board/part");
        tablet.expecting(403);
        assertThat(club.browser().get("/wall/" + night.id()) + club.browser().get("/"))
                .doesNotContain(night.matchCode(1))
                .doesNotContain(night.matchCode(2));
        Browser viewer = club.browser();
        viewer.post("/organizer/" + night.id() + "/code", "fixture", "r1b2");
        viewer.expecting(403);
    }

    @Test
    void theTabletOfTheBoardShowsUntilItTakesOver() {
        Browser board = night.tablet(1);
        assertThat(board.part("writes")).isEqualTo("true");
        Browser tablet = opened(1);
        assertThat(board.get("/board")).contains("Another tablet writes");
        String match = board.part("match");
        String entry = Night.subTurn(night.seats(match).get(0), "2,1,3,1");
        board.report("board", match, 0, entry);
        board.expecting(403);
        board.post("/board/take");
        board.report("board", match, 0, entry);
        board.expecting(200);
        assertThat(tablet.get("/match")).contains("Another tablet writes");
        tablet.report("match", match, 1, entry);
        tablet.expecting(403);
        tablet.post("/match/take");
        assertThat(tablet.part("writes")).isEqualTo("true");
        tablet.post("/match/undo", "match", match, "number", "1");
        tablet.expecting(200);
    }

    @Test
    void aFreshCodeIsForTheNextTabletAlone(@TempDir Path folder) throws Exception {
        alone(folder);
        Browser broken = opened(1);
        String old = night.matchCode(1);
        night.act("code", "fixture", "r1b1");
        String fresh = night.matchCode(1);
        assertThat(fresh).isNotEqualTo(old);
        broken.get("/match/part");
        broken.expecting(403);
        broken.post("/code", "code", old);
        broken.expecting(410);
        opened(1);
        broken.language = "nl";
        assertThat(broken.post("/code", "code", fresh)).contains("opent niets meer");
        broken.language = "de";
        assertThat(broken.post("/code", "code", fresh)).contains("öffnet nichts mehr");
        Browser organizer = night.organizer();
        organizer.language = "nl";
        assertThat(night.page()).contains("Wedstrijdcode", "Nieuwe code");
        organizer.language = "de";
        assertThat(night.page()).contains("Code der Begegnung", "Neuer Code");
    }

    @Test
    void guessingIsSlowedHereToo(@TempDir Path folder) throws Exception {
        alone(folder);
        Browser guesser = club.browser();
        for (int i = 0; i < 4; i++) {
            guesser.post("/code", "code", "AAAA" + "2345".charAt(i));
            guesser.expecting(404);
        }
        opened(1);
        guesser.post("/code", "code", night.matchCode(1));
        guesser.expecting(410);
        guesser.post("/code", "code", night.matchCode(2));
        guesser.expecting(429);
    }

    @Test
    void aScannedCodeIsNotUsedUpBySomebodyWhoLooks() {
        String code = night.matchCode(1);
        assertThat(night.organizer().get("/organizer/" + night.id() + "/codes?of=matches"))
                .contains(code, night.matchCode(2), "Board 1", "<svg");
        Browser tablet = club.browser();
        assertThat(tablet.get("/m/" + code.toLowerCase(Locale.ROOT))).contains("value=\"" + code);
        tablet.get("/m/" + code);
        assertThat(opened(1).part("writes")).isEqualTo("true");
        assertThat(night.organizer().get("/organizer/" + night.id() + "/codes?of=matches"))
                .doesNotContain(code);
    }

    @Test
    void aResultThatCountsAtOnceFreesTheTablet() {
        night = night("accept");
        Browser tablet = opened(1);
        night.play(tablet, "match", 2);
        night.until(() -> !night.fixture("r1b1").counted().isEmpty());
        tablet.get("/match");
        assertThat(tablet.path()).isEqualTo("/");
    }

    @Test
    void afterTheNextStartTheTabletStillHasItsMatch(@TempDir Path folder) throws Exception {
        alone(folder);
        Browser tablet = opened(1);
        Evening before = night.evening();
        String used = night.matchCode(1);
        String free = night.matchCode(2);
        club.close();
        club = Club.in(folder);
        own = club;
        night = new Night(club, club.organizer(), night.id());
        assertThat(night.evening()).isEqualTo(before);
        tablet.goTo("http://127.0.0.1:" + club.port());
        night.play(tablet, "match", 2);
        Browser other = club.browser();
        other.post("/code", "code", used);
        other.expecting(410);
        other.post("/code", "code", free);
        other.expecting(200);
    }

    @Test
    void codesComeAlongInTheZip(@TempDir Path elsewhere) throws Exception {
        opened(1);
        byte[] zip = night.organizer().bytes("/export/" + night.id() + "/evening.zip");
        String used = night.matchCode(1);
        String free = night.matchCode(2);
        try (Club there = Club.in(elsewhere)) {
            Browser organizer = there.organizer();
            organizer.postFile("/organizer/zip", "zip", zip);
            organizer.expecting(200);
            assertThat(there.evening(night.id()).codes()).isEqualTo(night.evening().codes());
            Browser tablet = there.browser();
            tablet.post("/code", "code", used);
            tablet.expecting(410);
            tablet.post("/code", "code", free);
            assertThat(tablet.path()).isEqualTo("/match");
        }
    }

    @Test
    void aZipFromBeforeThereWereCodesGetsSome(@TempDir Path elsewhere) throws Exception {
        byte[] zip = night.organizer().bytes("/export/" + night.id() + "/evening.zip");
        byte[] old =
                Zip.of(zip)
                        .old()
                        .changed(
                                "decisions.jsonl",
                                text ->
                                        text.lines()
                                                .filter(each -> !each.contains("match-code"))
                                                .collect(Collectors.joining("\n", "", "\n")))
                        .bytes();
        try (Club there = Club.in(elsewhere)) {
            Browser organizer = there.organizer();
            organizer.postFile("/organizer/zip", "zip", old);
            organizer.expecting(200);
            Night read = new Night(there, organizer, night.id());
            read.until(() -> read.evening().codes().size() == 2);
            Browser tablet = there.browser();
            tablet.post("/code", "code", read.matchCode(1));
            assertThat(tablet.path()).isEqualTo("/match");
        }
    }
}
