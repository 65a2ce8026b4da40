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
import org.pubgames.core.spi.Names;

/** A material or a surface is one of those that the regulations name. */
@Documented
@Constraint(validatedBy = OneOf.Check.class)
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE_USE)
@Repeatable(OneOf.List.class)
public @interface OneOf {

    /** The accepted constants, as files write them. */
    String[] value();

    /** The rule of the rulebook that decides. */
    String rule();

    /** The printed clause with the value. */
    String clause();

    /** The problem code. */
    String message();

    Class<?>[] groups() default {};

    Class<? extends Payload>[] payload() default {};

    /** One constraint for each regulation. */
    @Documented
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.TYPE_USE)
    @interface List {
        OneOf[] value();
    }

    /** Compares a constant's written name. */
    class Check extends WhenMeasured<OneOf, Enum<?>> {

        private java.util.List<String> names = java.util.List.of();

        @Override
        public void initialize(OneOf oneOf) {
            names = java.util.List.of(oneOf.value());
        }

        @Override
        protected boolean holds(Enum<?> seen, ConstraintValidatorContext context) {
            return names.contains(Names.written(seen))
                    || Refusal.of(context, String.join(", ", names));
        }
    }
}
