package org.pubgames.cli;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntSupplier;
import org.pubgames.core.internal.data.JsonWriter;

/**
 * Checks files now and whenever they change. They are looked at again and again rather than
 * announced: that works on every disk.
 */
final class CheckWatch {

    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(250);

    private final List<String> names;
    private final IntSupplier check;
    private final Console console;

    /**
     * A watch.
     *
     * @param names files and folders
     * @param check checks them and tells the exit status
     */
    CheckWatch(List<String> names, IntSupplier check, Console console) {
        this.names = List.copyOf(names);
        this.check = check;
        this.console = console;
    }

    /** Runs until its thread is interrupted; returns the exit status of the last check. */
    int run() {
        CheckedFiles checked = CheckedFiles.of(names);
        int exit = once();
        try {
            while (!Thread.currentThread().isInterrupted()) {
                Thread.sleep(BETWEEN_LOOKS.toMillis());
                CheckedFiles now = CheckedFiles.of(names);
                // an editor saves in several steps: what still changes is not checked
                if (!now.equals(checked) && quiet(now)) {
                    checked = now;
                    exit = once();
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return exit;
    }

    private boolean quiet(CheckedFiles now) throws InterruptedException {
        Thread.sleep(BETWEEN_LOOKS.toMillis());
        return CheckedFiles.of(names).equals(now);
    }

    private int once() {
        int exit = check.getAsInt();
        if (console.json()) {
            Map<String, Object> map = new LinkedHashMap<>();
            map.put("type", "checked");
            map.put("exit", exit);
            console.out().raw(JsonWriter.write(map));
        } else {
            console.out().line("— " + console.words().say("watch.waiting"));
        }
        console.out().flush();
        return exit;
    }
}
