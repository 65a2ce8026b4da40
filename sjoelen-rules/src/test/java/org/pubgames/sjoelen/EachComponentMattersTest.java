package org.pubgames.sjoelen;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Records that are compared by hand: no component may be forgotten. */
class EachComponentMattersTest {

    private static final Compartments SOME = Compartments.of(1, 2, 3, 4);

    private static final CardLine LINE =
            new CardLine(
                    1,
                    Optional.of(2),
                    30,
                    4,
                    5,
                    Optional.of(SOME),
                    Optional.empty(),
                    3,
                    0,
                    CardLine.Status.NOTED,
                    Optional.empty(),
                    List.of(new CardEntry(3, CardLine.Status.NOTED, Optional.empty())));

    private static final TurnInPlay TURN = TurnInPlay.fresh(Optional.of(2), 30);

    static Stream<Record> records() {
        return Stream.of(
                SOME,
                LINE,
                TURN,
                new SjoelenPlayer(
                        "Anna",
                        List.of(LINE),
                        Optional.of(TURN),
                        5,
                        Map.of("sjoelen.rule", 1),
                        Map.of("sjoelen.jury", 2),
                        false,
                        true,
                        false,
                        Optional.of(Threshold.of(120)),
                        Optional.of(
                                new PlayerParticulars(
                                        true, Optional.of("Dirk"), Optional.empty(), List.of()))));
    }

    @ParameterizedTest
    @MethodSource("records")
    void recordsOfTheSameComponentsAreEqual(Record record) throws ReflectiveOperationException {
        Record same = made(record.getClass(), values(record));

        assertThat(same).isNotSameAs(record).isEqualTo(record).hasSameHashCodeAs(record);
    }

    @ParameterizedTest
    @MethodSource("records")
    void anotherValueOfAnyComponentMakesAnotherRecord(Record record)
            throws ReflectiveOperationException {
        RecordComponent[] components = record.getClass().getRecordComponents();
        for (int i = 0; i < components.length; i++) {
            Object[] values = values(record);
            values[i] = other(values[i]);

            assertThat(made(record.getClass(), values))
                    .as(components[i].getName())
                    .isNotEqualTo(record);
        }
    }

    private static Object[] values(Record record) throws ReflectiveOperationException {
        RecordComponent[] components = record.getClass().getRecordComponents();
        Object[] values = new Object[components.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = components[i].getAccessor().invoke(record);
        }
        return values;
    }

    private static Record made(Class<? extends Record> type, Object[] values)
            throws ReflectiveOperationException {
        Class<?>[] types =
                Arrays.stream(type.getRecordComponents())
                        .map(RecordComponent::getType)
                        .toArray(Class<?>[]::new);
        return type.getDeclaredConstructor(types).newInstance(values);
    }

    private static Object other(Object value) {
        if (value instanceof Integer number) {
            return number + 1;
        }
        if (value instanceof Boolean flag) {
            return !flag;
        }
        if (value instanceof Optional<?> optional) {
            // what nobody looks into may be of any type
            return optional.isPresent() ? Optional.empty() : Optional.of(SOME);
        }
        if (value instanceof List<?> || value instanceof Map<?, ?>) {
            return value instanceof List<?> ? List.of() : Map.of();
        }
        if (value instanceof Compartments layout) {
            return layout.plus(0, 1);
        }
        return value instanceof CardLine.Status ? CardLine.Status.STRUCK : value + "!";
    }
}
