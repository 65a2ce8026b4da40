package org.pubgames.core.mutation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Finds rule files in the source folders: what is built holds the compiled rules only. */
public final class RuleFiles {

    private RuleFiles() {}

    /**
     * The rule files in the folder {@code rules} beside a class, by name.
     *
     * @param project the folder that holds the modules
     * @throws IllegalStateException when no module, or more than one, has such a folder
     */
    public static List<RuleFile> beside(Class<?> anchor, Path project) {
        String name = anchor.getPackageName().replace('.', '/') + "/rules/";
        try (Stream<Path> modules = Files.list(project)) {
            List<Path> folders =
                    modules.map(module -> module.resolve("src/main/resources").resolve(name))
                            .filter(Files::isDirectory)
                            .toList();
            if (folders.size() != 1) {
                throw new IllegalStateException("folders with " + name + ": " + folders);
            }
            return read(folders.get(0), name);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<RuleFile> read(Path folder, String name) throws IOException {
        List<RuleFile> files = new ArrayList<>();
        try (Stream<Path> found = Files.list(folder)) {
            for (Path path : found.sorted().toList()) {
                String file = path.getFileName().toString();
                if (file.endsWith(".drl")) {
                    files.add(new RuleFile(name + file, Files.readString(path)));
                }
            }
        }
        return files;
    }
}
