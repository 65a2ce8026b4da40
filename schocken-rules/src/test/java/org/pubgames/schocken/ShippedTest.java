package org.pubgames.schocken;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.Clause;
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
    void aVariantChangesOnlyWhatDiffersFromItsParentOrWhatItsOwnPrintSays() {
        for (Variant variant : Shipped.variants()) {
            String parent = Shipped.parent(variant);
            for (Variant.Layer layer : variant.holding()) {
                Variant.Layer before = Shipped.variant(parent).layer(layer.setting()).orElseThrow();
                String what = variant.id() + " " + layer.setting();
                if (!layer.value().equals(before.value())) {
                    assertThat(layer.setBy()).as(what).isEqualTo(variant.id());
                } else if (!layer.setBy().equals(before.setBy())) {
                    assertThat(layer.clause()).as(what).isNotEqualTo(before.clause());
                    assertThat(variant.sources()).as(what).contains(source(layer));
                }
            }
        }
    }

    @Test
    void aVariantNamesEverySourceThatItsSettingsCite() {
        for (Variant variant : Shipped.variants()) {
            for (Variant.Layer layer : variant.holding()) {
                String source = source(layer);
                if (source.isEmpty() || source.equals("pubgames")) {
                    continue;
                }
                assertThat(variant.followed()).as(variant.id() + " " + layer).contains(source);
                if (!variant.sources().contains(source) && layer.setBy().equals(variant.id())) {
                    assertThat(layer.basis())
                            .as(variant.id() + " " + layer)
                            .isEqualTo(Variant.Basis.INTERPRETATION);
                }
            }
        }
    }

    /** The document that a value comes from; empty where it is the house's own. */
    private static String source(Variant.Layer layer) {
        return Shipped.GAME.rulebook().clause(layer.clause()).map(Clause::source).orElse("");
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
                SchockenEvent event = PlayedMatch.played(match, random);
                Verdict<SchockenState, SchockenEvent> verdict = match.judge(event);
                assertThat(verdict.accepted()).as(event + " " + verdict.rulings()).isTrue();
                match = verdict.match();
                assertThat(match.state().discs())
                        .isEqualTo(settings.discsFor(players, match.state().finale()));
            }
            assertThat(match.outcome()).as(variant.id() + " of " + players).isPresent();
        }
    }
}
