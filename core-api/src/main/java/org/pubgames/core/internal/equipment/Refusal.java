package org.pubgames.core.internal.equipment;

import jakarta.validation.ConstraintValidatorContext;

/**
 * How a constraint says no: the problem code, then what would have been allowed, as {@link
 * org.pubgames.core.internal.variant.SettingsCheck} reads it.
 */
public final class Refusal {

    private Refusal() {}

    /** Refuses with the constraint's own code; always false. */
    public static boolean of(ConstraintValidatorContext context, String allowed) {
        return of(context, context.getDefaultConstraintMessageTemplate(), allowed);
    }

    /** Refuses with a code; always false. */
    public static boolean of(ConstraintValidatorContext context, String code, String allowed) {
        context.disableDefaultConstraintViolation();
        context.buildConstraintViolationWithTemplate(code + " " + allowed).addConstraintViolation();
        return false;
    }

    /** Refuses a setting of several that do not go together, with a code; always false. */
    public static boolean at(ConstraintValidatorContext context, String code, String setting) {
        context.disableDefaultConstraintViolation();
        context.buildConstraintViolationWithTemplate(code)
                .addPropertyNode(setting)
                .addConstraintViolation();
        return false;
    }
}
