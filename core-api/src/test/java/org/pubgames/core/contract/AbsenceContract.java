package org.pubgames.core.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.internal.data.Records;
import org.pubgames.core.spi.Names;
import org.pubgames.core.spi.Written;

/**
 * An event or a position that lacks a part cannot even be made, nor can what stands in it: the
 * constructor names the part. For each installed game.
 *
 * @param <S> the state of the game's matches
 * @param <E> its events
 */
@ParameterizedClass(name = "{0}")
@MethodSource("org.pubgames.core.contract.TestedGames#all")
public class AbsenceContract<S extends GameState, E extends GameEvent> {

    private static final List<Object> LACKING = Collections.singletonList(null);

    private final TestedGame<S, E> tested;

    /** What one game makes of parts that are not there. */
    AbsenceContract(TestedGame<S, E> tested) {
        this.tested = tested;
    }

    @Test
    void whatIsMissingIsNamed() {
        Set<Class<?>> records = HostRecords.of(tested.game());
        assertThat(records).containsAll(Names.kinds(tested.game().eventType()).values());
        for (Class<?> type : records) {
            assertThat(Records.make(type, bare(type))).isNotNull();
            for (RecordComponent part : type.getRecordComponents()) {
                if (!part.getType().isPrimitive()) {
                    refuses(type, part, null, part.getName());
                }
            }
        }
    }

    @Test
    void whatIsMissingInAListIsNamed() {
        for (Class<?> type : HostRecords.of(tested.game())) {
            for (RecordComponent part : type.getRecordComponents()) {
                if (part.getType() == List.class) {
                    refuses(type, part, LACKING, part.getName() + "/0");
                } else if (part.getGenericType() instanceof ParameterizedType optional
                        && optional.getActualTypeArguments()[0] instanceof ParameterizedType) {
                    refuses(type, part, Optional.of(LACKING), part.getName() + "/0");
                }
            }
        }
    }

    private static void refuses(
            Class<?> type, RecordComponent part, @Nullable Object value, String named) {
        Map<String, Object> values = bare(type);
        Written written = part.getAnnotation(Written.class);
        values.put(written == null ? part.getName() : written.value(), value);
        assertThatThrownBy(() -> Records.make(type, values))
                .as("%s with %s %s", type, part.getName(), value)
                .rootCause()
                .isExactlyInstanceOf(NullPointerException.class)
                .hasMessage(named);
    }

    /** A record in which nothing is that may be left out. */
    private static Map<String, Object> bare(Class<?> type) {
        Map<String, Object> values = new HashMap<>();
        RecordComponent[] components = type.getRecordComponents();
        for (int i = 0; i < components.length; i++) {
            values.put(Records.names(type).get(i), value(components[i].getGenericType()));
        }
        return values;
    }

    private static Object value(Type type) {
        if (type instanceof ParameterizedType generic) {
            return generic.getRawType() == List.class ? List.of() : Optional.empty();
        }
        Class<?> plain = (Class<?>) type;
        if (plain.isRecord()) {
            return Records.make(plain, bare(plain));
        }
        if (plain.isEnum()) {
            return plain.getEnumConstants()[0];
        }
        Map<Class<?>, Object> simple =
                Map.of(
                        String.class,
                        "Anna",
                        int.class,
                        1,
                        boolean.class,
                        true,
                        BigDecimal.class,
                        BigDecimal.ONE);
        return Objects.requireNonNull(simple.get(plain), () -> "no value is known for " + plain);
    }
}
