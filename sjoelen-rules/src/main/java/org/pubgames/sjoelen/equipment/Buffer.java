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

/** The first pile stands free of the back wall, but near it. */
@Documented
@Constraint(validatedBy = Buffer.Check.class)
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE_USE)
public @interface Buffer {

    /** The largest gap, in millimetres, inclusive; the gap itself is never nothing. */
    String max();

    /** Millimetres. */
    String unit() default "mm";

    /** The rule of the rulebook that decides. */
    String rule();

    /** The printed clause with the value. */
    String clause();

    /** The problem code. */
    String message() default "wrong-buffer";

    Class<?>[] groups() default {};

    Class<? extends Payload>[] payload() default {};

    /** Compares the gap. */
    class Check extends WhenMeasured<Buffer, BigDecimal> {

        private BigDecimal max = BigDecimal.ZERO;
        private String unit = "";

        @Override
        public void initialize(Buffer buffer) {
            max = new BigDecimal(buffer.max());
            unit = buffer.unit();
        }

        @Override
        boolean holds(BigDecimal gap, ConstraintValidatorContext context) {
            return (gap.signum() > 0 && gap.compareTo(max) <= 0)
                    || Refusal.of(context, "> 0 " + unit + ", ≤ " + max + " " + unit);
        }
    }
}
