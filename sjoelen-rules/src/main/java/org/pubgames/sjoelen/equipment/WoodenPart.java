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
import org.pubgames.core.internal.equipment.Refusal;
import org.pubgames.core.internal.equipment.WhenMeasured;

/** A part of the board is there and is made of wood. */
@Documented
@Constraint(validatedBy = WoodenPart.Check.class)
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE_USE)
@Repeatable(WoodenPart.List.class)
public @interface WoodenPart {

    /** The rule of the rulebook that decides. */
    String rule();

    /** The printed clause with the value. */
    String clause();

    /** The problem code. */
    String message() default "missing-part";

    Class<?>[] groups() default {};

    Class<? extends Payload>[] payload() default {};

    /** One constraint for each regulation. */
    @Documented
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.TYPE_USE)
    @interface List {
        WoodenPart[] value();
    }

    /** Tells a missing part from one of another material. */
    class Check extends WhenMeasured<WoodenPart, Part> {

        @Override
        protected boolean holds(Part part, ConstraintValidatorContext context) {
            return switch (part) {
                case WOOD -> true;
                case OTHER_MATERIAL -> Refusal.of(context, "wrong-material", "wood");
                case MISSING -> Refusal.of(context, "wood");
            };
        }
    }
}
