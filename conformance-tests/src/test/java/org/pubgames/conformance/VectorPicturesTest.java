package org.pubgames.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.conformance.picture.Drawing;
import org.pubgames.conformance.picture.Pictures;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Lang;
import org.pubgames.core.Match;
import org.pubgames.core.Reading;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.Node;

/** Every situation of every vector can be drawn; the languages take turns. */
class VectorPicturesTest {

    private static final List<Lang> LANGUAGES = List.of(Lang.EN, Lang.NL, Lang.DE);

    private static final List<String> BOARD = List.of("end-played", "shot");

    /** The events that always have a picture. */
    private static final Map<String, List<String>> DRAWN =
            Map.of(
                    "sjoelen",
                    List.of("sub-turn-played", "bonus-played", "shoved", "displaced"),
                    "schocken",
                    List.of("thrown", "uncovered", "stood", "set-aside", "roll-off-thrown"),
                    "schocken-tournament",
                    List.of("entered", "table-played", "result-corrected", "play-off-played"),
                    "shovelboard",
                    BOARD,
                    "table-shuffleboard",
                    BOARD,
                    "court-shuffleboard",
                    BOARD,
                    "deck-shuffleboard",
                    BOARD);

    static List<Game<?, ?>> games() {
        return Shipped.games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everySituationIsDrawn(Game<?, ?> game) {
        Set<String> drawn = new TreeSet<>();
        for (Vector vector : Shipped.vectors(game)) {
            if (vector.task() instanceof Vector.Play play) {
                draw(game, vector, play, drawn);
            } else if (vector.task() instanceof Vector.Question question) {
                Variant variant = PlayedVariant.of(game).of(vector).orElseThrow();
                for (String asked : question.asks()) {
                    Lang lang = language(asked);
                    Pictures.ofQuestion(variant, asked, lang)
                            .ifPresent(svg -> sound(vector, svg, lang));
                }
            }
        }
        assertThat(drawn).containsAll(DRAWN.getOrDefault(game.key().id(), List.of("")));
    }

    /** The language for a situation: a third of them each, always the same. */
    private static Lang language(String of) {
        return LANGUAGES.get(Math.floorMod(of.hashCode(), LANGUAGES.size()));
    }

    private static void sound(Vector vector, String svg, Lang lang) {
        assertThat(Drawing.of(svg).faults(lang.code())).as(vector.id()).isEmpty();
    }

    private static <S extends GameState, E extends GameEvent> void draw(
            Game<S, E> game, Vector vector, Vector.Play play, Set<String> drawn) {
        Variant variant = PlayedVariant.of(game).of(vector).orElseThrow();
        Match<S, E> match = game.open(variant, new Seats(play.seats()));
        for (Vector.EventLine line : play.given()) {
            match = judged(game, match, line);
        }
        for (Vector.Step step : play.steps()) {
            Optional<String> state = Optional.of(game.codec().writeState(match.state()));
            String kind = kind(step.when());
            Lang lang = language(vector.id());
            Optional<String> svg = Pictures.of(variant, state, step.when().json(), lang);
            svg.ifPresent(found -> sound(vector, found, lang));
            boolean some = svg.isPresent();
            if (some) {
                drawn.add(kind);
            }
            boolean wellFormed = step.then().problems().isEmpty();
            if (wellFormed && DRAWN.getOrDefault(game.key().id(), List.of()).contains(kind)) {
                assertThat(some).as(vector.id() + " " + step.when().json()).isTrue();
            }
            match = judged(game, match, step.when());
        }
    }

    private static <S extends GameState, E extends GameEvent> Match<S, E> judged(
            Game<S, E> game, Match<S, E> match, Vector.EventLine line) {
        Reading<E> event = game.codec().readEvent(line.json(), line.where());
        return event.fold(read -> match.judge(read).match(), problems -> match);
    }

    private static String kind(Vector.EventLine line) {
        return JsonText.read(line.json(), line.where())
                .fold(
                        node ->
                                node instanceof Node.Fields fields
                                                && fields.values().get("event")
                                                        instanceof Node.Text text
                                        ? text.value()
                                        : "",
                        problems -> "");
    }
}
