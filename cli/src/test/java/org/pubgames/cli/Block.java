package org.pubgames.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.pubgames.core.contract.CompiledPage;

/** A fenced block of a page, which is run or compiled as it stands. */
record Block(String language, List<String> lines) {

    /** The blocks of a page, in its order. */
    static List<Block> of(Path page) throws IOException {
        List<Block> blocks = new ArrayList<>();
        String language = null;
        List<String> lines = new ArrayList<>();
        for (String line : Files.readAllLines(page)) {
            if (line.startsWith("```") && language == null) {
                language = line.substring(3);
            } else if (line.startsWith("```")) {
                blocks.add(new Block(Objects.requireNonNull(language), List.copyOf(lines)));
                language = null;
                lines.clear();
            } else if (language != null) {
                lines.add(line);
            }
        }
        return blocks;
    }

    String text() {
        return String.join("\n", lines) + "\n";
    }

    /** Compiles the block as the body of {@code Snippet.main}. */
    void compile(Path folder) throws IOException {
        String imports =
                lines.stream()
                        .filter(line -> line.startsWith("import "))
                        .collect(Collectors.joining("\n", "", "\n"));
        String body =
                lines.stream()
                        .filter(line -> !line.startsWith("import "))
                        .collect(Collectors.joining("\n"));
        CompiledPage.compile(
                folder,
                "Snippet",
                imports
                        + "public class Snippet { public static void main(String[] a) throws Exception {\n"
                        + body
                        + "\n} }\n");
    }
}
