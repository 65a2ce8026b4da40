package org.pubgames.core.internal.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Problem;
import org.pubgames.core.Where;

/** Records with constraints of several texts: groups, own attributes, lists and empty values. */
class GroupedConstraintsTest {

    interface Strict {}

    interface Stricter extends Strict {}

    @Constraint(validatedBy = Brief.Check.class)
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.TYPE_USE)
    @interface Brief {
        String rule();

        String clause() default "a clause";

        String unit() default "cm";

        String message() default "not-short";

        Class<?>[] groups() default {};

        Class<? extends Payload>[] payload() default {};

        /** Accepts up to ten. */
        class Check implements ConstraintValidator<Brief, Integer> {
            @Override
            public boolean isValid(Integer length, ConstraintValidatorContext context) {
                if (length == null || length <= 10) {
                    return true;
                }
                context.disableDefaultConstraintViolation();
                context.buildConstraintViolationWithTemplate("not-short ≤ 10 cm")
                        .addConstraintViolation();
                return false;
            }
        }
    }

    record Plank(Optional<@Brief(rule = "plank.short", groups = Strict.class) Integer> length) {}

    record Stack(
            List<@Valid Plank> planks,
            Optional<List<@Brief(rule = "stack.short", groups = Strict.class) Integer>> gaps,
            @Max(3) int height) {}

    private static final Stack STACK =
            new Stack(
                    List.of(new Plank(Optional.of(3)), new Plank(Optional.of(11))),
                    Optional.of(List.of(1, 2, 12)),
                    4);

    @Test
    void aGroupSelectsItsConstraints() {
        Where whole = Where.UNKNOWN.path("/stack");
        assertThat(SettingsCheck.check(STACK, Map.of(), whole, Stricter.class))
                .extracting(
                        problem -> problem.where().path(),
                        Problem::code,
                        Problem::value,
                        Problem::allowed,
                        Problem::rule)
                .containsExactly(
                        tuple("/stack/gaps/2", "not-short", "12 cm", "≤ 10 cm", "stack.short"),
                        tuple(
                                "/stack/planks/1/length",
                                "not-short",
                                "11 cm",
                                "≤ 10 cm",
                                "plank.short"));
    }

    @Test
    void withoutGroupsOnlyPlainConstraintsCount() {
        assertThat(SettingsCheck.check(STACK, Map.of(), Where.UNKNOWN))
                .extracting(problem -> problem.where().path(), Problem::code, Problem::allowed)
                .containsExactly(tuple("/height", "too-large", "≤ 3"));
    }
}
