package org.pubgames.conformance.run;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * How long a whole run may take, and the clock that says how long anything took.
 *
 * @param longest the time for the whole run; empty for no limit
 * @param nanos a clock that only goes forward, in nanoseconds
 */
public record Budget(Optional<Duration> longest, LongSupplier nanos) {

    /** As long as it takes. */
    public static final Budget NONE = new Budget(Optional.empty(), System::nanoTime);

    /** A limited time by the clock of this machine. */
    public static Budget of(Duration longest) {
        return new Budget(Optional.of(longest), System::nanoTime);
    }

    long now() {
        return nanos.getAsLong();
    }

    boolean over(long began) {
        return longest.isPresent() && now() - began >= longest.get().toNanos();
    }

    /** At least 0, whatever the clock says. */
    long millisSince(long began) {
        return Math.max(0, TimeUnit.NANOSECONDS.toMillis(now() - began));
    }
}
