package org.pubgames.store;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Problem;

/**
 * A folder of matches that this process has alone: {@code ID.match} and {@code ID.snapshot}. Safe
 * to share between threads, but nobody else may work on the same match.
 */
final class MatchFolder {

    private static final String LOCK = "store.lock";
    private static final String MATCH = ".match";
    private static final String SNAPSHOT = ".snapshot";
    private static final String BEGUN = ".new";

    private final Path folder;
    private final FileChannel lock;
    private final ConcurrentSkipListMap<String, Boolean> ids = new ConcurrentSkipListMap<>();
    private final Map<String, NewMatch> byKey = new ConcurrentHashMap<>();
    private final List<Problem> warnings = new ArrayList<>();

    private MatchFolder(Path folder, FileChannel lock) {
        this.folder = folder;
        this.lock = lock;
    }

    static MatchFolder open(Path folder) throws IOException {
        Files.createDirectories(folder);
        FileChannel lock =
                FileChannel.open(
                        folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        MatchFolder opened = new MatchFolder(folder, lock);
        try {
            if (!locked(lock)) {
                throw new StoreException(
                        StoreException.Trouble.IN_USE, folder + " is in use by somebody else");
            }
            opened.index();
            return opened;
        } catch (IOException | RuntimeException e) {
            lock.close();
            throw e;
        }
    }

    private static boolean locked(FileChannel lock) throws IOException {
        try {
            return lock.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            return false;
        }
    }

    private void index() throws IOException {
        List<Path> begun = new ArrayList<>();
        try (var files = Files.newDirectoryStream(folder)) {
            for (Path file : files) {
                String name = String.valueOf(file.getFileName());
                if (name.endsWith(BEGUN)) {
                    begun.add(file);
                } else if (name.endsWith(MATCH)
                        && NewMatch.isId(name.substring(0, name.length() - MATCH.length()))) {
                    index(file, name.substring(0, name.length() - MATCH.length()));
                }
            }
        }
        // a crash left them before anything was answered
        for (Path file : begun) {
            Files.delete(file);
        }
    }

    private void index(Path file, String id) throws IOException {
        ids.put(id, true);
        Optional<NewMatch> match = Optional.empty();
        try (BufferedReader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            String first = reader.readLine();
            if (first != null) {
                match = opening(first.getBytes(StandardCharsets.UTF_8), id);
            }
        } catch (CharacterCodingException e) {
            match = Optional.empty();
        }
        if (match.isEmpty()) {
            warnings.add(StoreProblems.damaged(file.toString()));
        } else {
            note(match.get());
        }
    }

    private static Optional<NewMatch> opening(byte[] line, String id) {
        return FolderForm.fits(line, FolderForm.NONE).isEmpty()
                ? Optional.empty()
                : FolderForm.opening(FolderForm.unsummed(line))
                        .filter(match -> match.id().equals(id));
    }

    private void note(NewMatch match) {
        RequestKey key = match.key();
        if (key != null) {
            byKey.put(key.key(), match);
        }
    }

    List<Problem> warnings() {
        return List.copyOf(warnings);
    }

    boolean has(String id) {
        return ids.containsKey(id);
    }

    @Nullable NewMatch openedBy(String key) {
        return byKey.get(key);
    }

    Set<String> ids(String after) {
        return ids.tailMap(after, false).keySet();
    }

    Path file(String id) {
        return folder.resolve(id + MATCH);
    }

    /** Makes the file of a match; when this returns the disk has it. */
    void create(NewMatch match) throws IOException {
        write(match.id(), MATCH, FolderForm.summed(FolderForm.write(match), FolderForm.NONE), true);
        ids.put(match.id(), true);
        note(match);
    }

    /** Written beside and moved to its place: what is there is whole. */
    private void write(String id, String ending, byte[] bytes, boolean synced) throws IOException {
        Path begun = folder.resolve(id + ending + BEGUN);
        try (FileChannel file =
                FileChannel.open(
                        begun,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.TRUNCATE_EXISTING,
                        StandardOpenOption.WRITE)) {
            ByteBuffer left = ByteBuffer.wrap(bytes);
            while (left.hasRemaining()) {
                file.write(left);
            }
            if (synced) {
                file.force(true);
            }
        }
        Files.move(begun, folder.resolve(id + ending), StandardCopyOption.ATOMIC_MOVE);
        if (synced) {
            syncFolder();
        }
    }

    /** So that the disk has the name too; Windows has no such thing, and needs none. */
    private void syncFolder() throws IOException {
        if (folder.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            try (FileChannel names = FileChannel.open(folder, StandardOpenOption.READ)) {
                names.force(true);
            }
        }
    }

    void put(String id, Snapshot snapshot) throws IOException {
        write(id, SNAPSHOT, FolderForm.summed(FolderForm.write(snapshot), FolderForm.NONE), false);
    }

    /** The snapshot of a match; empty when there is none, or a power cut has left half of it. */
    Optional<Snapshot> snapshot(String id) throws IOException {
        Path file = folder.resolve(id + SNAPSHOT);
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        byte[] bytes = Files.readAllBytes(file);
        byte[] line = Arrays.copyOf(bytes, Math.max(0, bytes.length - 1));
        return FolderForm.fits(line, FolderForm.NONE).isEmpty()
                ? Optional.empty()
                : FolderForm.snapshot(FolderForm.unsummed(line));
    }

    void close() throws IOException {
        lock.close();
    }

    @Override
    public String toString() {
        return folder.toString();
    }
}
