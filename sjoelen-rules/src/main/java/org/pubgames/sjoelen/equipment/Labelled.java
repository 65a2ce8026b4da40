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
import org.pubgames.core.internal.equipment.WhenMeasured;

/** A gate carries a mark of any kind. */
@Documented
@Constraint(validatedBy = Labelled.Check.class)
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE_USE)
@Repeatable(Labelled.List.class)
public @interface Labelled {

    /** The rule of the rulebook that decides. */
    String rule();

    /** The printed clause with the value. */
    String clause();

    /** The problem code. */
    String message() default "missing-label";

    Class<?>[] groups() default {};

    Class<? extends Payload>[] payload() default {};

    /** One constraint for each regulation. */
    @Documented
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.TYPE_USE)
    @interface List {
        Labelled[] value();
    }

    /** Refuses a blank mark. */
    class Check extends WhenMeasured<Labelled, GateLabel> {

        @Override
        protected boolean holds(GateLabel label, ConstraintValidatorContext context) {
            return !label.mark().isBlank();
        }
    }
}
