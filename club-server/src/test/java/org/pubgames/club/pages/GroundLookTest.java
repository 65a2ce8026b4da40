package org.pubgames.club.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Variant;
import org.pubgames.core.spi.picture.Pictures;
import org.pubgames.core.spi.picture.Sheet;

/** A tap means the place where the picture shows a disc that was measured there. */
class GroundLookTest {

    private static final Pattern SURFACE =
            Pattern.compile("class=\"board\" transform=[^>]*>\\s*<rect [^>]*class=\"surface\"");
    private static final Pattern DISC =
            Pattern.compile(
                    "class=\"disc disc-a1\">\\s*<circle cx=\"([^\"]+)\" cy=\"([^\"]+)\" r=\"([^\"]+)\"");

    static Stream<Game<?, ?>> shuffleboards() {
        return Games.installed().stream()
                .filter(game -> game.key().id().matches(".*shuffleboard|shovelboard"));
    }

    @ParameterizedTest
    @MethodSource("shuffleboards")
    void theUnitOfThePictureIsAnInchOfTheGame(Game<?, ?> game) {
        assertThat(game.variants().all()).isNotEmpty();
        for (Variant variant : game.variants().all()) {
            String drawing = drawing(game, variant);
            assertThat(SURFACE.matcher(drawing).find()).as(variant.id()).isTrue();
            Matcher disc = DISC.matcher(drawing);
            assertThat(disc.find()).as(variant.id() + drawing).isTrue();
            GroundLook look = GroundLook.of(game, variant).orElseThrow();
            assertThat(disc.group(1)).as(variant.id()).isEqualTo("3");
            assertThat(disc.group(2)).as(variant.id()).isEqualTo(look.upwards() ? "-9.5" : "9.5");
            assertThat(Double.parseDouble(disc.group(3)))
                    .as(variant.id())
                    .isEqualTo(Double.parseDouble(look.radius()));
        }
    }

    private static <S extends GameState, E extends GameEvent> String drawing(
            Game<S, E> game, Variant variant) {
        List<String> lying = List.of("a:3,9.5");
        return Pictures.of(game, Lang.EN)
                .drawn(
                        variant,
                        lying,
                        game.scoring(variant).score(lying).orElseThrow(),
                        Sheet.Form.IN_PAGE)
                .map(Sheet::written)
                .orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("others")
    void nothingIsTappedWhereNothingIsMeasured(Game<?, ?> game) {
        assertThat(GroundLook.of(game, game.variants().all().get(0))).isEmpty();
    }

    static Stream<Game<?, ?>> others() {
        return Games.installed().stream()
                .filter(game -> !game.key().id().matches(".*shuffleboard|shovelboard"));
    }
}
