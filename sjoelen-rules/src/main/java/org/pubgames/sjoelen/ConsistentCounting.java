package org.pubgames.sjoelen;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.List;
import java.util.Set;
import org.pubgames.core.spi.Refusal;

/**
 * The settings of counting fit together: a weight for each sub-turn, an order that names every
 * compartment once, one kind of bonus at the most, and none where no score can earn it. The message
 * is the problem code.
 */
@Constraint(validatedBy = ConsistentCounting.Check.class)
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface ConsistentCounting {

    String message() default "sub-turn-weights";

    Class<?>[] groups() default {};

    Class<? extends Payload>[] payload() default {};

    /** Checks settings whose single values are already in range. */
    class Check implements ConstraintValidator<ConsistentCounting, SjoelenSettings> {

        @Override
        public boolean isValid(SjoelenSettings settings, ConstraintValidatorContext context) {
            boolean consistent = true;
            if (settings.countsSubTurns()
                    && (settings.subTurnWeights().size() != settings.subTurns()
                            || settings.weightAfter(0) == 0)) {
                consistent = Refusal.at(context, "sub-turn-weights", "subTurnWeights");
            }
            List<Integer> order = settings.compartmentOrder();
            if (!order.isEmpty()
                    && (order.size() != Compartments.COUNT
                            || !Set.copyOf(order).equals(Set.copyOf(settings.gateValues())))) {
                consistent = Refusal.at(context, "order-of-labels", "compartmentOrder");
            } else if (settings.ownNumberPoints() > 0 && settings.counting().ownNumberExtra() < 0) {
                consistent = Refusal.at(context, "own-number-points-too-low", "ownNumberPoints");
            }
            return bonus(settings, context) && consistent;
        }

        private static boolean bonus(SjoelenSettings settings, ConstraintValidatorContext context) {
            boolean consistent = true;
            boolean discs = settings.mostBonusDiscs() > 0;
            boolean points = settings.mostBonusPoints() > 0;
            if (!settings.bonusPoints().isEmpty()
                    && settings.bonusPoints().size() != settings.subTurns() - 1) {
                consistent = Refusal.at(context, "bonus-point-steps", "bonusPoints");
            }
            if (discs && points) {
                consistent = Refusal.at(context, "bonus-twice", "bonusPoints");
            }
            if (settings.countsSubTurns() || !settings.compartmentOrder().isEmpty()) {
                if (discs) {
                    consistent = Refusal.at(context, "bonus-out-of-reach", "bonusDiscs");
                }
                if (points) {
                    consistent = Refusal.at(context, "bonus-out-of-reach", "bonusPoints");
                }
            }
            return consistent;
        }
    }
}
