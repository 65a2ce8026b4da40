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

/** A measure is a whole number of steps. */
@Documented
@Constraint(validatedBy = MultipleOf.Check.class)
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE_USE)
@Repeatable(MultipleOf.List.class)
public @interface MultipleOf {

    /** The step, in {@link #unit()}. */
    String value();

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
        MultipleOf[] value();
    }

    /** Divides; what is too large to compute with is no multiple of anything. */
    class Check extends WhenMeasured<MultipleOf, BigDecimal> {

        private BigDecimal step = BigDecimal.ONE;
        private String unit = "";

        @Override
        public void initialize(MultipleOf multiple) {
            step = new BigDecimal(multiple.value());
            unit = multiple.unit();
        }

        @Override
        protected boolean holds(BigDecimal measured, ConstraintValidatorContext context) {
            return (measured.signum() > 0
                            && Range.measurable(measured)
                            && measured.remainder(step).signum() == 0)
                    || Refusal.of(context, "n × " + step + " " + unit);
        }
    }
}
