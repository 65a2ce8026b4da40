package org.pubgames.shuffleboard.court;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.pubgames.core.spi.Refusal;
import org.pubgames.shuffleboard.Foul;

/** A court on which no foul has two prices, and only fouls of the court are called. */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Constraint(validatedBy = ConsistentCourt.Check.class)
public @interface ConsistentCourt {

    /** The code when nothing more precise is known. */
    String message() default "unsound-court";

    /** Validation groups. */
    Class<?>[] groups() default {};

    /** Not used. */
    Class<? extends Payload>[] payload() default {};

    /** Checks across settings; each fault points to the setting to change. */
    final class Check implements ConstraintValidator<ConsistentCourt, CourtSettings> {

        private static final Set<Foul> TABLE_FOULS =
                Set.of(Foul.WRONG_WEIGHT, Foul.UPSIDE_DOWN, Foul.MISSED_RAIL);

        @Override
        public boolean isValid(CourtSettings settings, ConstraintValidatorContext context) {
            List<Foul> fives = settings.fiveOffs();
            List<Foul> tens = settings.tenOffs();
            List<Foul> unpriced = settings.unpriced();
            boolean sound = once(fives, tens, unpriced, context, "fiveOffs");
            sound &= once(tens, fives, unpriced, context, "tenOffs");
            sound &= once(unpriced, fives, tens, context, "noOffs");
            sound &= own(fives, context, "fiveOffs");
            sound &= own(tens, context, "tenOffs");
            if (settings.coloursAfter() % 2 != 0) {
                sound = Refusal.at(context, "odd-half 0, 2, 4, …", "coloursAfter");
            }
            if (settings.frames() > 0 && settings.deciderFrames() > settings.frames()) {
                sound =
                        Refusal.at(
                                context,
                                "decider-too-long ≤ " + settings.frames(),
                                "deciderFrames");
            }
            return sound;
        }

        private static boolean once(
                List<Foul> fouls,
                List<Foul> one,
                List<Foul> other,
                ConstraintValidatorContext context,
                String setting) {
            return (Collections.disjoint(fouls, one) && Collections.disjoint(fouls, other))
                    || Refusal.at(context, "foul-costs-both", setting);
        }

        private static boolean own(
                List<Foul> fouls, ConstraintValidatorContext context, String setting) {
            return Collections.disjoint(fouls, TABLE_FOULS)
                    || Refusal.at(context, "foul-of-the-table", setting);
        }
    }
}
