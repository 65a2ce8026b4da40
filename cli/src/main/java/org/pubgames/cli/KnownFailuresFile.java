package org.pubgames.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.pubgames.conformance.report.Report;
import org.pubgames.conformance.run.KnownFailures;
import org.pubgames.conformance.run.KnownFailuresFix;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;

/**
 * The file with the list of known failures.
 *
 * @param name its name, empty for no list
 * @param fix whether it is mended after the run; then it need not be there yet
 */
record KnownFailuresFile(String name, boolean fix) {

    private static final int LARGEST = 4 << 20;

    Reading<KnownFailures> read() {
        if (name.isEmpty()) {
            return Reading.of(KnownFailures.NONE);
        }
        try {
            Path path = Path.of(name);
            if (!Files.exists(path)) {
                return fix ? Reading.of(KnownFailures.NONE) : failed("file-not-found");
            }
            if (Files.isDirectory(path)) {
                return failed("is-a-directory");
            }
            try (InputStream in = Files.newInputStream(path)) {
                byte[] bytes = in.readNBytes(LARGEST + 1);
                if (bytes.length > LARGEST) {
                    return failed("file-over-limit");
                }
                return KnownFailures.read(
                        StandardCharsets.UTF_8
                                .newDecoder()
                                .decode(ByteBuffer.wrap(bytes))
                                .toString(),
                        name);
            }
        } catch (CharacterCodingException e) {
            return Reading.failed(Problem.of("not-utf-8", Where.file(name)).withValue(name));
        } catch (IOException | InvalidPathException e) {
            return failed("cannot-open");
        }
    }

    /** Mends the file after a run; the answer is what went wrong. */
    List<Problem> mend(KnownFailures known, Report report) {
        return KnownFailuresFix.of(known, report)
                .fold(text -> write(text).map(List::of).orElse(List.of()), problems -> problems);
    }

    private Optional<Problem> write(String text) {
        try {
            if (Files.exists(Path.of(name))) {
                return FileRewrite.of(name, text);
            }
            Files.writeString(Path.of(name), text);
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of(Problem.of("cannot-write-file", Where.UNKNOWN).withValue(name));
        }
    }

    private Reading<KnownFailures> failed(String code) {
        return Reading.failed(Problem.of(code, Where.UNKNOWN).withValue(name));
    }
}
