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
        roll(starter, match);
        String second = players().get((players().indexOf(starter) + 1) % 3);
        Browser phone = roll(second, match);
        String third = players().get((players().indexOf(starter) + 2) % 3);
        roll(third, match);
        String hidden = dice(match, second);
        String sorted = sorted(hidden);
        if (sorted.equals(sorted(dice(match, starter)))
                || sorted.equals(sorted(dice(match, third)))) {
            return; // what others have would be taken for it
        }
        // nobody chooses his dice, and nobody finds out by trying what lies under a cup
        Browser cheat = night.phone(third);
        cheat.get("/me");
        int number = Integer.parseInt(cheat.part("number"));
        cheat.report(
                "player",
                match,
                number,
                "{\"event\":\"thrown\",\"player\":\"" + third + "\",\"dice\":[1,1,1]}");
        cheat.expecting(403);
        for (String as : List.of("board", "organizer")) {
            Browser other = as.equals("board") ? tablet : night.organizer();
            other.report(
                    as, match, number, "{\"event\":\"uncovered\",\"player\":\"" + second + "\"}");
            other.expecting(403);
        }
        Browser viewer = club.browser();
        for (String other : List.of("Anna", "Bram", "Cleo")) {
            if (!other.equals(second)) {
                Browser his = night.phone(other);
                for (String path : List.of("/view", "/state")) {
                    assertThat(his.ask("player", "/api/matches/" + match + path))
                            .doesNotContain(hidden, sorted);
                }
                his.ask("player", "/api/matches/" + match + "/view?seat=" + second);
                his.expecting(403);
                assertThat(his.get("/me")).doesNotContain(hidden, sorted);
            }
        }
        for (Browser each : List.of(viewer, tablet, night.organizer())) {
            for (String as : List.of("viewer", "board", "organizer", "player")) {
                assertThat(each.ask(as, "/api/matches/" + match + "/view"))
                        .doesNotContain(hidden, sorted);
                each.ask(as, "/api/matches/" + match + "/view?seat=" + second);
                each.expecting(403);
            }
        }
        // when the cups are lifted they are there
        Browser leader = night.phone(starter);
        leader.get("/me");
        leader.report(
                "player",
                match,
                Integer.parseInt(leader.part("number")),
                "{\"event\":\"uncovered\",\"player\":\"" + starter + "\"}");
        leader.expecting(200);
        leader.get("/me");
        leader.report(
                "player",
                match,
                Integer.parseInt(leader.part("number")),
                "{\"event\":\"stood\",\"player\":\"" + starter + "\"}");
        leader.expecting(200);
        phone.get("/me");
        phone.report(
                "player",
                match,
                Integer.parseInt(phone.part("number")),
                "{\"event\":\"uncovered\",\"player\":\"" + second + "\"}");
        phone.expecting(200);
        assertThat(phone.ask("player", "/api/matches/" + match + "/view")).contains(sorted);
        // nor by file, while they are hidden
        night.organizer().get("/export/" + night.id() + "/match/" + match + ".jsonl");
        night.organizer().expecting(404);
        assertThat(night.organizer().get("/export/" + night.id() + "/evening.zip"))
                .doesNotContain("matches/" + match);
    }

    private List<String> players() {
        return List.of("Anna", "Bram", "Cleo");
    }

    private Browser roll(String player, String match) {
        Browser phone = night.phone(player);
        phone.get("/me");
        String number = phone.part("number");
        phone.post("/me/roll", "match", match, "kind", "thrown", "number", number);
        phone.expecting(200);
        // not twice
        phone.post("/me/roll", "match", match, "kind", "thrown", "number", number);
        phone.expecting(409);
        return phone;
    }

    /** What somebody threw, as only the server knows it. */
    private String dice(String match, String player) {
        Matcher thrown =
                Pattern.compile("\"thrown\",\"player\":\"" + player + "\",\"dice\":(\\[[^\\]]+\\])")
                        .matcher(club.file(match));
        assertThat(thrown.find()).isTrue();
        return thrown.group(1);
    }

    /** As a state has them: the highest first. */
    private static String sorted(String dice) {
        return Pattern.compile("\\d")
                .matcher(dice)
                .results()
                .map(each -> each.group())
                .sorted(java.util.Comparator.reverseOrder())
                .collect(java.util.stream.Collectors.joining(",", "[", "]"));
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
