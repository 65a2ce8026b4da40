package org.pubgames.cli;

import java.io.BufferedInputStream;
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
        return variant(name, known.console(), known.printer());
    }

    /** A variant file; its text is given to the printer of problems. */
    static Reading<VariantFile> variant(String name, Console console, ProblemPrinter printer) {
        Reading<VariantFile> read =
                name.equals("-") ? standard(console, printer) : named(name, printer);
        if (read instanceof Reading.Read<VariantFile> file) {
            printer.remember(file.value());
        }
        return read;
    }

    private static Reading<VariantFile> standard(Console console, ProblemPrinter printer) {
        try {
            // the stream of a file asks where it stands before it reads, and a pipe cannot say
            InputStream in = new BufferedInputStream(console.in());
            byte[] bytes = in.readNBytes(VariantFiles.LARGEST + 1);
            return bytes.length > VariantFiles.LARGEST
                    ? failed("file-too-large", "-")
                    : text(bytes, shown("-"), printer);
        } catch (IOException e) {
            return failed("cannot-open", "-");
        }
    }

    /** Of what is not UTF-8 the printer gets what it is likely to say. */
    private static Reading<VariantFile> text(byte[] bytes, String name, ProblemPrinter printer) {
        Reading<VariantFile> read = VariantFiles.text(bytes, name);
        if (read instanceof Reading.Unreadable<VariantFile>) {
            printer.remember(VariantFiles.guessed(bytes, name));
        }
        return read;
    }

    private static Reading<VariantFile> named(String name, ProblemPrinter printer) {
        try {
            Path path = Path.of(name);
            if (Files.isDirectory(path)) {
                return failed("is-a-directory", name);
            }
            Reading<VariantFile> read = VariantFiles.file(path);
            if (read.problems().stream().anyMatch(InputFile::encoded)) {
                return text(Files.readAllBytes(path), path.toString(), printer);
            }
            return read.fold(
                    Reading::of,
                    problems -> Reading.failed(problems.stream().map(InputFile::placed).toList()));
        } catch (IOException | InvalidPathException e) {
            return failed("cannot-open", name);
        }
    }

    private static boolean encoded(Problem problem) {
        return problem.code().equals("not-utf-8");
    }

    /** Removes the place from a problem whose text names the file already. */
    private static Problem placed(Problem problem) {
        return problem.at(Where.UNKNOWN);
    }

    private static <T> Reading<T> failed(String code, String name) {
        return Reading.failed(Problem.of(code, Where.UNKNOWN).withValue(shown(name)));
    }
}
