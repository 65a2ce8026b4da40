package org.pubgames.core.internal.equipment;

import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import java.lang.annotation.Annotation;
import org.jspecify.annotations.Nullable;

/** A check of what was measured. An empty Optional reaches a validator as null and is no fault. */
public abstract class WhenMeasured<A extends Annotation, T> implements ConstraintValidator<A, T> {

    @Override
    public final boolean isValid(@Nullable T measured, ConstraintValidatorContext context) {
        return measured == null || holds(measured, context);
    }

    /** Whether the measure is as the constraint wants it. */
    protected abstract boolean holds(T measured, ConstraintValidatorContext context);
}
