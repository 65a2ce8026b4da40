package org.pubgames.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.pubgames.core.internal.variant.VariantFiles;

/**
 * How the files of a check stand on the disk: size, time of the last change and identity of each,
 * so that two looks at unchanged files are equal. What cannot be looked at is not there.
 */
record CheckedFiles(Map<String, String> marks) {

    CheckedFiles {
        marks = Map.copyOf(marks);
    }

    /** A look at files and folders; of a folder at the variant files in it. */
    static CheckedFiles of(List<String> names) {
        Map<String, String> marks = new TreeMap<>();
        for (String name : names) {
            try {
                look(Path.of(name), marks);
            } catch (InvalidPathException e) {
                marks.remove(name);
            }
        }
        return new CheckedFiles(marks);
    }

    private static void look(Path path, Map<String, String> marks) {
        if (!Files.isDirectory(path)) {
            mark(path, marks);
            return;
        }
        marks.put(path.toString(), "folder");
        try (Stream<Path> entries = Files.list(path)) {
            entries.limit(VariantFiles.MOST + 1L).forEach(entry -> mark(entry, marks));
        } catch (IOException | UncheckedIOException e) {
            marks.remove(path.toString());
        }
    }

    private static void mark(Path path, Map<String, String> marks) {
        try {
            BasicFileAttributes found = Files.readAttributes(path, BasicFileAttributes.class);
            if (!found.isDirectory()) {
                marks.put(
                        path.toString(),
                        found.size() + " " + found.lastModifiedTime() + " " + found.fileKey());
            }
        } catch (IOException e) {
            marks.remove(path.toString());
        }
    }
}
