package org.pubgames.conformance.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Variant;
import org.pubgames.core.spi.VariantProvider;

/**
 * A jar on the class path adds its variants to those that ship. In a machine of its own, so that
 * the other tests see what ships and nothing else.
 */
class VariantProviderTest {

    private static List<String> shipped() {
        List<String> lines = new ArrayList<>();
        for (Game<?, ?> game : Games.installed()) {
            for (Variant variant : game.variants().all()) {
                lines.add(game.key().id() + " " + variant.id());
            }
        }
        return lines;
    }

    private static List<String> told(Path jar) throws IOException, InterruptedException {
        return OwnMachine.run(List.of(), jar.toString(), ShelfReport.class);
    }

    @Test
    void theVariantsOfAJarAreInTheBooksAndItsBrokenFilesAreReported(@TempDir Path jar)
            throws IOException, InterruptedException {
        Path services = Files.createDirectories(jar.resolve("META-INF").resolve("services"));
        Files.writeString(
                services.resolve(VariantProvider.class.getName()), HouseShelf.class.getName());
        List<String> more = new ArrayList<>(told(jar));
        assertThat(more).containsAll(shipped());
        more.removeAll(shipped());
        assertThat(more).hasSize(3);
        assertThat(more.get(0)).isEqualTo("schocken hirsch");
        assertThat(more.get(1)).isEqualTo("sjoelen anchor");
        assertThat(more.get(2))
                .startsWith("sjoelen vendor/broken.yaml:6:11: ")
                .contains("turnz", "turns")
                .endsWith("[unknown-setting]");
    }

    @Test
    void withoutSuchAJarThereIsWhatShips(@TempDir Path empty)
            throws IOException, InterruptedException {
        assertThat(told(empty)).isEqualTo(shipped());
    }
}
