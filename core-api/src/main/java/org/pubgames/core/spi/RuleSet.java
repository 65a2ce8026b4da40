package org.pubgames.core.spi;

/** Rules that can be asked. Safe to share between threads. */
public interface RuleSet {

    /**
     * A fresh judgement.
     *
     * @return to be closed by the caller
     */
    Judging open();
}
