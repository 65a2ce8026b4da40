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
import org.pubgames.shuffleboard.Point;

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
            BigDecimal room =
                    settings.discRadius().multiply(BigDecimal.valueOf(2)).add(settings.lineWidth());
            if (settings.farLine().compareTo(room) <= 0) {
                return Refusal.at(context, "lines-too-near ≥ " + room, "farLine");
            }
            BigDecimal least = settings.farLine().add(room);
            boolean lined = settings.nearLine().signum() > 0;
            if (lined
                    && (settings.nearLine().compareTo(least) <= 0
                            || settings.nearLine().compareTo(settings.boardLength()) >= 0)) {
                String allowed = "0, " + least + "–" + settings.boardLength();
                return Refusal.at(context, "lines-too-near " + allowed, "nearLine");
            }
            return (Point.exact(settings.farLine()) && Point.exact(settings.nearLine()))
                    || Refusal.at(context, "decimals", "farLine");
        }
    }
}
