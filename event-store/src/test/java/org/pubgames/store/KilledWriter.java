package org.pubgames.store;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;

/**
 * A process that writes to a store until somebody kills it, and says on standard output the number
 * of each line once it is answered.
 */
final class KilledWriter {

    static final String ID = "killed";

    private KilledWriter() {}

    /**
     * Writes and writes.
     *
     * @param arguments kind of the store, and where it is
     */
    public static void main(String[] arguments) {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.US_ASCII);
        EventStore store = open(arguments[0], Path.of(arguments[1]));
        int number = store.find(ID).orElseThrow().number();
        out.println("from " + number);
        while (true) {
            number++;
            AppendResult result = store.append(ID, line(number));
            if (!(result instanceof AppendResult.Appended)) {
                throw new IllegalStateException(String.valueOf(result));
            }
            out.println(number);
        }
    }

    /** The store without its migrations, which would take most of the time. */
    static EventStore open(String kind, Path place) {
        return kind.equals("folder")
                ? JournalFolderStore.open(place)
                : JdbcStore.of(EmbeddedDatabase.open(place).source());
    }

    /** The line with a number, always the same, of several hundred bytes and more. */
    static StoredLine line(int number) {
        String text = ("é" + number + "🎲").repeat(20 + number % 400);
        return new StoredLine(
                number,
                "{\"event\":\"" + text + "\"}",
                "{\"number\":" + number + "}",
                Instant.EPOCH.plusSeconds(number),
                RequestKey.of("key-" + number, text));
    }
}
