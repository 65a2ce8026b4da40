package org.pubgames.benchmarks;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads every number of a file of whole numbers and adds them up. */
final class BareReader {

    private static final int CHUNK = 1 << 18;

    private BareReader() {}

    /** The sum of all numbers behind the header. */
    static long sum(Path file) throws IOException {
        return sum(file, OutputStream.nullOutputStream());
    }

    /** The same, and copies the file. */
    static long copy(Path file, Path copy) throws IOException {
        try (OutputStream out = new FileOutputStream(copy.toFile())) {
            return sum(file, out);
        }
    }

    private static long sum(Path file, OutputStream out) throws IOException {
        byte[] bytes = new byte[CHUNK];
        long sum = 0;
        int filled = 0;
        boolean header = true;
        try (InputStream in = Files.newInputStream(file)) {
            for (int read = in.read(bytes); read >= 0; ) {
                filled += read;
                int to = behindLastLine(bytes, filled);
                int from = 0;
                if (header) {
                    while (bytes[from] != '\n') {
                        from++;
                    }
                    from++;
                    header = false;
                }
                sum += sum(bytes, from, to);
                out.write(bytes, 0, to);
                System.arraycopy(bytes, to, bytes, 0, filled - to);
                filled -= to;
                read = in.read(bytes, filled, bytes.length - filled);
            }
        }
        return sum;
    }

    private static int behindLastLine(byte[] bytes, int filled) {
        int to = filled;
        while (to > 0 && bytes[to - 1] != '\n') {
            to--;
        }
        return to;
    }

    private static long sum(byte[] bytes, int from, int to) {
        long sum = 0;
        int number = 0;
        for (int i = from; i < to; i++) {
            int digit = bytes[i] - '0';
            if (digit >= 0) {
                number = number * 10 + digit;
            } else {
                sum += number;
                number = 0;
            }
        }
        return sum;
    }
}
