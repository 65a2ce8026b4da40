package org.pubgames.spring;

/**
 * What is counted. Never a name, a seat or the id of a match: there would be as many meters as
 * those. Must be safe to share between threads.
 */
public interface MatchMetrics {

    /**
     * A line was answered.
     *
     * @param game the id of its game
     * @param outcome {@code accepted}, {@code refused}, {@code revised}, {@code not-revised},
     *     {@code replayed}, {@code read-again}, {@code key-used}, {@code unreadable}, {@code
     *     forbidden} or {@code no-match}
     * @param nanos how long it took, in nanoseconds
     */
    void judged(String game, String outcome, long nanos);

    /**
     * An event was refused.
     *
     * @param game the id of its game
     * @param rule the id of a rule that refuses it
     */
    void refused(String game, String rule);

    /**
     * A stream of events was opened or closed.
     *
     * @param change 1 or -1
     */
    void streams(int change);

    /** A stream was closed because its viewer did not read. */
    void overflowed();

    /** {@return one that counts nothing} */
    static MatchMetrics none() {
        return new MatchMetrics() {
            @Override
            public void judged(String game, String outcome, long nanos) {
                // nobody asks
            }

            @Override
            public void refused(String game, String rule) {
                // nobody asks
            }

            @Override
            public void streams(int change) {
                // nobody asks
            }

            @Override
            public void overflowed() {
                // nobody asks
            }
        };
    }
}
