package org.pubgames.core;

import java.util.List;

/**
 * What came of an inspection; equal measures give equal reports.
 *
 * @param regulation id of the regulation that the equipment was measured against
 * @param findings measure by measure, in the order of the things; what was not measured comes last
 */
public record InspectionReport(String regulation, List<InspectionFinding> findings) {

    /**
     * Keeps copies of its lists.
     *
     * @param regulation id of the regulation that the equipment was measured against
     * @param findings measure by measure, in the order of the things; what was not measured comes
     *     last
     */
    public InspectionReport {
        findings = List.copyOf(findings);
    }

    /**
     * {@return the findings with one result, in order}
     *
     * @param result the result asked for
     */
    public List<InspectionFinding> with(InspectionFinding.Result result) {
        return findings.stream().filter(finding -> finding.result() == result).toList();
    }

    /** {@return what is as the rules want it} */
    public List<InspectionFinding> holding() {
        return with(InspectionFinding.Result.HOLDS);
    }

    /** {@return what breaks a rule} */
    public List<InspectionFinding> faults() {
        return with(InspectionFinding.Result.BREAKS);
    }

    /** {@return what is noted and not judged} */
    public List<InspectionFinding> notes() {
        return with(InspectionFinding.Result.NOTED);
    }

    /** {@return rules that could not be checked, because nobody measured} */
    public List<InspectionFinding> notMeasured() {
        return with(InspectionFinding.Result.NOT_MEASURED);
    }

    /** {@return whether no rule is broken by what was measured} */
    public boolean passed() {
        return faults().isEmpty();
    }

    /** {@return whether everything that the regulation rules on was measured} */
    public boolean complete() {
        return notMeasured().isEmpty();
    }
}
