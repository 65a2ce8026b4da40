package org.pubgames.core.internal.journal;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;

/** Where journals are written, and what it takes until the disk has them. Safe to share. */
public interface JournalDisk {

    /**
     * A file that is not there yet.
     *
     * @throws java.nio.file.FileAlreadyExistsException when it is
     */
    End create(Path file) throws IOException;

    /** A file that is there. */
    End open(Path file) throws IOException;

    /** Returns when the disk knows which files are in the folder of this one. */
    void syncFolder(Path file) throws IOException;

    /** Runs something about a second from now. */
    void inASecond(Runnable task);

    /** The end of a journal. Belongs to one thread at a time. */
    interface End extends Closeable {

        /** How many bytes the file has. */
        long size() throws IOException;

        /** Writes bytes behind what is there. */
        void put(byte[] bytes) throws IOException;

        /** Cuts off what stands behind so many bytes. */
        void cut(long size) throws IOException;

        /** Returns when the disk has everything. */
        void sync() throws IOException;
    }
}
