package org.pubgames.sjoelen;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.pubgames.core.spi.Refusal;
import org.pubgames.sjoelen.SjoelenSettings.DecidedBy;
import org.pubgames.sjoelen.SjoelenSettings.Tie;

/**
 * The settings of a match fit together: a target within reach, no setting of a match by games in a
 * match by total points or the other way round, and several teams or none. The message is the
 * problem code.
 */
@Constraint(validatedBy = ConsistentMatch.Check.class)
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface ConsistentMatch {

    String message() default "needs-games";

    Class<?>[] groups() default {};

    Class<? extends Payload>[] payload() default {};

    /** Checks settings whose single values are already in range. */
    class Check implements ConstraintValidator<ConsistentMatch, SjoelenSettings> {

        @Override
        public boolean isValid(SjoelenSettings settings, ConstraintValidatorContext context) {
            boolean consistent =
                    settings.byGames()
                            ? games(settings, context)
                            : settings.target() == 0
                                    || Refusal.at(context, "needs-games", "target");
            if (!settings.byGames() && settings.matchMinutes() > 0) {
                consistent = Refusal.at(context, "needs-games", "matchMinutes");
            }
            if (!settings.byGames() && settings.tieBreakDiscs() > 0) {
                consistent = Refusal.at(context, "needs-games", "tieBreakDiscs");
            }
            if (settings.byThreshold()
                    ? !threshold(settings, context)
                    : !withoutThreshold(settings, context)) {
                consistent = false;
            }
            if (!teams(settings, context)) {
                consistent = false;
            }
            if (settings.countingTurns() > settings.turns()) {
                consistent = Refusal.at(context, "more-than-turns", "countingTurns");
            }
            return consistent;
        }

        private static boolean teams(SjoelenSettings settings, ConstraintValidatorContext context) {
            boolean consistent = true;
            if (settings.teams() == 1) {
                consistent = Refusal.at(context, "one-team", "teams");
            }
            if (settings.teams() > 0 && settings.decidedBy() != DecidedBy.TOTAL) {
                consistent = Refusal.at(context, "needs-total", "teams");
            }
            if (settings.teams() == 0 && settings.tie() == Tie.HIGHEST_INDIVIDUAL) {
                consistent = Refusal.at(context, "needs-teams", "tie");
            }
            return consistent;
        }

        private static boolean threshold(
                SjoelenSettings settings, ConstraintValidatorContext context) {
            boolean consistent = true;
            if (settings.thresholdPoints() == 0) {
                consistent = Refusal.at(context, "threshold-without-points", "thresholdPoints");
            }
            if (settings.countingTurns() > 0) {
                consistent = Refusal.at(context, "needs-total", "countingTurns");
            }
            return consistent;
        }

        private static boolean withoutThreshold(
                SjoelenSettings settings, ConstraintValidatorContext context) {
            boolean consistent = true;
            if (settings.thresholdPoints() > 0) {
                consistent = Refusal.at(context, "needs-threshold", "thresholdPoints");
            }
            if (settings.thresholdBonus() > 0) {
                consistent = Refusal.at(context, "needs-threshold", "thresholdBonus");
            }
            return consistent;
        }

        private static boolean games(SjoelenSettings settings, ConstraintValidatorContext context) {
            boolean consistent = true;
            if (settings.countingTurns() > 0) {
                consistent = Refusal.at(context, "needs-total", "countingTurns");
            }
            if (settings.gameLevel() > settings.gameWin()) {
                consistent = Refusal.at(context, "level-above-win", "gameLevel");
            }
            if (settings.target() > settings.turns() * settings.gameWin()) {
                consistent = Refusal.at(context, "target-out-of-reach", "target");
            }
            if (settings.tieBreakDiscs() > settings.discs()) {
                consistent = Refusal.at(context, "more-than-discs", "tieBreakDiscs");
            }
            return consistent;
        }
    }
}
