package org.pubgames.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.Optional;
import org.pubgames.core.Problem;
import org.pubgames.core.Where;

/** Replaces the text of a file atomically: either the old or the new text is there. */
final class FileRewrite {

    private static final byte[] MARK = "\uFEFF".getBytes(StandardCharsets.UTF_8);

    private FileRewrite() {}

    /** Rewrites a file; a byte order mark at its start stays. Returns what went wrong. */
    static Optional<Problem> of(String name, String text) {
        try {
            Path path = Path.of(name).toRealPath();
            Path beside =
                    Files.createTempFile(path.toAbsolutePath().getParent(), ".pubgames", ".yaml");
            try {
                // copied first, so that owner and permissions are kept
                Files.copy(
                        path,
                        beside,
                        StandardCopyOption.REPLACE_EXISTING,
                        StandardCopyOption.COPY_ATTRIBUTES);
                boolean bare = text.startsWith("\uFEFF") || !marked(path);
                Files.writeString(beside, (bare ? "" : "\uFEFF") + text);
                Files.move(
                        beside,
                        path,
                        StandardCopyOption.REPLACE_EXISTING,
                        StandardCopyOption.ATOMIC_MOVE);
            } finally {
                Files.deleteIfExists(beside);
            }
            return Optional.empty();
        } catch (IOException | InvalidPathException e) {
            return Optional.of(Problem.of("cannot-write-file", Where.UNKNOWN).withValue(name));
        }
    }

    private static boolean marked(Path path) throws IOException {
        try (InputStream in = Files.newInputStream(path)) {
            return Arrays.equals(in.readNBytes(MARK.length), MARK);
        }
    }
}
