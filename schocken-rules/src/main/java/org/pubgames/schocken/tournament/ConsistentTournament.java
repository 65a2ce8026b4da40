package org.pubgames.schocken.tournament;

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
import org.pubgames.schocken.tournament.TournamentSettings.Counting;

/**
 * Conditions between the settings of a tournament: table sizes in order, places for everybody who
 * may enter, and points that tell the players of a table apart. The message is the problem code,
 * with what is allowed behind it.
 */
@Constraint(validatedBy = ConsistentTournament.Check.class)
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface ConsistentTournament {

    String message() default "unsound-tournament";

    Class<?>[] groups() default {};

    Class<? extends Payload>[] payload() default {};

    /** Checks settings whose single values are already in range. */
    class Check implements ConstraintValidator<ConsistentTournament, TournamentSettings> {

        @Override
        public boolean isValid(TournamentSettings settings, ConstraintValidatorContext context) {
            boolean consistent = tables(settings, context);
            if (settings.counting() == Counting.PLACES) {
                consistent &= places(settings, context);
            }
            if (settings.counting() == Counting.LOST_GAMES && settings.pointsPerLostGame() == 0) {
                consistent = Refusal.at(context, "tournament-lost-game ≤ -1", "pointsPerLostGame");
            }
            return consistent;
        }

        private static boolean tables(
                TournamentSettings settings, ConstraintValidatorContext context) {
            boolean consistent = true;
            if (settings.smallestTable() > settings.tableSize()) {
                String code = "tournament-smallest-table ≤ " + settings.tableSize();
                consistent = Refusal.at(context, code, "smallestTable");
            }
            if (settings.largestTable() < settings.tableSize()) {
                String code = "tournament-largest-table ≥ " + settings.tableSize();
                consistent = Refusal.at(context, code, "largestTable");
            }
            int seats = settings.tables() * Math.max(settings.tableSize(), settings.largestTable());
            if (settings.mostEntrants() > seats) {
                consistent = Refusal.at(context, "tournament-places ≤ " + seats, "mostEntrants");
            }
            if (settings.mostEntrants() < settings.smallestTable()) {
                String code = "tournament-entrants ≥ " + settings.smallestTable();
                consistent = Refusal.at(context, code, "mostEntrants");
            }
            return consistent;
        }

        private static boolean places(
                TournamentSettings settings, ConstraintValidatorContext context) {
            List<Integer> points = settings.placePoints();
            boolean consistent = true;
            if (points.size() < settings.largestTable()) {
                String code = "tournament-place-points " + settings.largestTable() + "–10";
                consistent = Refusal.at(context, code, "placePoints");
            }
            for (int i = 1; i < points.size(); i++) {
                if (points.get(i) > points.get(i - 1)) {
                    return Refusal.at(context, "tournament-place-order", "placePoints");
                }
            }
            return consistent;
        }
    }
}
