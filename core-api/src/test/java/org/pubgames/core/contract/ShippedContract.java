package org.pubgames.core.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.Settings;
import org.pubgames.core.Variant;
import org.pubgames.core.internal.data.Records;

/**
 * What the tests play by is everything there is to play by: both truth values and all constants, of
 * settings and of lists that are settings. For each installed game.
 */
@ParameterizedClass(name = "{0}")
@MethodSource("org.pubgames.core.contract.TestedGames#all")
public class ShippedContract {

    private final TestedGame<?, ?> tested;
    private final Class<? extends Settings> settings;
    private final List<Variant> played;

    /** The variants that the tests of one game play by. */
    ShippedContract(TestedGame<?, ?> tested) {
        this.tested = tested;
        this.settings = tested.settings();
        this.played =
                Stream.concat(tested.game().variants().all().stream(), tested.houses().stream())
                        .toList();
    }

    @Test
    void everyChoiceOfEverySettingIsPlayedByTheTests() {
        Map<String, Set<Object>> chosen = new TreeMap<>();
        for (Variant variant : played) {
            Records.values(settings.cast(variant.settings()))
                    .forEach(
                            (name, value) ->
                                    chosen.computeIfAbsent(name, key -> new HashSet<>())
                                            .addAll(single(value)));
        }
        for (RecordComponent component : settings.getRecordComponents()) {
            assertThat(chosen.getOrDefault(component.getName(), Set.of()))
                    .as(component.getName())
                    .containsAll(choices(component).stream().filter(tested::playable).toList());
        }
    }

    private static List<?> single(Object value) {
        return value instanceof List<?> list ? list : List.of(value);
    }

    private static List<?> choices(RecordComponent component) {
        if (component.getType() == boolean.class) {
            return List.of(true, false);
        }
        Class<?> type = component.getType();
        if (component.getGenericType() instanceof ParameterizedType list) {
            type = (Class<?>) list.getActualTypeArguments()[0];
        }
        return type.isEnum() ? Arrays.asList(type.getEnumConstants()) : List.of();
    }
}
