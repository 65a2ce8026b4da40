package org.pubgames.core.internal.equipment;

import java.util.List;

/**
 * A sheet of measures with what a regulation allows of each. Its constraint is looked at by Jakarta
 * Validation.
 *
 * @param checks what was measured, in the order of the report
 */
@AsRegulated
record CheckedSheet(List<Check> checks) {

    CheckedSheet {
        checks = List.copyOf(checks);
    }
}
