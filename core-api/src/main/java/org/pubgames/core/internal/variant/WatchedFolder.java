package org.pubgames.core.internal.variant;

import java.io.IOException;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.VariantWatch;
import org.pubgames.core.Where;

/** Watches a folder of variants on a thread of its own. */
public final class WatchedFolder implements VariantWatch {

    /** How long a folder must be quiet before it is read: editors save in several steps. */
    private static final Duration QUIET = Duration.ofMillis(150);

    /** How often the folder is looked at even if nothing was announced, as on network drives. */
    private static final Duration LOOK = Duration.ofSeconds(2);

    /** How long the listener is waited for when the watching ends: only one that hangs needs it. */
    private static final Duration TO_END = Duration.ofSeconds(30);

    /** After so many disturbances a folder is read although it is not quiet. */
    private static final int MOST_WAITS = 10;

    private final LoadedFolder folder;
    private final Listener listener;
    private final WatchService service;
    private final Thread thread;
    private volatile Status status;

    private WatchedFolder(LoadedFolder folder, Listener listener, WatchService service) {
        this.folder = folder;
        this.listener = listener;
        this.service = service;
        this.status = folder.status();
        this.thread = new Thread(this::watch, "pubgames-variants");
        thread.setDaemon(true);
    }

    /**
     * Reads a folder and goes on watching it until it is closed.
     *
     * @param listener told of every change after the first reading
     * @return a failed reading when the folder cannot be read or watched; broken files in it are no
     *     such failure, they are in {@link Status#problems()}
     */
    public static Reading<VariantWatch> of(Path path, Listener listener) {
        return LoadedFolder.of(path).fold(folder -> start(folder, path, listener), Reading::failed);
    }

    private static Reading<VariantWatch> start(LoadedFolder folder, Path path, Listener listener) {
        WatchService service = null;
        try {
            service = path.getFileSystem().newWatchService();
            path.register(
                    service,
                    StandardWatchEventKinds.ENTRY_CREATE,
                    StandardWatchEventKinds.ENTRY_MODIFY,
                    StandardWatchEventKinds.ENTRY_DELETE);
            WatchedFolder watch = new WatchedFolder(folder, listener, service);
            watch.thread.start();
            return Reading.of(watch);
        } catch (IOException | UnsupportedOperationException e) {
            close(service);
            return Reading.failed(
                    Problem.of("cannot-open", Where.file(path.toString())).withValue(path));
        }
    }

    @Override
    public Status status() {
        return status;
    }

    private void watch() {
        try {
            while (!Thread.currentThread().isInterrupted()) {
                WatchKey key = service.poll(LOOK.toMillis(), TimeUnit.MILLISECONDS);
                // a folder that is never quiet, because somebody logs into it, is read all the same
                for (int waits = 0; key != null && waits < MOST_WAITS; waits++) {
                    key.pollEvents();
                    key.reset();
                    key = service.poll(QUIET.toMillis(), TimeUnit.MILLISECONDS);
                }
                if (key != null) {
                    key.reset();
                }
                reload();
            }
        } catch (InterruptedException | ClosedWatchServiceException e) {
            // closed: the last status stays
        }
    }

    /** Whatever happens while a folder is read, what held before goes on and is watched. */
    private void reload() {
        try {
            if (!folder.reload()) {
                return;
            }
            status = folder.status();
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            Problem problem =
                    Problem.of("reload-failed", Where.file(folder.path().toString())).withValue(e);
            if (status.problems().contains(problem)) {
                return;
            }
            status = new Status(status.version() + 1, status.catalogue(), List.of(problem));
        }
        tell();
    }

    /** A listener's mistake must not end the watching. */
    private void tell() {
        try {
            listener.changed(status);
        } catch (RuntimeException e) {
            Thread.UncaughtExceptionHandler handler = thread.getUncaughtExceptionHandler();
            if (handler != null) {
                handler.uncaughtException(thread, e);
            }
        }
    }

    @Override
    public void close() {
        thread.interrupt();
        close(service);
        if (Thread.currentThread() != thread) {
            try {
                thread.join(TO_END.toMillis());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static void close(@Nullable WatchService service) {
        try {
            if (service != null) {
                service.close();
            }
        } catch (IOException e) {
            // nothing is watched any more either way
        }
    }
}
