package org.pubgames.sjoelen;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;
import org.pubgames.core.Games;
import org.pubgames.core.Inspection;

/** Tolerances against integer arithmetic: no rounding, bounds included, no unit preferred. */
class ToleranceProperties {

    private static final Inspection ANS =
            Games.game(Sjoelen.KEY).inspections().stream()
                    .filter(one -> one.regulation().equals("ans"))
                    .findFirst()
                    .orElseThrow();

    private static boolean passes(Map<String, ?> sheet) {
        return ANS.inspect(sheet).orElseThrow().passed();
    }

    private static boolean accepted(BigDecimal nominal, BigDecimal measured, boolean length) {
        Map<String, Object> drawn = Map.of("name", "any", "nominal", nominal, "measured", measured);
        Map<String, Object> drawing = Map.of(length ? "lengths" : "others", List.of(drawn));
        return passes(Map.of("board", Map.of("drawing", drawing)));
    }

    /** Nominal in micrometres, deviation in units of 10 nm, so that the edge is always hit. */
    @Property(tries = 500)
    void agreesWithIntegers(
            @ForAll @LongRange(min = 1, max = 3_000_000) long nominal,
            @ForAll @LongRange(min = -40, max = 40) long promille,
            @ForAll @IntRange(min = -1, max = 1) int beside,
            @ForAll boolean length) {
        long measured = nominal * 100_000 + nominal * 10 * promille + beside;
        long off = Math.abs(measured - nominal * 100_000);
        assertThat(
                        accepted(
                                BigDecimal.valueOf(nominal, 3),
                                BigDecimal.valueOf(measured, 8),
                                length))
                .isEqualTo(off * 10_000 <= nominal * 100_000 * (length ? 15 : 30));
    }

    @Property(tries = 300)
    void edgesAreInAndTheNextDigitIsOut(
            @ForAll @LongRange(min = 1, max = 1_000_000) long nominal, @ForAll boolean length) {
        BigDecimal middle = BigDecimal.valueOf(nominal, 2);
        BigDecimal margin = middle.multiply(new BigDecimal(length ? "0.0015" : "0.003"));
        BigDecimal hair = new BigDecimal("0.0000000001");
        assertThat(accepted(middle, middle.add(margin), length)).isTrue();
        assertThat(accepted(middle, middle.subtract(margin), length)).isTrue();
        assertThat(accepted(middle, middle.add(margin).add(hair), length)).isFalse();
        assertThat(accepted(middle, middle.subtract(margin).subtract(hair), length)).isFalse();
    }

    @Property(tries = 300)
    void scalingChangesNothing(
            @ForAll @LongRange(min = 1, max = 50_000) long nominal,
            @ForAll @LongRange(min = 1, max = 50_000) long measured,
            @ForAll @LongRange(min = 1, max = 19) long factor,
            @ForAll @IntRange(min = 0, max = 9) int decimals,
            @ForAll boolean length) {
        assertThat(
                        accepted(
                                BigDecimal.valueOf(nominal * factor, decimals),
                                BigDecimal.valueOf(measured * factor, decimals),
                                length))
                .isEqualTo(
                        accepted(
                                BigDecimal.valueOf(nominal), BigDecimal.valueOf(measured), length));
    }

    @Property(tries = 300)
    void trailingZerosChangeNothing(
            @ForAll @LongRange(min = 11_900, max = 12_100) long thousandths,
            @ForAll @IntRange(min = 3, max = 12) int scale) {
        BigDecimal weight = BigDecimal.valueOf(thousandths, 3);
        assertThat(accepted(new BigDecimal("12"), weight.setScale(scale), false))
                .isEqualTo(accepted(new BigDecimal("12"), weight, false));
    }

    /** The only right piling of a number of discs is the one that never begins a pile too soon. */
    @Property(tries = 1000)
    void onePilingIsRight(@ForAll @Size(max = 5) List<@IntRange(min = 1, max = 5) Integer> sizes) {
        int left = sizes.stream().mapToInt(Integer::intValue).sum();
        boolean right = true;
        for (int i = 0; i < sizes.size(); i++) {
            int due = Math.min(left, i == 0 ? 4 : 3);
            right &= sizes.get(i) == due;
            left -= due;
        }
        assertThat(passes(Map.of("piles", List.of(Map.of("sizes", sizes))))).isEqualTo(right);
    }
}
