package org.pubgames.club;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Schocken with a phone as the cup: hidden dice are on the phone of their owner and nowhere else.
 */
class CupTest {

    private final Club club = Club.shared();
    private final Night night =
            Night.of(club, "schocken/hattersheim", "", 1, "accept", "Anna", "Bram", "Cleo");

    @Test
    void hiddenDiceLeaveForNobodyElse() {
        night.act("plan", "player", "Anna", "player", "Bram", "player", "Cleo");
        String fixture = night.club().fixtures(night.id()).get(0).id();
        night.act("call", "fixture", fixture, "board", "1");
        String match = night.evening().at(1).orElseThrow().match();
        Browser tablet = night.tablet(1);
        String starter = decided(tablet, match);
        Browser phone = night.phone(starter);
        phone.get("/me");
        int number = Integer.parseInt(phone.part("number"));
        phone.post("/me/roll", "match", match, "kind", "thrown", "number", String.valueOf(number));
        phone.expecting(200);
        // nobody rolls for another, nor twice
        phone.post("/me/roll", "match", match, "kind", "thrown", "number", String.valueOf(number));
        phone.expecting(409);
        phone.report(
                "player",
                match,
                number + 1,
                "{\"event\":\"uncovered\",\"player\":\"" + starter + "\",\"peek\":true}");
        String seen = phone.ask("player", "/api/matches/" + match + "/view");
        Matcher dice = Pattern.compile("\"dice\":(\\[[^\\]]+\\])").matcher(seen);
        assertThat(dice.find()).as(seen).isTrue();
        String hidden = dice.group(1);
        Browser viewer = club.browser();
        for (String other : List.of("Anna", "Bram", "Cleo")) {
            if (!other.equals(starter)) {
                Browser his = night.phone(other);
                for (String path : List.of("/view", "/state", "/moves")) {
                    assertThat(his.ask("player", "/api/matches/" + match + path))
                            .doesNotContain("\"dice\":" + hidden);
                }
                his.ask("player", "/api/matches/" + match + "/view?seat=" + starter);
                his.expecting(403);
                assertThat(his.get("/me")).doesNotContain(hidden);
            }
        }
        for (Browser each : List.of(viewer, tablet, night.organizer())) {
            for (String as : List.of("viewer", "board", "organizer", "player")) {
                assertThat(each.ask(as, "/api/matches/" + match + "/view"))
                        .doesNotContain("\"dice\":" + hidden);
                each.ask(as, "/api/matches/" + match + "/view?seat=" + starter);
                each.expecting(403);
            }
        }
        // nor by file, while they are hidden
        night.organizer().get("/export/" + night.id() + "/match/" + match + ".jsonl");
        night.organizer().expecting(404);
        assertThat(night.organizer().get("/export/" + night.id() + "/evening.zip"))
                .doesNotContain("matches/" + match);
    }

    /** Throws for the start at the table until somebody begins. */
    private String decided(Browser tablet, String match) {
        int pips = 6;
        for (int i = 0; i < 20; i++) {
            String view = tablet.ask("board", "/api/matches/" + match + "/view");
            int number = Integer.parseInt(tablet.header("ETag").orElseThrow().replace("\"", ""));
            Matcher turn =
                    Pattern.compile("\"turn\":\\{\"who\":\"(\\w+)\",\"names?\":\\[?\"(\\w+)\"")
                            .matcher(view);
            assertThat(turn.find()).as(view).isTrue();
            if (view.contains("\"rollOff\"")) {
                tablet.report(
                        "board",
                        match,
                        number,
                        "{\"event\":\"starter-thrown\",\"player\":\""
                                + turn.group(2)
                                + "\",\"dice\":["
                                + pips--
                                + "]}");
                tablet.expecting(200);
            } else {
                return turn.group(2);
            }
        }
        throw new AssertionError("nobody begins");
    }
}
