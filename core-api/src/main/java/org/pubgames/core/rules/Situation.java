package org.pubgames.core.rules;

import org.pubgames.core.Ruling;

/**
 * A prepared fact: everything the rules of one topic need to know, counted and measured beforehand,
 * and the sink for what they conclude. A record, so that a rule is a single pattern on it.
 *
 * <p>Components that rules read must not be named like a part of "alphaIndexedBy" or
 * "betaIndexedBy" ({@code x}, {@code in}, {@code de} …): the model generator of the rule engine
 * fails on them.
 */
public interface Situation {

    /** Where conclusions go. */
    Findings findings();

    /** The event may not happen. */
    default Finding forbid(String rule) {
        return findings().add(this, rule, Ruling.Kind.FORBIDS, 0, null);
    }

    /** The rule gives points. */
    default Finding award(String rule, int points) {
        return findings().add(this, rule, Ruling.Kind.AWARDS, points, null);
    }

    /** The rule gives points and decides how the state changes. */
    default Finding award(String rule, int points, Object effect) {
        return findings().add(this, rule, Ruling.Kind.AWARDS, points, effect);
    }

    /** The rule decides how the state changes. */
    default Finding change(String rule, Object effect) {
        return findings().add(this, rule, Ruling.Kind.CHANGES, 0, effect);
    }

    /** The rule takes the place of another one; see {@link Finding#insteadOf}. */
    default Finding override(String rule, Object effect) {
        return findings().add(this, rule, Ruling.Kind.OVERRIDES, 0, effect);
    }

    /** The rule ends something. */
    default Finding end(String rule, Object effect) {
        return findings().add(this, rule, Ruling.Kind.ENDS, 0, effect);
    }

    /** The rule records something. */
    default Finding note(String rule) {
        return findings().add(this, rule, Ruling.Kind.NOTES, 0, null);
    }

    /** The rule records something that the state keeps. */
    default Finding note(String rule, Object effect) {
        return findings().add(this, rule, Ruling.Kind.NOTES, 0, effect);
    }
}
