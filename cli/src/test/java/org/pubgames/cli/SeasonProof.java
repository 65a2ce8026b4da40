package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The made season is what its maker makes; {@code -Dpubgames.write-docs=true} makes it anew. */
@Tag("proof")
class SeasonProof {

    private static final Path ZIP = Path.of("..", "examples", "season", "season.zip");

    private static Map<String, String> unpacked(byte[] zip) throws IOException {
        Map<String, String> files = new LinkedHashMap<>();
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(zip))) {
            for (ZipEntry each = in.getNextEntry(); each != null; each = in.getNextEntry()) {
                files.put(each.getName(), new String(in.readAllBytes(), StandardCharsets.UTF_8));
            }
        }
        return files;
    }

    /** What is in the zip counts: another Java may pack it otherwise. */
    @Test
    void itIsWhatItsMakerMakes() throws IOException {
        if (Boolean.getBoolean("pubgames.write-docs")) {
            Files.write(ZIP, MadeSeason.zip());
        }
        Map<String, String> made = MadeSeason.files();
        assertThat(unpacked(Files.readAllBytes(ZIP)))
                .as("-Dpubgames.write-docs=true makes it anew")
                .isEqualTo(made);
        assertThat(made.values().stream().flatMap(String::lines))
                .filteredOn(line -> line.startsWith("{\"format\""))
                .hasSize(2_000);
        assertThat(Files.size(ZIP)).isLessThan(1_000_000);
    }
}
