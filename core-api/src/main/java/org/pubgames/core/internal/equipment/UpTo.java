package org.pubgames.core.internal.equipment;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.math.BigDecimal;

/** A measure has a largest value, and is never nothing. */
@Documented
@Constraint(validatedBy = UpTo.Check.class)
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE_USE)
@Repeatable(UpTo.List.class)
public @interface UpTo {

    /** The largest value, in {@link #unit()}. */
    String max();

    /** Whether the largest value itself is too large. */
    boolean exclusive() default false;

    /** The unit in which things are measured. */
    String unit() default "mm";

    /** The rule of the rulebook that decides. */
    String rule();

    /** The printed clause with the value. */
    String clause();

    /** The problem code. */
    String message() default "out-of-tolerance";

    Class<?>[] groups() default {};

    Class<? extends Payload>[] payload() default {};

    /** One constraint for each regulation. */
    @Documented
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.TYPE_USE)
    @interface List {
        UpTo[] value();
    }

    /** Compares the measure with nothing and with the limit. */
    class Check extends WhenMeasured<UpTo, BigDecimal> {

        private BigDecimal max = BigDecimal.ZERO;
        private boolean exclusive;
        private String unit = "";

        @Override
        public void initialize(UpTo limit) {
            max = new BigDecimal(limit.max());
            exclusive = limit.exclusive();
            unit = limit.unit();
        }

        @Override
        protected boolean holds(BigDecimal measured, ConstraintValidatorContext context) {
            return (measured.signum() > 0 && measured.compareTo(max) < (exclusive ? 0 : 1))
                    || Refusal.of(
                            context,
                            "> 0 " + unit + ", " + (exclusive ? "< " : "≤ ") + max + " " + unit);
        }
    }
}
