package org.pubgames.core.spi;

/**
 * What asks the rules: it finds those whose conditions hold in a situation and lets each of them
 * conclude once. Safe to share between threads.
 */
public interface Engine {

    /** Room for one judgement. */
    Sitting sit();

    /** One judgement. Belongs to one thread. */
    interface Sitting extends AutoCloseable {

        /**
         * Lets every rule that fits one of these situations conclude.
         *
         * @throws IllegalStateException when the rules fail or do not come to an end
         */
        void put(Situation... situations);

        @Override
        void close();
    }
}
