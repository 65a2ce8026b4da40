package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.Games;
import org.pubgames.core.internal.data.Node;

class ExamplesTest {

    private static final Path FOLDER = Path.of("..", "examples");

    /** The names of files in which something is refused. */
    private static final String REFUSING = ".*-(offences|full)\\.jsonl";

    private static List<String> files(boolean refusing) throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.map(Path::toString)
                    .filter(name -> name.endsWith(".jsonl") && name.matches(REFUSING) == refusing)
                    .sorted()
                    .toList();
        }
    }

    static List<String> matches() throws IOException {
        return files(false);
    }

    static List<String> refusals() throws IOException {
        return files(true);
    }

    @ParameterizedTest
    @MethodSource("refusals")
    void theOthersShowWhatIsRefused(String file) {
        Ran ran = Ran.pubgames("judge", file);
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.err()).as("every line can be read").isEmpty();
    }

    /** Runs a match; its house variant is in the same folder. */
    private static Ran judged(String file, String... more) {
        return Ran.pubgames(
                Stream.concat(
                                Stream.of("judge", file, "--variants", FOLDER.toString()),
                                Stream.of(more))
                        .toArray(String[]::new));
    }

    @Test
    void everyGameHasAHouseVariant() {
        Ran ran = Ran.pubgames("variant", "check", FOLDER.toString());
        assertThat(ran.err()).isEmpty();
        assertThat(ran.exit()).isZero();
        Games.installed()
                .forEach(game -> assertThat(ran.out()).contains(" · " + game.key().id() + " · "));
    }

    @Test
    void theHouseEveningIsPlayedByTheHousesRules() {
        assertThat(judged(FOLDER + "/house-evening.jsonl").out())
                .contains("Twenty discs at the Anchor (house-twenty)")
                .contains("Anna wins the match with 437 points.");
    }

    @ParameterizedTest
    @MethodSource("matches")
    void everyExampleIsAccepted(String file) throws IOException {
        for (String lang : new String[] {"en", "nl", "de"}) {
            Ran ran = judged(file, "--lang", lang);
            assertThat(ran.err()).isEmpty();
            assertThat(ran.exit()).isZero();
            assertThat(ran.out())
                    .as("a place that was not filled")
                    .doesNotContainPattern("\\{[a-zA-Z]+[|}]");
            assertThat(ran.out().lines())
                    .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
        }
        List<Node.Fields> lines = judged(file, "--json").json();
        assertThat(lines).hasSize(Files.readAllLines(Path.of(file)).size() + 1);
    }

    @Test
    void theEveningHasAWinner() {
        assertThat(Ran.pubgames("judge", FOLDER + "/club-night.jsonl").out())
                .contains("Final standing")
                .contains("Anna wins the match with 1170 points.")
                .containsPattern("5 +5 +110 +\\d+ +corrected \\(written: 101;")
                .contains("copy with the player, original with the ring organizer");
    }

    @Test
    void thePerfectTurnIsExplained() {
        assertThat(Ran.pubgames("judge", FOLDER + "/perfect-156.jsonl").out())
                .contains("156 = 7 sets × 20 + 2 × 4 + 2 × 4 extra");
    }

    @Test
    void turnsAreReplayed() {
        assertThat(Ran.pubgames("judge", FOLDER + "/broken-disc.jsonl").out())
                .contains("sjoelen.discs.broken", "sjoelen.discs.more", "sjoelen.discs.fewer");
    }

    @Test
    void theCardIsCorrected() {
        assertThat(Ran.pubgames("judge", FOLDER + "/corrected-card.jsonl").out())
                .contains("corrected (written: 121;", "struck out", "deducted (written: 98");
    }
}
