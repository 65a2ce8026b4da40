package org.pubgames.core.rules;

import org.jspecify.annotations.Nullable;
import org.kie.api.runtime.KieSession;
import org.kie.api.runtime.rule.AgendaFilter;

/**
 * One judgement before the rules: situations are put, rules conclude. May be asked several times;
 * what later situations need from earlier conclusions, Java reads from the findings. Belongs to one
 * thread and must be closed.
 */
public final class Hearing implements AutoCloseable {

    /** No sound rule set fires this often on one situation; a rule that loops is stopped here. */
    private static final int MOST_FIRINGS = 1_000;

    private final KieSession session;
    private final @Nullable AgendaFilter filter;
    private final Findings findings = new Findings();

    Hearing(KieSession session, @Nullable AgendaFilter filter) {
        this.session = session;
        this.filter = filter;
    }

    /** What was concluded so far. */
    public Findings findings() {
        return findings;
    }

    /**
     * Puts situations before the rules and lets them conclude.
     *
     * @throws IllegalStateException when the rules do not come to an end
     */
    public Findings hear(Situation... situations) {
        int before = findings.all().size();
        for (Situation situation : situations) {
            session.insert(situation);
        }
        int fired =
                filter == null
                        ? session.fireAllRules(MOST_FIRINGS)
                        : session.fireAllRules(filter, MOST_FIRINGS);
        if (fired >= MOST_FIRINGS) {
            throw new IllegalStateException(
                    "the rules fired " + fired + " times on " + situations[0]);
        }
        findings.settle(before);
        return findings;
    }

    /**
     * Puts one situation before the rules and answers with what they concluded from it alone, for a
     * referee who has to ask the same kind of question several times in one judgement.
     */
    public Findings ask(Situation situation) {
        int before = findings.all().size();
        hear(situation);
        return findings.since(before);
    }

    @Override
    public void close() {
        session.dispose();
    }
}
