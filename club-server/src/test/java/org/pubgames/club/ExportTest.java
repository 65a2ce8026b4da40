package org.pubgames.club;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Catalogue;
import org.pubgames.core.Games;
import org.pubgames.core.JsonMatch;
import org.pubgames.core.Pinning;
import org.pubgames.core.VariantFile;

/** What is taken away says what the pages say. */
class ExportTest {

    private final Club club = Club.shared();
    private final Night night = Night.league(club, "accept assign", "Anna", "=Bram", "Carla");

    ExportTest() {
        night.act("draw");
        night.play(night.tablet(1), 2);
        night.until(() -> !night.fixture("r1b1").counted().isEmpty());
    }

    @Test
    void paperAndTablesAndFilesGiveTheSameTotals() {
        Browser organizer = night.organizer();
        String table = organizer.get("/export/" + night.id() + "/standings.csv");
        String first = night.fixture("r1b1").players().get(0).replace("=", "'=");
        assertThat(table.lines())
                .startsWith("rank,player,played,points,decided")
                .anyMatch(line -> line.startsWith("1," + first + ",1,2,"));
        assertThat(table.lines()).noneMatch(line -> line.contains(",=Bram"));
        assertThat(organizer.get("/export/" + night.id() + "/results.csv")).contains("216 – 194");
        assertThat(organizer.get("/print/" + night.id() + "/standings")).contains("216 – 194");
        assertThat(organizer.get("/print/" + night.id() + "/card/r1b1"))
                .contains("216")
                .contains("194");
    }

    @Test
    void eachMatchCanBeJudgedAgain() throws Exception {
        String match = night.fixture("r1b1").call().orElseThrow().match();
        String file = night.organizer().get("/export/" + night.id() + "/match/" + match + ".jsonl");
        night.organizer().expecting(200);
        // with the variant files that are in the zip
        String house =
                Files.readString(
                        Path.of(
                                "src/main/resources/META-INF/pubgames/club-server/club-evening.yaml"));
        Catalogue catalogue =
                Games.catalogue().with(List.of(new VariantFile("club-evening.yaml", house)));
        JsonMatch read =
                Games.files(catalogue, Pinning.HELD).read(file, "match.jsonl").orElseThrow();
        assertThat(read.match().outcome()).isPresent();
        assertThat(read.match().outcome().orElseThrow().places().get(0).score()).isEqualTo(216);
        String competition = night.evening().competition().orElseThrow();
        assertThat(
                        night.organizer()
                                .get("/export/" + night.id() + "/match/" + competition + ".jsonl"))
                .contains("log-reported");
    }

    @Test
    void theWholeEveningIsOneFile() throws Exception {
        byte[] zip = night.organizer().bytes("/export/" + night.id() + "/evening.zip");
        Set<String> names = new TreeSet<>();
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(zip))) {
            for (ZipEntry each = in.getNextEntry(); each != null; each = in.getNextEntry()) {
                names.add(each.getName());
                String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
                assertThat(text).as(each.getName()).isNotEmpty().doesNotContain("secret");
            }
        }
        assertThat(names)
                .contains("standings.csv", "results.csv", "decisions.jsonl")
                .contains("variants/club-evening.yaml", "variants/club-round-robin.yaml")
                .contains("matches/" + night.evening().competition().orElseThrow() + ".jsonl")
                .contains(
                        "matches/" + night.fixture("r1b1").call().orElseThrow().match() + ".jsonl");
    }
}
