package org.pubgames.sjoelen.equipment;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.List;

/** There are exactly so many of something. */
@Documented
@Constraint(validatedBy = {Count.OfNumber.class, Count.OfItems.class})
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE_USE)
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

    /** Compares a number that the official counted. */
    class OfNumber extends WhenMeasured<Count, Integer> {

        private int number;

        @Override
        public void initialize(Count count) {
            number = count.value();
        }

        @Override
        boolean holds(Integer counted, ConstraintValidatorContext context) {
            return counted == number || Refusal.of(context, Integer.toString(number));
        }
    }

    /** Counts what the official listed. */
    class OfItems extends WhenMeasured<Count, List<?>> {

        private int number;

        @Override
        public void initialize(Count count) {
            number = count.value();
        }

        @Override
        boolean holds(List<?> listed, ConstraintValidatorContext context) {
            return listed.size() == number || Refusal.of(context, Integer.toString(number));
        }
    }
}
