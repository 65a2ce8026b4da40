package org.pubgames.store;

import static java.util.Objects.requireNonNull;

import java.time.Clock;
import java.util.function.Supplier;
import org.pubgames.core.Catalogue;
import org.pubgames.core.Games;
import org.pubgames.core.Pinning;

/**
 * How {@link StoredMatches} works. Immutable.
 *
 * @param catalogue asked for the variants whenever a match is opened
 * @param pinning what to do with a match whose variant has changed since it was begun
 * @param answers writes what is kept as the answer to a line
 * @param clock says when a line was accepted
 * @param hot how many matches are kept as they are, at least 1
 * @param parked how many more are kept in a few bytes an event, at least 0
 * @param snapshotEvery after how many lines a snapshot is put, at least 1
 */
public record StoredMatchesOptions(
        Supplier<Catalogue> catalogue,
        Pinning pinning,
        Answers answers,
        Clock clock,
        int hot,
        int parked,
        int snapshotEvery) {

    /**
     * Checks the numbers.
     *
     * @param catalogue asked for the variants whenever a match is opened
     * @param pinning what to do with a match whose variant has changed since it was begun
     * @param answers writes what is kept as the answer to a line
     * @param clock says when a line was accepted
     * @param hot how many matches are kept as they are
     * @param parked how many more are kept in a few bytes an event
     * @param snapshotEvery after how many lines a snapshot is put
     * @throws IllegalArgumentException when one is out of its range
     */
    public StoredMatchesOptions {
        requireNonNull(catalogue, "catalogue");
        requireNonNull(pinning, "pinning");
        requireNonNull(answers, "answers");
        requireNonNull(clock, "clock");
        if (hot < 1 || parked < 0 || snapshotEvery < 1) {
            throw new IllegalArgumentException(
                    "hot " + hot + ", parked " + parked + ", snapshotEvery " + snapshotEvery);
        }
    }

    /**
     * {@return the options when nothing is said: the variants on the class path, matches that stand
     * by the rules that their headers keep, rulings as answers, 1,000 matches hot and 10,000
     * parked, a snapshot after every 64 lines}
     */
    public static StoredMatchesOptions standard() {
        return new StoredMatchesOptions(
                Games::catalogue,
                Pinning.KEPT,
                Answers.rulings(),
                Clock.systemUTC(),
                1_000,
                10_000,
                64);
    }

    /**
     * {@return the same with other variants}
     *
     * @param variants asked whenever a match is opened
     */
    public StoredMatchesOptions withCatalogue(Supplier<Catalogue> variants) {
        return new StoredMatchesOptions(
                variants, pinning, answers, clock, hot, parked, snapshotEvery);
    }

    /**
     * {@return the same with another way to treat variants that have changed}
     *
     * @param other what to do
     */
    public StoredMatchesOptions withPinning(Pinning other) {
        return new StoredMatchesOptions(
                catalogue, other, answers, clock, hot, parked, snapshotEvery);
    }

    /**
     * {@return the same with other answers}
     *
     * @param other writes them
     */
    public StoredMatchesOptions withAnswers(Answers other) {
        return new StoredMatchesOptions(
                catalogue, pinning, other, clock, hot, parked, snapshotEvery);
    }

    /**
     * {@return the same with another clock}
     *
     * @param other says when a line was accepted
     */
    public StoredMatchesOptions withClock(Clock other) {
        return new StoredMatchesOptions(
                catalogue, pinning, answers, other, hot, parked, snapshotEvery);
    }

    /**
     * {@return the same with other bounds on what is kept in memory}
     *
     * @param newHot how many matches are kept as they are, at least 1
     * @param newParked how many more are kept in a few bytes an event, at least 0
     * @throws IllegalArgumentException when one is out of its range
     */
    public StoredMatchesOptions keeping(int newHot, int newParked) {
        return new StoredMatchesOptions(
                catalogue, pinning, answers, clock, newHot, newParked, snapshotEvery);
    }

    /**
     * {@return the same with snapshots more or less often}
     *
     * @param lines after how many lines one is put, at least 1
     * @throws IllegalArgumentException when it is less
     */
    public StoredMatchesOptions withSnapshotEvery(int lines) {
        return new StoredMatchesOptions(catalogue, pinning, answers, clock, hot, parked, lines);
    }
}
