package org.pubgames.core.internal.equipment;

import jakarta.validation.Constraint;
import jakarta.validation.Payload;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Every measure is as its regulation wants it; each that is not is a violation at its own path. */
@Documented
@Constraint(validatedBy = MeasuresAsRegulated.class)
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
@interface AsRegulated {

    /** Not shown: each violation carries its {@link Check}. */
    String message() default "not-as-regulated";

    Class<?>[] groups() default {};

    Class<? extends Payload>[] payload() default {};
}
