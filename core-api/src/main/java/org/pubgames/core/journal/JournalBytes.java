package org.pubgames.core.journal;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;

/** The bytes of a journal, read from wherever they are needed. Belongs to one thread. */
final class JournalBytes implements Closeable {

    private static final int BLOCK = 1 << 14;

    private final FileChannel channel;
    private final long size;

    /** A line without its end, and the byte at which it begins. */
    static final class Line {

        private final long at;
        private final byte[] bytes;

        Line(long at, byte[] bytes) {
            this.at = at;
            this.bytes = bytes;
        }

        long at() {
            return at;
        }

        int length() {
            return bytes.length;
        }

        boolean begins(String text) {
            return begins(bytes, 0, text.getBytes(StandardCharsets.US_ASCII));
        }

        static boolean begins(byte[] bytes, int from, byte[] text) {
            if (bytes.length - from < text.length) {
                return false;
            }
            for (int i = 0; i < text.length; i++) {
                if (bytes[from + i] != text[i]) {
                    return false;
                }
            }
            return true;
        }

        /** The first bytes as they are. */
        String beginning(int most) {
            return new String(bytes, 0, Math.min(most, bytes.length), StandardCharsets.ISO_8859_1);
        }

        /** The text, or what is wrong with it. */
        Reading<String> text(Where where) {
            return Lines.text(bytes, 0, bytes.length, where);
        }

        /** The byte at which the next line begins. */
        long next() {
            return at + bytes.length + 1;
        }
    }

    private JournalBytes(FileChannel channel) throws IOException {
        this.channel = channel;
        this.size = channel.size();
    }

    static JournalBytes of(Path file) throws IOException {
        return new JournalBytes(FileChannel.open(file, StandardOpenOption.READ));
    }

    long size() {
        return size;
    }

    byte[] read(long from, long to) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(Math.toIntExact(to - from));
        while (bytes.hasRemaining()) {
            if (channel.read(bytes, from + bytes.position()) < 0) {
                throw new EOFException("the file ends at byte " + (from + bytes.position()));
            }
        }
        return bytes.array();
    }

    /** The line that begins at a byte; it may be the last, without an end. */
    Line line(long at) throws IOException {
        int length = BLOCK;
        while (true) {
            byte[] bytes = read(at, Math.min(size, at + length));
            for (int i = 0; i < bytes.length; i++) {
                if (bytes[i] == '\n') {
                    return new Line(at, Arrays.copyOf(bytes, i));
                }
            }
            if (at + bytes.length == size) {
                return new Line(at, bytes);
            }
            length = Math.multiplyExact(length, 4);
        }
    }

    /** The byte behind the last end of a line; the body's beginning when there is none. */
    long endOfLines(long body) throws IOException {
        for (long to = size; to > body; to = Math.max(body, to - BLOCK)) {
            byte[] bytes = read(Math.max(body, to - BLOCK), to);
            for (int i = bytes.length - 1; i >= 0; i--) {
                if (bytes[i] == '\n') {
                    return to - bytes.length + i + 1;
                }
            }
        }
        return body;
    }

    /** The last line that begins so, and all behind it; all lines when there is none. */
    List<Line> since(String beginning, long body, long end) throws IOException {
        byte[] text = beginning.getBytes(StandardCharsets.US_ASCII);
        for (long length = BLOCK; ; length *= 4) {
            long from = Math.max(body, end - length);
            byte[] bytes = read(from, end);
            for (int i = bytes.length - text.length; i >= 0; i--) {
                boolean lineBegins = i == 0 ? from == body : bytes[i - 1] == '\n';
                if (lineBegins && Line.begins(bytes, i, text)) {
                    return lines(bytes, i, from);
                }
            }
            if (from == body) {
                return lines(bytes, 0, from);
            }
        }
    }

    /** The lines of a part of the file that begins and ends with a line. */
    List<Line> lines(long from, long to) throws IOException {
        return lines(read(from, to), 0, from);
    }

    private static List<Line> lines(byte[] bytes, int first, long at) {
        List<Line> lines = new ArrayList<>();
        int from = first;
        for (int i = first; i < bytes.length; i++) {
            if (bytes[i] == '\n') {
                lines.add(new Line(at + from, Arrays.copyOfRange(bytes, from, i)));
                from = i + 1;
            }
        }
        if (from < bytes.length) {
            lines.add(new Line(at + from, Arrays.copyOfRange(bytes, from, bytes.length)));
        }
        return lines;
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
