package org.pubgames.shuffleboard.shovelboard;

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
import org.pubgames.shuffleboard.ConsistentPlay;

/** A board whose lines lie in order, with room for a weight between them. */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Constraint(validatedBy = ConsistentBoard.Check.class)
public @interface ConsistentBoard {

    /** The code when nothing more precise is known. */
    String message() default "unsound-board";

    /** Validation groups. */
    Class<?>[] groups() default {};

    /** Not used. */
    Class<? extends Payload>[] payload() default {};

    /** Checks across settings; each fault points to the setting to change. */
    final class Check implements ConstraintValidator<ConsistentBoard, ShovelboardSettings> {

        @Override
        public boolean isValid(ShovelboardSettings settings, ConstraintValidatorContext context) {
            boolean exact = decimals(settings, context);
            BigDecimal room =
                    settings.discRadius().multiply(BigDecimal.valueOf(2)).add(settings.lineWidth());
            if (settings.farLine().compareTo(room) <= 0) {
                return Refusal.at(context, "lines-too-near ≥ " + room, "farLine");
            }
            BigDecimal least = settings.farLine().add(room);
            boolean lined = settings.nearLine().signum() > 0;
            if (lined && !between(settings.nearLine(), least, settings.boardLength())) {
                String allowed = "0, " + least + "–" + settings.boardLength();
                return Refusal.at(context, "lines-too-near " + allowed, "nearLine");
            }
            return middleLine(settings, room, context) && exact;
        }

        /** The middle line lies between the other two, with room for a weight on both sides. */
        private static boolean middleLine(
                ShovelboardSettings settings, BigDecimal room, ConstraintValidatorContext context) {
            if (!settings.middleLined()) {
                return true;
            }
            boolean lined = settings.nearLine().signum() > 0;
            BigDecimal least = settings.farLine().add(room);
            BigDecimal most = lined ? settings.nearLine().subtract(room) : settings.boardLength();
            if (between(settings.middleLine(), least, most)) {
                return true;
            }
            BigDecimal end = lined ? settings.nearLine() : settings.boardLength();
            boolean ordered = between(settings.middleLine(), settings.farLine(), end);
            // between two lines that lie too close together no other one has room
            String allowed = least.compareTo(most) < 0 ? "0, " + least + "–" + most : "0";
            return Refusal.at(
                    context,
                    (ordered ? "lines-too-near " : "lines-out-of-order ") + allowed,
                    "middleLine");
        }

        private static boolean between(BigDecimal line, BigDecimal least, BigDecimal most) {
            return line.compareTo(least) > 0 && line.compareTo(most) < 0;
        }

        private static boolean decimals(
                ShovelboardSettings settings, ConstraintValidatorContext context) {
            boolean exact = ConsistentPlay.Check.exact(settings.nearLine(), "nearLine", context);
            exact &= ConsistentPlay.Check.exact(settings.middleLine(), "middleLine", context);
            exact &= ConsistentPlay.Check.exact(settings.farLine(), "farLine", context);
            exact &= ConsistentPlay.Check.exact(settings.boardWidth(), "boardWidth", context);
            exact &= ConsistentPlay.Check.exact(settings.boardLength(), "boardLength", context);
            return exact;
        }
    }
}
