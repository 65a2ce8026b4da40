package org.pubgames.conformance;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.UUID;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;

/**
 * Text files as a whole: read as strict UTF-8 up to a size limit, written atomically, so that a
 * reader finds the old or the new file and never a part of it.
 */
public final class WholeFile {

    private WholeFile() {}

    /**
     * The text of a file, or why it cannot be read: {@code file-not-found}, {@code is-a-directory},
     * {@code file-over-limit}, {@code not-utf-8}, {@code unreadable}.
     *
     * @param most the largest file, in bytes
     */
    public static Reading<String> read(Path file, int most) {
        Where where = Where.file(file.toString());
        if (!Files.exists(file)) {
            return Reading.failed(Problem.of("file-not-found", Where.UNKNOWN).withValue(file));
        }
        if (Files.isDirectory(file)) {
            return Reading.failed(Problem.of("is-a-directory", Where.UNKNOWN).withValue(file));
        }
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(most + 1);
            if (bytes.length > most) {
                return Reading.failed(
                        Problem.of("file-over-limit", where)
                                .withValue(file)
                                .withAllowed("≤ " + most / (1 << 20) + " MB"));
            }
            return Reading.of(
                    StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
        } catch (CharacterCodingException e) {
            return Reading.failed(Problem.of("not-utf-8", where).withValue(file));
        } catch (IOException e) {
            return Reading.failed(
                    Problem.of("unreadable", where).withValue(String.valueOf(e.getMessage())));
        }
    }

    /** Writes a text as UTF-8; unpaired surrogates are replaced. */
    public static void write(Path file, String text) throws IOException {
        write(file, ForeignText.whole(text).getBytes(StandardCharsets.UTF_8));
    }

    /** Writes bytes. */
    public static void write(Path file, byte[] bytes) throws IOException {
        // a name of its own, so that two runs at a time do not write into each other's file
        Path beside = file.resolveSibling("." + file.getFileName() + "-" + UUID.randomUUID());
        try {
            Files.write(beside, bytes);
            Files.move(
                    beside,
                    file,
                    StandardCopyOption.REPLACE_EXISTING,
                    StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(beside);
        }
    }
}
