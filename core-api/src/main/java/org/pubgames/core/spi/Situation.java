package org.pubgames.core.spi;

import org.pubgames.core.Ruling;

/**
 * A prepared fact: everything the rules of one topic need to know, counted and measured beforehand,
 * and the sink for what they conclude. A record, so that a rule is a single pattern on it.
 *
 * <p>A rule says only what it decides: the engine knows which rule concludes, and what the rule's
 * sentence names is read from the situation when the ruling is written.
 *
 * <p>Components that rules read must not be named like a part of "alphaIndexedBy" or
 * "betaIndexedBy" ({@code x}, {@code in}, {@code de} …): the model generator of the rule engine
 * fails on them.
 */
public interface Situation {

    /** {@return where conclusions go} */
    Findings findings();

    /** {@return the conclusion that the event may not happen} */
    default Finding forbid() {
        return findings().add(this, Ruling.Kind.FORBIDS, 0, null);
    }

    /**
     * {@return the conclusion that somebody gets points}
     *
     * @param points points for whoever the situation is about; may be negative
     */
    default Finding award(int points) {
        return findings().add(this, Ruling.Kind.AWARDS, points, null);
    }

    /**
     * {@return the conclusion that somebody gets points and that the state changes}
     *
     * @param points points for whoever the situation is about; may be negative
     * @param effect what happens to the state; the referee applies it
     */
    default Finding award(int points, Object effect) {
        return findings().add(this, Ruling.Kind.AWARDS, points, effect);
    }

    /**
     * {@return the conclusion that the state changes}
     *
     * @param effect what happens to the state; the referee applies it
     */
    default Finding change(Object effect) {
        return findings().add(this, Ruling.Kind.CHANGES, 0, effect);
    }

    /**
     * {@return the conclusion that takes the place of another rule's; see {@link
     * Finding#insteadOf}}
     *
     * @param effect what happens to the state; the referee applies it
     */
    default Finding override(Object effect) {
        return findings().add(this, Ruling.Kind.OVERRIDES, 0, effect);
    }

    /**
     * {@return the conclusion that something ends}
     *
     * @param effect what happens to the state; the referee applies it
     */
    default Finding end(Object effect) {
        return findings().add(this, Ruling.Kind.ENDS, 0, effect);
    }

    /** {@return the conclusion that something is recorded} */
    default Finding note() {
        return findings().add(this, Ruling.Kind.NOTES, 0, null);
    }

    /**
     * {@return the conclusion that something is recorded and kept in the state}
     *
     * @param effect what happens to the state; the referee applies it
     */
    default Finding note(Object effect) {
        return findings().add(this, Ruling.Kind.NOTES, 0, effect);
    }

    /**
     * The rule records what holds where no other rule concludes the like: it is withdrawn once
     * another rule has concluded an effect of the same type about this situation.
     *
     * @param effect what happens to the state; the referee applies it
     * @return the conclusion
     */
    default Finding otherwise(Object effect) {
        return findings().add(this, Ruling.Kind.NOTES, 0, effect).yielding();
    }

    /**
     * The rule decides how the state changes, and is no line of the verdict: for decisions that
     * nobody at the table would speak of, such as who is asked next.
     *
     * @param effect what happens to the state; the referee applies it
     */
    default void decide(Object effect) {
        findings().add(this, Ruling.Kind.CHANGES, 0, effect).untold();
    }
}
