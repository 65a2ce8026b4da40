package org.pubgames.core.spi;

/**
 * One judgement in progress: situations are put to the rules, rules conclude. May be asked several
 * times; what later situations need from earlier conclusions, Java reads from the findings. Belongs
 * to one thread and must be closed.
 */
public abstract class Judging implements AutoCloseable {

    private final Findings findings = new Findings();

    /** A judgement without conclusions. */
    protected Judging() {}

    /**
     * Lets every rule that fits one of these situations conclude.
     *
     * @param situations at least one
     * @throws IllegalStateException when the rules fail or do not come to an end
     */
    protected abstract void conclude(Situation... situations);

    /**
     * What was concluded so far.
     *
     * @return the same object during the whole judgement
     */
    public final Findings findings() {
        return findings;
    }

    /**
     * Puts situations to the rules and lets them conclude.
     *
     * @param situations facts made with {@link #findings()}
     * @return everything that was concluded so far
     * @throws IllegalStateException when the rules fail or do not come to an end
     */
    public final Findings put(Situation... situations) {
        int before = findings.all().size();
        conclude(situations);
        findings.settle(before);
        return findings;
    }

    /**
     * Puts one situation to the rules, for a referee who asks the same kind of question several
     * times in one judgement.
     *
     * @param situation a fact made with {@link #findings()}
     * @return what was concluded from it alone
     * @throws IllegalStateException when the rules fail or do not come to an end
     */
    public final Findings ask(Situation situation) {
        int before = findings.all().size();
        put(situation);
        return findings.since(before);
    }

    /**
     * Puts a situation to the rules aside: what they conclude stays out of the verdict.
     *
     * @param aside findings of its own
     * @param situation a fact made with these findings
     * @return what was concluded
     * @throws IllegalStateException when the rules fail or do not come to an end
     */
    public final Findings aside(Findings aside, Situation situation) {
        int before = aside.all().size();
        conclude(situation);
        aside.settle(before);
        return aside;
    }

    /** Ends the judgement; its findings stay readable. */
    @Override
    public void close() {
        // most engines keep nothing for a judgement
    }
}
