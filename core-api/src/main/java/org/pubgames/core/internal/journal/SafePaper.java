package org.pubgames.core.internal.journal;

import java.io.Closeable;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Journal;

/**
 * The end of a journal that is synced as often as was asked for. Safe to share between threads: the
 * one that writes, and the one that syncs what has waited for a second.
 */
final class SafePaper implements JournalPen.Paper, Closeable {

    private final JournalDisk disk;
    private final JournalDisk.End end;
    private final Journal.Safety safety;
    private long size;
    private boolean waiting;
    private boolean closed;
    private @Nullable IOException failed;

    /**
     * Paper of so many bytes.
     *
     * @param size how many bytes are known to stand there
     */
    SafePaper(JournalDisk disk, JournalDisk.End end, Journal.Safety safety, long size) {
        this.disk = disk;
        this.end = end;
        this.safety = safety;
        this.size = size;
    }

    @Override
    public synchronized void put(byte[] bytes) throws IOException {
        if (failed != null) {
            throw new IOException("what was written before could not be synced", failed);
        }
        if (end.size() != size) {
            throw new IOException("somebody else has written in the journal");
        }
        end.put(bytes);
        size += bytes.length;
        if (safety == Journal.Safety.SYNCED) {
            end.sync();
        } else if (safety == Journal.Safety.EACH_SECOND && !waiting) {
            waiting = true;
            disk.inASecond(this::second);
        }
    }

    /**
     * Cuts off a torn end. What comes behind must not be mixed with it: the disk has that first.
     */
    synchronized void cut(long to) throws IOException {
        end.cut(to);
        size = to;
        sync();
    }

    /** Returns when the disk has everything, unless that was not asked for. */
    synchronized void sync() throws IOException {
        if (safety != Journal.Safety.WRITTEN) {
            waiting = false;
            end.sync();
        }
    }

    private synchronized void second() {
        if (waiting && !closed) {
            waiting = false;
            try {
                end.sync();
            } catch (IOException e) {
                failed = e;
            }
        }
    }

    synchronized boolean isOpen() {
        return !closed;
    }

    /** Closes the file, with what has waited on the disk. */
    @Override
    public synchronized void close() throws IOException {
        if (closed) {
            return;
        }
        closed = true;
        try {
            if (waiting) {
                sync();
            }
        } finally {
            end.close();
        }
        if (failed != null) {
            throw new IOException("what was written could not be synced", failed);
        }
    }
}
