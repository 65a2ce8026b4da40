package org.pubgames.core.internal.journal;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.pubgames.core.Where;

/**
 * The right to write in a journal: at most one in all processes. A lock on the journal itself would
 * not do, since POSIX gives up every lock of a process on a file as soon as that process closes any
 * descriptor of it, and whoever reads a journal opens and closes one. So a file beside it is
 * locked, {@code NAME.lock}, which is opened for nothing else; it is empty and stays. Within the
 * process the journals held are known, so that no second descriptor of a held lock is ever closed.
 */
final class JournalLock implements Closeable {

    private static final Set<Object> HELD = new HashSet<>();

    private final Set<Object> keys = new HashSet<>();
    private final FileChannel channel;

    private JournalLock(FileChannel channel) {
        this.channel = channel;
    }

    /** Somebody else may write. */
    static final class InUse extends IOException {
        private static final long serialVersionUID = 1L;

        private final String file;

        InUse(Path file) {
            super(file + " is in use");
            this.file = file.toString();
        }

        Where where() {
            return Where.file(file);
        }
    }

    /**
     * Takes the right to write in a journal.
     *
     * @param file the journal; it need not be there yet, but its folder must be
     * @throws InUse when somebody has it
     */
    static JournalLock hold(Path file) throws IOException {
        Path real = real(file);
        synchronized (HELD) {
            if (HELD.contains(real) || identity(real).filter(HELD::contains).isPresent()) {
                throw new InUse(file);
            }
            JournalLock lock = locked(real, file);
            lock.known(real);
            identity(real).ifPresent(lock::known);
            return lock;
        }
    }

    /** The journal itself is there now: it is known under other names too. */
    void there(Path file) throws IOException {
        synchronized (HELD) {
            identity(real(file)).ifPresent(this::known);
        }
    }

    private void known(Object key) {
        if (HELD.add(key)) {
            keys.add(key);
        }
    }

    private static JournalLock locked(Path real, Path file) throws IOException {
        FileChannel channel =
                FileChannel.open(
                        real.resolveSibling(real.getFileName() + ".lock"),
                        StandardOpenOption.CREATE,
                        StandardOpenOption.WRITE);
        try {
            if (channel.tryLock() != null) {
                return new JournalLock(channel);
            }
        } catch (OverlappingFileLockException e) {
            // Held by another copy of this class: closing the channel would give up its lock.
            throw new InUse(file);
        } catch (IOException e) {
            channel.close();
            throw e;
        }
        channel.close();
        throw new InUse(file);
    }

    /** The file without links, or where it would be. */
    private static Path real(Path file) throws IOException {
        if (Files.exists(file)) {
            return file.toRealPath();
        }
        Path whole = file.toAbsolutePath();
        Path folder = whole.getParent();
        Path name = whole.getFileName();
        return folder == null || name == null ? whole : folder.toRealPath().resolve(name);
    }

    /** What the file system knows a file by, whatever its name; empty when it is not there. */
    private static Optional<Object> identity(Path real) throws IOException {
        return Files.exists(real)
                ? Optional.ofNullable(
                        Files.readAttributes(real, BasicFileAttributes.class).fileKey())
                : Optional.empty();
    }

    /** Gives up the right. Closing twice does nothing more. */
    @Override
    public void close() throws IOException {
        synchronized (HELD) {
            channel.close();
            HELD.removeAll(keys);
            keys.clear();
        }
    }
}
