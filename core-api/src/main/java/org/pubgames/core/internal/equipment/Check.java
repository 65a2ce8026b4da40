package org.pubgames.core.internal.equipment;

import java.util.List;
import java.util.stream.Collectors;
import org.pubgames.core.InspectionFinding;
import org.pubgames.core.InspectionFinding.Result;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.Node;

/**
 * One measured value and what a regulation allows of it.
 *
 * @param thing the place of the thing it belongs to among all things of the sheet
 * @param where where the value stands
 * @param value the value, or the list of values
 * @param unit its unit, empty when it has none
 * @param allowance what is allowed
 */
record Check(int thing, Where where, Object value, String unit, Measure.Allowance allowance) {

    boolean holds() {
        return allowance.requirement().holds(value);
    }

    /** The problem code when it does not hold. */
    String code() {
        return allowance.code().isEmpty() ? allowance.requirement().code(value) : allowance.code();
    }

    /** What was found. */
    InspectionFinding finding(boolean broken) {
        Result wrong = allowance.note() ? Result.NOTED : Result.BREAKS;
        return new InspectionFinding(
                broken ? wrong : Result.HOLDS,
                broken ? code() : "holds",
                where,
                unit.isEmpty() ? shown(value) : shown(value) + " " + unit,
                allowance.requirement().allowed(value, unit),
                allowance.rule(),
                allowance.clause());
    }

    private static String shown(Object value) {
        return value instanceof List<?> list
                ? Node.shortened(
                        list.stream().map(Check::shown).collect(Collectors.joining(", ", "[", "]")))
                : String.valueOf(value);
    }
}
