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
import org.pubgames.core.Game;
import org.pubgames.core.Settings;
import org.pubgames.core.Variant;
import org.pubgames.core.internal.data.Records;

/**
 * What the tests play by is everything there is to play by: both truth values and all constants, of
 * settings and of lists that are settings.
 */
public abstract class ShippedContract {

    private final Class<? extends Settings> settings;
    private final List<Variant> played;

    /**
     * The variants that the tests of one game play by.
     *
     * @param houses beside the shipped ones
     */
    protected ShippedContract(
            Game<?, ?> game, Class<? extends Settings> settings, List<Variant> houses) {
        this.settings = settings;
        this.played = Stream.concat(game.variants().all().stream(), houses.stream()).toList();
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
                    .containsAll(choices(component).stream().filter(this::playable).toList());
        }
    }

    /** Whether a choice can be made here; games of one family may share lists of constants. */
    protected boolean playable(Object choice) {
        return true;
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
