package org.pubgames.schocken.tournament;

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
                .map(SchockenTournament::settings)
                .forEach(
                        settings ->
                                Binder.values(settings)
                                        .forEach(
                                                (name, value) ->
                                                        chosen.computeIfAbsent(
                                                                        name,
                                                                        key -> new HashSet<>())
                                                                .add(value)));
        for (var component : TournamentSettings.class.getRecordComponents()) {
            List<?> choices =
                    component.getType().isEnum()
                            ? Arrays.asList(component.getType().getEnumConstants())
                            : List.of();
            assertThat(chosen.getOrDefault(component.getName(), Set.of()))
                    .as(component.getName())
                    .containsAll(choices);
        }
    }

    @Test
    void theStandardIsHattersheim() {
        assertThat(Shipped.GAME.variants().standard().id()).isEqualTo("hattersheim");
        assertThat(Shipped.settings("hattersheim").mostEntrants()).isEqualTo(28);
        assertThat(Shipped.settings("hattersheim").tableSize()).isEqualTo(4);
        assertThat(Shipped.settings("hattersheim").smallestTable()).isEqualTo(3);
    }
}
