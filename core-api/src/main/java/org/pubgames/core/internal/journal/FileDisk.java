package org.pubgames.core.internal.journal;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** The files of this machine. */
final class FileDisk implements JournalDisk {

    /** The disk of every journal. */
    static final JournalDisk THIS = new FileDisk();

    private FileDisk() {}

    /** One thread syncs whatever is waiting; it is there from the first time on. */
    private static final class Clock {

        private static final ScheduledExecutorService SECONDS =
                Executors.newSingleThreadScheduledExecutor(
                        task -> {
                            Thread thread = new Thread(task, "journal-sync");
                            thread.setDaemon(true);
                            return thread;
                        });
    }

    @Override
    public End create(Path file) throws IOException {
        return new ChannelEnd(
                FileChannel.open(file, StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW));
    }

    @Override
    public End open(Path file) throws IOException {
        return new ChannelEnd(FileChannel.open(file, StandardOpenOption.WRITE));
    }

    @Override
    public void syncFolder(Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || System.getProperty("os.name", "").startsWith("Windows")) {
            // Windows opens no folder, and keeps their entries in a journal of its own
            return;
        }
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        }
    }

    @Override
    public void inASecond(Runnable task) {
        var unused = Clock.SECONDS.schedule(task, 1, TimeUnit.SECONDS);
    }

    /** The end of a file. */
    private record ChannelEnd(FileChannel channel) implements End {

        @Override
        public long size() throws IOException {
            return channel.size();
        }

        @Override
        public void put(byte[] bytes) throws IOException {
            channel.position(channel.size());
            ByteBuffer buffer = ByteBuffer.wrap(bytes);
            while (buffer.hasRemaining()) {
                channel.write(buffer);
            }
        }

        @Override
        public void cut(long size) throws IOException {
            channel.truncate(size);
        }

        @Override
        public void sync() throws IOException {
            channel.force(false);
        }

        @Override
        public void close() throws IOException {
            channel.close();
        }
    }
}
