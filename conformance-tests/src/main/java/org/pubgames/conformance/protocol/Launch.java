package org.pubgames.conformance.protocol;

import java.time.Duration;
import java.util.List;

/**
 * How an implementation is started, and how long it may take to answer.
 *
 * @param command the program and its arguments; no shell looks at them
 * @param toStart how long it may take to introduce itself
 * @param toAnswer how long one answer may take
 */
public record Launch(List<String> command, Duration toStart, Duration toAnswer) {

    /** 30 seconds. */
    public static final Duration TO_START = Duration.ofSeconds(30);

    /** 10 seconds. */
    public static final Duration TO_ANSWER = Duration.ofSeconds(10);

    /**
     * A launch.
     *
     * @throws IllegalArgumentException when there is no command
     */
    public Launch {
        command = List.copyOf(command);
        if (command.isEmpty()) {
            throw new IllegalArgumentException("a command to start is needed, got " + command);
        }
    }

    /** A launch with the usual patience. */
    public static Launch of(List<String> command) {
        return new Launch(command, TO_START, TO_ANSWER);
    }
}
