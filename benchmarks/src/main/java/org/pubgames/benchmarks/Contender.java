package org.pubgames.benchmarks;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * A program that answers a file, with its times.
 *
 * @param name its name in tables
 * @param answers whether it writes the answers
 * @param work reads the file and writes this one
 * @param timings one for each round
 */
record Contender(String name, boolean answers, Work work, List<Timing> timings) {

    private static final double MILLIS = 1e-6;

    Contender(String name, boolean answers, Work work) {
        this(name, answers, work, new ArrayList<>());
    }

    /** The work of one round. */
    interface Work {
        void to(Path file) throws Exception;
    }

    /** Runs it once. */
    Timing timed(Path to) throws Exception {
        var system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        long cpu = system.getProcessCpuTime();
        long begun = System.nanoTime();
        work.to(to);
        long wall = System.nanoTime() - begun;
        return new Timing(wall * MILLIS, (system.getProcessCpuTime() - cpu) * MILLIS);
    }

    double median() {
        return sorted(Timing::wall).get(timings.size() / 2);
    }

    private List<Double> sorted(ToDoubleFunction<Timing> part) {
        return timings.stream().mapToDouble(part).sorted().boxed().toList();
    }

    /** A line of the table. */
    String line(int rows, double bare) {
        List<Double> walls = sorted(Timing::wall);
        return "%-24s %10.0f %9.0f – %7.0f %10.0f %8.2f %,12.0f"
                .formatted(
                        name,
                        median(),
                        walls.get(0),
                        walls.get(walls.size() - 1),
                        sorted(Timing::cpu).get(timings.size() / 2),
                        median() / bare,
                        rows / median() * 1_000);
    }
}
