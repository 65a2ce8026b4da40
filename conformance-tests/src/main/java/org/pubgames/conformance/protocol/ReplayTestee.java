package org.pubgames.conformance.protocol;

import java.io.InputStream;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.pubgames.conformance.ForeignText;
import org.pubgames.conformance.testee.Claim;
import org.pubgames.conformance.testee.TesteeException;
import org.pubgames.conformance.testee.TesteeException.Why;
import org.pubgames.core.Reading;

/**
 * An implementation as it was recorded: it answers from a {@link Transcript}, without a process. A
 * request is found by its text and the variant in force, whatever its number; one that was made
 * several times is answered in the recorded order, then with the last answer again. For one thread.
 */
public final class ReplayTestee extends LineTestee {

    private static final int SHOWN = 200;

    private final Map<String, Iterator<Recorded>> recorded;
    private final Map<String, Recorded> last;
    private String rules = "";
    private String murmur = "";

    /** The recorded result of a request: a line, or a breakdown. */
    sealed interface Recorded {
        /** An answer without its number. */
        record Answer(String line) implements Recorded {}

        /** A breakdown. */
        record Loss(Why why, String message, String murmur) implements Recorded {}
    }

    ReplayTestee(Map<String, List<Recorded>> recorded) {
        this.recorded = new java.util.HashMap<>();
        this.last = new java.util.HashMap<>();
        recorded.forEach((request, outcomes) -> this.recorded.put(request, outcomes.iterator()));
    }

    /** The implementation in a file, or what is wrong with the file. */
    public static Reading<ReplayTestee> read(Path file) {
        return TranscriptReader.read(file);
    }

    /** The implementation in a recording, or what is wrong with it. */
    static Reading<ReplayTestee> read(InputStream in, String name) {
        return TranscriptReader.read(in, name);
    }

    /** The key of a request: the variant in force and its text. */
    static String key(String rules, Request request) {
        boolean free = !(request instanceof Request.Play || request instanceof Request.Ask);
        return (free ? "" : rules) + "\n" + request.line(0);
    }

    @Override
    Claim introduced() {
        return ask(new Request.Start(Request.PROTOCOL), Reply::claim);
    }

    @Override
    <T> T ask(Request request, Function<Reply, T> reading) {
        murmur = "";
        if (request instanceof Request.Rules) {
            rules = request.line(0);
        }
        Recorded outcome = outcome(key(rules, request));
        if (outcome instanceof Recorded.Answer answer) {
            return reading.apply(Reply.read(answer.line(), 0));
        }
        if (outcome instanceof Recorded.Loss loss) {
            murmur = loss.murmur();
            throw new TesteeException(loss.why(), loss.message());
        }
        String shown = ForeignText.cut(request.line(0), SHOWN);
        throw new TesteeException(Why.NOT_RECORDED, shown);
    }

    private @Nullable Recorded outcome(String key) {
        Iterator<Recorded> outcomes = recorded.get(key);
        if (outcomes != null && outcomes.hasNext()) {
            last.put(key, outcomes.next());
        }
        return last.get(key);
    }

    @Override
    public String murmur() {
        return murmur;
    }

    @Override
    public void close() {
        // nothing was opened
    }
}
