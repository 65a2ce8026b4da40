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
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.report.Report;
import org.pubgames.conformance.run.KnownFailures;
import org.pubgames.conformance.run.KnownFailuresFix;
import org.pubgames.core.Because;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;

/**
 * The file with the list of known failures.
 *
 * @param name its name, empty for no list
 * @param fix whether it is brought up to date after the run; then it need not exist yet
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

    /**
     * The entries that fit no vector at all, also when only a part of the vectors is run.
     *
     * @param chosen where this run takes its vectors from
     * @param read all vectors that were read
     */
    List<String> gone(KnownFailures known, ChosenVectors chosen, List<Vector> read) {
        List<String> gone = known.fittingNone(read);
        boolean more = chosen.folder().isEmpty() && !chosen.games().isEmpty();
        if (gone.isEmpty() || !more) {
            return gone;
        }
        // an entry may name a vector of a game that is left out
        return new ChosenVectors("", List.of()).read().fold(known::fittingNone, no -> List.of());
    }

    /**
     * Brings the file up to date after a run and prints how much was changed; returns what went
     * wrong.
     */
    List<Problem> mend(KnownFailures known, Report report, Console console) {
        return KnownFailuresFix.of(known, report)
                .fold(
                        mended -> {
                            Optional<Problem> wrong = write(mended.text());
                            if (wrong.isEmpty() && !console.json()) {
                                tell(mended, console);
                            }
                            return wrong.stream().toList();
                        },
                        problems -> problems);
    }

    private void tell(KnownFailuresFix.Mended mended, Console console) {
        boolean same = mended.added() + mended.removed() == 0;
        console.out().line("");
        console.out()
                .line(
                        console.words()
                                .say(
                                        same ? "run.fixed" : "run.mended",
                                        new Because("file", name),
                                        new Because("added", mended.added()),
                                        new Because("removed", mended.removed())));
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
