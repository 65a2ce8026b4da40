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
import java.util.Arrays;
import org.pubgames.core.internal.equipment.Refusal;
import org.pubgames.core.internal.equipment.WhenMeasured;

/** The marks of the gates, numbers or other, show these values from left to right. */
@Documented
@Constraint(validatedBy = GateOrder.Check.class)
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE_USE)
@Repeatable(GateOrder.List.class)
public @interface GateOrder {

    /** The values. */
    int[] value();

    /** The rule of the rulebook that decides. */
    String rule();

    /** The printed clause with the value. */
    String clause();

    /** The problem code. */
    String message() default "wrong-gate-order";

    Class<?>[] groups() default {};

    Class<? extends Payload>[] payload() default {};

    /** One constraint for each regulation. */
    @Documented
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.TYPE_USE)
    @interface List {
        GateOrder[] value();
    }

    /** Compares the values that the marks show. */
    class Check extends WhenMeasured<GateOrder, java.util.List<GateLabel>> {

        private java.util.List<Integer> order = java.util.List.of();

        @Override
        public void initialize(GateOrder gates) {
            order = Arrays.stream(gates.value()).boxed().toList();
        }

        @Override
        protected boolean holds(
                java.util.List<GateLabel> labels, ConstraintValidatorContext context) {
            java.util.List<Integer> shown =
                    labels.stream().flatMap(label -> label.value().stream()).toList();
            return (labels.size() == order.size() && shown.equals(order))
                    || Refusal.of(context, order.toString());
        }
    }
}
