package org.pubgames.core;

import java.util.List;

/**
 * What came of an inspection; equal measures give equal reports.
 *
 * @param regulation id of the regulation that the equipment was measured against
 * @param findings measure by measure, in the order of the things; what was not measured comes last
 */
public record InspectionReport(String regulation, List<InspectionFinding> findings) {

    public InspectionReport {
        findings = List.copyOf(findings);
    }

    /** The findings with one result, in order. */
    public List<InspectionFinding> with(InspectionFinding.Result result) {
        return findings.stream().filter(finding -> finding.result() == result).toList();
    }

    /** What is as the rules want it. */
    public List<InspectionFinding> holding() {
        return with(InspectionFinding.Result.HOLDS);
    }

    /** What breaks a rule. */
    public List<InspectionFinding> faults() {
        return with(InspectionFinding.Result.BREAKS);
    }

    /** What is noted and not judged. */
    public List<InspectionFinding> notes() {
        return with(InspectionFinding.Result.NOTED);
    }

    /** Rules that could not be checked, because nobody measured. */
    public List<InspectionFinding> notMeasured() {
        return with(InspectionFinding.Result.NOT_MEASURED);
    }

    /** Whether no rule is broken by what was measured. */
    public boolean passed() {
        return faults().isEmpty();
    }

    /** Whether everything that the regulation rules on was measured. */
    public boolean complete() {
        return notMeasured().isEmpty();
    }
}
