package org.pubgames.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;
import org.pubgames.core.journal.Lines;

/** A file named on the command line; {@code -} is standard input. */
final class InputFile {

    /** A variant file is small; a larger one is something else. */
    private static final int LARGEST_TEXT = 1 << 20;

    private InputFile() {}

    /** What problems call it. */
    static String shown(String name) {
        return name.equals("-") ? "stdin" : name;
    }

    static Reading<InputStream> open(String name, Console console) {
        if (name.equals("-")) {
            return Reading.of(console.in());
        }
        try {
            Path path = Path.of(name);
            if (!Files.exists(path)) {
                return failed("file-not-found", name);
            }
            if (Files.isDirectory(path)) {
                return failed("is-a-directory", name);
            }
            return Reading.of(Files.newInputStream(path));
        } catch (IOException | InvalidPathException e) {
            return failed("cannot-open", name);
        }
    }

    /** A whole file as text. */
    static Reading<String> text(String name, Console console) {
        return open(name, console).fold(in -> text(in, name), Reading::failed);
    }

    private static Reading<String> text(InputStream in, String name) {
        StringBuilder text = new StringBuilder();
        try (in) {
            Lines lines = new Lines(in, shown(name));
            for (Reading<String> line = lines.next(); line != null; line = lines.next()) {
                if (!line.problems().isEmpty()) {
                    return line;
                }
                text.append(line.orElseThrow()).append('\n');
                if (text.length() > LARGEST_TEXT) {
                    return failed("file-too-large", name);
                }
            }
        } catch (IOException e) {
            return failed("cannot-open", name);
        }
        return Reading.of(text.toString());
    }

    private static <T> Reading<T> failed(String code, String name) {
        return Reading.failed(Problem.of(code, Where.UNKNOWN).withValue(shown(name)));
    }
}
