package org.pubgames.store;

import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/**
 * The lines of a match in a folder: JSON objects whose last field is a checksum over the line and
 * the checksum of the line before, as in journals. What games and hosts write stands in them as it
 * is; where it ends is counted, so that nothing here need understand it.
 */
final class FolderForm {

    /** The checksum of the line before the first. */
    static final int NONE = 0;

    private static final String SUM = ",\"sum\":\"";
    private static final String END = "\"}";
    private static final int DIGITS = 8;
    private static final int SUM_BYTES = SUM.length() + DIGITS + END.length();

    private static final String HEADER = ",\"header\":";
    private static final String LINE = ",\"line\":";
    private static final String ANSWER = ",\"answer\":";
    private static final String KEYS = "(?:,\"key\":\"([^\"]+)\",\"digest\":\"([0-9a-f]{64})\")?";
    private static final Pattern OPENING =
            Pattern.compile("\\{\"store\":1,\"id\":\"([^\"]+)\",\"opened\":\"([^\"]+)\"" + KEYS);
    private static final String STATE = ",\"state\":";
    private static final Pattern KEPT =
            Pattern.compile(
                    "\\{\"snapshot\":(\\d{1,9}),\"events\":(\\d{1,9}),\"maker\":\"([^\"]*)\"");
    private static final Pattern WRITTEN =
            Pattern.compile(
                    "\\{\"number\":(\\d{1,9}),\"at\":\"([^\"]+)\""
                            + KEYS
                            + ",\"bytes\":(\\d{1,9})");

    private FolderForm() {}

    /** The first line of a match, without its checksum. */
    static String write(NewMatch match) {
        return "{\"store\":1,\"id\":\""
                + match.id()
                + "\",\"opened\":\""
                + Instants.kept(match.opened())
                + "\""
                + written(match.key())
                + HEADER
                + match.header();
    }

    /** A line of a match, without its checksum. */
    static String write(StoredLine line) {
        return "{\"number\":"
                + line.number()
                + ",\"at\":\""
                + line.at()
                + "\""
                + written(line.key())
                + ",\"bytes\":"
                + line.line().getBytes(StandardCharsets.UTF_8).length
                + LINE
                + line.line()
                + ANSWER
                + line.answer();
    }

    private static String written(@Nullable RequestKey key) {
        return key == null
                ? ""
                : ",\"key\":\"" + key.key() + "\",\"digest\":\"" + key.digest() + "\"";
    }

    /** A line with its checksum and its end. */
    static byte[] summed(String line, int before) {
        int sum = sum(line.getBytes(StandardCharsets.UTF_8), before);
        return (line + SUM + "%08x".formatted(sum) + END + "\n").getBytes(StandardCharsets.UTF_8);
    }

    private static int sum(byte[] line, int before) {
        CRC32C sum = new CRC32C();
        for (int shift = 0; shift < Integer.SIZE; shift += Byte.SIZE) {
            sum.update(before >>> shift);
        }
        sum.update(line);
        return (int) sum.getValue();
    }

    /**
     * The checksum of a line, its end left out; empty when the one it says does not fit behind a
     * line with this checksum.
     */
    static OptionalInt fits(byte[] bytes, int before) {
        int length = bytes.length - SUM_BYTES;
        if (length < 1) {
            return OptionalInt.empty();
        }
        int sum = sum(Arrays.copyOf(bytes, length), before);
        return text(bytes, length, bytes.length).equals(SUM + "%08x".formatted(sum) + END)
                ? OptionalInt.of(sum)
                : OptionalInt.empty();
    }

    /** A line that fits, without its checksum. */
    static byte[] unsummed(byte[] bytes) {
        return Arrays.copyOf(bytes, Math.max(0, bytes.length - SUM_BYTES));
    }

    /** The match of a first line without its checksum; empty when it is none. */
    static Optional<NewMatch> opening(byte[] line) {
        int at = find(line, HEADER);
        if (at < 0) {
            return Optional.empty();
        }
        Matcher head = OPENING.matcher(text(line, 0, at));
        if (!head.matches()) {
            return Optional.empty();
        }
        try {
            return Optional.of(
                    new NewMatch(
                            head.group(1),
                            text(line, at + HEADER.length(), line.length),
                            Instant.parse(head.group(2)),
                            key(head, 3)));
        } catch (IllegalArgumentException | DateTimeException e) {
            return Optional.empty();
        }
    }

    /** The content of a line without its checksum; empty when it is none. */
    static Optional<StoredLine> line(byte[] line) {
        int at = find(line, LINE);
        Matcher head = WRITTEN.matcher(at < 0 ? "" : text(line, 0, at));
        if (!head.matches()) {
            return Optional.empty();
        }
        int from = at + LINE.length();
        int to = from + Integer.parseInt(head.group(5));
        int answer = to + ANSWER.length();
        if (answer > line.length || !text(line, to, answer).equals(ANSWER)) {
            return Optional.empty();
        }
        try {
            return Optional.of(
                    new StoredLine(
                            Integer.parseInt(head.group(1)),
                            text(line, from, to),
                            text(line, answer, line.length),
                            Instant.parse(head.group(2)),
                            key(head, 3)));
        } catch (IllegalArgumentException | DateTimeException e) {
            return Optional.empty();
        }
    }

    /** A snapshot as a line, without its checksum. */
    static String write(Snapshot snapshot) {
        return "{\"snapshot\":"
                + snapshot.number()
                + ",\"events\":"
                + snapshot.events()
                + ",\"maker\":\""
                + snapshot.maker()
                + "\""
                + STATE
                + snapshot.state();
    }

    /** The snapshot of a line without its checksum; empty when it is none. */
    static Optional<Snapshot> snapshot(byte[] line) {
        int at = find(line, STATE);
        Matcher head = KEPT.matcher(at < 0 ? "" : text(line, 0, at));
        if (!head.matches()) {
            return Optional.empty();
        }
        try {
            return Optional.of(
                    new Snapshot(
                            Integer.parseInt(head.group(1)),
                            Integer.parseInt(head.group(2)),
                            head.group(3),
                            text(line, at + STATE.length(), line.length)));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static @Nullable RequestKey key(Matcher head, int group) {
        return head.group(group) == null
                ? null
                : new RequestKey(head.group(group), head.group(group + 1));
    }

    private static String text(byte[] bytes, int from, int to) {
        return new String(bytes, from, to - from, StandardCharsets.UTF_8);
    }

    /** Where a field begins first; what stands before it has no quotation marks of its own. */
    private static int find(byte[] line, String field) {
        for (int i = 0; i + field.length() <= line.length; i++) {
            int found = 0;
            while (found < field.length() && line[i + found] == field.charAt(found)) {
                found++;
            }
            if (found == field.length()) {
                return i;
            }
        }
        return -1;
    }
}
