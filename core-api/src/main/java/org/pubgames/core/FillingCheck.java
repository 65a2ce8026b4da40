package org.pubgames.core;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Compares what was filled in with what a form allows. */
final class FillingCheck {

    private static final int PIPS = 6;

    private final List<Problem> problems = new ArrayList<>();

    /** Everything that was found, in the order of the form. */
    List<Problem> problems() {
        return List.copyOf(problems);
    }

    /** The fields of a form or of one of its parts. */
    void fields(
            List<FormField> fields, List<FieldLimit> limits, Map<String, ?> filling, String path) {
        List<String> names = fields.stream().map(FormField::name).toList();
        for (String given : filling.keySet()) {
            if (!names.contains(given)) {
                problem("unknown-field", path + "/" + given, given, String.join(", ", names));
            }
        }
        for (FormField field : fields) {
            Object value = filling.get(field.name());
            String place = path + "/" + field.name();
            if (value != null) {
                value(field.values(), value, place);
            } else if (field.required()) {
                problem("missing-field", place, field.name(), field.values().allowed());
            }
        }
        limits.forEach(limit -> limit(limit, filling, path));
    }

    private void limit(FieldLimit limit, Map<String, ?> filling, String path) {
        if (!limit.holds(filling)) {
            problem("fields-apart", path, String.join(", ", limit.fields()), limit.allowed());
        }
    }

    private void value(FieldValues values, Object value, String path) {
        if (values instanceof FieldValues.ListOf list) {
            entries(list, value, path);
        } else if (values instanceof FieldValues.Parts parts) {
            parts(parts, value, path);
        } else if (!holds(values, value)) {
            problem("value-not-now", path, value, values.allowed());
        }
    }

    private void entries(FieldValues.ListOf list, Object value, String path) {
        if (!(value instanceof List<?> entries)) {
            problem("wrong-type", path, value, list.allowed());
            return;
        }
        if (entries.size() < list.fewest() || entries.size() > list.most()) {
            problem("wrong-size", path, entries.size(), list.fewest() + "–" + list.most());
        }
        for (int i = 0; i < entries.size(); i++) {
            value(list.each(), entries.get(i), path + "/" + i);
        }
    }

    private void parts(FieldValues.Parts parts, Object value, String path) {
        Map<String, Object> filling = new LinkedHashMap<>();
        List<FormField> fields = parts.fields();
        if (parts.array() && value instanceof List<?> list && list.size() == fields.size()) {
            for (int i = 0; i < list.size(); i++) {
                filling.put(fields.get(i).name(), list.get(i));
            }
        } else if (!parts.array() && value instanceof Map<?, ?> map) {
            map.forEach((name, part) -> filling.put(String.valueOf(name), part));
        } else {
            problem("wrong-type", path, value, parts.allowed());
            return;
        }
        fields(fields, parts.limits(), filling, path);
    }

    private static boolean holds(FieldValues values, Object value) {
        if (values instanceof FieldValues.OneOf one) {
            return value instanceof String name && one.names().contains(name);
        }
        if (values instanceof FieldValues.Count count) {
            return whole(value).filter(n -> n >= count.least() && n <= count.most()).isPresent();
        }
        if (values instanceof FieldValues.Measure measure) {
            return FieldValues.number(value).filter(number -> within(measure, number)).isPresent();
        }
        if (values instanceof FieldValues.Dice dice) {
            return value instanceof List<?> pips && holds(dice, pips);
        }
        return values instanceof FieldValues.Truth
                ? value instanceof Boolean
                : value instanceof String;
    }

    private static boolean within(FieldValues.Measure measure, BigDecimal number) {
        return measure.least().map(least -> number.compareTo(least) >= 0).orElse(true)
                && measure.most().map(most -> number.compareTo(most) <= 0).orElse(true);
    }

    private static boolean holds(FieldValues.Dice dice, List<?> pips) {
        if (pips.size() < dice.fewest() || pips.size() > dice.most()) {
            return false;
        }
        List<Integer> left = new ArrayList<>(dice.among());
        for (Object each : pips) {
            Optional<Integer> number =
                    whole(each).filter(n -> n >= 1 && n <= PIPS).map(Long::intValue);
            if (number.isEmpty() || (!dice.among().isEmpty() && !left.remove(number.get()))) {
                return false;
            }
        }
        return true;
    }

    private static Optional<Long> whole(@Nullable Object value) {
        return value instanceof Integer || value instanceof Long
                ? Optional.of(((Number) value).longValue())
                : FieldValues.number(value)
                        .filter(number -> number.precision() - number.scale() <= 18)
                        .filter(number -> number.scale() <= 0 || whole(number))
                        .map(BigDecimal::longValue);
    }

    private static boolean whole(BigDecimal number) {
        return number.stripTrailingZeros().scale() <= 0;
    }

    private void problem(String code, String path, Object value, String allowed) {
        problems.add(
                Problem.of(code, Where.UNKNOWN.path(path)).withValue(value).withAllowed(allowed));
    }
}
