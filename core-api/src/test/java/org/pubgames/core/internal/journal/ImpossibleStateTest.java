package org.pubgames.core.internal.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameKey;
import org.pubgames.core.GameState;
import org.pubgames.core.Lang;
import org.pubgames.core.Pinning;
import org.pubgames.core.Problem;
import org.pubgames.core.VariantBook;
import org.pubgames.core.Where;

/** A state may check itself when it is made. */
class ImpossibleStateTest {

    /** Points that cannot be lost. */
    record Purse(int points) implements GameState {

        Purse {
            if (points < 0) {
                throw new IllegalArgumentException("points: " + points);
            }
        }
    }

    /** Nothing happens in this game. */
    sealed interface Nothing extends GameEvent {}

    record Silence() implements Nothing {}

    /** Only its key and types are asked for. */
    @SuppressWarnings("unchecked")
    private static Game<Purse, Nothing> game() {
        return (Game<Purse, Nothing>) only(Game.class);
    }

    private static <T> T only(Class<T> type) {
        return type.cast(
                Proxy.newProxyInstance(
                        type.getClassLoader(),
                        new Class<?>[] {type},
                        (proxy, method, arguments) -> {
                            return switch (method.getName()) {
                                case "key" -> GameKey.of("purse");
                                case "stateType" -> Purse.class;
                                case "eventType" -> Nothing.class;
                                default -> throw new AssertionError(method + " is asked for");
                            };
                        }));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "EN|This state is impossible: {points}",
                "NL|Zo'n stand kan niet bestaan: {points}",
                "DE|Diesen Stand kann es nicht geben: {points}"
            },
            quoteCharacter = '`')
    void isAProblemAtItsPlace(Lang lang, String says) {
        JsonMatchCodec<Purse, Nothing> codec =
                new JsonMatchCodec<>(game(), only(VariantBook.class), Pinning.IGNORED);
        Where where = Where.file("f").at(3, 0);
        assertThat(codec.readState("{\"points\":0}", where).orElseThrow()).isEqualTo(new Purse(0));
        Problem problem = codec.readState("{\"points\":-1}", where).problems().get(0);
        assertThat(problem.code()).isEqualTo("impossible-state");
        assertThat(problem.where().line()).isEqualTo(3);
        assertThat(problem.text(lang)).isEqualTo(says);
    }
}
