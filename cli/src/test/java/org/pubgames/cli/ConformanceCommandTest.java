package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConformanceCommandTest {

    @TempDir private Path folder;
    private HouseSuite house = new HouseSuite(Path.of(""));

    @BeforeEach
    void write() throws IOException {
        house = HouseSuite.in(folder);
    }

    @Test
    void ourOwnGamesConform() {
        Ran ran = Ran.pubgames("conformance", "run", "--game", "schocken-tournament");
        assertThat(ran.exit()).isZero();
        assertThat(ran.err()).isEmpty();
        List<String> lines = ran.out().lines().toList();
        assertThat(lines.get(0)).startsWith("1 game, ").contains("apply to the claims of pubgames");
        assertThat(lines.get(1)).startsWith("pubgames ").contains(" conforms: ");
        assertThat(ran.out()).contains("schocken-tournament").doesNotContain("✗");
    }

    @ParameterizedTest
    @CsvSource({
        "en,falls short,Expected:,Got:",
        "nl,schiet tekort,Verwacht:,Gekregen:",
        "de,1 von 2,Erwartet:,Erhalten:"
    })
    void aFailureIsACard(String lang, String verdict, String expected, String got) {
        Ran ran = house.run("--lang", lang);
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out())
                .contains(verdict)
                .contains("✗ house.points/02  The same, mistaken")
                .contains("compartments 9, 5, 7, 5", "(sjoelen.score.complete-set)")
                .contains(expected)
                .contains("117")
                .contains(got)
                .contains("116")
                .contains(house.path() + ":10")
                .contains(
                        "pubgames conformance run --vectors "
                                + house.path()
                                + " --only house.points/02");
    }

    @Test
    void theCommandOfACardShowsTheSameAgain() {
        String card =
                house.run()
                        .out()
                        .lines()
                        .filter(line -> line.contains("pubgames conformance run"))
                        .findFirst()
                        .orElseThrow();
        String[] words = card.substring(card.indexOf("conformance run")).split(" ");
        Ran again = Ran.pubgames(words);
        assertThat(again.exit()).isEqualTo(1);
        assertThat(again.out()).contains("✗ house.points/02").contains("1 vector;");
    }

    @Test
    void programsReadTheReportLineByLine() {
        Ran ran = house.run("--json");
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.json().stream().map(line -> Ran.text(line, "type")))
                .containsExactly("matrix", "head", "result", "result", "foot", "verdict");
        assertThat(Ran.field(ran.json().get(3), "outcome")).isEqualTo("fail");
        assertThat(Ran.field(ran.json().get(5), "conforms")).isEqualTo("false");
        assertThat(Ran.field(ran.json().get(5), "total")).isEqualTo("2");
    }

    @Test
    void everyMistakeOfEveryFileIsToldAtOnce() throws IOException {
        house.file("broken.yaml", HouseSuite.TEXT.replace("polarity: positive", "polarity: maybe"));
        Path known = house.file("known.txt", "one two\n(\n");
        Ran ran =
                Ran.pubgames(
                        "conformance",
                        "run",
                        "--vectors",
                        folder.toString(),
                        "--known-failures",
                        known.toString());
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err().lines())
                .hasSize(4)
                .anyMatch(line -> line.contains("broken.yaml:6:"))
                .anyMatch(line -> line.contains("broken.yaml:13:"))
                .anyMatch(
                        line -> line.contains("known.txt:1:1") && line.contains("no-comment-sign"))
                .anyMatch(line -> line.contains("known.txt:2:1"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "nl", "de"})
    void whatCannotBeRunIsAProblem(String lang) throws IOException {
        Path empty = Files.createDirectory(folder.resolve("empty"));
        for (String[] words :
                List.of(
                        new String[] {"conformance", "run", "--vectors", empty.toString()},
                        new String[] {
                            "conformance",
                            "run",
                            "--vectors",
                            house.path().toString(),
                            "--only",
                            "hause.points/01"
                        },
                        new String[] {
                            "conformance",
                            "run",
                            "--vectors",
                            house.path().toString(),
                            "--replay",
                            folder.resolve("none").toString()
                        },
                        new String[] {"conformance", "report", house.path().toString()},
                        new String[] {
                            "conformance", "vectors", "--out", house.path().resolve("in").toString()
                        })) {
            List<String> all = new ArrayList<>(List.of("--lang", lang));
            all.addAll(0, Arrays.asList(words));
            Ran ran = Ran.pubgames(all.toArray(String[]::new));
            assertThat(ran.exit()).as(all.toString()).isEqualTo(2);
            assertThat(ran.out()).isEmpty();
            assertThat(ran.err()).matches("(?s).*\\[[a-z-]+\\]\n").doesNotContain("{value}");
        }
    }

    @Test
    void aCommandThatIsNotThereIsAProblem() {
        Ran ran = house.run("--", "no-such-engine-anywhere");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).contains("no-such-engine-anywhere").contains("[no-implementation]");
    }

    @Test
    void whyAnImplementationCannotBeginIsShown() {
        Ran ran = house.run("--", "sh", "-c", "echo no licence >&2; exit 3");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("[no-implementation]", "exit status 3", "no licence");
    }

    /** A recording on a full disk. */
    @Test
    void aTornRecordingIsAProblem() {
        assumeTrue(Files.exists(Path.of("/dev/full")));
        List<String> words = new ArrayList<>(List.of("--record", "/dev/full", "--"));
        words.addAll(server());
        Ran ran = house.run(words.toArray(String[]::new));
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("[recording-torn]").contains("/dev/full");
    }

    @Test
    void whatRepeatsAFailureHasTheOptionsOfTheRun() throws IOException {
        Path own = Files.createDirectories(folder.resolve("own vectors"));
        Files.writeString(
                own.resolve("a.yaml"),
                """
                suite: {game: sjoelen, format: 1}
                vectors:
                  - id: a/1
                    title: "wrong"
                    rule: sjoelen.score.face-value
                    polarity: positive
                    variant: masters
                    ask: [{compartments: [1, 1, 1, 1]}]
                    answer: [{points: 21}]
                """);
        Path reports = folder.resolve("reports");
        Ran ran =
                Ran.pubgames("conformance", "run", "--vectors", own + "", "--report", reports + "");
        String again = "pubgames conformance run --vectors '" + own + "' --only a/1";
        assertThat(ran.out()).contains(again);
        assertThat(Files.readString(reports.resolve("report.html")))
                .contains(again.replace("'", "&#39;"));
        assertThat(Files.readString(reports.resolve("junit.xml"))).contains("--only a/1");
        assertThat(
                        Ran.pubgames("conformance", "report", reports.resolve("report.jsonl") + "")
                                .out())
                .contains(again);
    }

    @Test
    void whatStandsBehindTheDashesIsTheCommandsOwn() {
        Ran ran =
                house.run("--", "no-such-engine-anywhere", "--json", "--lang", "xx", "--help", "-");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).startsWith("pubgames: ").contains("[no-implementation]");
    }

    /** Our own games, in a process of their own. */
    private static List<String> server() {
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                "org.pubgames.cli.Main",
                "conformance",
                "serve");
    }

    @Test
    void anImplementationInAnotherProcessIsRunRecordedAndReplayed() throws IOException {
        Path recorded = folder.resolve("lines.jsonl");
        List<String> words = new ArrayList<>(List.of("--record", recorded.toString(), "--"));
        words.addAll(server());
        Ran live = house.run(words.toArray(String[]::new));
        assertThat(live.err()).isEmpty();
        assertThat(live.exit()).isEqualTo(1);
        assertThat(live.out()).contains("1 of 2").contains("✗ house.points/02");
        assertThat(Files.readString(recorded)).doesNotContain("117").doesNotContain("house.points");
        Ran replayed = house.run("--replay", recorded.toString());
        assertThat(replayed.exit()).isEqualTo(1);
        assertThat(replayed.out().lines().takeWhile(line -> !line.contains("✗")))
                .isEqualTo(live.out().lines().takeWhile(line -> !line.contains("✗")).toList());
    }

    @Test
    void serveAnswersUntilItIsToldToStop() {
        Ran ran =
                Ran.reading(
                        "{\"cmd\":\"start\",\"protocol\":1}\nnonsense\n{\"cmd\":\"stop\"}\n",
                        "conformance",
                        "serve");
        assertThat(ran.exit()).isZero();
        assertThat(ran.err()).isEmpty();
        assertThat(ran.json()).hasSize(2);
        assertThat(Ran.field(ran.json().get(0), "protocol")).isEqualTo("1");
        assertThat(ran.json().get(1).values()).containsKey("errored");
    }

    @Test
    void reportsAreWrittenAndToldAgain() {
        Path pages = folder.resolve("out");
        Ran ran = house.run("--report", pages.toString());
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.out()).contains("Report: " + pages.resolve("report.html"));
        assertThat(pages.resolve("report.jsonl")).exists();
        assertThat(pages.resolve("report.html")).exists();
        assertThat(pages.resolve("junit.xml")).exists();
        Path again = folder.resolve("again");
        Ran told =
                Ran.pubgames(
                        "conformance",
                        "report",
                        pages.resolve("report.jsonl").toString(),
                        "--report",
                        again.toString());
        assertThat(told.exit()).isEqualTo(1);
        assertThat(told.out()).contains("✗ house.points/02");
        assertThat(again.resolve("report.html"))
                .hasSameTextualContentAs(pages.resolve("report.html"));
        assertThat(house.run("--report", house.path().toString()).err())
                .contains("[cannot-write-here]");
    }

    @Test
    void reportsAreSetBesideEachOther() throws IOException {
        Path reports = folder.resolve("reports");
        assertThat(house.run("--report", reports + "").exit()).isEqualTo(1);
        Path page = folder.resolve("matrix.html");
        String both = reports.resolve("report.jsonl") + "";
        Ran ran = Ran.pubgames("conformance", "matrix", both, reports + "", "--out", page + "");
        assertThat(ran.exit()).isZero();
        assertThat(ran.out()).contains(page + "");
        assertThat(Files.readString(page)).contains("falls short: 1 of 2", "✗ 1/2");
        Ran none = Ran.pubgames("conformance", "matrix", "no/such.jsonl", "--out", page + "");
        assertThat(none.exit()).isEqualTo(2);
        assertThat(none.err()).contains("no/such.jsonl");
    }

    @Test
    void vectorsAreListedAndDelivered() throws IOException {
        Ran list = Ran.pubgames("conformance", "vectors", "--game", "schocken-tournament");
        assertThat(list.exit()).isZero();
        assertThat(list.out()).contains("schocken-tournament").contains("rules aimed at");
        Path one = folder.resolve("one.zip");
        Path two = folder.resolve("two.zip");
        for (Path zip : List.of(one, two)) {
            Ran written =
                    Ran.pubgames(
                            "conformance",
                            "vectors",
                            "--vectors",
                            house.path().toString(),
                            "--out",
                            zip.toString());
            assertThat(written.exit()).isZero();
            assertThat(written.out()).contains("2 vectors");
        }
        assertThat(Files.readAllBytes(one)).isEqualTo(Files.readAllBytes(two));
        Ran lines =
                Ran.pubgames(
                        "conformance", "vectors", "--vectors", house.path().toString(), "--json");
        assertThat(lines.json().stream().map(line -> Ran.text(line, "id")))
                .containsExactly("house.points/01", "house.points/02");
    }

    @Test
    void progressGoesToATerminalAndIsTakenAway() {
        Surroundings watched = new Surroundings(Map.of("LANG", "C.UTF-8"), false, true, 0);
        String[] words = {"conformance", "run", "--vectors", house.path().toString()};
        Ran ran = Ran.pubgames(watched, "".getBytes(StandardCharsets.UTF_8), words);
        assertThat(ran.err()).startsWith("\r0 / 2  sjoelen ans-pre2016").endsWith(" \r");
        assertThat(ran.out()).isEqualTo(house.run().out());
        List<String> json = new ArrayList<>(List.of(words));
        json.add("--json");
        assertThat(
                        Ran.pubgames(
                                        watched,
                                        "".getBytes(StandardCharsets.UTF_8),
                                        json.toArray(String[]::new))
                                .err())
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"en,Profile", "nl,Profiel", "de,Profil"})
    void aLevelOfAProfileIsRunAndTold(String lang, String head) {
        Ran ran =
                Ran.pubgames(
                        "conformance",
                        "run",
                        "--profile",
                        "deck-shuffleboard/masters",
                        "--level",
                        "play",
                        "--lang",
                        lang);
        assertThat(ran.exit()).isZero();
        assertThat(ran.out())
                .contains(head)
                .containsPattern("deck-shuffleboard masters +✓ \\d+/\\d+");
    }

    @Test
    void aLevelThatThereIsNotIsRefused() {
        Ran ran = Ran.pubgames("conformance", "run", "--profile", "masters", "--level", "plai");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("plai").contains("core, play, full");
    }
}
