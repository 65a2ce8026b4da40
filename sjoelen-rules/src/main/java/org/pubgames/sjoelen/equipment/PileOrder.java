package org.pubgames.sjoelen.equipment;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.pubgames.core.internal.equipment.Refusal;

/**
 * The first pile has four discs and every later one three; only the last may have fewer.
 *
 * <p>The two halves are rules of their own, hence {@link #value()}.
 */
@Documented
@Constraint(validatedBy = PileOrder.Check.class)
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.FIELD)
@Repeatable(PileOrder.List.class)
public @interface PileOrder {

    /** Which piles are looked at. */
    Piles.Place value();

    /** The rule of the rulebook that decides. */
    String rule();

    /** The printed clause with the value. */
    String clause();

    /** The problem code. */
    String message() default "wrong-piling";

    Class<?>[] groups() default {};

    Class<? extends Payload>[] payload() default {};

    /** One constraint for each regulation. */
    @Documented
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.FIELD)
    @interface List {
        PileOrder[] value();
    }

    /** Compares the sizes; what is allowed is the right piling of as many discs. */
    class Check implements ConstraintValidator<PileOrder, java.util.List<Integer>> {

        private Piles.Place place = Piles.Place.FIRST;

        @Override
        public void initialize(PileOrder order) {
            place = order.value();
        }

        @Override
        public boolean isValid(java.util.List<Integer> sizes, ConstraintValidatorContext context) {
            int from = place == Piles.Place.FIRST ? 0 : 1;
            int to = place == Piles.Place.FIRST ? Math.min(1, sizes.size()) : sizes.size();
            for (int i = from; i < to; i++) {
                int full = place.full();
                int size = sizes.get(i);
                boolean last = i == sizes.size() - 1;
                if (size > full || size < (last ? 1 : full)) {
                    return Refusal.of(context, Piles.rightPiling(sizes));
                }
            }
            return true;
        }
    }
}
