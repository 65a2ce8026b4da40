package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.core.Entry;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Games;
import org.pubgames.core.Match;
import org.pubgames.core.Outcome;
import org.pubgames.core.Ruling;
import org.pubgames.core.Verdict;
import org.pubgames.core.internal.data.Node;

/** {@code rejudge} beside plain judging, in several threads, from every kind of file. */
class RejudgeCommandTest {

    static final Path EXAMPLES = Path.of("..", "examples");
    private static final Path SEASON = EXAMPLES.resolve("season");

    @TempDir private Path folder = Path.of("");

    private static List<Node.Fields> lines(Ran ran, String type) {
        return ran.json().stream().filter(line -> Ran.text(line, "type").equals(type)).toList();
    }

    static long number(Node.Fields line, String name) {
        return Long.parseLong(Ran.field(line, name));
    }

    private static Node.Fields total(Ran ran) {
        return lines(ran, "matches").get(0);
    }

    /** Sums by plain judging: open, judge, stop at the first refusal. */
    private static final class Plain {
        private final Map<String, Long> was = new TreeMap<>();
        private final Map<String, Long> now = new TreeMap<>();
        private long refused;
        private long otherWinner;
        private long otherPoints;

        <S extends GameState, E extends GameEvent> void add(
                Game<S, E> game, String text, String other) {
            Match<S, E> before = game.codec().read(text, "test").orElseThrow();
            Match<S, E> after = game.open(game.variants().get(other), before.header().seats());
            boolean behind = false;
            for (Entry<E> entry : before.log()) {
                Verdict<S, E> verdict = after.judge(entry.event());
                if (!verdict.accepted() && !behind && after.outcome().isEmpty()) {
                    refused++;
                    return;
                }
                behind = behind || !verdict.accepted();
                after = verdict.match();
                if (!behind) {
                    count(entry.rulings(), was);
                    count(verdict.rulings(), now);
                }
            }
            if (before.outcome().isPresent() && after.outcome().isPresent()) {
                Outcome old = before.outcome().get();
                Outcome young = after.outcome().get();
                otherWinner +=
                        Map.of(1, List.copyOf(old.winners()))
                                        .equals(Map.of(1, List.copyOf(young.winners())))
                                ? 0
                                : 1;
                otherPoints += scores(old).equals(scores(young)) ? 0 : 1;
            }
        }

        private static void count(List<Ruling> rulings, Map<String, Long> counts) {
            rulings.forEach(ruling -> counts.merge(ruling.rule(), 1L, Long::sum));
        }

        private static Map<String, Long> scores(Outcome outcome) {
            Map<String, Long> scores = new TreeMap<>();
            outcome.places().forEach(place -> scores.put(place.player(), place.score()));
            return scores;
        }
    }

    private static Stream<String> matches(String text) {
        return Stream.of(text.split("(?m)^(?=\\{\"format\")")).filter(match -> !match.isBlank());
    }

    private static boolean isOver(Game<?, ?> game, String match) {
        return game.codec().read(match, "test").orElseThrow().outcome().isPresent();
    }

    @ParameterizedTest
    @CsvSource({
        "sjoelen,jakkolo-148",
        "sjoelen,s240",
        "schocken,niederrhein",
        "table-shuffleboard,horse-collar",
        "court-shuffleboard,illinois",
        "competition,club-groups"
    })
    void itSaysWhatPlainJudgingSays(String id, String other) throws IOException {
        Game<?, ?> game = Games.find(id).orElseThrow();
        List<String> played =
                matches(SeasonFiles.text(id))
                        .filter(match -> isOver(game, match))
                        .limit(25)
                        .toList();
        Path file = folder.resolve("matches.jsonl");
        Files.writeString(file, String.join("", played));
        Plain plain = new Plain();
        played.forEach(match -> plain.add(game, match, other));

        Ran ran = Ran.pubgames("rejudge", file.toString(), "--as", id + "/" + other, "--json");
        assertThat(ran.exit()).as(ran.err()).isZero();
        Map<String, Long> was = new TreeMap<>();
        Map<String, Long> now = new TreeMap<>();
        for (Node.Fields line : lines(ran, "rule")) {
            was.put(Ran.text(line, "rule"), number(line, "was"));
            now.put(Ran.text(line, "rule"), number(line, "now"));
        }
        was.values().removeIf(count -> count == 0);
        now.values().removeIf(count -> count == 0);
        Node.Fields total = total(ran);
        assertThat(number(total, "matches")).isEqualTo(played.size()).isGreaterThan(10);
        assertThat(number(total, "refused")).isEqualTo(plain.refused);
        assertThat(number(total, "otherWinner")).isEqualTo(plain.otherWinner);
        assertThat(number(total, "otherPoints")).isEqualTo(plain.otherPoints);
        assertThat(was).isEqualTo(plain.was);
        assertThat(now).isEqualTo(plain.now);
    }

    private static Map<String, String> written(Path folder) throws IOException {
        Map<String, String> texts = new LinkedHashMap<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.sorted().toList()) {
                texts.put(file.getFileName().toString(), Files.readString(file));
            }
        }
        return texts;
    }

    @Test
    void aCardThatIsPutRightBehindAnEarlierEndCounts(@TempDir Path folder) throws IOException {
        List<String> lines = new ArrayList<>();
        lines.add(
                "{\"format\":1,\"game\":\"sjoelen\",\"variant\":\"ans-pre2016\",\"seats\":[\"Anna\",\"Bram\"]}");
        for (int turn = 1; turn <= 10; turn++) {
            lines.add("{\"event\":\"score-noted\",\"player\":\"Anna\",\"points\":101}");
            lines.add("{\"event\":\"score-noted\",\"player\":\"Bram\",\"points\":100}");
        }
        lines.add(
                lines.size() - 2,
                "{\"event\":\"score-corrected\",\"player\":\"Bram\",\"turn\":1,\"points\":119,"
                        + "\"initials\":\"ring-leader\"}");
        Path match = Files.write(folder.resolve("late.jsonl"), lines);
        Path five =
                Files.writeString(
                        folder.resolve("five.yaml"),
                        """
                        variant: 2
                        game: sjoelen
                        id: five-turns
                        title: {en: "Five turns"}
                        extends: ans-pre2016@3
                        changes:
                          turns: {to: 5, because: "a short evening"}
                        """);
        Ran ran = Ran.pubgames("rejudge", match.toString(), "--as", five.toString());
        assertThat(ran.out())
                .contains("Another winner in 0 matches.")
                .contains("1. Bram 1019, 2. Anna 1010 → 1. Bram 519, 2. Anna 505");
    }

    @Test
    void anyNumberOfThreadsWritesTheSame() throws IOException {
        String variant = SEASON.resolve("no-extra-discs.yaml").toString();
        Files.writeString(
                folder.resolve("a.jsonl"), SeasonFiles.text("sjoelen").substring(0, 900_000));
        Files.writeString(folder.resolve("b.jsonl"), "no header\n");
        Map<String, String> first = Map.of();
        for (String threads : List.of("1", "2", "7")) {
            Path out = folder.resolve("out-" + threads);
            Ran ran =
                    Ran.pubgames(
                            "rejudge",
                            folder.resolve("a.jsonl").toString(),
                            folder.resolve("b.jsonl").toString(),
                            "--as",
                            variant,
                            "--report",
                            out.toString(),
                            "--threads",
                            threads);
            assertThat(ran.exit()).isEqualTo(1);
            Map<String, String> texts = written(out);
            assertThat(texts)
                    .containsOnlyKeys(
                            "matches.csv",
                            "report.html",
                            "report.jsonl",
                            "rules.csv",
                            "standings.csv");
            first = first.isEmpty() ? texts : first;
            assertThat(texts).isEqualTo(first);
        }
    }

    @Test
    void aMatchThatIsOverEarlierHasAnotherWinner() {
        Ran ran =
                Ran.pubgames(
                        "rejudge",
                        EXAMPLES.resolve("club-night.jsonl").toString(),
                        "--as",
                        "sjoelen/masters");
        assertThat(ran.exit()).isZero();
        assertThat(ran.out())
                .contains("Another winner in 1 match.")
                .contains("It is over before event 16.")
                .contains("1. Anna 1170, 2. Bram 1165 → 1. Bram 140, 2. Anna 123");
    }

    @Test
    void whatTheOtherRulesWouldHaveTakenIsTold() {
        Ran ran =
                Ran.pubgames(
                        "rejudge",
                        EXAMPLES.resolve("perfect-156.jsonl").toString(),
                        "--as",
                        SEASON.resolve("no-extra-discs.yaml").toString(),
                        "--json");
        Node.Fields shown = lines(ran, "shown").get(0);
        assertThat(Ran.text(shown, "course")).isEqualTo("refused");
        assertThat(Ran.field(shown, "refusedBy")).contains("sjoelen.report.no-extra-disc");
        assertThat(Ran.field(shown, "taken")).contains("sub-turn-played");
    }

    @Test
    void aJournalSaysWhatItsMatchFileSays() throws IOException {
        Path journal = folder.resolve("night.journal");
        String file = EXAMPLES.resolve("mistyped.jsonl").toString();
        assertThat(Ran.pubgames("judge", file, "--journal", journal.toString()).exit()).isZero();
        Ran fromFile = Ran.pubgames("rejudge", file, "--as", "s240", "--json");
        Ran fromJournal = Ran.pubgames("rejudge", journal.toString(), "--as", "s240", "--json");
        Ran fromInput =
                Ran.pubgames(
                        Ran.PIPED,
                        Files.readAllBytes(journal),
                        "rejudge",
                        "-",
                        "--as",
                        "s240",
                        "--json");
        assertThat(Ran.field(total(fromJournal), "events"))
                .isEqualTo(Ran.field(total(fromFile), "events"))
                .isEqualTo(Ran.field(total(fromInput), "events"));
        assertThat(rules(fromJournal)).isEqualTo(rules(fromFile)).isEqualTo(rules(fromInput));
    }

    private static List<String> rules(Ran ran) {
        return ran.out().lines().filter(line -> line.startsWith("{\"type\":\"rule\"")).toList();
    }

    @Test
    void aCompetitionHasBothTables() {
        Ran ran =
                Ran.pubgames(
                        "rejudge",
                        EXAMPLES.resolve("competition-league.jsonl").toString(),
                        "--as",
                        "competition/fide-round-robin",
                        "--json");
        assertThat(ran.exit()).isZero();
        assertThat(lines(ran, "competition")).hasSize(1);
    }

    @Test
    void otherGamesAreCounted() {
        Ran ran =
                Ran.pubgames(
                        "rejudge",
                        EXAMPLES.resolve("club-night.jsonl").toString(),
                        "--as",
                        "schocken/hattersheim",
                        "--json");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(Ran.field(ran.problems().get(0), "code")).isEqualTo("no-match-of-game");
        assertThat(number(lines(ran, "other-game").get(0), "matches")).isEqualTo(1);
    }

    @Test
    void anUnknownSettingIsToldAsEverywhere() throws IOException {
        Path variant = folder.resolve("house.yaml");
        Files.writeString(
                variant,
                """
                variant: 2
                game: sjoelen
                id: house
                title: {en: House}
                extends: ans-pre2016@3
                changes:
                  bonusDisks: {to: [0, 0], because: "No extra discs."}
                """);
        Ran ran =
                Ran.pubgames(
                        "rejudge",
                        EXAMPLES.resolve("club-night.jsonl").toString(),
                        "--as",
                        variant.toString(),
                        "--json");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(Ran.field(ran.problems().get(0), "code")).isEqualTo("unknown-setting");
        assertThat(Ran.field(ran.problems().get(0), "suggestion")).isEqualTo("bonusDiscs");
    }

    @Test
    void aReportThatCannotBeWrittenIsToldBeforeTheRun() throws IOException {
        Path file = folder.resolve("there");
        Files.write(file, "x".getBytes(StandardCharsets.UTF_8));
        Ran ran =
                Ran.pubgames(
                        "rejudge",
                        EXAMPLES.resolve("club-night.jsonl").toString(),
                        "--as",
                        "s240",
                        "--report",
                        file.toString());
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).contains("[cannot-write-here]");
    }

    @ParameterizedTest
    @CsvSource({"en,What if it had been", "nl,Wat als het", "de,Was wäre unter"})
    void thePageLoadsNothing(String lang, String begins) throws Exception {
        Path out = folder.resolve("out");
        Ran.pubgames(
                "rejudge",
                EXAMPLES.toString(),
                "--variants",
                EXAMPLES.toString(),
                "--as",
                "s240",
                "--report",
                out.toString(),
                "--lang",
                lang);
        String page = Files.readString(out.resolve("report.html"));
        assertThat(page)
                .contains(begins)
                .doesNotContain("<script", "http://www.w3.org/2000", "src=");
        assertThat(page.replace("http://www.w3.org/1999/xhtml", "")).doesNotContain("http://");
        var factory = javax.xml.parsers.DocumentBuilderFactory.newInstance();
        factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
        assertThat(factory.newDocumentBuilder().parse(out.resolve("report.html").toFile()))
                .isNotNull();
    }
}
