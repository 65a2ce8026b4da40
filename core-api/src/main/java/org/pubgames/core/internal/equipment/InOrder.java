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
import java.util.Arrays;

/** Numbers that the official read off are these, in this order. */
@Documented
@Constraint(validatedBy = InOrder.Check.class)
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE_USE)
@Repeatable(InOrder.List.class)
public @interface InOrder {

    /** The numbers. */
    int[] value();

    /** The rule of the rulebook that decides. */
    String rule();

    /** The printed clause with the value. */
    String clause();

    /** The problem code. */
    String message() default "wrong-values";

    Class<?>[] groups() default {};

    Class<? extends Payload>[] payload() default {};

    /** One constraint for each regulation. */
    @Documented
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.TYPE_USE)
    @interface List {
        InOrder[] value();
    }

    /** Compares number by number. */
    class Check extends WhenMeasured<InOrder, java.util.List<Integer>> {

        private java.util.List<Integer> order = java.util.List.of();

        @Override
        public void initialize(InOrder numbers) {
            order = Arrays.stream(numbers.value()).boxed().toList();
        }

        @Override
        protected boolean holds(
                java.util.List<Integer> numbers, ConstraintValidatorContext context) {
            return numbers.equals(order) || Refusal.of(context, order.toString());
        }
    }
}
