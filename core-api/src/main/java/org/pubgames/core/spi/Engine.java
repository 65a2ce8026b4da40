package org.pubgames.core.spi;

/**
 * What asks the rules: it finds those whose conditions hold in a situation and lets each of them
 * conclude once. Safe to share between threads.
 */
@FunctionalInterface
public interface Engine {

    /**
     * Begins a judgement.
     *
     * @return the judgement, without conclusions yet; it must be closed
     */
    Judging open();
}
