package org.pubgames.benchmarks;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.pubgames.sjoelen.Compartments;

/** Files of random rows, the same in every run. */
final class RandomRows {

    private static final long SEED = 7;
    private static final int DISCS = 30;

    private RandomRows() {}

    /** Layouts of at most 30 discs, all equally likely. */
    static void layouts(Path file, int rows) throws IOException {
        List<byte[]> all = Layouts.shuffled(DISCS).stream().map(RandomRows::row).toList();
        write(file, "c2,c3,c4,c1\n", all, rows);
    }

    /** Throws of three dice. */
    static void dice(Path file, int rows) throws IOException {
        List<byte[]> all =
                IntStream.range(0, 216)
                        .mapToObj(i -> (1 + i / 36) + "," + (1 + i / 6 % 6) + "," + (1 + i % 6))
                        .map(RandomRows::line)
                        .toList();
        write(file, "d1,d2,d3\n", all, rows);
    }

    private static byte[] row(Compartments layout) {
        return line(
                "%d,%d,%d,%d"
                        .formatted(
                                layout.first(), layout.second(), layout.third(), layout.fourth()));
    }

    private static byte[] line(String text) {
        return (text + "\n").getBytes(StandardCharsets.US_ASCII);
    }

    private static void write(Path file, String header, List<byte[]> all, int rows)
            throws IOException {
        Random random = new Random(SEED);
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file), 1 << 16)) {
            out.write(header.getBytes(StandardCharsets.US_ASCII));
            for (int i = 0; i < rows; i++) {
                out.write(all.get(random.nextInt(all.size())));
            }
        }
    }
}
