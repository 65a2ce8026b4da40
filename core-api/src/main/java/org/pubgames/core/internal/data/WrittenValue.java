package org.pubgames.core.internal.data;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.spi.Names;

/** Values as files write them. */
public final class WrittenValue {

    /** Decimals with more digits are written with an exponent. */
    private static final int LONGEST_DECIMALS = 100;

    private WrittenValue() {}

    /** A value as files write it: constants in small letters, lists in brackets. */
    public static String of(Object value) {
        if (value instanceof List<?> list) {
            return "[" + String.join(", ", list.stream().map(WrittenValue::of).toList()) + "]";
        }
        if (value instanceof Optional<?> optional) {
            return optional.map(WrittenValue::of).orElse("");
        }
        if (value instanceof BigDecimal decimal) {
            // 1e999999999 written out would fill the memory
            return Math.abs((long) decimal.scale()) <= LONGEST_DECIMALS
                    ? decimal.stripTrailingZeros().toPlainString()
                    : decimal.toString();
        }
        return value instanceof Enum<?> constant ? Names.written(constant) : String.valueOf(value);
    }
}
