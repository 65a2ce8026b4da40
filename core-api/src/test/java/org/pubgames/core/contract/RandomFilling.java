package org.pubgames.core.contract;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.pubgames.core.FieldLimit;
import org.pubgames.core.FieldValues;
import org.pubgames.core.Form;
import org.pubgames.core.FormField;
import org.pubgames.core.internal.data.JsonWriter;

/** Fillings of forms, drawn at random within their limits. */
final class RandomFilling {

    private static final int TRIES = 200;
    private static final int LONGEST = 4;

    private final Random random;

    RandomFilling(Random random) {
        this.random = random;
    }

    /** An event as files write it; empty when none was found within the limits. */
    Optional<String> of(Form form) {
        for (int i = 0; i < TRIES; i++) {
            Map<String, Object> filling = fields(form.fields(), form.limits());
            if (form.problems(filling).isEmpty()) {
                Map<String, Object> event = new LinkedHashMap<>();
                event.put("event", form.kind().kind());
                event.putAll(filling);
                return Optional.of(JsonWriter.write(event));
            }
        }
        return Optional.empty();
    }

    private Map<String, Object> fields(List<FormField> fields, List<FieldLimit> limits) {
        Map<String, Object> filling = new LinkedHashMap<>();
        for (FormField field : fields) {
            if (field.required() || random.nextBoolean()) {
                filling.put(field.name(), value(field.values()));
            }
        }
        for (FieldLimit limit : limits) {
            if (limit instanceof FieldLimit.Sum sum) {
                lower(sum, fields, filling);
            }
        }
        return filling;
    }

    /** Takes from the numbers until they add up to what is allowed. */
    private void lower(FieldLimit.Sum sum, List<FormField> fields, Map<String, Object> filling) {
        for (int i = 0; i < TRIES; i++) {
            long total = 0;
            for (String name : sum.fields()) {
                total += filling.get(name) instanceof Long number ? number : 0;
            }
            String name = sum.fields().get(random.nextInt(sum.fields().size()));
            for (FormField field : fields) {
                if (total > sum.most()
                        && field.name().equals(name)
                        && field.values() instanceof FieldValues.Count count
                        && filling.get(name) instanceof Long number
                        && number > count.least()) {
                    long most = Math.min(number - count.least(), total - sum.most());
                    filling.put(name, number - 1 - random.nextLong(most));
                }
            }
        }
    }

    private Object value(FieldValues values) {
        if (values instanceof FieldValues.OneOf one) {
            return one.names().get(random.nextInt(one.names().size()));
        }
        if (values instanceof FieldValues.Truth) {
            return random.nextBoolean();
        }
        if (values instanceof FieldValues.Count count) {
            return switch (random.nextInt(6)) {
                case 0 -> count.least();
                case 1 -> count.most();
                default ->
                        count.most() == Long.MAX_VALUE
                                ? random.nextLong(100)
                                : random.nextLong(count.least(), count.most() + 1);
            };
        }
        if (values instanceof FieldValues.Measure measure) {
            BigDecimal least = measure.least().orElse(BigDecimal.valueOf(-1000));
            BigDecimal most = measure.most().orElse(BigDecimal.valueOf(1000));
            return least.add(
                    most.subtract(least).multiply(BigDecimal.valueOf(random.nextInt(101), 2)));
        }
        if (values instanceof FieldValues.Dice dice) {
            return dice(dice);
        }
        if (values instanceof FieldValues.ListOf list) {
            int most = Math.min(list.most(), list.fewest() + LONGEST);
            List<Object> all = new ArrayList<>();
            for (int i = random.nextInt(list.fewest(), most + 1); i > 0; i--) {
                all.add(value(list.each()));
            }
            return all;
        }
        if (values instanceof FieldValues.Parts parts) {
            Map<String, Object> filling = fields(parts.fields(), parts.limits());
            return parts.array() ? List.copyOf(filling.values()) : filling;
        }
        return List.of("", "words", "Anna").get(random.nextInt(3));
    }

    private List<Object> dice(FieldValues.Dice dice) {
        List<Integer> left = new ArrayList<>(dice.among());
        List<Object> all = new ArrayList<>();
        for (int i = random.nextInt(dice.fewest(), dice.most() + 1); i > 0; i--) {
            all.add(
                    dice.among().isEmpty()
                            ? 1 + random.nextInt(6)
                            : left.remove(random.nextInt(left.size())));
        }
        return all;
    }
}
