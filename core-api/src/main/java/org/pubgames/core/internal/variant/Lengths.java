package org.pubgames.core.internal.variant;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Lengths with the unit that somebody wrote behind them, in inches as the rules print them. */
final class Lengths {

    /** As many decimals as a length may have: a millionth of an inch. */
    private static final int DECIMALS = 6;

    private static final String NUMBER = "([0-9]{1,9}(?:[.,][0-9]{1,6})?)";

    /** A number and its unit, or feet and inches. */
    private static final Pattern LENGTH =
            Pattern.compile(
                    NUMBER + "\\s*(\\p{L}+|['′\"″])(?:\\s*" + NUMBER + "\\s*(\\p{L}+|[\"″]))?");

    /** The tenths of a millimetre in a unit; an inch has 254 of them. */
    private static final Map<String, Integer> UNITS =
            Map.ofEntries(
                    Map.entry("mm", 10),
                    Map.entry("cm", 100),
                    Map.entry("m", 10_000),
                    Map.entry("in", 254),
                    Map.entry("inch", 254),
                    Map.entry("inches", 254),
                    Map.entry("duim", 254),
                    Map.entry("zoll", 254),
                    Map.entry("\"", 254),
                    Map.entry("″", 254),
                    Map.entry("ft", 3048),
                    Map.entry("foot", 3048),
                    Map.entry("feet", 3048),
                    Map.entry("voet", 3048),
                    Map.entry("fuß", 3048),
                    Map.entry("'", 3048),
                    Map.entry("′", 3048));

    private static final BigDecimal INCH = BigDecimal.valueOf(254);

    private Lengths() {}

    /**
     * A length in inches, rounded to a millionth of an inch where it cannot be said in fewer
     * decimals; empty when no length was written.
     */
    static Optional<BigDecimal> inches(String written) {
        Matcher length = LENGTH.matcher(written.strip().toLowerCase(Locale.ROOT));
        if (!length.matches() || !UNITS.containsKey(length.group(2))) {
            return Optional.empty();
        }
        BigDecimal tenths = tenths(length.group(1), length.group(2));
        if (length.group(4) != null) {
            if (!UNITS.containsKey(length.group(4))) {
                return Optional.empty();
            }
            tenths = tenths.add(tenths(length.group(3), length.group(4)));
        }
        return Optional.of(
                tenths.divide(INCH, DECIMALS, RoundingMode.HALF_EVEN).stripTrailingZeros());
    }

    private static BigDecimal tenths(String number, String unit) {
        int tenths = UNITS.getOrDefault(unit, 0);
        return new BigDecimal(number.replace(',', '.')).multiply(BigDecimal.valueOf(tenths));
    }
}
