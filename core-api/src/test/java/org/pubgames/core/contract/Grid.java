package org.pubgames.core.contract;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import org.pubgames.core.rules.RuleBase;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.Situation;

/**
 * Every combination of a fact's values: both truth values, all constants, and the numbers, texts
 * and lists that a test names.
 *
 * @param <T> the fact
 */
public final class Grid<T extends Situation> {

    private final Class<T> type;
    private final Map<String, List<?>> values = new LinkedHashMap<>();

    private Grid(Class<T> type) {
        this.type = type;
        for (RecordComponent component : type.getRecordComponents()) {
            values.put(component.getName(), usual(component.getType()));
        }
    }

    /** The grid of a fact, a record with a sink for {@code findings}. */
    public static <T extends Situation> Grid<T> of(Class<T> type) {
        return new Grid<>(type);
    }

    private static List<?> usual(Class<?> type) {
        if (type == boolean.class) {
            return List.of(false, true);
        }
        if (type.isEnum()) {
            return Arrays.asList(type.getEnumConstants());
        }
        if (type == int.class) {
            return List.of(1);
        }
        return type == List.class ? List.of(List.of()) : List.of("");
    }

    /** Chooses the values of one component. */
    public Grid<T> with(String component, Object... choices) {
        if (values.replace(component, List.of(choices)) == null) {
            throw new IllegalArgumentException(type + " has no component " + component);
        }
        return this;
    }

    /** Puts each combination before the rules, alone. */
    public void each(RuleBase rules, BiConsumer<T, Findings> action) {
        int components = values.size();
        List<String> names = new ArrayList<>(values.keySet());
        int[] choice = new int[components];
        for (int at = 0; at >= 0; ) {
            try (Judging judging = rules.open()) {
                Object[] arguments = new Object[components];
                for (int i = 0; i < components; i++) {
                    arguments[i] =
                            names.get(i).equals("findings")
                                    ? judging.findings()
                                    : choices(names, i).get(choice[i]);
                }
                T situation = make(arguments);
                action.accept(situation, judging.put(situation));
            }
            for (at = components - 1; at >= 0; at--) {
                if (++choice[at] < choices(names, at).size()) {
                    break;
                }
                choice[at] = 0;
            }
        }
    }

    /** The combination of every last value. */
    public T last(Findings findings) {
        List<Object> arguments = new ArrayList<>();
        values.forEach(
                (name, choices) ->
                        arguments.add(
                                name.equals("findings")
                                        ? findings
                                        : choices.get(choices.size() - 1)));
        return make(arguments.toArray());
    }

    private List<?> choices(List<String> names, int component) {
        return values.getOrDefault(names.get(component), List.of());
    }

    private T make(Object[] arguments) {
        try {
            Class<?>[] types =
                    Arrays.stream(type.getRecordComponents())
                            .map(RecordComponent::getType)
                            .toArray(Class<?>[]::new);
            return type.getDeclaredConstructor(types).newInstance(arguments);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(type + " of " + Arrays.toString(arguments), e);
        }
    }

    /** The rules that fired, by what follows the game in their ids. */
    public static Set<String> fired(Findings findings) {
        Set<String> rules = new TreeSet<>();
        findings.rules().forEach(rule -> rules.add(rule.substring(rule.indexOf('.') + 1)));
        return rules;
    }
}
