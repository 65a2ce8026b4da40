package org.pubgames.core.internal.equipment;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.Optional;

/**
 * The regulations say that a measure differs, but not by how much: it is reported and not judged.
 *
 * <p>The finding is a note of the {@link InspectionReport}, never a fault.
 */
@Documented
@Constraint(validatedBy = NotQuantified.Check.class)
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.FIELD)
public @interface NotQuantified {

    /** Millimetres. */
    String unit() default "mm";

    /** The rule of the rulebook that decides. */
    String rule();

    /** The printed clause with the value. */
    String clause();

    /** The problem code. */
    String message() default Notes.NOT_QUANTIFIED;

    Class<?>[] groups() default {};

    Class<? extends Payload>[] payload() default {};

    /** Reports whatever was measured. */
    class Check implements ConstraintValidator<NotQuantified, Optional<?>> {

        @Override
        public boolean isValid(Optional<?> measured, ConstraintValidatorContext context) {
            return measured.isEmpty();
        }
    }
}
