package org.pubgames.schocken;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.List;
import org.pubgames.core.spi.Refusal;
import org.pubgames.schocken.SchockenSettings.Format;
import org.pubgames.schocken.SchockenSettings.GameStarter;
import org.pubgames.schocken.SchockenSettings.HandOnly;
import org.pubgames.schocken.SchockenSettings.Holdable;
import org.pubgames.schocken.SchockenSettings.Jule;
import org.pubgames.schocken.SchockenSettings.SchockAus;
import org.pubgames.schocken.SchockenSettings.ThrowLimit;
import org.pubgames.schocken.SchockenSettings.TieBreak;
import org.pubgames.schocken.SchockenSettings.TurnSixes;

/**
 * Which settings of Schocken go together: a chain of tie-breaks ends with a step that decides, and
 * only there; what counts from the hand is played at all. The message is the problem code.
 */
@Constraint(validatedBy = ConsistentTable.Check.class)
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface ConsistentTable {

    String message() default "unsound-table";

    Class<?>[] groups() default {};

    Class<? extends Payload>[] payload() default {};

    /** Checks settings whose single values are already in range. */
    class Check implements ConstraintValidator<ConsistentTable, SchockenSettings> {

        @Override
        public boolean isValid(SchockenSettings settings, ConstraintValidatorContext context) {
            boolean consistent = chain(settings.tieLow(), "tieLow", context);
            consistent &= chain(settings.tieHigh(), "tieHigh", context);
            consistent &= chain(settings.tieSchockAus(), "tieSchockAus", context);
            if (settings.onlyFromHand(HandOnly.JULE) && settings.jule() == Jule.NONE) {
                consistent = Refusal.at(context, "jule-not-played", "handOnly");
            }
            if (settings.turnAsideSixes() && settings.turnSixes() == TurnSixes.OFF) {
                consistent = Refusal.at(context, "sixes-not-turned", "turnAsideSixes");
            }
            if (settings.schockAus() == SchockAus.FLAT
                    && settings.discsPerPlayer() == 0
                    && settings.schockAusDiscs() > settings.discs()) {
                consistent = Refusal.at(context, "more-discs-than-stock", "schockAusDiscs");
            }
            if (settings.extraDiscs() > 0 && settings.discsPerPlayer() == 0) {
                consistent = Refusal.at(context, "extra-discs-alone", "extraDiscs");
            }
            if (settings.finalDiscs() > 0 && settings.format() != Format.FINAL) {
                consistent = Refusal.at(context, "discs-of-no-final", "finalDiscs");
            }
            if (settings.starterPays() && settings.gameStarter() != GameStarter.THREE_DICE_LOWEST) {
                consistent = Refusal.at(context, "starter-pays-three-dice", "starterPays");
            }
            if (settings.throwLimit() == ThrowLimit.EXACT_SAME
                    && settings.leastSetAside() > 0
                    && settings.holdable() != Holdable.ANY) {
                consistent = Refusal.at(context, "throws-owed-without-dice", "leastSetAside");
            }
            if (clash(settings.throwNames())) {
                consistent = Refusal.at(context, "throw-named-twice", "throwNames");
            }
            return consistent;
        }

        /** Whether a throw would have two names. */
        private static boolean clash(List<ThrowName> names) {
            for (int i = 0; i < names.size(); i++) {
                for (int j = 0; j < i; j++) {
                    if (names.get(i).clashes(names.get(j))) {
                        return true;
                    }
                }
            }
            return false;
        }

        private static boolean chain(
                List<TieBreak> chain, String setting, ConstraintValidatorContext context) {
            boolean consistent = true;
            for (int i = 0; i < chain.size() - 1; i++) {
                if (chain.get(i).deciding() || chain.indexOf(chain.get(i)) < i) {
                    consistent = Refusal.at(context, "tie-break-unreachable", setting);
                    break;
                }
            }
            if (!chain.isEmpty() && !chain.get(chain.size() - 1).deciding()) {
                consistent = Refusal.at(context, "tie-chain-open", setting);
            }
            return consistent;
        }
    }
}
