package org.pubgames.conformance.protocol;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.pubgames.conformance.ForeignText;
import org.pubgames.conformance.testee.TesteeException;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.JsonWriter;

/**
 * A recording of the protocol as JSON Lines: {@code {"to":…}} and {@code {"from":…}} with the line,
 * {@code {"lost":"crashed",…}} when no good answer came. Lines that are no JSON are kept as texts.
 * A {@link ReplayTestee} answers from it. For one thread.
 */
public final class Transcript implements AutoCloseable {

    private static final int SHOWN = 2000;

    private final Writer out;
    private Optional<String> failure = Optional.empty();

    /** A transcript that is written as it is made; closes the writer. */
    public Transcript(Writer out) {
        this.out = out;
    }

    /** A transcript in a new file. */
    public static Transcript to(Path file) throws IOException {
        return new Transcript(Files.newBufferedWriter(file, StandardCharsets.UTF_8));
    }

    void sent(String line) {
        write("{\"to\":" + embedded(line) + "}");
    }

    void heard(String line) {
        write("{\"from\":" + embedded(line) + "}");
    }

    void lost(TesteeException loss, String murmur) {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("lost", loss.why());
        entry.put("message", String.valueOf(loss.getMessage()));
        entry.put("murmur", murmur);
        write(JsonWriter.write(entry));
    }

    private static String embedded(String line) {
        // it is nested one level deeper here and must still be readable
        boolean json =
                JsonText.read("[" + line + "]", Where.UNKNOWN).problems().isEmpty()
                        && JsonText.read(line, Where.UNKNOWN).problems().isEmpty();
        return json ? line.strip() : JsonWriter.write(ForeignText.cut(line, SHOWN));
    }

    private void write(String line) {
        if (failure.isPresent()) {
            return;
        }
        try {
            out.write(ForeignText.whole(line));
            out.write('\n');
            out.flush();
        } catch (IOException e) {
            failure = Optional.of(String.valueOf(e.getMessage()));
        }
    }

    /** Why the recording is not complete; a full disk does not stop the run. */
    public Optional<String> failure() {
        return failure;
    }

    @Override
    public void close() {
        try {
            out.close();
        } catch (IOException e) {
            failure = Optional.of(String.valueOf(e.getMessage()));
        }
    }
}
