package org.pubgames.cli;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.pubgames.conformance.protocol.Launch;
import org.pubgames.conformance.protocol.ProcessTestee;
import org.pubgames.conformance.protocol.ReplayTestee;
import org.pubgames.conformance.protocol.Transcript;
import org.pubgames.conformance.testee.OwnGames;
import org.pubgames.conformance.testee.Testee;
import org.pubgames.core.Games;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;

/**
 * The implementation under test.
 *
 * @param command how it is started; empty for our own games in this process
 * @param timeout how long it may take for an answer, in seconds
 * @param record the file that takes every line, empty for none
 * @param replay a file that was recorded and answers in its place, empty for none
 */
record ChosenTestee(List<String> command, int timeout, String record, String replay) {

    /** An implementation and the recording of it. */
    record Opened(Testee testee, Optional<Transcript> transcript) implements AutoCloseable {
        @Override
        public void close() {
            testee.close();
            transcript.ifPresent(Transcript::close);
        }
    }

    /** Whether the arguments fit together. */
    Optional<Problem> wrongArgument() {
        if (timeout < 1) {
            return wrong("unusable-argument", String.valueOf(timeout), "--timeout ≥ 1");
        }
        if (!replay.isEmpty() && !command.isEmpty()) {
            return wrong("unexpected-argument", command.get(0), "--replay FILE");
        }
        if (!record.isEmpty() && command.isEmpty()) {
            return wrong("missing-argument", "-- COMMAND", "--record FILE -- COMMAND");
        }
        return Optional.empty();
    }

    private static Optional<Problem> wrong(String code, String value, String allowed) {
        return Optional.of(Problem.of(code, Where.UNKNOWN).withValue(value).withAllowed(allowed));
    }

    Reading<Opened> open() {
        try {
            if (!replay.isEmpty()) {
                return ReplayTestee.read(Path.of(replay))
                        .fold(
                                testee -> Reading.of(new Opened(testee, Optional.empty())),
                                Reading::failed);
            }
            if (command.isEmpty()) {
                return Reading.of(new Opened(new OwnGames(Games.installed()), Optional.empty()));
            }
            Optional<Transcript> transcript =
                    record.isEmpty()
                            ? Optional.empty()
                            : Optional.of(Transcript.to(Path.of(record)));
            Launch launch = new Launch(command, Launch.TO_START, Duration.ofSeconds(timeout));
            return Reading.of(new Opened(new ProcessTestee(launch, transcript), transcript));
        } catch (IOException | InvalidPathException e) {
            return Reading.failed(
                    Problem.of("cannot-write-here", Where.UNKNOWN)
                            .withValue(record.isEmpty() ? replay : record));
        }
    }
}
