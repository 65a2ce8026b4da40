package org.pubgames.club.access;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Component;

/**
 * Slows down whoever guesses codes: after five wrong ones from one address each further one costs a
 * wait that doubles, until none has come for ten minutes. A right code forgives nothing: a player
 * has one, and could guess on behind it. Safe to share between threads.
 */
@Component
public class Guesses {

    /** So many wrong codes cost nothing. */
    public static final int FREE = 5;

    private static final Duration FIRST = Duration.ofSeconds(2);
    private static final Duration LONGEST = Duration.ofMinutes(5);
    private static final int MOST_ADDRESSES = 10_000;

    private final Clock clock;
    private final Map<String, Wrong> wrong =
            new LinkedHashMap<>() {
                @Override
                protected boolean removeEldestEntry(Map.Entry<String, Wrong> eldest) {
                    return size() > MOST_ADDRESSES;
                }
            };

    private record Wrong(int count, Instant until, Instant last) {}

    /** Guesses by the clock of this machine. */
    @Autowired
    public Guesses() {
        this(Clock.systemUTC());
    }

    Guesses(Clock clock) {
        this.clock = clock;
    }

    /** {@return how long an address has to wait before it may try again; zero for not at all} */
    public synchronized Duration wait(String address) {
        Wrong his = wrong.get(address);
        Instant now = clock.instant();
        return his == null || !now.isBefore(his.until())
                ? Duration.ZERO
                : Duration.between(now, his.until());
    }

    /** Counts a wrong code. */
    public synchronized void failed(String address) {
        Instant now = clock.instant();
        Wrong his = wrong.get(address);
        boolean old = his == null || his.last().plus(LONGEST.multipliedBy(2)).isBefore(now);
        int count = his == null || old ? 1 : his.count() + 1;
        Duration pause = Duration.ZERO;
        if (count >= FREE) {
            pause = FIRST.multipliedBy(1L << Math.min(count - FREE, 10));
            pause = pause.compareTo(LONGEST) > 0 ? LONGEST : pause;
        }
        wrong.put(address, new Wrong(count, now.plus(pause), now));
    }
}
