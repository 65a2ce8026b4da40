package org.pubgames.club;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubgames.club.evening.Evening;
import org.pubgames.club.pages.EveningLook;
import org.pubgames.store.Opening;
import org.pubgames.store.StoredMatches;
import org.pubgames.store.Submission;

/** An evening goes away as a zip and comes back, here or on another server. */
class ArchiveTest {

    private final Club club = Club.shared();

    private static byte[] zip(Night night) {
        return night.organizer().bytes("/export/" + night.id() + "/evening.zip");
    }

    /** A night with everything: somebody late, somebody gone, results, one of them put right. */
    private Night full() {
        Night night = Night.league(club, "accept assign", "Anna", "Bram", "Carla", "Dirk");
        night.act("draw");
        night.act("come", "player", "Late Lisa");
        night.act("draw");
        night.until(() -> night.evening().calls().size() == 2);
        Browser tablet = night.tablet(1);
        night.play(tablet, 2);
        night.until(
                () ->
                        club.look(night.id()).done().stream()
                                .anyMatch(each -> !each.counted().isEmpty()));
        String done = club.look(night.id()).done().get(0).id();
        night.act("result", "fixture", done, "value", "200-100");
        night.organizer().expecting(200);
        night.until(() -> night.evening().at(1).isPresent() && night.evening().at(2).isPresent());
        tablet.get("/board");
        String match = tablet.part("match");
        String first = night.seats(match).get(0);
        tablet.report("board", match, 0, Night.subTurn(first, "2,1,3,1"));
        tablet.report("board", match, 1, Night.subTurn(first, "5,3,4,3"));
        tablet.expecting(200);
        tablet.post("/board/undo", "match", match, "number", "2");
        tablet.expecting(200);
        return night;
    }

    /** What everybody sees of an evening, without where it is seen. */
    private static EveningLook seen(Club club, String id) {
        EveningLook look = club.look(id);
        return new EveningLook(
                bare(look.evening()),
                look.game(),
                look.variant(),
                look.competition(),
                List.of(),
                look.fixtures(),
                look.next(),
                look.standings(),
                look.tables(),
                look.tree(),
                look.phase(),
                look.ladder(),
                look.swiss(),
                look.late(),
                look.said());
    }

    /** It stands the same, whether decisions were made here or read in. */
    private static Evening bare(Evening evening) {
        return Evening.opening(evening.id(), evening.plan().after(List.of()));
    }

    private static Map<String, String> files(byte[] zip) {
        Map<String, String> files = new TreeMap<>(Zip.of(zip).texts());
        assertThat(files).containsKey("evening.json");
        return files;
    }

    @Test
    void everythingStandsAsItStoodOnAnotherServer(@TempDir Path folder) throws Exception {
        Night night = full();
        byte[] zip = zip(night);
        Evening before = night.evening();
        EveningLook there = seen(club, night.id());
        try (Club other = Club.in(folder)) {
            Browser organizer = other.organizer();
            organizer.postFile("/organizer/zip", "zip", zip);
            organizer.expecting(200);
            assertThat(organizer.path()).isEqualTo("/organizer/" + night.id());
            Evening after = other.evening(night.id());
            assertThat(after)
                    .usingRecursiveComparison()
                    .ignoringFields("number", "plan.before")
                    .isEqualTo(before);
            assertThat(seen(other, night.id())).isEqualTo(there);
            for (String match : before.matches()) {
                assertThat(other.file(match)).isEqualTo(club.file(match));
            }
            // and what is taken away there is the same again
            byte[] again = organizer.bytes("/export/" + night.id() + "/evening.zip");
            assertThat(files(again)).isEqualTo(files(zip));
        }
        // after the next start too, and it is played to its end
        try (Club other = Club.in(folder)) {
            Night goesOn = new Night(other, other.organizer(), night.id());
            assertThat(seen(other, night.id())).isEqualTo(there);
            Browser tablet = goesOn.tablet(1);
            tablet.post("/board/take");
            tablet.get("/board");
            String match = tablet.part("match");
            String first = goesOn.seats(match).get(0);
            int number = Integer.parseInt(tablet.part("number"));
            tablet.report("board", match, number, Night.subTurn(first, "5,3,4,3"));
            tablet.expecting(200);
            assertThat(other.file(match).lines().count())
                    .isEqualTo(club.file(match).lines().count() + 1);
            goesOn.act("go", "player", "Late Lisa");
            goesOn.organizer().expecting(200);
            assertThat(goesOn.evening().number()).isPositive();
        }
    }

    @Test
    void ownRulesComeAlong(@TempDir Path folder) throws Exception {
        String own =
                Files.readString(
                                Path.of(
                                        "src/main/resources/META-INF/pubgames/club-server/club-evening.yaml"))
                        .replace("id: club-evening", "id: own-evening");
        Browser organizer = club.organizer();
        begin(organizer, own);
        String later =
                own.replace("id: own-evening", "id: own-later")
                        .replaceFirst("extends: \\S+", "extends: own-evening@1");
        begin(organizer, later);
        Night night =
                new Night(club, organizer, organizer.path().substring("/organizer/".length()));
        night.act("plan", "player", "Anna", "player", "Bram");
        night.act("call", "fixture", club.fixtures(night.id()).get(0).id(), "board", "1");
        assertThat(night.evening().matches()).hasSize(1);
        byte[] zip = zip(night);
        try (Club other = Club.in(folder)) {
            Browser there = other.organizer();
            there.postFile("/organizer/zip", "zip", zip);
            there.expecting(200);
            assertThat(folder.resolve("variants/own-evening.yaml")).hasContent(own);
            assertThat(folder.resolve("variants/own-later.yaml")).hasContent(later);
        }
    }

    private static void begin(Browser organizer, String own) {
        organizer.get("/organizer");
        organizer.post(
                "/organizer/evenings",
                "name",
                "Own",
                "variant",
                "",
                "competition",
                "",
                "boards",
                "1",
                "players",
                "Anna\nBram",
                "house",
                own);
        organizer.expecting(200);
    }

    @Test
    void aReadingThatWasBrokenOffGoesOn(@TempDir Path folder) throws Exception {
        Night night = full();
        byte[] zip = zip(night);
        String match = night.evening().at(1).orElseThrow().match();
        List<String> lines = club.file(match).lines().toList();
        try (Club other = Club.in(folder)) {
            Browser organizer = other.organizer();
            StoredMatches there = other.matches();
            there.open(Opening.of(lines.get(0)).withId(match));
            there.report(match, Submission.of(lines.get(1)));
            // what somebody else has written there is not gone on with
            Zip edited = Zip.of(zip).old().changed("matches/" + match + ".jsonl", this::edited);
            refused(organizer, edited.bytes(), "another match " + match);
            organizer.get("/organizer");
            organizer.postFile("/organizer/zip", "zip", zip);
            organizer.expecting(200);
            assertThat(other.file(match)).isEqualTo(club.file(match));
        }
    }

    private String edited(String match) {
        return match.replace("[2,1,3,1]", "[2,1,3,2]");
    }

    @Test
    void anOlderZipIsReadToo(@TempDir Path folder) throws Exception {
        Night night = full();
        byte[] zip = Zip.of(zip(night)).old().bytes();
        try (Club other = Club.in(folder)) {
            Browser organizer = other.organizer();
            organizer.postFile("/organizer/zip", "zip", zip);
            organizer.expecting(200);
            assertThat(seen(other, night.id())).isEqualTo(seen(club, night.id()));
        }
    }

    @Test
    void aResultThatIsNotThatOfItsLogIsRefused(@TempDir Path folder) throws Exception {
        Night night = Night.league(club, "accept assign", "Anna", "Bram");
        night.act("draw");
        night.until(() -> night.evening().calls().size() == 1);
        String match = night.play(night.tablet(1), 2);
        night.until(() -> !night.fixture("r1b1").counted().isEmpty());
        byte[] zip = zip(night);
        String log = "matches/" + match + ".jsonl";
        String competition = "matches/" + night.evening().competition().orElseThrow() + ".jsonl";
        String name = "r1b1 in the competition";
        try (Club other = Club.in(folder)) {
            Browser organizer = other.organizer();
            // an entry that the rules accept as well, and a result that says who lost has won
            Zip entry =
                    Zip.of(zip).old().changed(log, text -> text.replace("[2,1,3,1]", "[3,1,2,1]"));
            refused(organizer, entry.bytes(), name);
            Zip result =
                    Zip.of(zip)
                            .old()
                            .changed(
                                    competition,
                                    text ->
                                            text.replaceAll(
                                                    "\"better\":(.*?),(.*?)\"other\":(.*?),",
                                                    "\"better\":$3,$2\"other\":$1,"));
            refused(organizer, result.bytes(), name);
            // nor does it help to take away that the result was agreed upon, or to invent a log
            String agreed = "(?m)^.*\"result-agreed\".*\\R";
            refused(
                    organizer,
                    result.changed("decisions.jsonl", text -> text.replaceAll(agreed, "")).bytes(),
                    name);
            refused(
                    organizer,
                    Zip.of(zip)
                            .old()
                            .changed("decisions.jsonl", text -> text.replaceAll(agreed, ""))
                            .changed(
                                    competition,
                                    text ->
                                            text.replaceAll(
                                                    "sha256:[0-9a-f]{64}\",\"better",
                                                    "sha256:" + "1".repeat(64) + "\",\"better"))
                            .bytes(),
                    name);
            organizer.get("/organizer");
            organizer.postFile("/organizer/zip", "zip", zip);
            organizer.expecting(200);
        }
    }

    @Test
    void whatIsWrongIsToldAndNothingIsKept(@TempDir Path folder) throws Exception {
        Night night = full();
        byte[] zip = zip(night);
        String match = "matches/" + night.evening().at(1).orElseThrow().match() + ".jsonl";
        String variant = "variants/club-evening.yaml";
        try (Club other = Club.in(folder)) {
            Browser organizer = other.organizer();
            refused(organizer, "hello".getBytes(UTF_8), "This is no zip");
            refused(organizer, new byte[0], "This is no zip");
            refused(organizer, Arrays.copyOf(zip, zip.length / 2), "");
            refused(organizer, Zip.of(zip).without(match).bytes(), match + " is missing");
            refused(organizer, Zip.of(zip).old().without(match).bytes(), match + " is missing");
            refused(
                    organizer,
                    Zip.of(zip).without("decisions.jsonl").bytes(),
                    "decisions.jsonl is missing");
            // an edited event, with and without the digests
            Zip edited = Zip.of(zip).changed(match, text -> text.replace("[2,1,3,1]", "[2,1,3,2]"));
            refused(organizer, edited.bytes(), match + " was changed");
            Zip impossible =
                    Zip.of(zip)
                            .old()
                            .changed(match, text -> text.replace("[2,1,3,1]", "[20,11,3,1]"));
            refused(organizer, impossible.bytes(), match + ":2");
            refused(
                    organizer,
                    Zip.of(zip).old().changed(match, text -> text + "no event\n").bytes(),
                    match);
            refused(
                    organizer,
                    Zip.of(zip)
                            .old()
                            .changed(variant, text -> text.replace("to: 2", "to: 3"))
                            .bytes(),
                    "club-evening");
            for (String line :
                    List.of(
                            "no decision",
                            "{}",
                            "{\"decision\":\"board-paused\",\"board\":99,\"paused\":true}",
                            "{\"decision\":\"player-came\"}",
                            "{\"decision\":\"board-given\",\"fixture\":\"r1b1\",\"board\":1,"
                                    + "\"match\":\"../../x\",\"players\":[\"Anna\"]}",
                            "{\"decision\":\"competition-moved\",\"match\":\"other-1\"}",
                            "{\"decision\":\"competition-moved\",\"match\":\""
                                    + night.id()
                                    + "-competition-02\"}")) {
                refused(
                        organizer,
                        Zip.of(zip)
                                .old()
                                .changed("decisions.jsonl", text -> text + line + "\n")
                                .bytes(),
                        "decisions.jsonl:");
            }
            for (String name :
                    List.of(
                            "../evil.jsonl",
                            "matches/../../evil.jsonl",
                            "/etc/evil",
                            "variants/..\\evil.yaml",
                            "matches/zzzzzz-r1b1-1.jsonl")) {
                refused(organizer, Zip.of(zip).with(name, "x").bytes(), "does not belong");
            }
            // small on the way, large when it is unpacked
            byte[] bomb = Zip.of(zip).with("results.csv", "0".repeat(30_000_000)).bytes();
            assertThat(bomb.length).isLessThan(1_000_000);
            refused(organizer, bomb, "20 MB");
            assertThat(organizer.get("/organizer")).doesNotContain(night.id());
            try (var files = Files.walk(folder)) {
                assertThat(files.map(each -> each.getFileName().toString()))
                        .noneMatch(name -> name.contains("evil"));
            }
            // after all that it can be read, once
            organizer.postFile("/organizer/zip", "zip", zip);
            organizer.expecting(200);
            refused(organizer, zip, "is here already");
            for (String lang : List.of("nl", "de")) {
                organizer.language = lang;
                refused(organizer, zip, lang.equals("nl") ? "is hier al" : "ist schon hier");
            }
        }
    }

    private static void refused(Browser organizer, byte[] zip, String because) {
        organizer.get("/organizer");
        String page = organizer.postFile("/organizer/zip", "zip", zip);
        organizer.expecting(422);
        assertThat(page).contains("<ul class=\"bad\"").contains(because);
    }

    @Test
    void nobodyElseSendsAFile() {
        Browser viewer = club.browser();
        viewer.postFile("/organizer/zip", "zip", new byte[10]);
        viewer.expecting(403);
        Browser organizer = club.organizer();
        organizer.postFile("/organizer/house", "house", new byte[10]);
        organizer.expecting(403);
        organizer.get("/organizer");
        organizer.postFile("/organizer/zip", "zip", new byte[33_000_000]);
        organizer.expecting(413);
    }

    @Test
    void hiddenDiceStayUntilTheEveningIsOver(@TempDir Path folder) throws Exception {
        Night night = Night.of(club, "schocken/hattersheim", "", 1, "assign", "Anna", "Bram");
        night.act("plan", "player", "Anna", "player", "Bram");
        night.until(() -> night.evening().at(1).isPresent());
        String match = night.evening().at(1).orElseThrow().match();
        try (Club other = Club.in(folder)) {
            Browser organizer = other.organizer();
            refused(organizer, zip(night), match + ".jsonl is missing");
            night.act("end");
            night.organizer().expecting(200);
            organizer.get("/organizer");
            organizer.postFile("/organizer/zip", "zip", zip(night));
            organizer.expecting(200);
            assertThat(other.file(match)).isEqualTo(club.file(match));
        }
    }
}
