package org.pubgames.spring.web;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.AsyncEvent;
import jakarta.servlet.AsyncListener;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.pubgames.core.Lang;
import org.pubgames.core.Viewer;

/**
 * The stream to one viewer. Nobody ever waits for the viewer: what he has not read yet waits in a
 * bounded queue, and when that is full the stream is closed. Safe to share between threads.
 */
final class ViewerStream implements WriteListener, AsyncListener {

    private static final byte[] ALIVE = ":\n\n".getBytes(StandardCharsets.UTF_8);

    private final Viewer viewer;
    private final Lang lang;
    private final AsyncContext context;
    private final ServletOutputStream out;
    private final int most;
    private final Runnable ended;

    private final Queue<byte[]> waiting = new ConcurrentLinkedQueue<>();
    private final AtomicInteger size = new AtomicInteger();
    private final AtomicInteger calls = new AtomicInteger();
    private final AtomicBoolean closed = new AtomicBoolean();
    private volatile boolean begun;
    private volatile boolean closing;
    private final AtomicInteger written = new AtomicInteger();
    private int seenWritten;

    /** Read and written by whoever writes, one at a time. */
    private boolean unflushed;

    /**
     * A stream to a viewer.
     *
     * @param most how many messages may wait
     * @param ended called once, when it is closed for whatever reason
     */
    ViewerStream(Viewer viewer, Lang lang, AsyncContext context, int most, Runnable ended)
            throws IOException {
        this.viewer = viewer;
        this.lang = lang;
        this.context = context;
        this.out = context.getResponse().getOutputStream();
        this.most = most;
        this.ended = ended;
    }

    /** From now on the container says when there is room. */
    void begin() {
        context.addListener(this);
        out.setWriteListener(this);
    }

    Viewer viewer() {
        return viewer;
    }

    Lang lang() {
        return lang;
    }

    boolean isClosed() {
        return closed.get() || closing;
    }

    /**
     * Sends a message as soon as the viewer reads.
     *
     * @return false when too many wait already
     */
    boolean send(int number, String event, String json) {
        String text = "id: " + number + "\nevent: " + event + "\ndata: " + json + "\n\n";
        return offer(text.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Sends a sign of life where nothing waits.
     *
     * @return false when something has waited since the last one without being read
     */
    boolean beat() {
        if (size.get() == 0) {
            return offer(ALIVE);
        }
        int now = written.get();
        boolean reading = now != seenWritten;
        seenWritten = now;
        return reading;
    }

    private boolean offer(byte[] message) {
        if (size.incrementAndGet() > most) {
            return false;
        }
        waiting.add(message);
        write();
        return true;
    }

    @Override
    public void onWritePossible() {
        begun = true;
        write();
    }

    /** One writes at a time; who comes meanwhile makes him look once more. */
    private void write() {
        if (!begun || calls.getAndIncrement() > 0) {
            return;
        }
        int seen = 1;
        do {
            try {
                writeOn();
            } catch (IOException | RuntimeException e) {
                gone(); // nobody is left to tell
            }
            seen = calls.addAndGet(-seen);
        } while (seen > 0);
    }

    private void writeOn() throws IOException {
        while (!closed.get() && !closing && out.isReady()) {
            byte[] next = waiting.poll();
            if (next != null) {
                size.decrementAndGet();
                out.write(next);
                written.incrementAndGet();
                unflushed = true;
            } else if (unflushed) {
                unflushed = false;
                out.flush();
            } else {
                return;
            }
        }
        if (closing) {
            end();
        }
    }

    /** Closes the stream; the viewer may come back by the last number that he has read. */
    void close() {
        closing = true;
        if (begun) {
            write();
        } else {
            end();
        }
    }

    private void end() {
        if (gone()) {
            complete();
        }
    }

    /** The viewer has gone; the container notices too, and says so by {@link #onError}. */
    private boolean gone() {
        boolean first = closed.compareAndSet(false, true);
        if (first) {
            waiting.clear();
            ended.run();
        }
        return first;
    }

    private void complete() {
        try {
            context.complete();
        } catch (IllegalStateException e) {
            // it is complete already
        }
    }

    @Override
    public void onError(Throwable thrown) {
        gone();
    }

    /** Completed here, or the container makes a page of it. */
    @Override
    public void onError(AsyncEvent event) {
        gone();
        complete();
    }

    @Override
    public void onTimeout(AsyncEvent event) {
        gone();
        complete();
    }

    @Override
    public void onComplete(AsyncEvent event) {
        gone();
    }

    @Override
    public void onStartAsync(AsyncEvent event) {
        // it is begun once
    }
}
