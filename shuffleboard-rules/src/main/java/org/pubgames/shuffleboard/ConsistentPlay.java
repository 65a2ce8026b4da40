package org.pubgames.shuffleboard;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.math.BigDecimal;
import org.pubgames.core.spi.Refusal;

/** A game that comes to an end, with lengths that can be decided exactly. */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Constraint(validatedBy = ConsistentPlay.Check.class)
public @interface ConsistentPlay {

    /** The code when nothing more precise is known. */
    String message() default "unsound-play";

    /** Validation groups. */
    Class<?>[] groups() default {};

    /** Not used. */
    Class<? extends Payload>[] payload() default {};

    /** Checks across settings; each fault points to the setting to change. */
    final class Check implements ConstraintValidator<ConsistentPlay, ShuffleboardSettings> {

        @Override
        public boolean isValid(ShuffleboardSettings settings, ConstraintValidatorContext context) {
            boolean sound = true;
            if (settings.frames() == 0 && settings.target() == 0) {
                sound = Refusal.at(context, "game-without-end ≥ 1", "target");
            }
            if (settings.frames() == 0 && settings.doublesTarget() == 0) {
                sound = Refusal.at(context, "game-without-end ≥ 1", "doublesTarget");
            }
            if (settings.bestOf() % 2 == 0) {
                sound = Refusal.at(context, "best-of-even 1, 3, 5, 7, 9", "bestOf");
            }
            sound &= exact(settings.discRadius(), "discRadius", context);
            sound &= exact(settings.lineWidth(), "lineWidth", context);
            sound &= exact(settings.closeCall(), "closeCall", context);
            return sound;
        }

        /**
         * Whether a length has no more decimals than are decided exactly; otherwise its setting is
         * refused.
         */
        public static boolean exact(
                BigDecimal length, String setting, ConstraintValidatorContext context) {
            return Point.exact(length) || Refusal.at(context, "decimals", setting);
        }
    }
}
