package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubgames.core.Games;
import org.pubgames.core.internal.data.Node;

class VariantListTest {

    @TempDir private Path folder = Path.of(".");

    @Test
    void namesVariantsWithEditionParentAndStatus() {
        Ran ran = Ran.pubgames("variant", "list", "sjoelen");
        assertThat(ran.exit()).isZero();
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out())
                .startsWith("sjoelen  Sjoelen")
                .containsPattern("ans-pre2016@3 +ANS .*played when none is named")
                .containsPattern("masters-5@3 +Masters .*extends masters@3")
                .containsPattern("belgian-152@3 +Belgian .*INCOMPLETE")
                .doesNotContain("hattersheim");
    }

    @Test
    void everyGameIsListedAndEveryLineFits() {
        for (String lang : HouseFile.LANGUAGES) {
            Ran ran = Ran.pubgames("variant", "list", "--lang", lang);
            assertThat(ran.exit()).isZero();
            Games.installed()
                    .forEach(
                            game ->
                                    assertThat(ran.out())
                                            .contains(
                                                    game.key().id() + "  ",
                                                    "  "
                                                            + game.variants().standard().pinned()
                                                            + " "));
            assertThat(ran.out().lines())
                    .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
        }
    }

    @Test
    void aHousesOwnAreListedToo() {
        HouseFile.sjoelen(folder, "anchor", "masters@3", "turns: {to: 7, because: \"x\"}");
        Ran ran = Ran.pubgames("variant", "list", "sjoelen", "--variants", folder.toString());
        assertThat(ran.exit()).isZero();
        assertThat(ran.out())
                .containsPattern("anchor@1 +The anchor · extends masters@3 · house variant");
        assertThat(
                        Ran.pubgames(
                                        "variant",
                                        "list",
                                        "sjoelen",
                                        "--variants",
                                        folder.toString(),
                                        "--lang",
                                        "de")
                                .out())
                .containsPattern("anchor@1 +Das anchor · baut auf masters@3 auf · Hausvariante");
    }

    @Test
    void brokenFilesAreReportedInFull() {
        HouseFile.sjoelen(folder, "anchor", "masters@3", "turns: {to: 7, because: \"x\"}");
        HouseFile.sjoelen(folder, "broken", "masters@3", "turnz: {to: 7, because: \"x\"}");
        Ran ran = Ran.pubgames("variant", "list", "--variants", folder.toString());
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.out()).contains("anchor@1").doesNotContain("broken@1");
        assertThat(ran.err())
                .contains("unknown-setting", "broken.yaml:7:3")
                .contains("turnz: {to: 7")
                .contains("^^^^^");
    }

    @Test
    void tellsProgramsOneObjectForEach() {
        Ran ran = Ran.pubgames("variant", "list", "court-shuffleboard", "--json");
        List<Node.Fields> lines = ran.json();
        assertThat(lines)
                .filteredOn(line -> Ran.field(line, "type").equals("variant"))
                .hasSize(game("court-shuffleboard"));
        Node.Fields first = lines.get(0);
        assertThat(Ran.field(first, "variant")).isEqualTo("masters");
        assertThat(Ran.field(first, "edition")).isEqualTo("4");
        assertThat(Ran.field(first, "status")).isEqualTo("complete");
        assertThat(Ran.field(first, "confidence")).isEqualTo("high");
        assertThat(Ran.field(first, "digest")).startsWith("sha256:");
        assertThat(Ran.field(first, "installed")).isEqualTo("true");
    }

    private static int game(String id) {
        return Games.find(id).orElseThrow().variants().all().size();
    }

    @Test
    void mixInsAreListedApart() {
        HouseFile.write(
                folder,
                "no-extra.yaml",
                """
                variant: 2
                kind: mixin
                game: sjoelen
                id: no-extra
                title: {en: "No extra discs"}
                changes:
                  bonusDiscs: {to: [0, 0], because: "too complicated"}
                """);
        String dir = folder.toString();
        Ran ran = Ran.pubgames("variant", "list", "sjoelen", "--variants", dir);
        assertThat(ran.exit()).isZero();
        assertThat(ran.out()).containsPattern("Mix-ins.*\\n(.*\\n)*  no-extra@1 +No extra discs");
        Ran json = Ran.pubgames("variant", "list", "sjoelen", "--variants", dir, "--json");
        assertThat(json.json())
                .filteredOn(line -> Ran.field(line, "type").equals("mix-in"))
                .extracting(line -> Ran.field(line, "mixIn"))
                .contains("no-extra");
    }

    @Test
    void anUnknownGameIsAProblem() {
        Ran ran = Ran.pubgames("variant", "list", "sjoeln", "--json");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(Ran.field(ran.problems().get(0), "suggestion")).isEqualTo("sjoelen");
    }
}
