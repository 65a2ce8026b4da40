package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.core.Games;
import org.pubgames.core.internal.data.JsonWriter;

/** The names of match logs, and how they go into a competition. */
class DigestCommandTest {

    private static final String HEADER =
            "{\"format\":1,\"game\":\"sjoelen\",\"variant\":\"ans-2016\",\"seats\":[\"Anna\",\"Bram\"]}";
    private static final String STARTED = "{\"event\":\"turn-started\",\"player\":\"Anna\"}";
    private static final Path DECIDED = Path.of("..", "examples", "court-singles.jsonl");

    @TempDir Path folder;

    private String file(String name, List<String> lines) throws IOException {
        return Files.write(folder.resolve(name), lines).toString();
    }

    /** What goes into the event. */
    private static String log(Ran ran) {
        assertThat(ran.json()).hasSize(1);
        String line = ran.out().strip();
        return line.substring(line.indexOf("\"log\":") + 6, line.length() - 1);
    }

    @Test
    void theSameMatchHasTheSameNameHoweverItsFileIsWritten() throws IOException {
        String one = file("one.jsonl", List.of(HEADER, STARTED));
        String other =
                file(
                        "other.jsonl",
                        List.of(
                                "{ \"seats\": [\"Anna\", \"Bram\"], \"game\": \"sjoelen\","
                                        + " \"variant\": \"ans-2016\", \"format\": 1 }",
                                "{ \"player\": \"Anna\", \"event\": \"turn-started\" }",
                                "{\"event\":\"sub-turn-played\",\"player\":\"Anna\","
                                        + "\"compartments\":[1,0,0,0]}",
                                "{\"revise\":\"undo\"}"));
        String third = file("third.jsonl", List.of(HEADER));
        Ran ran = Ran.pubgames("digest", one, other, third);
        assertThat(ran.exit()).isZero();
        List<String> names = ran.out().lines().filter(line -> line.startsWith("sha256:")).toList();
        assertThat(names.get(0)).matches("sha256:[0-9a-f]{64}  .*one\\.jsonl");
        assertThat(names.get(1)).isEqualTo(names.get(0).replace("one.jsonl", "other.jsonl"));
        assertThat(names.get(2).substring(0, 71)).isNotEqualTo(names.get(0).substring(0, 71));
    }

    @Test
    void itIsTheChecksumOfTheFileThatWeWrite() throws IOException, NoSuchAlgorithmException {
        String text = Files.readString(DECIDED);
        String written = Games.files().read(text, "it").orElseThrow().file();
        byte[] hash =
                MessageDigest.getInstance("SHA-256")
                        .digest(written.getBytes(StandardCharsets.UTF_8));
        assertThat(Ran.pubgames("digest", DECIDED.toString()).out())
                .startsWith("sha256:" + HexFormat.of().formatHex(hash) + "  ");
    }

    @Test
    void aCompetitionTakesItAsTheResult() throws IOException {
        Ran ran = Ran.pubgames("digest", DECIDED.toString(), "--json");
        String log = log(ran);
        List<String> seats = new ArrayList<>(List.of("Anna", "Bram"));
        List<String> lines = new ArrayList<>();
        lines.add(
                "{\"format\":1,\"game\":\"competition\",\"variant\":\"fide-round-robin\",\"seats\":"
                        + JsonWriter.write(seats)
                        + "}");
        seats.forEach(each -> lines.add("{\"event\":\"entered\",\"player\":\"" + each + "\"}"));
        lines.add("{\"event\":\"drawn\",\"seed\":1}");
        lines.add("{\"event\":\"log-reported\",\"round\":1,\"board\":1,\"logs\":[" + log + "]}");
        Ran judged = Ran.pubgames("judge", file("league.jsonl", lines));
        assertThat(judged.out()).contains("competition.log.by-scores");
        assertThat(judged.exit()).isZero();
    }

    @Test
    void theExampleKeepsTheNamesOfTheExamples() throws IOException {
        Path examples = Path.of("..", "examples");
        String league = Files.readString(examples.resolve("competition-logs.jsonl"));
        for (String played : List.of("court-singles.jsonl", "club-night.jsonl")) {
            Ran ran = Ran.pubgames("digest", examples.resolve(played).toString(), "--json");
            assertThat(league).contains(log(ran));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "en, Nobody has a place: the match goes on",
        "nl, Niemand heeft een plaats: de wedstrijd gaat door",
        "de, Niemand hat einen Platz: Das Spiel läuft noch"
    })
    void aMatchThatGoesOnHasNoPlaces(String lang, String text) throws IOException {
        Ran ran =
                Ran.pubgames("digest", file("one.jsonl", List.of(HEADER, STARTED)), "--lang", lang);
        assertThat(ran.out()).contains(text);
        assertThat(ran.exit()).isZero();
    }

    @Test
    void whatWasRejectedIsNotInTheLogAndThatIsTold() throws IOException {
        String impossible =
                "{\"event\":\"sub-turn-played\",\"player\":\"Anna\",\"compartments\":[9,9,9,9]}";
        String file = file("one.jsonl", List.of(HEADER, STARTED, impossible));
        Ran ran = Ran.pubgames("digest", file);
        assertThat(ran.err()).contains("was rejected");
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.out().substring(0, 71))
                .isEqualTo(
                        Ran.pubgames("digest", file("two.jsonl", List.of(HEADER, STARTED)))
                                .out()
                                .substring(0, 71));
    }

    @Test
    void aFileThatCannotBeReadDoesNotHideTheOthers() throws IOException {
        String sound = file("one.jsonl", List.of(HEADER));
        Ran ran =
                Ran.pubgames(
                        "digest",
                        folder.resolve("nowhere.jsonl").toString(),
                        file("broken.jsonl", List.of("{")),
                        folder.toString(),
                        sound);
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err().lines()).hasSizeGreaterThanOrEqualTo(3);
        assertThat(ran.out()).contains("one.jsonl").doesNotContain("broken.jsonl");
    }
}
