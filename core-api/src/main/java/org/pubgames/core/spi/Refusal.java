package org.pubgames.core.spi;

import jakarta.validation.ConstraintValidatorContext;

/**
 * How a constraint between settings refuses a value: with the code of a problem, and with what
 * would be allowed. For the validators of an author's own constraints.
 */
public final class Refusal {

    private Refusal() {}

    /**
     * Refuses with the constraint's own code.
     *
     * @param context what the validator was given
     * @param allowed what would be allowed, as people write it
     * @return always false
     */
    public static boolean of(ConstraintValidatorContext context, String allowed) {
        return of(context, context.getDefaultConstraintMessageTemplate(), allowed);
    }

    /**
     * Refuses with a code.
     *
     * @param context what the validator was given
     * @param code the code of the problem in the texts
     * @param allowed what would be allowed, as people write it
     * @return always false
     */
    public static boolean of(ConstraintValidatorContext context, String code, String allowed) {
        context.disableDefaultConstraintViolation();
        context.buildConstraintViolationWithTemplate(code + " " + allowed).addConstraintViolation();
        return false;
    }

    /**
     * Refuses one setting of several that do not go together.
     *
     * @param context what the validator was given
     * @param code the code of the problem in the texts
     * @param setting the setting that the problem is shown at
     * @return always false
     */
    public static boolean at(ConstraintValidatorContext context, String code, String setting) {
        context.disableDefaultConstraintViolation();
        context.buildConstraintViolationWithTemplate(code)
                .addPropertyNode(setting)
                .addConstraintViolation();
        return false;
    }
}
