package org.pubgames.sjoelen;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.HashSet;
import org.pubgames.core.spi.Refusal;

/**
 * The settings of the board and of extra discs fit together: as many bonus steps as there are
 * sub-turns after which play can go on, no more extra discs than can be played, and labels that
 * tell the compartments apart. The message is the problem code.
 */
@Constraint(validatedBy = ConsistentBonus.Check.class)
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface ConsistentBonus {

    String message() default "unsound-bonus";

    Class<?>[] groups() default {};

    Class<? extends Payload>[] payload() default {};

    /** Checks settings whose single values are already in range. */
    class Check implements ConstraintValidator<ConsistentBonus, SjoelenSettings> {

        @Override
        public boolean isValid(SjoelenSettings settings, ConstraintValidatorContext context) {
            boolean consistent = true;
            if (settings.bonusDiscs().size() != settings.subTurns() - 1) {
                consistent = Refusal.at(context, "bonus-steps", "bonusDiscs");
            } else if (!playable(settings)) {
                consistent = Refusal.at(context, "too-many-bonus-discs", "bonusDiscs");
            }
            if (new HashSet<>(settings.gateValues()).size() != settings.gateValues().size()) {
                consistent = Refusal.at(context, "gate-values-alike", "gateValues");
            }
            return consistent;
        }

        private static boolean playable(SjoelenSettings settings) {
            for (int subTurn = 1; subTurn < settings.subTurns(); subTurn++) {
                int most =
                        settings.bonusPlay() == SjoelenSettings.BonusPlay.ONE_PER_SUB_TURN
                                ? settings.subTurns() - subTurn
                                : settings.discs();
                if (settings.bonusDiscsAfter(subTurn) > most) {
                    return false;
                }
            }
            return true;
        }
    }
}
