package org.pubgames.club;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The pages in a real browser, as people touch them. */
@Tag("proof")
class BrowserProof {

    private static final int[] PHONE = {390, 844};
    private static final int[] TABLET = {1024, 768};
    private static final int[] WALL = {1920, 1080};

    private static Screen screen(Club club, int[] size, boolean dark) {
        return Screen.open("http://127.0.0.1:" + club.port(), size[0], size[1], dark);
    }

    private static void enterSubTurn(Screen tablet, String... lying) {
        for (String each : lying) {
            tablet.touch(".key", each);
        }
        tablet.click("#send");
    }

    /** A league night: made, played by touch, seen on the wall, with the server away in between. */
    @Test
    void aLeagueNight(@TempDir Path folder) throws Exception {
        Club club = Club.in(folder);
        int port = club.port();
        try (Screen organizer = screen(club, TABLET, false);
                Screen tablet = screen(club, TABLET, false);
                Screen wall = screen(club, WALL, true)) {
            organizer.enter(club.organizerCode()).sound("organizer").wholePicture("organizer");
            organizer.type("input[name=name]", "Tuesday league");
            organizer.type("textarea[name=players]", "Anna\nBram\nCarla\nDirk\nEls\nFrits");
            organizer
                    .click("form.new button.main")
                    .touch("button", "Draw the rounds")
                    .says("is played");
            String id = organizer.path().substring("/organizer/".length());
            Night night = new Night(club, club.organizer(), id);
            organizer.sound("evening").picture("evening").quiet();

            wall.go("/wall/" + id).says("Standings");
            tablet.enter(night.boards().get(0).code()).says("Board 1").sound("board");
            String match = night.evening().at(1).orElseThrow().match();
            List<String> players = night.seats(match);
            tablet.touch(".who button", players.get(0));
            enterSubTurn(tablet, "2", "1", "3", "1");
            tablet.says("2/1/3/1");
            enterSubTurn(tablet, "5", "3", "4", "3");
            tablet.says("5/3/4/3");
            tablet.run("window.scrollTo(0, 0)");
            tablet.picture("board");
            enterSubTurn(tablet, "7", "5", "6", "5");
            tablet.says("5 complete sets");
            wall.says("108").picture("wall");
            tablet.touch(".entry summary", "why?").says("sjoelen.score.complete-set");
            // the wrong number: taken back with one touch
            tablet.click("#undo");
            tablet.says("5/3/4/3");
            assertThat(club.file(match).lines()).hasSize(5);
            tablet.touch(".who button", players.get(0));
            enterSubTurn(tablet, "7", "5", "6", "5");
            tablet.says("108");

            // the server goes; what is entered waits, is told to wait, and arrives once
            club.close();
            tablet.touch(".who button", players.get(1));
            enterSubTurn(tablet, "2", "1", "3", "1");
            tablet.says("1 entry waits for the server").picture("board-waiting");
            wall.says("No connection to the server");
            club = Club.in(folder, port);
            tablet.says(players.get(1) + ": sub-turn, now 2/1/3/1");
            wall.says("Sub-turn 1 is over");
            assertThat(club.file(match).lines()).hasSize(7);
            tablet.quiet("net::ERR", "Failed to load resource");
            wall.quiet("net::ERR", "Failed to load resource");
        } finally {
            club.close();
        }
    }

    /** Somebody else was first: the entry is shown to the person who made it. */
    @Test
    void aStaleEntryIsShown() throws Exception {
        Club club = Club.shared();
        Night night = Night.league(club, "accept assign", "Anna", "Bram");
        night.act("draw");
        try (Screen tablet = screen(club, PHONE, false)) {
            tablet.enter(night.boards().get(0).code()).says("Board 1");
            String match = night.evening().at(1).orElseThrow().match();
            String player = night.seats(match).get(0);
            tablet.find("#send");
            // as if another tablet had been faster, and this page had not heard of it
            tablet.run(
                    "window.EventSource = null; document.getElementById('part').dataset.part = ''");
            Browser other = night.organizer();
            other.report(
                    "organizer",
                    match,
                    0,
                    "{\"event\":\"turn-started\",\"player\":\"" + player + "\"}");
            other.expecting(200);
            enterSubTurn(tablet, "2", "1", "3", "1");
            tablet.says("Meanwhile something else was entered")
                    .sound("stale")
                    .picture("board-stale");
            assertThat(club.file(match).lines()).hasSize(2);
            tablet.run("document.getElementById('part').dataset.number = '1'");
            tablet.touch("button", "Send again");
            night.until(() -> club.file(match).lines().count() == 3);
        }
    }

    /** A Schocken table with three phones. */
    @Test
    void aCupOnThreePhones() throws Exception {
        Club club = Club.shared();
        Night night =
                Night.of(club, "schocken/hattersheim", "", 1, "assign", "Anna", "Bram", "Cleo");
        night.act("plan", "player", "Anna", "player", "Bram", "player", "Cleo");
        try (Screen anna = screen(club, PHONE, true);
                Screen bram = screen(club, PHONE, false);
                Screen cleo = screen(club, PHONE, false);
                Screen table = screen(club, TABLET, true)) {
            table.enter(night.boards().get(0).code()).says("Board 1");
            int pips = 6;
            for (Screen each : List.of(anna, bram, cleo)) {
                String name = List.of("Anna", "Bram", "Cleo").get(6 - pips);
                each.enter(night.evening().player(name).orElseThrow().code()).says(name);
                table.touch(".choices button", "Throw for the start");
                table.touch(".choices.dice button, .choices button", String.valueOf(pips--));
                table.says(name + " throws");
            }
            anna.touch(".choices button", "Throw").click("button.cup");
            table.says("throws 3 dice under the cup");
            anna.sound("phone").picture("phone").quiet();
            table.sound("schocken table").picture("board-schocken").quiet();
            bram.touch(".choices button", "Throw").click("button.cup");
            cleo.touch(".choices button", "Throw").click("button.cup");
            anna.touch(".choices button", "Lift the cup");
        }
    }

    /** A court: a disc is entered by a tap where it lies. */
    @Test
    void aTapOnTheGround() throws Exception {
        Club club = Club.shared();
        Night night = Night.of(club, "court-shuffleboard/masters", "", 1, "assign", "Anna", "Bram");
        night.act("plan", "player", "Anna", "player", "Bram");
        night.until(() -> night.evening().at(1).isPresent());
        String match = night.evening().at(1).orElseThrow().match();
        night.organizer()
                .report(
                        "organizer",
                        match,
                        0,
                        "{\"event\":\"tossed\",\"winner\":\"Anna\",\"plays\":\"first\"}");
        night.organizer().expecting(200);
        String board = night.boards().get(0).code();
        for (int[] size : List.of(TABLET, PHONE)) {
            try (Screen tablet = screen(club, size, size == PHONE)) {
                int before = (int) club.file(match).lines().count();
                String shooter = before % 2 == 0 ? "Anna" : "Bram";
                tablet.enter(board);
                if (size == PHONE) {
                    tablet.touch("button", "Write here from now on");
                }
                tablet.says("Tap the ground");
                tablet.tap("g.board", 40, 20).says("That is beside the ground");
                // nothing is placed in a form for something else
                tablet.touch(".choices button", "Leaves");
                tablet.tap("g.board", -8, 30).says("Nothing is placed here now");
                tablet.touch("button", "Back");
                // two touches; the second one mends the first
                tablet.tap("g.board", -8, 30).says("The disc lies -");
                double mended = size == PHONE ? 58 : 41;
                tablet.tap("g.board", 6, mended)
                        .says(size == PHONE ? "across and 5" : "across and 4");
                assertThat(tablet.run("return document.querySelectorAll('.tapped').length"))
                        .isEqualTo(1L);
                tablet.sound("a tapped ground");
                if (size == TABLET) {
                    tablet.picture("ground");
                }
                tablet.click("#entry .send");
                night.until(() -> club.file(match).lines().count() == before + 1);
                String shot = club.file(match).lines().skip(before).findFirst().orElseThrow();
                assertThat(shot).contains("\"shot\"", "\"" + shooter + "\"");
                assertThat(number(shot, "x")).isBetween(5.5, 6.5);
                assertThat(number(shot, "y")).isBetween(mended - 0.5, mended + 0.5);
                tablet.quiet();
            }
        }
    }

    /**
     * A knock-out on the wall and on paper, at eight boards, as small and as large as they come.
     */
    @Test
    void aTreeOnTheWall() throws Exception {
        Club club = Club.shared();
        String[] names =
                ("Anna Bram Carla Dirk Els Frits Gerda Hendrik-Jan Ineke Joris Karin Lucas Marieke"
                                + " Nico Olga Piet Quinten Roos Sjoerd Truus Ursula Vincent Wilma"
                                + " Xander Yvonne Zeger Bartholomeus Annegret Wolfgang Ilse Uwe"
                                + " Margarethe")
                        .split(" ");
        for (int entrants : List.of(4, 16, 32)) {
            Night night =
                    Night.of(
                            club,
                            "sjoelen/club-evening",
                            "wk-knock-out",
                            entrants == 4 ? 2 : 8,
                            "accept assign",
                            Arrays.copyOf(names, entrants));
            night.act("draw");
            night.until(() -> night.evening().at(1).isPresent());
            Browser tablet = night.tablet(1);
            night.play(tablet, 2);
            night.until(() -> !night.fixture("r1b1").counted().isEmpty());
            for (int[] size : List.of(WALL, PHONE)) {
                boolean dark = entrants == 16;
                try (Screen screen = screen(club, size, dark)) {
                    String name = "tree-" + entrants + (size == PHONE ? "-phone" : "");
                    screen.go("/wall/" + night.id()).sound(name);
                    if (size == WALL && entrants > 4) {
                        screen.picture(name);
                    }
                    assertThat((List<?>) screen.run(CUT)).as(name + " cut").isEmpty();
                    screen.go("/print/" + night.id() + "/tree").sound(name + " on paper");
                    assertThat(screen.sheets()).as(name + " on paper").isEqualTo(1);
                    screen.quiet();
                }
            }
            if (entrants == 4) {
                end(night, tablet, night.tablet(2));
                try (Screen wall = screen(club, WALL, true)) {
                    wall.go("/wall/" + night.id()).says("Standings").sound("tree, played");
                    wall.quiet();
                }
            }
        }
    }

    private static void end(Night night, Browser first, Browser second) {
        night.play(second, 2);
        night.until(() -> night.club().fixtures(night.id()).size() == 4);
        night.until(
                () ->
                        List.of(1, 2).stream()
                                .allMatch(board -> night.evening().at(board).isPresent()));
        night.play(first, 2);
        night.play(second, 2);
        night.until(() -> night.club().look(night.id()).played());
    }

    /** Names of which less than half can be read, and matches that do not fit. */
    private static final String CUT =
            "return [...document.querySelectorAll('.meeting, .meeting .name')].filter(e =>"
                    + " e.classList.contains('name') ? e.scrollWidth > 2 * e.clientWidth"
                    + " : e.offsetParent && e.getBoundingClientRect().bottom"
                    + " > Math.max(innerHeight, document.documentElement.scrollHeight))"
                    + ".map(e => e.textContent)";

    private static double number(String event, String field) {
        Matcher found = Pattern.compile("\"" + field + "\":(-?[0-9.]+)").matcher(event);
        assertThat(found.find()).as(event).isTrue();
        return Double.parseDouble(found.group(1));
    }

    /** A zip is chosen and sent without a script; what is wrong with it is told. */
    @Test
    void anEveningComesBack(@TempDir Path folder) throws Exception {
        Club club = Club.shared();
        Night night = Night.league(club, "assign", "Anna", "Bram");
        Path zip =
                Files.write(
                        folder.resolve("evening.zip"),
                        night.organizer().bytes("/export/" + night.id() + "/evening.zip"));
        try (Screen organizer = screen(club, PHONE, true)) {
            organizer.enter(club.organizerCode());
            organizer.type("input[type=file]", zip.toString()).click("form.zip button");
            organizer.says("is here already").sound("a zip that is refused").quiet("422");
        }
        try (Club other = Club.in(folder);
                Screen organizer = screen(other, TABLET, false)) {
            organizer.enter(other.organizerCode());
            organizer.type("input[type=file]", zip.toString()).click("form.zip button");
            organizer.says("Draw the rounds").sound("an evening that was read in").quiet();
        }
    }

    /** Each page for everybody, in each language, in the light and in the dark. */
    @Test
    void everyPageIsSound() throws Exception {
        Club club = Club.shared();
        Night night = Night.league(club, "accept assign", "Anna", "Bram", "Carla", "Dirk");
        night.act("draw");
        night.play(night.tablet(1), 2);
        night.until(() -> !night.fixture("r1b1").counted().isEmpty());
        Night ladder =
                Night.of(
                        club,
                        "sjoelen/club-evening",
                        "barntown-ladder",
                        1,
                        "accept assign",
                        "Anna",
                        "Bram");
        ladder.act("draw");
        for (boolean dark : List.of(false, true)) {
            for (int[] size : List.of(PHONE, TABLET)) {
                try (Screen screen = screen(club, size, dark)) {
                    String name = size[0] + (dark ? " dark " : " light ");
                    screen.go("/").touch(".langs button", dark ? "NL" : "DE");
                    screen.sound(name + "first page");
                    screen.enter(night.evening().player("Anna").orElseThrow().code());
                    screen.sound(name + "phone");
                    screen.enter(night.boards().get(1).code()).sound(name + "board");
                    pages(screen, night, name, club);
                    screen.go("/organizer/" + ladder.id()).sound(name + "ladder");
                    screen.quiet("404");
                }
            }
            try (Screen screen = screen(club, WALL, dark)) {
                screen.go("/wall/" + night.id())
                        .sound("wall " + dark)
                        .picture("wall-" + (dark ? "dark" : "light"))
                        .quiet();
            }
        }
    }

    private static void pages(Screen screen, Night night, String name, Club club)
            throws IOException {
        screen.go("/wall/" + night.id()).sound(name + "wall");
        screen.enter(club.organizerCode()).sound(name + "organizer");
        for (String page :
                List.of(
                        "/organizer/" + night.id(),
                        "/organizer/" + night.id() + "/codes",
                        "/organizer/" + night.id() + "/match/r1b1",
                        "/print/" + night.id() + "/standings",
                        "/print/" + night.id() + "/card/r1b1",
                        "/nothing")) {
            screen.go(page).sound(name + page);
        }
    }
}
