package org.pubgames.core.contract;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.pubgames.core.internal.journal.JournalDisk;

/**
 * A disk with one file whose power may be cut at any moment. It tells of each such moment, and of
 * each moment all files that may be found afterwards: of what was not synced any part may be there
 * or not, in any order, torn anywhere, with zeros where nothing came.
 */
final class UnsteadyDisk implements JournalDisk {

    /** A disk writes no part of these bytes alone. */
    private static final int SECTOR = 512;

    /** So many parts are left out in every combination; of more parts one or two are. */
    private static final int FEW = 5;

    private final Consumer<Moment> moments;
    private final List<Runnable> waiting = new ArrayList<>();
    private byte[] durable = {};
    private byte[] written = {};
    private final List<Part> unsynced = new ArrayList<>();
    private boolean known;

    /** Bytes that were written and not synced yet. */
    private static final class Part {

        private final int at;
        private final byte[] bytes;

        Part(int at, byte[] bytes) {
            this.at = at;
            this.bytes = bytes;
        }
    }

    /** A power cut. */
    static final class Moment {

        private final byte[] durable;
        private final byte[] written;
        private final List<Part> unsynced;
        private final boolean known;

        private Moment(UnsteadyDisk disk) {
            this.durable = disk.durable;
            this.written = disk.written;
            this.unsynced = List.copyOf(disk.unsynced);
            this.known = disk.known;
        }

        /** Every file that may be found; empty where there may be none at all. */
        List<Optional<byte[]>> found() {
            List<Optional<byte[]>> all = new ArrayList<>();
            if (!known) {
                all.add(Optional.empty());
            }
            all.add(Optional.of(durable));
            all.add(Optional.of(written));
            for (List<Part> some : subsets(unsynced)) {
                byte[] file = with(some);
                all.add(Optional.of(file));
                all.add(Optional.of(Arrays.copyOf(file, written.length)));
            }
            for (List<Part> some : subsets(sectors(unsynced))) {
                all.add(Optional.of(Arrays.copyOf(with(some), written.length)));
            }
            for (int size = durable.length; size < written.length; size += 41) {
                all.add(Optional.of(Arrays.copyOf(written, size)));
                all.add(Optional.of(Arrays.copyOf(Arrays.copyOf(written, size), written.length)));
            }
            return all;
        }

        /** A sector goes to the disk whole, with what was written in it before. */
        private byte[] with(List<Part> parts) {
            byte[] file = durable;
            for (Part part : parts) {
                int end = part.at + part.bytes.length;
                int sector = part.at / SECTOR * SECTOR;
                file = Arrays.copyOf(file, Math.max(file.length, end));
                System.arraycopy(written, sector, file, sector, end - sector);
            }
            return file;
        }

        private static List<Part> sectors(List<Part> writes) {
            List<Part> parts = new ArrayList<>();
            for (Part write : writes) {
                int from = 0;
                while (from < write.bytes.length) {
                    int to =
                            Math.min(
                                    write.bytes.length,
                                    ((write.at + from) / SECTOR + 1) * SECTOR - write.at);
                    parts.add(new Part(write.at + from, Arrays.copyOfRange(write.bytes, from, to)));
                    from = to;
                }
            }
            return parts;
        }

        private static List<List<Part>> subsets(List<Part> parts) {
            List<List<Part>> all = new ArrayList<>();
            if (parts.size() <= FEW) {
                for (int chosen = 0; chosen < 1 << parts.size(); chosen++) {
                    List<Part> some = new ArrayList<>();
                    for (int i = 0; i < parts.size(); i++) {
                        if ((chosen >> i & 1) == 1) {
                            some.add(parts.get(i));
                        }
                    }
                    all.add(some);
                }
                return all;
            }
            for (int i = 0; i < parts.size(); i++) {
                for (int j = i; j < parts.size(); j++) {
                    List<Part> some = new ArrayList<>(parts);
                    some.remove(j);
                    if (i < j) {
                        some.remove(i);
                    }
                    all.add(some);
                }
                all.add(List.of(parts.get(i)));
            }
            return all;
        }
    }

    /** A disk that tells of every moment at which the power may be cut. */
    UnsteadyDisk(Consumer<Moment> moments) {
        this.moments = moments;
    }

    /** A second passes. */
    void second() {
        List<Runnable> due = List.copyOf(waiting);
        waiting.clear();
        due.forEach(Runnable::run);
    }

    void moment() {
        moments.accept(new Moment(this));
    }

    @Override
    public End create(Path file) throws IOException {
        Files.createFile(file);
        return new Written(file);
    }

    @Override
    public End open(Path file) throws IOException {
        durable = Files.readAllBytes(file);
        written = durable;
        known = true;
        return new Written(file);
    }

    @Override
    public void syncFolder(Path file) {
        moment();
        known = true;
        moment();
    }

    @Override
    public void inASecond(Runnable task) {
        waiting.add(task);
    }

    /** The file: it is there, so that it can be read while it is written. */
    private final class Written implements End {

        private final Path file;

        Written(Path file) {
            this.file = file;
        }

        @Override
        public long size() {
            return written.length;
        }

        @Override
        public void put(byte[] bytes) throws IOException {
            unsynced.add(new Part(written.length, bytes.clone()));
            byte[] all = Arrays.copyOf(written, written.length + bytes.length);
            System.arraycopy(bytes, 0, all, written.length, bytes.length);
            written = all;
            Files.write(file, written);
            moment();
        }

        @Override
        public void cut(long size) throws IOException {
            if (!unsynced.isEmpty()) {
                throw new IllegalStateException("what is not synced is cut off");
            }
            written = Arrays.copyOf(written, Math.toIntExact(size));
            Files.write(file, written);
            moment();
        }

        @Override
        public void sync() {
            moment();
            durable = written;
            unsynced.clear();
            moment();
        }

        @Override
        public void close() {
            moment();
        }
    }
}
