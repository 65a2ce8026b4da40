package org.pubgames.sjoelen;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.pubgames.core.internal.equipment.Refusal;

/**
 * What the settings of a match owe each other: a target within reach, and no setting of one kind of
 * match in the other. The message is the problem code.
 */
@Constraint(validatedBy = SoundMatch.Check.class)
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface SoundMatch {

    String message() default "needs-games";

    Class<?>[] groups() default {};

    Class<? extends Payload>[] payload() default {};

    /** Checks settings whose single values are already in range. */
    class Check implements ConstraintValidator<SoundMatch, SjoelenSettings> {

        @Override
        public boolean isValid(SjoelenSettings settings, ConstraintValidatorContext context) {
            boolean sound =
                    settings.byGames()
                            ? games(settings, context)
                            : settings.target() == 0
                                    || Refusal.at(context, "needs-games", "target");
            if (!settings.byGames() && settings.tieBreakDiscs() > 0) {
                sound = Refusal.at(context, "needs-games", "tieBreakDiscs");
            }
            if (settings.countingTurns() > settings.turns()) {
                sound = Refusal.at(context, "more-than-turns", "countingTurns");
            }
            return sound;
        }

        private static boolean games(SjoelenSettings settings, ConstraintValidatorContext context) {
            boolean sound = true;
            if (settings.countingTurns() > 0) {
                sound = Refusal.at(context, "needs-total", "countingTurns");
            }
            if (settings.gameLevel() > settings.gameWin()) {
                sound = Refusal.at(context, "level-above-win", "gameLevel");
            }
            if (settings.target() > settings.turns() * settings.gameWin()) {
                sound = Refusal.at(context, "target-out-of-reach", "target");
            }
            if (settings.tieBreakDiscs() > settings.discs()) {
                sound = Refusal.at(context, "more-than-discs", "tieBreakDiscs");
            }
            return sound;
        }
    }
}
