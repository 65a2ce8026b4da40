package org.pubgames.sjoelen.equipment;

import java.math.BigDecimal;

/**
 * A measure that the ANS regulations give only in their drawings. The drawings are missing from the
 * text we have, so the official reads the nominal value from them.
 *
 * @param name what was measured
 * @param nominal the drawing's value, in millimetres
 * @param measured the board's value, in millimetres
 */
public record DrawnMeasure(String name, BigDecimal nominal, BigDecimal measured) {

    /** Name and measured value. */
    @Override
    public String toString() {
        return name + " " + measured;
    }
}
