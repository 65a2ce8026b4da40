package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedWriter;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubgames.cli.rejudge.Place;
import org.pubgames.cli.rejudge.PlayedMatch;
import org.pubgames.cli.rejudge.Rejudge;
import org.pubgames.cli.rejudge.RejudgeReport;
import org.pubgames.core.Catalogue;
import org.pubgames.core.Games;
import org.pubgames.core.Match;
import org.pubgames.core.MatchCodec;
import org.pubgames.core.Variant;
import org.pubgames.core.Where;
import org.pubgames.sjoelen.Sjoelen;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenState;

/** Many matches in a small memory, and what judging twice costs beside judging once. */
@Tag("proof")
class RejudgeProof {

    private static final int MATCHES = Integer.getInteger("pubgames.matches", 60_000);

    @TempDir private Path folder = Path.of("");

    /** The matches are made while they are read; each third is broken. */
    @Test
    void memoryDoesNotGrowWithTheNumberOfMatches() throws Exception {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        String paths =
                System.getProperty(
                        "surefire.test.class.path", System.getProperty("java.class.path"));
        Process process =
                new ProcessBuilder(
                                java.toString(),
                                "-Xmx64m",
                                "-cp",
                                paths,
                                Main.class.getName(),
                                "rejudge",
                                "-",
                                "--as",
                                "jakkolo-148",
                                "--threads",
                                "2",
                                "--report",
                                folder.resolve("out").toString(),
                                "--json")
                        .redirectError(folder.resolve("err").toFile())
                        .redirectOutput(folder.resolve("answer").toFile())
                        .start();
        long begun = System.nanoTime();
        try (BufferedWriter in =
                new BufferedWriter(process.outputWriter(StandardCharsets.UTF_8), 1 << 16)) {
            for (int i = 0; i < MATCHES; i++) {
                in.write(match(i));
            }
        }
        assertThat(process.waitFor()).isEqualTo(1);
        System.out.printf(
                "rejudge: %,d matches with -Xmx64m in %,d ms%n",
                MATCHES, (System.nanoTime() - begun) / 1_000_000);
        assertThat(folder.resolve("err")).isEmptyFile();
        try (Stream<String> rows = Files.lines(folder.resolve("out").resolve("matches.csv"))) {
            assertThat(rows.count()).isEqualTo(1L + MATCHES - MATCHES / 3);
        }
        assertThat(folder.resolve("answer"))
                .content()
                .contains("\"unread\":" + MATCHES / 3)
                .contains("\"matches\":" + (MATCHES - MATCHES / 3));
    }

    private static String match(int number) {
        String broken = number % 3 == 2 ? "{\"event\":\"no-such\"}\n" : "";
        return """
        {"format":1,"game":"sjoelen","variant":"masters","seats":["Anna %d","Bram"]}
        {"event":"score-noted","player":"Anna %d","points":%d}
        %s{"event":"score-noted","player":"Bram","points":%d}
        """
                .formatted(number % 50, number % 50, number % 149, broken, number % 137);
    }

    private static List<PlayedMatch> season() throws IOException {
        List<PlayedMatch> matches = new ArrayList<>();
        List<String> lines = new ArrayList<>();
        for (String line : SeasonFiles.text("sjoelen").split("\n", -1)) {
            if (line.startsWith("{\"format\"") && !lines.isEmpty()) {
                matches.add(
                        new PlayedMatch(
                                new Place("season", matches.size()), "season", lines, List.of()));
                lines = new ArrayList<>();
            }
            lines.add(line);
        }
        return matches;
    }

    /** The plain loop reads and judges each line once; processor time, since others work too. */
    @Test
    void theFiguresOfJudgingTwice() throws IOException {
        List<PlayedMatch> season = season().subList(0, 300);
        Sjoelen sjoelen = Games.game(Sjoelen.KEY);
        Catalogue catalogue = Games.catalogue();
        Variant other = sjoelen.variants().get("jakkolo-148");
        for (int round = 1; round <= 4; round++) {
            long begun = processor();
            int events = 0;
            for (PlayedMatch each : season) {
                events += plain(sjoelen, each);
            }
            long plain = processor() - begun;
            begun = processor();
            Rejudge judge = new Rejudge(catalogue, other);
            RejudgeReport report = new RejudgeReport(other);
            season.forEach(each -> report.add(judge.judge(each)));
            long twice = processor() - begun;
            assertThat(report.all().events()).isEqualTo(events);
            System.out.printf(
                    "rejudge, round %d: %,d matches, %,d events; plain loop %,d matches/s, twice %,d"
                            + " matches/s, %.2f of the plain loop%n",
                    round,
                    season.size(),
                    events,
                    season.size() * 1_000_000_000L / plain,
                    season.size() * 1_000_000_000L / twice,
                    (double) plain / twice);
        }
    }

    private static int plain(Sjoelen sjoelen, PlayedMatch played) {
        MatchCodec<SjoelenState, SjoelenEvent> codec = sjoelen.codec();
        Match<SjoelenState, SjoelenEvent> match =
                sjoelen.open(codec.readHeader(played.lines().get(0), Where.UNKNOWN).orElseThrow());
        for (String line : played.lines().subList(1, played.lines().size())) {
            if (!line.isBlank()) {
                match = match.judge(codec.readEvent(line, Where.UNKNOWN).orElseThrow()).match();
            }
        }
        return match.size();
    }

    private static long processor() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        return threads.getCurrentThreadCpuTime();
    }
}
