package org.pubgames.conformance.variants;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.pubgames.core.VariantFile;
import org.pubgames.core.internal.variant.VariantFiles;

/** The variant files of this project on disk. */
final class Shelf {

    private static final Path ROOT = Path.of("..");

    private Shelf() {}

    /** A file of the folder of examples. */
    static VariantFile example(String name) {
        return VariantFiles.file(ROOT.resolve("examples").resolve(name)).orElseThrow();
    }

    /** Every shipped variant and mix-in. */
    static List<VariantFile> shipped() {
        return Stream.of(
                        "sjoelen-rules",
                        "schocken-rules",
                        "shuffleboard-rules",
                        "competition-rules")
                .flatMap(Shelf::files)
                .toList();
    }

    private static Stream<VariantFile> files(String module) {
        Path resources = ROOT.resolve(module).resolve(Path.of("src", "main", "resources"));
        try (Stream<Path> all = Files.walk(resources)) {
            List<Path> named =
                    all.filter(path -> path.toString().endsWith(".yaml"))
                            .filter(
                                    path ->
                                            List.of("variants", "mixins")
                                                    .contains(
                                                            path.getParent()
                                                                    .getFileName()
                                                                    .toString()))
                            .sorted()
                            .toList();
            return named.stream().map(path -> VariantFiles.file(path).orElseThrow());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
