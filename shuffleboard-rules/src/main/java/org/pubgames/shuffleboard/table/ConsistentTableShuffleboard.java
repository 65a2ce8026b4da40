package org.pubgames.shuffleboard.table;

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
import java.util.List;
import java.util.Set;
import org.pubgames.core.spi.Refusal;
import org.pubgames.shuffleboard.ConsistentPlay;
import org.pubgames.shuffleboard.Foul;
import org.pubgames.shuffleboard.Point;

/** A table whose lines lie in order, on the board, with room for a weight between them. */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Constraint(validatedBy = ConsistentTableShuffleboard.Check.class)
public @interface ConsistentTableShuffleboard {

    /** The code when nothing more precise is known. */
    String message() default "unsound-table";

    /** Validation groups. */
    Class<?>[] groups() default {};

    /** Not used. */
    Class<? extends Payload>[] payload() default {};

    /** Checks across settings; each fault points to the setting to change. */
    final class Check implements ConstraintValidator<ConsistentTableShuffleboard, TableSettings> {

        private static final String OTHER_FOUL =
                "foul-of-the-court wrong-weight, upside-down, rebound, missed-rail";

        private static final Set<Foul> OWN_FOULS =
                Set.of(Foul.WRONG_WEIGHT, Foul.UPSIDE_DOWN, Foul.REBOUND, Foul.MISSED_RAIL);

        @Override
        public boolean isValid(TableSettings settings, ConstraintValidatorContext context) {
            if (!OWN_FOULS.containsAll(settings.fouls())) {
                return Refusal.at(context, OTHER_FOUL, "fouls");
            }
            boolean exact = exact(settings, context);
            BigDecimal room =
                    settings.discRadius().multiply(BigDecimal.valueOf(2)).add(settings.lineWidth());
            List<BigDecimal> lines = settings.zoneLines();
            BigDecimal before = BigDecimal.ZERO;
            for (BigDecimal line : lines) {
                if (line.subtract(before).compareTo(room) <= 0) {
                    return Refusal.at(context, "lines-too-near ≥ " + before.add(room), "zoneLines");
                }
                before = line;
            }
            BigDecimal foul = settings.foulLineFromEnd();
            if (foul.subtract(before).compareTo(room) <= 0
                    || foul.compareTo(settings.boardLength()) > 0) {
                String allowed = before.add(room) + "–" + settings.boardLength();
                return Refusal.at(context, "foul-line-off-board " + allowed, "foulLineAt");
            }
            return exact;
        }

        private static boolean exact(TableSettings settings, ConstraintValidatorContext context) {
            boolean exact =
                    settings.zoneLines().stream().allMatch(Point::exact)
                            || Refusal.at(context, "decimals", "zoneLines");
            exact &= ConsistentPlay.Check.exact(settings.foulLineAt(), "foulLineAt", context);
            exact &= ConsistentPlay.Check.exact(settings.boardWidth(), "boardWidth", context);
            exact &= ConsistentPlay.Check.exact(settings.boardLength(), "boardLength", context);
            return exact;
        }
    }
}
