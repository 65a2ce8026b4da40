package org.pubgames.schocken;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.Match;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.Verdict;

/** What the shipped variants are. */
class ShippedTest {

    private static final int MOST_EVENTS = 20_000;

    static Stream<Variant> played() {
        return Stream.concat(Shipped.variants().stream(), Shipped.houses().stream());
    }

    @Test
    void aVariantChangesOnlyWhatDiffersFromItsParent() {
        for (Variant variant : Shipped.variants()) {
            String parent = Shipped.parent(variant);
            for (Variant.Layer layer : variant.holding()) {
                Variant.Layer before = Shipped.variant(parent).layer(layer.setting()).orElseThrow();
                assertThat(layer.setBy())
                        .as(variant.id() + " " + layer.setting())
                        .isEqualTo(
                                layer.value().equals(before.value())
                                        ? before.setBy()
                                        : variant.id());
            }
        }
    }

    @Test
    void aVariantNamesEverySourceThatItsSettingsCite() {
        for (Variant variant : Shipped.variants()) {
            for (Variant.Layer layer : variant.holding()) {
                String source =
                        Shipped.GAME.rulebook().clause(layer.clause()).orElseThrow().source();
                if (!source.equals("pubgames")) {
                    assertThat(variant.sources()).as(variant.id() + " " + layer).contains(source);
                }
                if (!variant.sources().get(0).equals(source)
                        && layer.setBy().equals(variant.id())) {
                    assertThat(layer.basis())
                            .as(variant.id() + " " + layer)
                            .isEqualTo(Variant.Basis.INTERPRETATION);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("played")
    void everyVariantIsPlayedToItsEndWithoutLosingADisc(Variant variant) {
        SchockenSettings settings = Schocken.settings(variant);
        int most = Math.max(3, settings.leastPlayers());
        for (int players = settings.leastPlayers(); players <= most; players++) {
            Random random = new Random(players);
            Match<SchockenState, SchockenEvent> match =
                    Shipped.GAME.open(
                            variant,
                            Seats.of(
                                    List.of("Anna", "Bert", "Carla", "Dirk")
                                            .subList(0, players)
                                            .toArray(String[]::new)));
            for (int i = 0; match.outcome().isEmpty() && i < MOST_EVENTS; i++) {
                SchockenEvent event = match.legal().sample(random).orElseThrow();
                Verdict<SchockenState, SchockenEvent> verdict = match.judge(event);
                assertThat(verdict.accepted()).as(event + " " + verdict.rulings()).isTrue();
                match = verdict.match();
                assertThat(match.state().discs()).isEqualTo(settings.discsFor(players));
            }
            assertThat(match.outcome()).as(variant.id() + " of " + players).isPresent();
        }
    }
}
