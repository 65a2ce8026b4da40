package org.pubgames.competition;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.HashSet;
import java.util.List;
import org.pubgames.competition.CompetitionSettings.Elimination;
import org.pubgames.competition.CompetitionSettings.Format;
import org.pubgames.competition.CompetitionSettings.Withdrawal;
import org.pubgames.core.spi.Refusal;

/**
 * Conditions between the settings of a competition: who does better has no fewer points, and the
 * tie-breaks are a list that can be gone through; in a knock-out one of two goes on, and on a
 * ladder up. The message is the problem code, with what is allowed behind it.
 */
@Constraint(validatedBy = ConsistentCompetition.Check.class)
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface ConsistentCompetition {

    String message() default "unsound-competition";

    Class<?>[] groups() default {};

    Class<? extends Payload>[] payload() default {};

    /** Checks settings whose single values are already in range. */
    class Check implements ConstraintValidator<ConsistentCompetition, CompetitionSettings> {

        @Override
        public boolean isValid(CompetitionSettings settings, ConstraintValidatorContext context) {
            boolean consistent = points(settings, context);
            consistent &= games(settings, context);
            consistent &= format(settings, context);
            return tieBreaks(settings, context) && consistent;
        }

        private static boolean points(
                CompetitionSettings settings, ConstraintValidatorContext context) {
            boolean consistent = true;
            if (settings.narrowWinPoints() > settings.winPoints()) {
                consistent = above(settings.winPoints(), "narrowWinPoints", context);
            }
            if (settings.drawPoints() > settings.narrowWinPoints()) {
                consistent = above(settings.narrowWinPoints(), "drawPoints", context);
            }
            if (settings.narrowLossPoints() > settings.drawPoints()) {
                consistent = above(settings.drawPoints(), "narrowLossPoints", context);
            }
            if (settings.lossPoints() > settings.narrowLossPoints()) {
                consistent = above(settings.narrowLossPoints(), "lossPoints", context);
            }
            if (settings.walkOverLossPoints() > settings.walkOverWinPoints()) {
                consistent = above(settings.walkOverWinPoints(), "walkOverLossPoints", context);
            }
            return consistent;
        }

        private static boolean above(int most, String name, ConstraintValidatorContext context) {
            return Refusal.at(context, "competition-points-order ≤ " + most, name);
        }

        /** What goes with matches that bring points goes with no other format. */
        private static boolean format(
                CompetitionSettings settings, ConstraintValidatorContext context) {
            boolean oneOfTwo =
                    settings.format() == Format.KNOCK_OUT || settings.format() == Format.LADDER;
            boolean sound = true;
            if (oneOfTwo && settings.drawsAllowed()) {
                sound = Refusal.at(context, "competition-format false", "drawsAllowed");
            }
            if (settings.format() == Format.GROUPS) {
                if (settings.seedPlaces() != CompetitionSettings.SeedPlaces.BY_NUMBER) {
                    sound = Refusal.at(context, "competition-format by-number", "seedPlaces");
                }
                // who goes on has to be told apart from who does not
                if (!settings.tieBreaks().contains(TieBreak.LOTS)) {
                    sound = Refusal.at(context, "competition-format lots", "tieBreaks");
                }
                int fewest = settings.groups() * Math.max(2, settings.groupQualifiers());
                if (fewest > settings.mostEntrants()) {
                    sound = Refusal.at(context, "competition-format ≥ " + fewest, "mostEntrants");
                }
                if (settings.lateEntry() == CompetitionSettings.LateEntry.BEFORE_LAST_ROUND) {
                    sound =
                            Refusal.at(
                                    context, "competition-format until-first-result", "lateEntry");
                }
            }
            boolean oneDefeat = settings.elimination() == Elimination.ONE_DEFEAT;
            if (!oneDefeat && settings.thirdPlaceMatch()) {
                // who loses the last match of the lower part is third
                sound = Refusal.at(context, "competition-third-place false", "thirdPlaceMatch");
            }
            if (!oneOfTwo && settings.format() != Format.SERIES) {
                return sound;
            }
            if (settings.withdrawal() != Withdrawal.ALL_STAND) {
                sound = Refusal.at(context, "competition-format all-stand", "withdrawal");
            }
            if (settings.noShowPenalty() > 0) {
                sound = Refusal.at(context, "competition-format 0", "noShowPenalty");
            }
            if (settings.latePostponePenalty() > 0) {
                sound = Refusal.at(context, "competition-format 0", "latePostponePenalty");
            }
            return sound;
        }

        /** An even number of games that all are played can end level. */
        private static boolean games(
                CompetitionSettings settings, ConstraintValidatorContext context) {
            boolean level = settings.drawsAllowed() && settings.format() != Format.GROUPS;
            return level
                    || settings.matchGames() % 2 == 1
                    || Refusal.at(context, "competition-even-games", "matchGames");
        }

        /**
         * Each once, and of what there is: evenings or matches; behind lots nobody is level. To
         * begin again takes two.
         */
        private static boolean tieBreaks(
                CompetitionSettings settings, ConstraintValidatorContext context) {
            List<TieBreak> tieBreaks = settings.tieBreaks();
            if (settings.tieBreaksAgain() && tieBreaks.size() < 2) {
                return Refusal.at(context, "competition-nothing-again", "tieBreaks");
            }
            int lots = tieBreaks.indexOf(TieBreak.LOTS);
            boolean behindLots = lots >= 0 && lots < tieBreaks.size() - 1;
            boolean twice = new HashSet<>(tieBreaks).size() < tieBreaks.size();
            boolean evenings = settings.format() == Format.SERIES;
            boolean strange =
                    tieBreaks.stream()
                            .filter(each -> each != TieBreak.LOTS)
                            .anyMatch(each -> (each == TieBreak.EVENING_SCORES) != evenings);
            return !(behindLots || twice || strange)
                    || Refusal.at(context, "competition-tie-breaks", "tieBreaks");
        }
    }
}
