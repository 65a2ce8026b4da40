package org.pubgames.core.internal.data;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.pubgames.core.FieldValues;
import org.pubgames.core.Form;
import org.pubgames.core.FormField;
import org.pubgames.core.spi.ContradictoryFields;

/**
 * Every filling of a form, as records, where there are few enough.
 *
 * @param most so many are counted; more are too many
 */
public record Fillings(int most) {

    private static final int PIPS = 6;

    /** Lists that may be longer are not counted. */
    private static final int LONGEST_LIST = 8;

    /** There are too many. */
    private static final class TooMany extends RuntimeException {
        private static final long serialVersionUID = 1;

        TooMany() {
            super("too many", null, false, false);
        }
    }

    /**
     * Every record within a form.
     *
     * @param <T> what the records are
     * @return empty when there are too many
     */
    public <T> Optional<List<T>> of(Class<? extends T> type, Form form) {
        try {
            List<T> within = new ArrayList<>();
            for (Object each : records(type, form.fields())) {
                if (form.problems(RecordForms.filling(each)).isEmpty()) {
                    within.add(type.cast(each));
                }
            }
            return Optional.of(within);
        } catch (TooMany e) {
            return Optional.empty();
        }
    }

    private List<Object> records(Class<?> type, List<FormField> fields) {
        RecordComponent[] components = Records.components(type);
        List<List<Object>> columns = new ArrayList<>();
        long product = 1;
        for (RecordComponent component : components) {
            List<Object> column = column(component, fields);
            columns.add(column);
            product = checked(product * column.size());
        }
        List<Object> records = new ArrayList<>();
        for (List<Object> row : rows(columns)) {
            try {
                records.add(Records.make(type, row.toArray()));
            } catch (ContradictoryFields e) {
                // no filling: the limits of a form say so too
            }
        }
        return records;
    }

    private List<Object> column(RecordComponent component, List<FormField> fields) {
        String name = Records.name(component);
        boolean optional = JsonWriter.optional(component);
        List<Object> column = new ArrayList<>();
        for (FormField field : fields) {
            if (field.name().equals(name)) {
                for (Object value : values(field.values(), component.getGenericType())) {
                    column.add(optional ? Optional.of(value) : value);
                }
                if (optional && !field.required()) {
                    column.add(0, Optional.empty());
                }
                return column;
            }
        }
        column.add(Optional.empty());
        return column;
    }

    private List<Object> values(FieldValues values, Type declared) {
        Type type = content(declared, Optional.class);
        if (values instanceof FieldValues.OneOf one) {
            return one.names().stream().map(name -> named(name, (Class<?>) type)).toList();
        }
        if (values instanceof FieldValues.Truth) {
            return List.of(true, false);
        }
        if (values instanceof FieldValues.Count count) {
            return counts(count, type == long.class || type == Long.class);
        }
        if (values instanceof FieldValues.Dice dice) {
            return dice(dice);
        }
        if (values instanceof FieldValues.ListOf list) {
            List<Object> each = values(list.each(), content(type, List.class));
            return lists(each, list.fewest(), list.most());
        }
        if (values instanceof FieldValues.Parts parts) {
            return records((Class<?>) type, parts.fields());
        }
        throw new TooMany();
    }

    private static Type content(Type type, Class<?> raw) {
        return type instanceof ParameterizedType generic && generic.getRawType() == raw
                ? generic.getActualTypeArguments()[0]
                : type;
    }

    private static Object named(String name, Class<?> type) {
        return type.isEnum() ? type.getEnumConstants()[Binder.constants(type).indexOf(name)] : name;
    }

    private List<Object> counts(FieldValues.Count count, boolean large) {
        if (count.least() < -most || count.most() > Integer.MAX_VALUE) {
            throw new TooMany();
        }
        checked(count.most() - count.least() + 1);
        List<Object> counts = new ArrayList<>();
        for (long n = count.least(); n <= count.most(); n++) {
            if (large) {
                counts.add(n);
            } else {
                counts.add((int) n);
            }
        }
        return counts;
    }

    private List<Object> lists(List<Object> each, int fewest, int longest) {
        if (longest > LONGEST_LIST && !each.isEmpty()) {
            throw new TooMany();
        }
        List<Object> all = new ArrayList<>();
        List<List<Object>> columns = new ArrayList<>();
        for (int size = 0; size <= longest; size++) {
            if (size >= fewest) {
                all.addAll(rows(columns));
                checked(all.size());
            }
            columns.add(each);
            if (each.isEmpty()) {
                break;
            }
        }
        return all;
    }

    private List<Object> dice(FieldValues.Dice dice) {
        if (dice.among().isEmpty()) {
            List<Object> pips = counts(new FieldValues.Count(1, PIPS), false);
            return lists(pips, dice.fewest(), dice.most());
        }
        Set<List<Integer>> all = new LinkedHashSet<>();
        taken(List.of(), dice.among(), dice, all);
        return new ArrayList<>(all);
    }

    /** Every order of every choice of the dice that are left. */
    private void taken(
            List<Integer> taken,
            List<Integer> left,
            FieldValues.Dice dice,
            Set<List<Integer>> all) {
        if (taken.size() >= dice.fewest() && taken.size() <= dice.most()) {
            all.add(taken);
        }
        if (taken.size() >= dice.most()) {
            return;
        }
        for (int i = 0; i < left.size(); i++) {
            List<Integer> more = new ArrayList<>(taken);
            more.add(left.get(i));
            List<Integer> fewer = new ArrayList<>(left);
            fewer.remove(i);
            taken(List.copyOf(more), fewer, dice, all);
        }
    }

    private List<List<Object>> rows(List<List<Object>> columns) {
        List<List<Object>> rows = List.of(List.of());
        for (List<Object> column : columns) {
            checked((long) rows.size() * column.size());
            List<List<Object>> longer = new ArrayList<>();
            for (List<Object> row : rows) {
                for (Object value : column) {
                    List<Object> next = new ArrayList<>(row);
                    next.add(value);
                    longer.add(List.copyOf(next));
                }
            }
            rows = longer;
        }
        return rows;
    }

    private long checked(long number) {
        if (number > most || number < 0) {
            throw new TooMany();
        }
        return number;
    }
}
