package org.pubgames.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.conformance.picture.Drawing;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Lang;
import org.pubgames.core.Match;
import org.pubgames.core.Reading;
import org.pubgames.core.Score;
import org.pubgames.core.Variant;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.spi.picture.GamePicture;
import org.pubgames.core.spi.picture.Pictures;
import org.pubgames.core.spi.picture.Scene;
import org.pubgames.core.spi.picture.Sheet;

/**
 * Every situation of a vector can be drawn; the languages take turns. One vector in forty, and all
 * of them at length.
 */
class VectorPicturesTest {

    private static final List<Lang> LANGUAGES = List.of(Lang.EN, Lang.NL, Lang.DE);

    private static final Pattern NUMBER = Pattern.compile("-?\\d+");
    private static final Pattern DISC =
            Pattern.compile("\"side\":\"(\\w)\",\"x\":([-.\\d]+),\"y\":([-.\\d]+)");

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
                    "competition",
                    List.of("entered", "result-reported", "walked-over"),
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
        assertThat(drawn(game, 40)).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("games")
    @Tag("proof")
    void everySituationIsDrawnAtLength(Game<?, ?> game) {
        assertThat(drawn(game, 1)).containsAll(DRAWN.getOrDefault(game.key().id(), List.of("")));
    }

    /** The kinds of events that were drawn. */
    private static Set<String> drawn(Game<?, ?> game, int oneIn) {
        Set<String> drawn = new TreeSet<>();
        List<Vector> all = Shipped.vectors(game);
        for (int i = 0; i < all.size(); i += oneIn) {
            Vector vector = all.get(i);
            if (vector.task() instanceof Vector.Play play) {
                draw(game, vector, play, drawn);
            } else if (vector.task() instanceof Vector.Question question) {
                question.asks().forEach(asked -> draw(game, vector, asked));
            }
        }
        return drawn;
    }

    /** The language for a situation: a third of them each, always the same. */
    private static Lang language(String of) {
        return LANGUAGES.get(Math.floorMod(of.hashCode(), LANGUAGES.size()));
    }

    private static void sound(Vector vector, Sheet sheet, Lang lang) {
        assertThat(Drawing.of(sheet.written()).faults(lang.code())).as(vector.id()).isEmpty();
    }

    /** What was asked and could be answered. */
    private static void draw(Game<?, ?> game, Vector vector, String asked) {
        Variant variant = PlayedVariant.of(game).of(vector).orElseThrow();
        Lang lang = language(asked);
        List<String> arguments = arguments(asked);
        Optional<Score> score =
                game.scoring(variant).score(arguments).fold(Optional::of, no -> Optional.empty());
        score.flatMap(
                        answer ->
                                Pictures.of(game, lang)
                                        .drawn(variant, arguments, answer, Sheet.Form.IN_PAGE))
                .ifPresent(sheet -> sound(vector, sheet, lang));
    }

    /** The numbers of a question in their order, or its discs. */
    private static List<String> arguments(String asked) {
        List<String> arguments = new ArrayList<>();
        Matcher discs = DISC.matcher(asked);
        while (discs.find()) {
            arguments.add(discs.group(1) + ":" + discs.group(2) + "," + discs.group(3));
        }
        Matcher numbers = NUMBER.matcher(asked.contains("side") ? "" : asked);
        while (numbers.find()) {
            arguments.add(numbers.group());
        }
        return arguments;
    }

    private static <S extends GameState, E extends GameEvent> void draw(
            Game<S, E> game, Vector vector, Vector.Play play, Set<String> drawn) {
        Variant variant = PlayedVariant.of(game).of(vector).orElseThrow();
        Reading<Match<S, E>> opened = Opened.match(game, variant, play);
        if (!opened.problems().isEmpty()) {
            return;
        }
        Match<S, E> match = opened.orElseThrow();
        for (Vector.EventLine line : play.given()) {
            match = judged(game, match, line);
        }
        for (Vector.Step step : play.steps()) {
            String kind = kind(step.when());
            Lang lang = language(vector.id());
            GamePicture<S, E> pictures = Pictures.of(game, lang);
            Scene<S, E> scene = Scene.whole(match);
            Optional<Sheet> sheet =
                    game.codec()
                            .readEvent(step.when().json(), step.when().where())
                            .fold(
                                    event -> pictures.drawn(scene, event, Sheet.Form.IN_PAGE),
                                    problems -> pictures.drawn(scene, Sheet.Form.IN_PAGE));
            sheet.ifPresent(found -> sound(vector, found, lang));
            boolean some = sheet.isPresent();
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
        return JudgedLine.of(game, match, line).match();
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
