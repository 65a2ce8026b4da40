package org.pubgames.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.VariantFile;
import org.pubgames.core.Where;
import org.pubgames.core.internal.variant.VariantFiles;

/** A file named on the command line; {@code -} is standard input. */
final class InputFile {

    private InputFile() {}

    /** The name of a file in problems. */
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

    /** Reads a variant file and gives its text to the printer of problems. */
    static Reading<VariantFile> variant(String name, KnownVariants known) {
        Reading<VariantFile> read = variant(name, known.console());
        if (read instanceof Reading.Read<VariantFile> file) {
            known.printer().remember(file.value());
        }
        return read;
    }

    /** A variant file. */
    static Reading<VariantFile> variant(String name, Console console) {
        return name.equals("-") ? standard(console) : named(name);
    }

    private static Reading<VariantFile> standard(Console console) {
        try {
            byte[] bytes = console.in().readNBytes(VariantFiles.LARGEST + 1);
            return bytes.length > VariantFiles.LARGEST
                    ? failed("file-too-large", "-")
                    : VariantFiles.text(bytes, shown("-"));
        } catch (IOException e) {
            return failed("cannot-open", "-");
        }
    }

    private static Reading<VariantFile> named(String name) {
        try {
            Path path = Path.of(name);
            if (Files.isDirectory(path)) {
                return failed("is-a-directory", name);
            }
            return VariantFiles.file(path)
                    .fold(
                            Reading::of,
                            problems ->
                                    Reading.failed(
                                            problems.stream().map(InputFile::placed).toList()));
        } catch (InvalidPathException e) {
            return failed("cannot-open", name);
        }
    }

    /** Removes the place from a problem whose text names the file already. */
    private static Problem placed(Problem problem) {
        return problem.code().equals("not-utf-8") ? problem : problem.at(Where.UNKNOWN);
    }

    private static <T> Reading<T> failed(String code, String name) {
        return Reading.failed(Problem.of(code, Where.UNKNOWN).withValue(shown(name)));
    }
}
