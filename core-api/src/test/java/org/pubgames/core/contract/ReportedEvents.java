package org.pubgames.core.contract;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;
import org.pubgames.core.spi.ContradictoryFields;

/**
 * Events made from the records that they are: names mostly of players, small numbers and a few
 * monstrous ones, every constant, lists that are short.
 */
final class ReportedEvents {

    private static final Arbitrary<Integer> NUMBERS =
            Arbitraries.frequencyOf(
                    Tuple.of(12, Arbitraries.integers().between(0, 12)),
                    Tuple.of(4, Arbitraries.integers().between(-1, 160)),
                    Tuple.of(1, Arbitraries.of(Integer.MIN_VALUE, -101, Integer.MAX_VALUE)));

    /** Stands for values that contradict each other; others are drawn instead. */
    private static final Object CONTRADICTORY = new Object();

    private final Arbitrary<String> words;

    private ReportedEvents(List<String> players) {
        this.words =
                Arbitraries.frequencyOf(
                        Tuple.of(9, Arbitraries.of(players)),
                        Tuple.of(1, Arbitraries.of("Emil", "anna", "", "\"\\\n\u2028")));
    }

    /** Events of a sealed type. */
    static <E> Arbitrary<E> of(Class<E> type, List<String> players) {
        ReportedEvents events = new ReportedEvents(players);
        List<Arbitrary<E>> kinds =
                records(type).map(kind -> events.value(kind).map(type::cast)).toList();
        return Arbitraries.oneOf(kinds).withoutEdgeCases();
    }

    private static Stream<Class<?>> records(Class<?> type) {
        return type.isSealed()
                ? Arrays.stream(type.getPermittedSubclasses()).flatMap(ReportedEvents::records)
                : Stream.of(type);
    }

    private Arbitrary<Object> value(Type type) {
        if (type instanceof ParameterizedType generic) {
            Arbitrary<Object> inner = value(generic.getActualTypeArguments()[0]);
            return generic.getRawType() == List.class
                    ? inner.list().ofMaxSize(3).asGeneric()
                    : inner.optional(0.6).asGeneric();
        }
        Class<?> plain = (Class<?>) type;
        if (plain == String.class) {
            return words.asGeneric();
        }
        if (plain == int.class || plain == Integer.class) {
            return NUMBERS.asGeneric();
        }
        if (plain == boolean.class || plain == Boolean.class) {
            return Arbitraries.of(true, false).asGeneric();
        }
        if (plain == BigDecimal.class) {
            return NUMBERS.map(number -> BigDecimal.valueOf(number, 2)).asGeneric();
        }
        if (plain.isEnum()) {
            return Arbitraries.of(plain.getEnumConstants()).map(Object.class::cast);
        }
        if (plain.isSealed()) {
            return Arbitraries.oneOf(records(plain).map(this::value).toList());
        }
        if (plain.isRecord()) {
            return made(plain);
        }
        throw new IllegalArgumentException("no values are known for " + type);
    }

    private Arbitrary<Object> made(Class<?> type) {
        List<Arbitrary<Object>> parts = new ArrayList<>();
        List<Class<?>> types = new ArrayList<>();
        for (RecordComponent component : type.getRecordComponents()) {
            parts.add(value(component.getGenericType()));
            types.add(component.getType());
        }
        return Combinators.combine(parts)
                .as(
                        values -> {
                            try {
                                var constructor =
                                        type.getDeclaredConstructor(types.toArray(Class<?>[]::new));
                                constructor.setAccessible(true);
                                return constructor.newInstance(values.toArray());
                            } catch (InvocationTargetException e) {
                                if (e.getCause() instanceof ContradictoryFields) {
                                    return CONTRADICTORY;
                                }
                                throw new IllegalStateException(type + " of " + values, e);
                            } catch (ReflectiveOperationException e) {
                                throw new IllegalStateException(type + " of " + values, e);
                            }
                        })
                .filter(made -> made != CONTRADICTORY);
    }
}
