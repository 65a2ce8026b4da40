package org.pubgames.core.internal.equipment;

import java.util.List;
import org.pubgames.core.Problem;

/**
 * What came of an inspection, thing by thing; equal measurements give equal reports.
 *
 * @param faults what breaks a rule
 * @param notMeasured rules that could not be checked, because nobody measured
 * @param notes measures that the regulations do not quantify, and customs that were not followed
 */
public record InspectionReport(
        List<Problem> faults, List<Problem> notMeasured, List<Problem> notes) {

    public InspectionReport {
        faults = List.copyOf(faults);
        notMeasured = List.copyOf(notMeasured);
        notes = List.copyOf(notes);
    }

    /** Whether no fault was found in what was measured. */
    public boolean passed() {
        return faults.isEmpty();
    }

    /** Whether everything that the regulation rules on was measured. */
    public boolean complete() {
        return notMeasured.isEmpty();
    }
}
