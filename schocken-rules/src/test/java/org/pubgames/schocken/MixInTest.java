package org.pubgames.schocken;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.MixIn;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Variant;

/** Each shipped mix-in goes with each shipped variant, or its text says where it does not. */
class MixInTest {

    /** Where a mix-in does not fit, and what the reader says there. */
    private static final Map<String, Set<String>> MISFITS =
            Map.of("jule-not-played", Set.of("papr", "siebener-achter"));

    static Stream<MixIn> mixIns() {
        return Shipped.GAME.variants().mixIns().stream();
    }

    private static Reading<Variant> read(Variant base, MixIn mixIn) {
        String file =
                """
                variant: 2
                game: schocken
                id: house
                title: {en: House, nl: Huis, de: Haus}
                extends: %s
                with: ["%s"]
                """
                        .formatted(base.pinned(), mixIn.pinned());
        return Shipped.GAME.variants().read(file, "house.yaml");
    }

    @Test
    void thereAreFour() {
        assertThat(mixIns().map(MixIn::id))
                .containsExactly(
                        "jule-not-played", "short-evening", "fifteen-discs", "blind-first-throw");
    }

    @ParameterizedTest
    @MethodSource("mixIns")
    void aMixInGoesWithEveryVariantOrSaysWhereNot(MixIn mixIn) {
        Set<String> misfits = MISFITS.getOrDefault(mixIn.id(), Set.of());
        for (Variant base : Shipped.variants()) {
            List<Problem> problems = read(base, mixIn).problems();
            if (misfits.contains(base.id())) {
                assertThat(problems)
                        .as(base.id())
                        .extracting(Problem::code)
                        .containsExactly(mixIn.id());
                assertThat(List.of(mixIn.about().en(), mixIn.about().nl(), mixIn.about().de()))
                        .allMatch(text -> text.contains(base.id()));
            } else {
                assertThat(problems).as(base.id()).isEmpty();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("mixIns")
    void aMixInChangesHattersheimByWhatItSetsAndNothingElse(MixIn mixIn) {
        Variant hattersheim = Shipped.variant("hattersheim");
        Variant house = read(hattersheim, mixIn).orElseThrow();
        assertThat(house.settings()).isNotEqualTo(hattersheim.settings());
        for (Variant.Layer layer : house.holding()) {
            boolean set = mixIn.values().containsKey(layer.setting());
            assertThat(layer.setBy()).isEqualTo(set ? mixIn.id() : hattersheim.id());
        }
    }
}
