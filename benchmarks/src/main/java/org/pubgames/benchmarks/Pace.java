package org.pubgames.benchmarks;

import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * How long a benchmark takes; every iteration takes a second.
 *
 * @param forks processes for each figure
 * @param warmups iterations that are thrown away
 * @param iterations iterations that count
 */
record Pace(int forks, int warmups, int iterations) {

    /** As {@code -Dpubgames.pace} says: {@code look}, {@code quick} or {@code long}. */
    static Pace chosen() {
        String name = System.getProperty("pubgames.pace", "quick");
        return switch (name) {
            case "look" -> new Pace(1, 1, 1);
            case "quick" -> new Pace(2, 2, 4);
            case "long" -> new Pace(3, 5, 10);
            default -> throw new IllegalArgumentException(name + "; look, quick or long");
        };
    }

    /** The number of processes for less important figures. */
    int fewer() {
        return Math.max(1, forks - 1);
    }

    /** Options for some benchmarks; a benchmark with a wrong answer fails the run. */
    ChainedOptionsBuilder options(String include) {
        return new OptionsBuilder()
                .include(include)
                .forks(forks)
                .warmupIterations(warmups)
                .warmupTime(TimeValue.seconds(1))
                .measurementIterations(iterations)
                .measurementTime(TimeValue.seconds(1))
                .shouldDoGC(true)
                .shouldFailOnError(true);
    }
}
