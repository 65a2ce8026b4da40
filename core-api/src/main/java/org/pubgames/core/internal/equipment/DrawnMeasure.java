package org.pubgames.core.internal.equipment;

import java.math.BigDecimal;

/**
 * A measure that a regulation gives only in a drawing; the official reads the nominal value there.
 *
 * @param name what was measured
 * @param nominal the drawing's value
 * @param measured the value found, in the same unit
 */
record DrawnMeasure(String name, BigDecimal nominal, BigDecimal measured) {

    /** Name and measured value. */
    @Override
    public String toString() {
        return name + " " + measured;
    }
}
