package org.pubgames.sjoelen.equipment;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.List;
import org.pubgames.core.internal.equipment.Range;
import org.pubgames.core.internal.equipment.Refusal;
import org.pubgames.core.internal.equipment.WhenMeasured;

/** Distances are alike: the largest exceeds the smallest by no more than a given spread. */
@Documented
@Constraint(validatedBy = EvenlySpaced.Check.class)
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE_USE)
public @interface EvenlySpaced {

    /** The spread, in millimetres, inclusive. */
    String spread();

    /** Millimetres. */
    String unit() default "mm";

    /** The rule of the rulebook that decides. */
    String rule();

    /** The printed clause with the value. */
    String clause();

    /** The problem code. */
    String message() default "uneven-spacing";

    Class<?>[] groups() default {};

    Class<? extends Payload>[] payload() default {};

    /** Compares the extremes. */
    class Check extends WhenMeasured<EvenlySpaced, List<BigDecimal>> {

        private BigDecimal spread = BigDecimal.ZERO;
        private String unit = "";

        @Override
        public void initialize(EvenlySpaced even) {
            spread = new BigDecimal(even.spread());
            unit = even.unit();
        }

        @Override
        protected boolean holds(List<BigDecimal> distances, ConstraintValidatorContext context) {
            return even(distances) || Refusal.of(context, "max − min ≤ " + spread + " " + unit);
        }

        private boolean even(List<BigDecimal> distances) {
            if (distances.isEmpty()) {
                return true;
            }
            BigDecimal least = Collections.min(distances);
            BigDecimal most = Collections.max(distances);
            return Range.measurable(least) && most.compareTo(least.add(spread)) <= 0;
        }
    }
}
