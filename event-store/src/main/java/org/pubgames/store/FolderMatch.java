package org.pubgames.store;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The file of one match: a line for its header, then a line for each line. Only the last can be
 * torn by a crash, because the disk has each before the next is written; it was never answered, and
 * is cut off. Belongs to one thread at a time.
 */
final class FolderMatch {

    private static final byte NEW_LINE = '\n';

    private final Path file;
    private final NewMatch match;
    private final Map<String, Integer> byKey = new HashMap<>();

    /** Where each line behind the header begins, and where the next one will. */
    private long[] begins = new long[16];

    private int number;
    private int sum;

    private FolderMatch(Path file, NewMatch match, int sum, long end) {
        this.file = file;
        this.match = match;
        this.sum = sum;
        begins[0] = end;
    }

    /** The match of a file that is there. What the disk may not have yet it has afterwards. */
    static FolderMatch open(Path file, String id) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        int end = lineEnd(bytes, 0);
        byte[] first = end < 0 ? new byte[0] : Arrays.copyOf(bytes, end);
        OptionalInt sum = FolderForm.fits(first, FolderForm.NONE);
        Optional<NewMatch> head =
                sum.isEmpty()
                        ? Optional.empty()
                        : FolderForm.opening(FolderForm.unsummed(first))
                                .filter(match -> match.id().equals(id));
        if (head.isEmpty()) {
            throw damaged(file, 1);
        }
        FolderMatch opened = new FolderMatch(file, head.get(), sum.getAsInt(), end + 1L);
        opened.scan(bytes, end + 1);
        try (RandomAccessFile disk = new RandomAccessFile(file.toFile(), "rw")) {
            if (bytes.length > opened.end()) {
                // never answered; for whoever wants to look at it all the same
                Files.write(
                        file.resolveSibling(file.getFileName() + ".cut"),
                        Arrays.copyOfRange(bytes, (int) opened.end(), bytes.length));
                disk.setLength(opened.end());
            }
            disk.getFD().sync();
        }
        return opened;
    }

    private void scan(byte[] bytes, int from) {
        int at = from;
        for (int end = lineEnd(bytes, at); end >= 0; end = lineEnd(bytes, at)) {
            byte[] written = Arrays.copyOfRange(bytes, at, end);
            OptionalInt fits = FolderForm.fits(written, sum);
            Optional<StoredLine> line =
                    fits.isEmpty()
                            ? Optional.empty()
                            : FolderForm.line(FolderForm.unsummed(written))
                                    .filter(each -> each.number() == number + 1);
            if (line.isEmpty()) {
                if (end + 1 < bytes.length || isWhole(written)) {
                    throw damaged(file, number + 2);
                }
                return;
            }
            noted(line.get(), end + 1L, fits.getAsInt());
            at = end + 1;
        }
    }

    /** Whether nothing of a line is missing: a disk that had not all of it leaves zeros. */
    private static boolean isWhole(byte[] line) {
        for (byte one : line) {
            if (one == 0) {
                return false;
            }
        }
        return true;
    }

    private static int lineEnd(byte[] bytes, int from) {
        for (int i = from; i < bytes.length; i++) {
            if (bytes[i] == NEW_LINE) {
                return i;
            }
        }
        return -1;
    }

    private void noted(StoredLine line, long end, int newSum) {
        number++;
        if (number == begins.length) {
            begins = Arrays.copyOf(begins, number * 2);
        }
        begins[number] = end;
        sum = newSum;
        RequestKey key = line.key();
        if (key != null) {
            byKey.put(key.key(), line.number());
        }
    }

    private long end() {
        return begins[number];
    }

    StoredMatch told() {
        return new StoredMatch(match.id(), match.header(), match.opened(), number);
    }

    int number() {
        return number;
    }

    /** Writes a line that has the next number; when this returns the disk has it. */
    void append(StoredLine line) throws IOException {
        byte[] bytes = FolderForm.summed(FolderForm.write(line), sum);
        try (RandomAccessFile disk = new RandomAccessFile(file.toFile(), "rw")) {
            try {
                disk.seek(end());
                disk.write(bytes);
                disk.getFD().sync();
            } catch (IOException e) {
                // what the disk may or may not have must not be taken for written later
                disk.setLength(end());
                throw e;
            }
        }
        byte[] written = Arrays.copyOf(bytes, bytes.length - 1);
        noted(line, end() + bytes.length, FolderForm.fits(written, sum).orElseThrow());
    }

    List<StoredLine> read(int after, int most) throws IOException {
        int to = (int) Math.min(number, (long) after + most);
        if (after >= to) {
            return List.of();
        }
        byte[] bytes = new byte[Math.toIntExact(begins[to] - begins[after])];
        try (RandomAccessFile disk = new RandomAccessFile(file.toFile(), "r")) {
            disk.seek(begins[after]);
            disk.readFully(bytes);
        }
        List<StoredLine> lines = new ArrayList<>();
        for (int i = after; i < to; i++) {
            int from = (int) (begins[i] - begins[after]);
            int end = (int) (begins[i + 1] - begins[after]) - 1;
            lines.add(
                    FolderForm.line(FolderForm.unsummed(Arrays.copyOfRange(bytes, from, end)))
                            .orElseThrow(() -> damaged(file, lines.size() + after + 2)));
        }
        return List.copyOf(lines);
    }

    Optional<StoredLine> findByKey(String key) throws IOException {
        Integer found = byKey.get(key);
        return found == null ? Optional.empty() : read(found - 1, 1).stream().findFirst();
    }

    static StoreException damaged(Path file, int line) {
        return new StoreException(
                StoreException.Trouble.DAMAGED,
                file + ", line " + line + ", is not as it was written");
    }
}
