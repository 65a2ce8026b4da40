package org.pubgames.core.internal.equipment;

import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.ConstraintValidatorContext.ConstraintViolationBuilder;
import jakarta.validation.ConstraintValidatorContext.ConstraintViolationBuilder.NodeBuilderCustomizableContext;
import jakarta.validation.ConstraintValidatorContext.ConstraintViolationBuilder.NodeBuilderDefinedContext;
import java.util.List;
import org.hibernate.validator.constraintvalidation.HibernateConstraintValidatorContext;

/** Looks at each measure of a sheet. */
public final class MeasuresAsRegulated implements ConstraintValidator<AsRegulated, CheckedSheet> {

    @Override
    public boolean isValid(CheckedSheet sheet, ConstraintValidatorContext context) {
        context.disableDefaultConstraintViolation();
        HibernateConstraintValidatorContext carrier =
                context.unwrap(HibernateConstraintValidatorContext.class);
        boolean valid = true;
        for (Check check : sheet.checks()) {
            if (!check.holds()) {
                valid = false;
                carrier.withDynamicPayload(check);
                // violations that look alike are one: the text tells two rules at one place apart
                String text = check.code() + " " + check.allowance().clause();
                at(
                        context.buildConstraintViolationWithTemplate(
                                text + " " + check.allowance().rule()),
                        List.of(check.where().path().substring(1).split("/", -1)));
            }
        }
        return valid;
    }

    /** Adds the violation at a path: names, and the places of several things alike. */
    private static void at(ConstraintViolationBuilder violation, List<String> path) {
        further(violation.addPropertyNode(path.get(0)), path.subList(1, path.size()));
    }

    private static void further(NodeBuilderCustomizableContext named, List<String> path) {
        if (path.isEmpty()) {
            named.addConstraintViolation();
        } else if (!Character.isDigit(path.get(0).charAt(0))) {
            further(named.addPropertyNode(path.get(0)), path.subList(1, path.size()));
        } else if (path.size() == 1) {
            named.addBeanNode().inIterable().atIndex(place(path)).addConstraintViolation();
        } else {
            NodeBuilderDefinedContext one =
                    named.addPropertyNode(path.get(1)).inIterable().atIndex(place(path));
            inside(one, path.subList(2, path.size()));
        }
    }

    /** Goes on behind the place of one of several things; between two of them stands a name. */
    private static void inside(NodeBuilderDefinedContext one, List<String> path) {
        if (path.isEmpty()) {
            one.addConstraintViolation();
        } else if (!Character.isDigit(path.get(0).charAt(0))) {
            further(one.addPropertyNode(path.get(0)), path.subList(1, path.size()));
        } else if (path.size() == 1) {
            one.addBeanNode().inIterable().atIndex(place(path)).addConstraintViolation();
        } else {
            NodeBuilderDefinedContext next =
                    one.addPropertyNode(path.get(1)).inIterable().atIndex(place(path));
            inside(next, path.subList(2, path.size()));
        }
    }

    private static Integer place(List<String> path) {
        return Integer.valueOf(path.get(0));
    }
}
