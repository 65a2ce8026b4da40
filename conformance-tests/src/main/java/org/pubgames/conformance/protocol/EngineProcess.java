package org.pubgames.conformance.protocol;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.pubgames.conformance.testee.TesteeException;
import org.pubgames.conformance.testee.TesteeException.Why;

/**
 * One running process: lines in, lines out. Standard input, output and error have a thread each, so
 * that the caller never waits longer than its patience, whatever the process does.
 */
final class EngineProcess {

    /** How long a process that is asked to stop may take to do so. */
    private static final Duration TO_END = Duration.ofSeconds(2);

    /**
     * How long a process that was killed is waited for, and the end of its errors. Both come of
     * themselves; only what escaped from the tree of its processes can keep its errors open.
     */
    private static final Duration TO_BE_GONE = Duration.ofSeconds(30);

    private static final int HEARD_AHEAD = 4;

    private final Process process;
    private final BlockingQueue<LineSource.Line> heard = new ArrayBlockingQueue<>(HEARD_AHEAD);
    private final LastWords errors;
    private final Thread listener;
    private final Thread errorListener;
    private final ExecutorService writer =
            Executors.newSingleThreadExecutor(work -> daemon(work, "conformance-write"));
    private final Set<ProcessHandle> tree = new LinkedHashSet<>();
    private final Thread hook;

    /** Starts a process; its errors are kept by {@code errors}. */
    EngineProcess(List<String> command, LastWords errors) throws IOException {
        this.errors = errors;
        this.process = new ProcessBuilder(command).start();
        this.listener = daemon(this::listen, "conformance-read");
        this.errorListener = daemon(this::listenToErrors, "conformance-errors");
        this.hook = new Thread(this::killTree, "conformance-kill");
        listener.start();
        errorListener.start();
        try {
            Runtime.getRuntime().addShutdownHook(hook);
        } catch (IllegalStateException e) {
            // this Java is already shutting down, and the process must not outlive it
            killTree();
        }
    }

    private static Thread daemon(Runnable work, String name) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        return thread;
    }

    private void listen() {
        LineSource lines = new LineSource(process.getInputStream());
        try {
            LineSource.Line next = lines.next();
            while (next.kind() == LineSource.Kind.LINE) {
                heard.put(next);
                next = lines.next();
            }
            heard.put(next);
        } catch (IOException e) {
            var unused = heard.offer(new LineSource.Line(LineSource.Kind.ENDED, ""));
        } catch (InterruptedException e) {
            // the process does not read any more
        }
    }

    private void listenToErrors() {
        byte[] some = new byte[4096];
        try (InputStream in = process.getErrorStream()) {
            for (int n = in.read(some); n >= 0; n = in.read(some)) {
                errors.add(some, n);
            }
        } catch (IOException e) {
            // it was killed
        }
    }

    /** Whether it wrote a line before it was asked, or has ended. */
    boolean spokeUnasked() {
        return !heard.isEmpty();
    }

    /** Sends a line without waiting for it to be taken. */
    void send(String line) {
        byte[] bytes = (line + "\n").getBytes(StandardCharsets.UTF_8);
        writer.execute(
                () -> {
                    try {
                        OutputStream out = process.getOutputStream();
                        out.write(bytes);
                        out.flush();
                    } catch (IOException e) {
                        // it does not read any more; the missing answer will show it
                    }
                });
    }

    /**
     * The next line.
     *
     * @throws TesteeException when none comes in time, the process ended, or what it printed is no
     *     line of text
     */
    String receive(Duration patience) throws InterruptedException {
        LineSource.Line next = heard.poll(patience.toMillis(), TimeUnit.MILLISECONDS);
        if (next == null) {
            throw new TesteeException(Why.TIMED_OUT, "no answer within " + shown(patience));
        }
        return switch (next.kind()) {
            case LINE -> next.text();
            case TOO_LONG ->
                    throw Reply.garbage(
                            "a line of at most " + Request.LONGEST_LINE / (1 << 20) + " MB",
                            next.text());
            case NOT_TEXT -> throw Reply.garbage("UTF-8", next.text());
            case ENDED -> throw new TesteeException(Why.CRASHED, ending(patience));
        };
    }

    private static String shown(Duration patience) {
        return patience.toMillis() % 1000 == 0
                ? patience.toSeconds() + " s"
                : patience.toMillis() + " ms";
    }

    /** A process that closed its output is mostly about to end, and has a status then. */
    private String ending(Duration patience) throws InterruptedException {
        return process.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS)
                ? "exit status " + process.exitValue()
                : "the process closed its output";
    }

    /**
     * Remembers the processes it started, so that they can be killed when it has ended before them.
     */
    synchronized void remember() {
        process.descendants().forEach(tree::add);
    }

    /** Asks it to stop, waits a moment, and kills what is left. */
    void stop() {
        remember();
        send(new Request.Stop().line(0));
        writer.shutdown();
        try {
            boolean written = writer.awaitTermination(TO_END.toMillis(), TimeUnit.MILLISECONDS);
            if (written) {
                process.getOutputStream().close();
            }
            var unused = process.waitFor(TO_END.toMillis(), TimeUnit.MILLISECONDS);
        } catch (IOException e) {
            // it has ended already
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        kill();
    }

    /** Ends it and everything it started, and waits until its last output was read. */
    void kill() {
        killTree();
        listener.interrupt();
        var unused = writer.shutdownNow();
        try {
            var unusedEnd = process.waitFor(TO_BE_GONE.toMillis(), TimeUnit.MILLISECONDS);
            errorListener.join(TO_BE_GONE.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // the shutdown hook is running, which kills it too
        }
    }

    private synchronized void killTree() {
        remember();
        // by its handle: the process itself would close its errors before they were read
        var unused = process.toHandle().destroyForcibly();
        tree.forEach(ProcessHandle::destroyForcibly);
    }
}
