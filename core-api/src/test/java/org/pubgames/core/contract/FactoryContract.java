package org.pubgames.core.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;

/**
 * Nobody who makes an event or a position has to name an {@code Optional}: a factory takes what has
 * to be there, and a method with the name of a component sets what may be left out. Whatever was
 * drawn is made again in this way, for each installed game.
 *
 * @param <S> the state of the game's matches
 * @param <E> its events
 */
@ParameterizedClass(name = "{0}")
@MethodSource("org.pubgames.core.contract.TestedGames#all")
public class FactoryContract<S extends GameState, E extends GameEvent> {

    /** So many events that each part of each kind is among them, given and left out. */
    private static final int EVENTS = 4_000;

    private static final int POSITIONS = 400;

    private final TestedGame<S, E> tested;

    /** What was made again: each component that may be left out, once given and once not. */
    private final Set<String> made = new TreeSet<>();

    /** Asking for them anew for every event would take longest. */
    private final ClassValue<List<Method>> factories =
            new ClassValue<>() {
                @Override
                protected List<Method> computeValue(Class<?> type) {
                    return HostRecords.factories(type);
                }
            };

    /** The factories of one game. */
    FactoryContract(TestedGame<S, E> tested) {
        this.tested = tested;
    }

    @Test
    void everythingIsMadeWithoutAnOptional() {
        List<String> names = tested.seats().names();
        Tries.hold(EVENTS, ReportedEvents.of(tested.game().eventType(), names), this::look);
        tested.game()
                .positionType()
                .ifPresent(
                        type -> Tries.hold(POSITIONS, ReportedEvents.of(type, names), this::look));
        for (Class<?> type : HostRecords.of(tested.game())) {
            for (RecordComponent part : type.getRecordComponents()) {
                if (part.getType() == Optional.class) {
                    assertThat(made).contains(told(type, part, true), told(type, part, false));
                }
            }
        }
    }

    private static String told(Class<?> type, RecordComponent part, boolean given) {
        return type.getName() + "." + part.getName() + (given ? " given" : " left out");
    }

    /** Looks at everything in a value that has parts which may be left out. */
    private void look(@Nullable Object value) {
        if (value instanceof Optional<?> optional) {
            look(optional.orElse(null));
        } else if (value instanceof List<?> list) {
            list.forEach(this::look);
        } else if (value instanceof Record record) {
            Map<String, Object> parts = parts(record);
            parts.values().forEach(this::look);
            if (parts.values().stream().anyMatch(Optional.class::isInstance)) {
                for (Method factory : factories.get(record.getClass())) {
                    arguments(factory, record, parts)
                            .map(given -> HostRecords.invoke(factory, record, given))
                            .flatMap(first -> again(record, first))
                            .ifPresent(
                                    again -> {
                                        assertThat(again).as("by %s", factory).isEqualTo(record);
                                        note(record);
                                    });
                }
            }
        }
    }

    private void note(Record record) {
        for (RecordComponent part : record.getClass().getRecordComponents()) {
            if (HostRecords.get(record, part) instanceof Optional<?> optional) {
                made.add(told(record.getClass(), part, optional.isPresent()));
            }
        }
    }

    private static Map<String, Object> parts(Record record) {
        Map<String, Object> parts = new HashMap<>();
        for (RecordComponent part : record.getClass().getRecordComponents()) {
            parts.put(part.getName(), HostRecords.get(record, part));
        }
        return parts;
    }

    /** What a factory is given for a record; empty where it cannot make that one. */
    private Optional<Object[]> arguments(Method factory, Record record, Map<String, Object> parts) {
        Object[] arguments = new Object[factory.getParameterCount()];
        for (int i = 0; i < arguments.length; i++) {
            Parameter parameter = factory.getParameters()[i];
            Object argument = argument(parameter, record, parts.get(parameter.getName()));
            if (argument == null) {
                return Optional.empty();
            }
            arguments[i] = argument;
        }
        return Optional.of(arguments);
    }

    private @Nullable Object argument(
            Parameter parameter, Record record, @Nullable Object component) {
        Class<?> type = parameter.getType();
        Object given = component instanceof Optional<?> some ? some.orElse(null) : component;
        if (type.isArray()) {
            Object[] none = (Object[]) Array.newInstance(type.getComponentType(), 0);
            return given instanceof List<?> list ? list.toArray(none) : none;
        }
        if (type.isRecord() && component == null) {
            Object several = several(parameter, record);
            look(several);
            return several;
        }
        return type.isPrimitive() || type.isInstance(given) ? given : null;
    }

    /** Several components in one, such as the place of a disc, where a record can tell them so. */
    private static @Nullable Object several(Parameter parameter, Record record) {
        return Arrays.stream(record.getClass().getMethods())
                .filter(method -> method.getName().equals(parameter.getName()))
                .filter(method -> method.getReturnType() == parameter.getType())
                .findFirst()
                .map(method -> HostRecords.invoke(method, record))
                .orElse(null);
    }

    /**
     * What a factory made, with what the record has besides; empty where it was made with something
     * that the record has not, or where a method is missing.
     */
    private static Optional<Object> again(Record record, Object first) {
        Object again = first;
        for (RecordComponent part : record.getClass().getRecordComponents()) {
            Object value = HostRecords.get(record, part);
            if (!HostRecords.get(again, part).equals(value)) {
                Object given = value instanceof Optional<?> some ? some.orElse(null) : value;
                Optional<Method> setter = HostRecords.setter(record.getClass(), part.getName());
                if (given == null || setter.isEmpty()) {
                    return Optional.empty();
                }
                again = HostRecords.invoke(setter.get(), again, given);
            }
        }
        return Optional.of(again);
    }
}
