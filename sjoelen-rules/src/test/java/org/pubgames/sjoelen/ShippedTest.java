package org.pubgames.sjoelen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.pubgames.core.data.Binder;

/** What the tests play by is everything there is to play by. */
class ShippedTest {

    @Test
    void everyChoiceOfEverySettingIsPlayedByTheTests() {
        Map<String, Set<Object>> chosen = new TreeMap<>();
        Stream.concat(Shipped.variants().stream(), Shipped.houses().stream())
                .map(Sjoelen::settings)
                .forEach(
                        settings ->
                                Binder.values(settings)
                                        .forEach(
                                                (name, value) ->
                                                        chosen.computeIfAbsent(
                                                                        name,
                                                                        key -> new HashSet<>())
                                                                .add(value)));
        for (var component : SjoelenSettings.class.getRecordComponents()) {
            List<?> choices =
                    component.getType() == boolean.class
                            ? List.of(true, false)
                            : component.getType().isEnum()
                                    ? Arrays.asList(component.getType().getEnumConstants())
                                    : List.of();
            assertThat(chosen.getOrDefault(component.getName(), Set.of()))
                    .as(component.getName())
                    .containsAll(choices);
        }
    }

    @Test
    void everyShippedVariantHasItsPrintedMaximum() {
        assertThat(Shipped.ids()).allMatch(id -> Oracle.maximum(id) >= Oracle.HIGHEST);
    }
}
