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

/** A measure lies between two printed values, both included. */
@Documented
@Constraint(validatedBy = Between.Check.class)
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE_USE)
@Repeatable(Between.List.class)
public @interface Between {

    /** The smallest value, in {@link #unit()}. */
    String low();

    /** The largest value, in {@link #unit()}. */
    String high();

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
        Between[] value();
    }

    /** Compares the measure with both values. */
    class Check extends WhenMeasured<Between, BigDecimal> {

        private Range range = Range.NOTHING;
        private String unit = "";

        @Override
        public void initialize(Between between) {
            range = new Range(new BigDecimal(between.low()), new BigDecimal(between.high()));
            unit = between.unit();
        }

        @Override
        protected boolean holds(BigDecimal measured, ConstraintValidatorContext context) {
            return range.holds(measured) || Refusal.of(context, range + " " + unit);
        }
    }
}
