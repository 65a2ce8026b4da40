package org.pubgames.conformance.mutation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.pubgames.core.ProblemsException;
import org.pubgames.core.internal.data.Binder;
import org.pubgames.core.internal.data.YamlText;

/** The files that list changes of Java. */
final class MutantLists {

    static final Path FOLDER =
            Path.of("src", "test", "resources", "org", "pubgames", "conformance", "mutation");

    private MutantLists() {}

    /** What a file lists. */
    static <T extends Record> T read(Path file, Class<T> type) throws IOException {
        Binder binder = new Binder(file.toString());
        T read =
                binder.bind(
                        type,
                        YamlText.read(Files.readString(file), file.toString()).orElseThrow(),
                        "",
                        List.of());
        if (read == null || !binder.problems().isEmpty()) {
            throw new ProblemsException(binder.problems());
        }
        return read;
    }
}
