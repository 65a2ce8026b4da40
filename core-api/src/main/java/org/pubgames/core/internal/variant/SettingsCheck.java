package org.pubgames.core.internal.variant;

import jakarta.validation.ConstraintViolation;
import jakarta.validation.MessageInterpolator;
import jakarta.validation.Path;
import jakarta.validation.Validation;
import jakarta.validation.Validator;
import jakarta.validation.ValidatorFactory;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Collectors;
import org.pubgames.core.Problem;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.internal.data.Records;
import org.pubgames.core.spi.Names;

/**
 * Jakarta Validation at the boundary. The validator is made at first use, because making it costs
 * as much as loading a rule set. Safe to share between threads.
 *
 * <p>Messages of constraints are problem codes; the words come from the library's own texts. What
 * is allowed may follow the code after a space. A constraint of our own may have the attributes
 * {@code rule} or {@code clause}, {@code allowed} and {@code unit}.
 */
public final class SettingsCheck {

    /** The order in which problems of one file are told. */
    static final Comparator<Problem> BY_PLACE =
            Comparator.comparingInt((Problem problem) -> problem.where().line())
                    .thenComparingInt(problem -> problem.where().column())
                    .thenComparing(problem -> problem.where().path())
                    .thenComparing(Problem::code)
                    .thenComparing(Problem::rule);

    private SettingsCheck() {}

    /** Messages are codes: nothing in them is evaluated, least of all what a user wrote. */
    private static final class AsWritten implements MessageInterpolator {
        @Override
        public String interpolate(String template, Context context) {
            return template;
        }

        @Override
        public String interpolate(String template, Context context, Locale locale) {
            return template;
        }
    }

    private static final class Lazy {
        /** Hibernate Validator tells its version at first use, which nobody asked for. */
        private static final Logger VERSION =
                Logger.getLogger("org.hibernate.validator.internal.util.Version");

        static final Validator VALIDATOR = make();

        private static Validator make() {
            if (VERSION.getLevel() == null) {
                VERSION.setLevel(Level.WARNING);
            }
            try (ValidatorFactory factory =
                    Validation.byDefaultProvider()
                            .configure()
                            .ignoreXmlConfiguration()
                            .messageInterpolator(new AsWritten())
                            .buildValidatorFactory()) {
                return factory.getValidator();
            }
        }
    }

    /**
     * Every violated constraint of a record as a problem, in the order of their places and paths.
     *
     * @param places where each path was written; a path without a place gets {@code whole}
     * @param whole the place of the record; its path goes before the paths of the components
     * @param groups the validation groups, the default group when there are none
     */
    public static List<Problem> check(
            Object record, Map<String, Where> places, Where whole, Class<?>... groups) {
        List<Problem> problems = new ArrayList<>();
        for (ConstraintViolation<Object> violation : violations(record, groups)) {
            String path = whole.path() + pointer(violation.getPropertyPath());
            Map<String, Object> attributes = violation.getConstraintDescriptor().getAttributes();
            String constraint =
                    violation
                            .getConstraintDescriptor()
                            .getAnnotation()
                            .annotationType()
                            .getSimpleName();
            String message = violation.getMessageTemplate();
            int end = message.indexOf(' ');
            problems.add(
                    new Problem(
                            code(constraint, end < 0 ? message : message.substring(0, end)),
                            places.getOrDefault(path, whole).path(path),
                            shown(offending(record, violation), attributes),
                            end < 0 ? allowed(constraint, attributes) : message.substring(end + 1),
                            "",
                            rule(attributes)));
        }
        problems.sort(BY_PLACE);
        return problems;
    }

    /** Every violated constraint of a record, in no order. */
    public static Set<ConstraintViolation<Object>> violations(Object record, Class<?>... groups) {
        return Lazy.VALIDATOR.validate(record, groups);
    }

    private static String rule(Map<String, Object> attributes) {
        Object clause = attributes.getOrDefault("clause", "");
        return String.valueOf(attributes.getOrDefault("rule", clause));
    }

    private static String pointer(Path path) {
        StringBuilder pointer = new StringBuilder();
        for (Path.Node node : path) {
            // a node carries its index in the list that the node before it names
            if (node.getIndex() != null) {
                pointer.append('/').append(node.getIndex());
            }
            if (node.getName() != null && !node.getName().startsWith("<")) {
                pointer.append('/').append(node.getName());
            }
        }
        return pointer.toString();
    }

    /** A check across settings blames the record; what is wrong is the setting it points to. */
    private static Object offending(Object record, ConstraintViolation<Object> violation) {
        Object value = violation.getInvalidValue();
        String name = violation.getPropertyPath().toString();
        return value == record ? Records.values(record).getOrDefault(name, value) : value;
    }

    private static String code(String constraint, String message) {
        return switch (constraint) {
            case "Min", "Positive", "PositiveOrZero", "DecimalMin" -> "too-small";
            case "Max", "DecimalMax" -> "too-large";
            case "Size" -> "wrong-size";
            case "NotBlank" -> "blank";
            case "Pattern" -> "wrong-form";
            default -> message.startsWith("{") ? Names.written(constraint) : message;
        };
    }

    private static String allowed(String constraint, Map<String, Object> attributes) {
        return switch (constraint) {
            case "Min", "DecimalMin" -> "≥ " + attributes.get("value");
            case "Max", "DecimalMax" -> "≤ " + attributes.get("value");
            case "Size" -> attributes.get("min") + "–" + attributes.get("max");
            case "Pattern" -> String.valueOf(attributes.get("regexp"));
            default -> String.valueOf(attributes.getOrDefault("allowed", ""));
        };
    }

    /** The value as files write it, with the constraint's unit. */
    private static String shown(Object value, Map<String, Object> attributes) {
        if (value instanceof Optional<?> optional) {
            return optional.map(content -> shown(content, attributes)).orElse("");
        }
        String unit = String.valueOf(attributes.getOrDefault("unit", ""));
        String shown = written(value);
        return unit.isEmpty() ? shown : shown + " " + unit;
    }

    private static String written(Object value) {
        if (value instanceof List<?> list) {
            return Node.shortened(
                    list.stream()
                            .map(SettingsCheck::written)
                            .collect(Collectors.joining(", ", "[", "]")));
        }
        return value instanceof Enum<?> constant ? Names.written(constant) : String.valueOf(value);
    }
}
