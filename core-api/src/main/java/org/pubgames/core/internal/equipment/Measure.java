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

/**
 * A measure has its nominal value, give or take a tolerance. Bounds are inclusive and compared
 * exactly.
 */
@Documented
@Constraint(validatedBy = Measure.Check.class)
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE_USE)
@Repeatable(Measure.List.class)
public @interface Measure {

    /** The nominal value, in {@link #unit()}. */
    String nominal();

    /** Half the width of the range: in {@link #unit()}, or a part of the nominal value ("0.3%"). */
    String tolerance();

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
        Measure[] value();
    }

    /** Checks a number against the printed nominal value. */
    class Check extends WhenMeasured<Measure, BigDecimal> {

        private Range range = Range.NOTHING;
        private String unit = "";

        @Override
        public void initialize(Measure measure) {
            range = Range.around(new BigDecimal(measure.nominal()), measure.tolerance());
            unit = measure.unit();
        }

        @Override
        protected boolean holds(BigDecimal measured, ConstraintValidatorContext context) {
            return range.holds(measured) || Refusal.of(context, range + " " + unit);
        }
    }
}
