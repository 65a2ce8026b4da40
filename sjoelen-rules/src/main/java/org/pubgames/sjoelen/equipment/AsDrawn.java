package org.pubgames.sjoelen.equipment;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.pubgames.core.internal.equipment.Range;
import org.pubgames.core.internal.equipment.Refusal;
import org.pubgames.core.internal.equipment.WhenMeasured;

/** A measure has the value that its drawing gives, give or take a tolerance, in millimetres. */
@Documented
@Constraint(validatedBy = AsDrawn.Check.class)
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE_USE)
public @interface AsDrawn {

    /** Half the width of the range: a part of the drawing's value ("0.3%"). */
    String tolerance();

    /** Millimetres. */
    String unit() default "mm";

    /** The rule of the rulebook that decides. */
    String rule();

    /** The printed clause with the value. */
    String clause();

    /** The problem code. */
    String message() default "out-of-tolerance";

    Class<?>[] groups() default {};

    Class<? extends Payload>[] payload() default {};

    /** Checks a measure against the nominal value that its drawing gives. */
    class Check extends WhenMeasured<AsDrawn, DrawnMeasure> {

        private String tolerance = "";
        private String unit = "";

        @Override
        public void initialize(AsDrawn drawn) {
            tolerance = drawn.tolerance();
            unit = drawn.unit();
        }

        @Override
        protected boolean holds(DrawnMeasure drawn, ConstraintValidatorContext context) {
            if (drawn.nominal().signum() <= 0 || !Range.measurable(drawn.nominal())) {
                return Refusal.of(
                        context, "0 " + unit + " < nominal ≤ " + Range.LARGEST + " " + unit);
            }
            Range range = Range.around(drawn.nominal(), tolerance);
            return range.holds(drawn.measured()) || Refusal.of(context, range + " " + unit);
        }
    }
}
