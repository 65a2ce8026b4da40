package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Journals of matches under a house's variant, whatever has become of its file. */
class HouseReplayTest {

    private static final Path EXAMPLES = Path.of("..", "examples");

    @TempDir private Path folder = Path.of("");
    private Path house = Path.of("");
    private String journal = "";

    @BeforeEach
    void name() throws IOException {
        house = Files.createDirectory(folder.resolve("variants"));
        journal = folder.resolve("evening.journal").toString();
    }

    private void put(String file, String from, String to) throws IOException {
        String text = Files.readString(EXAMPLES.resolve(file));
        assertThat(text).contains(from);
        Files.writeString(house.resolve(file), text.replace(from, to));
    }

    private Ran judged(String match) {
        Ran ran =
                Ran.reading(
                        match, "judge", "-", "--journal", journal, "--variants", house.toString());
        assertThat(ran.exit()).as(ran.err()).isZero();
        return ran;
    }

    private String evening() throws IOException {
        return Files.readString(EXAMPLES.resolve("house-evening.jsonl"));
    }

    private static String card(String out) {
        return out.substring(out.indexOf("Match card of Anna"));
    }

    private static String withoutCount(String out) {
        return card(out).substring(0, card(out).lastIndexOf('\n', card(out).length() - 2));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "nl", "de"})
    void withoutTheFileTheHeaderIsEnough(String lang) throws IOException {
        put("house-twenty.yaml", "20", "20");
        String before = judged(evening()).out();
        Ran known =
                Ran.pubgames("replay", journal, "--verify", "-v", "--variants", house.toString());
        Ran alone = Ran.pubgames("replay", journal, "--verify", "-v");
        assertThat(known.err()).isEmpty();
        assertThat(alone.exit()).as(alone.err()).isZero();
        assertThat(alone.err()).endsWith("[variant-kept]\n").contains("house-twenty");
        assertThat(alone.out()).isEqualTo(known.out()).contains("Twenty discs at the Anchor");
        assertThat(withoutCount(alone.out()))
                .startsWith(withoutCount(before).strip().substring(0, 40));
        Ran said = Ran.pubgames("replay", journal, "--history", "-v", "--lang", lang);
        Ran there =
                Ran.pubgames(
                        "replay",
                        journal,
                        "--history",
                        "-v",
                        "--lang",
                        lang,
                        "--variants",
                        house.toString());
        assertThat(said.out()).isEqualTo(there.out());
        assertThat(said.err()).contains("[variant-kept]");
    }

    @Test
    void aFileThatHasChangedIsToldAndTheHeaderHolds() throws IOException {
        put("house-twenty.yaml", "20", "20");
        judged(evening());
        Ran before = Ran.pubgames("replay", journal, "--variants", house.toString());
        put("house-twenty.yaml", "to: 20", "to: 22");
        Ran ran = Ran.pubgames("replay", journal, "--verify", "--variants", house.toString());
        assertThat(ran.exit()).as(ran.err()).isZero();
        assertThat(ran.err()).contains("[variant-changed]", "[setting-changed]", "20", "22");
        assertThat(ran.out()).startsWith(before.out().strip());
        Ran insisted =
                Ran.pubgames(
                        "replay", journal, "--despite-changes", "--variants", house.toString());
        assertThat(insisted.out()).contains("The match was begun under other rules");
    }

    @Test
    void tablesOfTheHouseAreKeptToo() throws IOException {
        put("house-ranking.yaml", "level: 9", "level: 9");
        judged(
                """
                {"format":1,"game":"schocken","variant":"house-ranking","seats":["Anna","Bram"]}
                """);
        Ran known = Ran.pubgames("replay", journal, "--variants", house.toString());
        Ran alone = Ran.pubgames("replay", journal);
        assertThat(alone.exit()).as(alone.err()).isZero();
        assertThat(alone.out()).isEqualTo(known.out());
        assertThat(alone.err()).contains("[variant-kept]");
    }

    /** What the header keeps must be what its digest names. */
    @Test
    void aHeaderThatWasEditedIsNotTakenAtItsWord() throws IOException {
        put("house-twenty.yaml", "20", "20");
        judged(evening());
        List<String> lines = Files.readAllLines(Path.of(journal));
        lines = new java.util.ArrayList<>(lines);
        lines.set(0, lines.get(0).replace("\"discs\":20", "\"discs\":21"));
        Files.writeString(Path.of(journal), String.join("\n", Forged.lines(lines)) + "\n");
        Ran ran = Ran.pubgames("replay", journal);
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).contains("[unknown-variant]");
    }
}
