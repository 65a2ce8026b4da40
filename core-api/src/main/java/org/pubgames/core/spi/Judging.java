package org.pubgames.core.spi;

/**
 * One judgement before the rules: situations are put, rules conclude. May be asked several times;
 * what later situations need from earlier conclusions, Java reads from the findings. Belongs to one
 * thread and must be closed.
 */
public final class Judging implements AutoCloseable {

    private final Engine.Sitting sitting;
    private final Findings findings = new Findings();

    /** A fresh judgement, put before an engine. */
    public Judging(Engine.Sitting sitting) {
        this.sitting = sitting;
    }

    /** What was concluded so far. */
    public Findings findings() {
        return findings;
    }

    /**
     * Puts situations before the rules and lets them conclude.
     *
     * @throws IllegalStateException when the rules fail or do not come to an end
     */
    public Findings put(Situation... situations) {
        int before = findings.all().size();
        sitting.put(situations);
        findings.settle(before);
        return findings;
    }

    /**
     * Puts one situation before the rules and answers with what they concluded from it alone, for a
     * referee who has to ask the same kind of question several times in one judgement.
     */
    public Findings ask(Situation situation) {
        int before = findings.all().size();
        put(situation);
        return findings.since(before);
    }

    @Override
    public void close() {
        sitting.close();
    }
}
