package org.pubgames.shuffleboard.deck.equipment;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.List;
import org.pubgames.core.internal.equipment.Refusal;
import org.pubgames.core.internal.equipment.WhenMeasured;

/** Nine numbers add up to the same sum in every row, column and diagonal of three. */
@Documented
@Constraint(validatedBy = MagicSquare.Check.class)
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE_USE)
public @interface MagicSquare {

    /** The sum. */
    int value();

    /** The rule of the rulebook that decides. */
    String rule();

    /** The printed clause with the value. */
    String clause();

    /** The problem code. */
    String message() default "wrong-values";

    Class<?>[] groups() default {};

    Class<? extends Payload>[] payload() default {};

    /** Adds up the eight lines; anything but nine numbers is no square. */
    class Check extends WhenMeasured<MagicSquare, List<Integer>> {

        private static final List<List<Integer>> LINES =
                List.of(
                        List.of(0, 1, 2),
                        List.of(3, 4, 5),
                        List.of(6, 7, 8),
                        List.of(0, 3, 6),
                        List.of(1, 4, 7),
                        List.of(2, 5, 8),
                        List.of(0, 4, 8),
                        List.of(2, 4, 6));

        private int sum;

        @Override
        public void initialize(MagicSquare square) {
            sum = square.value();
        }

        @Override
        protected boolean holds(List<Integer> cells, ConstraintValidatorContext context) {
            return (cells.size() == 9 && LINES.stream().allMatch(line -> sum(cells, line) == sum))
                    || Refusal.of(context, "Σ = " + sum);
        }

        private static long sum(List<Integer> cells, List<Integer> line) {
            return line.stream().mapToLong(place -> cells.get(place)).sum();
        }
    }
}
