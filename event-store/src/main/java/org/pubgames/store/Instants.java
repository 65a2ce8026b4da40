package org.pubgames.store;

import java.time.Instant;
import java.time.temporal.ChronoUnit;

/** Instants as every store keeps them: a database has no finer unit than a microsecond. */
final class Instants {

    private Instants() {}

    static Instant kept(Instant instant) {
        return instant.truncatedTo(ChronoUnit.MICROS);
    }

    static StoredLine kept(StoredLine line) {
        return new StoredLine(
                line.number(), line.line(), line.answer(), kept(line.at()), line.key());
    }
}
