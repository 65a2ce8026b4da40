package org.pubgames.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Variant files as a house would write them, for tests. */
final class HouseFile {

    static final String[] LANGUAGES = {"en", "nl", "de"};

    private HouseFile() {}

    /** Writes a variant of sjoelen with these lines under {@code changes}. */
    static String sjoelen(Path folder, String id, String parent, String... changes) {
        return write(
                folder,
                id + ".yaml",
                """
                variant: 2
                game: sjoelen
                id: %s
                title: {en: "The %s", nl: "De %s", de: "Das %s"}
                extends: %s
                changes:
                """
                                .formatted(id, id, id, id, parent)
                        + lines(changes));
    }

    private static String lines(String... changes) {
        StringBuilder text = new StringBuilder();
        for (String change : changes) {
            text.append("  ").append(change).append('\n');
        }
        return text.toString();
    }

    /** Writes a file; returns its name for the command line. */
    static String write(Path folder, String name, String text) {
        try {
            Files.createDirectories(folder);
            return Files.writeString(folder.resolve(name), text).toString();
        } catch (IOException e) {
            throw new UncheckedIOException("the test cannot write " + name, e);
        }
    }

    /** Reads a file. */
    static String read(String name) {
        try {
            return Files.readString(Path.of(name));
        } catch (IOException e) {
            throw new UncheckedIOException("the test cannot read " + name, e);
        }
    }
}
