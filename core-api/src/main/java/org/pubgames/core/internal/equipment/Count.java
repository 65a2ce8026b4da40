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

/** There are exactly so many of something. */
@Documented
@Constraint(validatedBy = {Count.OfNumber.class, Count.OfItems.class})
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE_USE)
@Repeatable(Count.List.class)
public @interface Count {

    /** The number. */
    int value();

    /** The rule of the rulebook that decides. */
    String rule();

    /** The printed clause with the value. */
    String clause();

    /** The problem code. */
    String message() default "wrong-count";

    Class<?>[] groups() default {};

    Class<? extends Payload>[] payload() default {};

    /** One constraint for each regulation. */
    @Documented
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.TYPE_USE)
    @interface List {
        Count[] value();
    }

    /** Compares a number that the official counted. */
    class OfNumber extends WhenMeasured<Count, Integer> {

        private int number;

        @Override
        public void initialize(Count count) {
            number = count.value();
        }

        @Override
        protected boolean holds(Integer counted, ConstraintValidatorContext context) {
            return counted == number || Refusal.of(context, Integer.toString(number));
        }
    }

    /** Counts what the official listed. */
    class OfItems extends WhenMeasured<Count, java.util.List<?>> {

        private int number;

        @Override
        public void initialize(Count count) {
            number = count.value();
        }

        @Override
        protected boolean holds(java.util.List<?> listed, ConstraintValidatorContext context) {
            return listed.size() == number || Refusal.of(context, Integer.toString(number));
        }
    }
}
