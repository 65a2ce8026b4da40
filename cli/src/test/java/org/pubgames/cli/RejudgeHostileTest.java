package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubgames.core.internal.data.Node;

/** What is broken, or meant to do harm, is a line in the report; the rest is judged. */
class RejudgeHostileTest {

    private static final String SOUND =
            """
            {"format":1,"game":"sjoelen","variant":"masters","seats":["Anna","Bram"]}
            {"event":"score-noted","player":"Anna","points":111}
            {"event":"score-noted","player":"Bram","points":99}
            """;

    @TempDir private Path folder = Path.of("");

    private Ran rejudged() {
        return Ran.pubgames("rejudge", folder.toString(), "--as", "sjoelen/masters", "--json");
    }

    private void file(String name, byte[] bytes) throws IOException {
        Files.write(folder.resolve(name), bytes);
    }

    private void file(String name, String text) throws IOException {
        file(name, text.getBytes(StandardCharsets.UTF_8));
    }

    private interface Filling {
        void into(ZipOutputStream zip) throws IOException;
    }

    private void zip(String name, Filling filling) throws IOException {
        try (OutputStream out = Files.newOutputStream(folder.resolve(name));
                ZipOutputStream zip = new ZipOutputStream(out)) {
            filling.into(zip);
        }
    }

    private static void entry(ZipOutputStream zip, String name, String text) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(text.getBytes(StandardCharsets.UTF_8));
        zip.closeEntry();
    }

    private static List<String> codes(Ran ran) {
        return ran.json().stream()
                .filter(line -> Ran.text(line, "type").equals("unread"))
                .map(line -> Ran.text(line, "code"))
                .toList();
    }

    private static long matches(Ran ran) {
        Node.Fields total =
                ran.json().stream()
                        .filter(line -> Ran.text(line, "type").equals("matches"))
                        .findFirst()
                        .orElseThrow();
        return RejudgeCommandTest.number(total, "matches");
    }

    @Test
    void eachBrokenFileIsOneLine() throws IOException {
        file("a-sound.jsonl", SOUND);
        file("b-empty.jsonl", "");
        file("c-headless.jsonl", "{\"event\":\"x\"}\n{\"event\":\"y\"}\n");
        file("d-latin.jsonl", (SOUND + "\u00e9\n").getBytes(StandardCharsets.ISO_8859_1));
        file("e-long.jsonl", "x".repeat(3 << 20) + "\n" + SOUND);
        file("f-event.jsonl", SOUND + "{\"event\":\"no-such\"}\n" + SOUND);
        file("g-variant.jsonl", SOUND.replace("masters", "mastres"));
        file("h-game.jsonl", SOUND.replace("sjoelen", "bowling"));
        file("i-json.jsonl", "{\"format\":1,\"game\":\n" + SOUND);
        file("j-seats.jsonl", SOUND.replace("\"Bram\"]", "\"Anna\"]"));
        Ran ran = rejudged();
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(codes(ran))
                .hasSize(9)
                .startsWith("empty-file", "missing-header", "not-utf-8", "line-too-long")
                .contains("unknown-event", "unknown-variant", "unknown-game", "seat-twice");
        // beside the sound one those behind a long line, an unknown event and broken JSON
        assertThat(matches(ran)).isEqualTo(4);
    }

    @Test
    void thousandsOfThemAreCounted() throws IOException {
        file("a.jsonl", SOUND + (SOUND.lines().findFirst().orElseThrow() + "\n?\n").repeat(3_000));
        Ran ran = rejudged();
        assertThat(codes(ran)).hasSize(200);
        assertThat(ran.out()).contains("\"unread\":3000");
        Ran text = Ran.pubgames("rejudge", folder.toString(), "--as", "jakkolo-148");
        assertThat(text.out()).contains("… and 2980 more.");
    }

    @Test
    void whatLeadsOutOfAZipIsPassedOver() throws IOException {
        zip(
                "a.zip",
                zip -> {
                    entry(zip, "../outside.jsonl", SOUND);
                    entry(zip, "/etc/outside.jsonl", SOUND);
                    entry(zip, "C:\\outside.jsonl", SOUND);
                    entry(zip, "inner.zip", "PK");
                    entry(zip, "readme.txt", "x");
                    entry(zip, "deep/er/sound.jsonl", SOUND + SOUND);
                });
        Ran ran = rejudged();
        assertThat(codes(ran))
                .containsExactlyInAnyOrder("zip-name", "zip-name", "zip-name", "zip-in-zip");
        assertThat(matches(ran)).isEqualTo(2);
        try (var files = Files.list(folder)) {
            assertThat(files).as("nothing is unpacked").hasSize(1);
        }
    }

    @Test
    void aZipThatGrowsTooMuchIsLeft() throws IOException {
        byte[] noughts = new byte[1 << 20];
        zip(
                "a.zip",
                zip -> {
                    entry(zip, "a.jsonl", SOUND);
                    zip.putNextEntry(new ZipEntry("bomb.csv"));
                    for (int i = 0; i < 300; i++) {
                        zip.write(noughts);
                    }
                    zip.closeEntry();
                    entry(zip, "z.jsonl", SOUND);
                });
        Ran ran = rejudged();
        assertThat(codes(ran)).containsExactly("zip-too-much");
        assertThat(matches(ran)).isEqualTo(1);
    }

    @Test
    void aZipThatIsCutOffIsReadUpToThere() throws IOException {
        zip(
                "whole",
                zip -> {
                    entry(zip, "a.jsonl", SOUND);
                    entry(zip, "b.jsonl", SOUND.repeat(100));
                });
        byte[] whole = Files.readAllBytes(folder.resolve("whole"));
        file("cut.zip", java.util.Arrays.copyOf(whole, 260));
        file("noise.zip", "PK\u0003\u0004 and nothing more");
        file("none.zip", "no zip at all");
        Ran ran = rejudged();
        assertThat(codes(ran)).containsExactly("zip-unreadable", "zip-empty", "missing-header");
        assertThat(matches(ran)).isEqualTo(1);
    }

    /** The club server packs an evening so; its variants stand behind its matches. */
    @Test
    void anEveningOfTheClubServerIsRead() throws IOException {
        String house =
                """
                variant: 2
                game: sjoelen
                id: our-house
                title: {en: Our house}
                extends: masters@3
                changes:
                  setPoints: {to: 25, because: "We say so."}
                """;
        zip(
                "evening.zip",
                zip -> {
                    entry(zip, "decisions.jsonl", "{\"club\":1}\n");
                    entry(zip, "evening.json", "{}");
                    entry(zip, "matches/e1-1.jsonl", SOUND.replace("masters", "our-house"));
                    entry(zip, "matches/e1-2.jsonl", SOUND.replace("masters", "our-house"));
                    entry(zip, "standings.csv", "a,b\n");
                    entry(zip, "variants/our-house.yaml", house);
                });
        Ran ran = rejudged();
        assertThat(codes(ran)).isEmpty();
        assertThat(ran.exit()).isZero();
        assertThat(matches(ran)).isEqualTo(2);
        assertThat(ran.out())
                .contains("\"player\":\"Anna\",\"matches\":2,\"won\":2,\"wonNow\":2")
                .contains("\"variant\":\"our-house@1\"");
    }

    @Test
    void aJournalInAZipIsRead() throws IOException {
        Path journal = folder.resolve("x");
        Ran.reading(SOUND, "judge", "-", "--journal", journal.toString());
        byte[] bytes = Files.readAllBytes(journal);
        zip(
                "a.zip",
                zip -> {
                    zip.putNextEntry(new ZipEntry("a.journal"));
                    zip.write(bytes);
                    zip.closeEntry();
                });
        Ran ran = rejudged();
        assertThat(codes(ran)).isEmpty();
        assertThat(matches(ran)).isEqualTo(1);
    }
}
