package org.pubgames.core.internal.journal;

import org.pubgames.core.Problem;
import org.pubgames.core.Revised;
import org.pubgames.core.Verdict;
import org.pubgames.core.Where;

/** What is wrong where lines do not stand in their places. */
final class Places {

    private Places() {}

    /** A number that does not follow the one before it. */
    static Problem number(Where where, int expected, int found) {
        return Problem.of("journal-number", where).withValue(found).withAllowed("" + expected);
    }

    /** A checkpoint that says it begins at another byte: something before it is not as written. */
    static Problem shifted(Where where, long found, Checkpoint.Place says) {
        return Problem.of("journal-shifted", where.path("/at"))
                .withValue(found)
                .withAllowed("" + says.at());
    }

    /** An event of the journal that the rules forbid now. */
    static Problem refused(Where where, int number, Verdict<?, ?> verdict) {
        return Problem.of("journal-refused", where.path("/event"))
                .withValue(number)
                .withRule(verdict.rulings().get(0).rule());
    }

    /** A revision of the journal after which an event could not stand now. */
    static Problem refused(Where where, Revised.Refused<?, ?> refused) {
        return Problem.of("revision-refused", where)
                .withValue(refused.event().map(String::valueOf).orElse("–"))
                .withAllowed(refused.gone().toString())
                .withRule(refused.rulings().get(0).rule());
    }
}
