package org.pubgames.conformance.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.internal.data.YamlText;

/** A foreign game may speak one language; the shipped ones leave out none. */
class ThreeLanguagesTest {

    private static final Set<String> LANGUAGES = Set.of("en", "nl", "de");

    @Test
    void everyTextOfAShippedGameIsThereInThreeLanguages() throws IOException {
        List<String> missing = new ArrayList<>();
        int read = 0;
        for (String module :
                List.of(
                        "sjoelen-rules",
                        "schocken-rules",
                        "shuffleboard-rules",
                        "competition-rules")) {
            Path folder = Path.of("..", module, "src", "main", "resources");
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.filter(path -> path.toString().endsWith(".yaml")).toList()) {
                    Node tree = YamlText.read(Files.readString(file), "" + file).orElseThrow();
                    look(tree, file, missing);
                    read++;
                }
            }
        }
        assertThat(read).isGreaterThan(100);
        assertThat(missing).isEmpty();
    }

    private static void look(Node node, Path file, List<String> missing) {
        if (node instanceof Node.Items items) {
            items.values().forEach(each -> look(each, file, missing));
        } else if (node instanceof Node.Fields fields) {
            Set<String> names = fields.values().keySet();
            if (names.stream().anyMatch(LANGUAGES::contains) && !names.containsAll(LANGUAGES)) {
                missing.add(file + ":" + node.mark().line());
            }
            fields.values().values().forEach(each -> look(each, file, missing));
        }
    }
}
