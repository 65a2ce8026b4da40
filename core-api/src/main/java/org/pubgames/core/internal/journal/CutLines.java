package org.pubgames.core.internal.journal;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** What is cut off a journal because the disk had not all of it: kept beside the file. */
final class CutLines {

    /** So many are kept; then somebody should look at the disk. */
    private static final int MOST = 100;

    private CutLines() {}

    /**
     * Copies the end of a journal into a new file beside it, {@code NAME.cut-1} or the next one.
     *
     * @param from the byte from which on it is copied
     * @return where it is now
     */
    static Path keep(Path journal, long from) throws IOException {
        for (int number = 1; number <= MOST; number++) {
            Path beside = journal.resolveSibling(journal.getFileName() + ".cut-" + number);
            try (FileChannel out =
                            FileChannel.open(
                                    beside,
                                    StandardOpenOption.WRITE,
                                    StandardOpenOption.CREATE_NEW);
                    FileChannel in = FileChannel.open(journal, StandardOpenOption.READ)) {
                in.position(from);
                long size = in.size() - from;
                for (long done = 0; done < size; ) {
                    done += out.transferFrom(in, done, size - done);
                }
                out.force(true);
                return beside;
            } catch (FileAlreadyExistsException e) {
                // an earlier cut has this number
            }
        }
        throw new IOException("there are " + MOST + " files " + journal.getFileName() + ".cut-…");
    }
}
