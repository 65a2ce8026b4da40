package org.pubgames.sjoelen.equipment;

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
 *
 * <p>On a {@link DrawnMeasure} the nominal value is the one read from the drawing.
 */
@Documented
@Constraint(validatedBy = {Measure.OfNumber.class, Measure.OfDrawing.class})
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE_USE)
@Repeatable(Measure.List.class)
public @interface Measure {

    /** The nominal value, in {@link #unit()}; empty when the measure brings its own. */
    String nominal() default "";

    /** Half the width of the range: in {@link #unit()}, or a part of the nominal value ("0.3%"). */
    String tolerance();

    /** Millimetres or grams. */
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
    class OfNumber extends WhenMeasured<Measure, BigDecimal> {

        private Range range = Range.NOTHING;
        private String unit = "";

        @Override
        public void initialize(Measure measure) {
            range = Range.around(new BigDecimal(measure.nominal()), measure.tolerance());
            unit = measure.unit();
        }

        @Override
        boolean holds(BigDecimal measured, ConstraintValidatorContext context) {
            return range.holds(measured) || Refusal.of(context, range + " " + unit);
        }
    }

    /** Checks a measure against the nominal value that its drawing gives. */
    class OfDrawing extends WhenMeasured<Measure, DrawnMeasure> {

        private String tolerance = "";
        private String unit = "";

        @Override
        public void initialize(Measure measure) {
            tolerance = measure.tolerance();
            unit = measure.unit();
        }

        @Override
        boolean holds(DrawnMeasure drawn, ConstraintValidatorContext context) {
            if (drawn.nominal().signum() <= 0 || !Range.measurable(drawn.nominal())) {
                return Refusal.of(
                        context, "0 " + unit + " < nominal ≤ " + Range.LARGEST + " " + unit);
            }
            Range range = Range.around(drawn.nominal(), tolerance);
            return range.holds(drawn.measured()) || Refusal.of(context, range + " " + unit);
        }
    }
}
