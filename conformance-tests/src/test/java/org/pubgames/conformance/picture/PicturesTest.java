package org.pubgames.conformance.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Match;
import org.pubgames.core.Score;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.Where;
import org.pubgames.core.spi.picture.GamePicture;
import org.pubgames.core.spi.picture.Pictures;
import org.pubgames.core.spi.picture.Scene;
import org.pubgames.core.spi.picture.Sheet;
import org.pubgames.schocken.SchockenState;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.End;
import org.pubgames.shuffleboard.ShuffleboardEvent;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.sjoelen.CardLine;
import org.pubgames.sjoelen.Compartments;
import org.pubgames.sjoelen.SjoelenState;
import org.pubgames.sjoelen.TurnInPlay;

/** What is in a state or an event is in its picture, whatever it is. */
class PicturesTest {

    /** After this 4 of the 30 discs are in hand, then 2 of them on the field. */
    private static final List<String> TURN =
            List.of(
                    "{\"event\":\"sub-turn-played\",\"player\":\"Anna\",\"compartments\":[9,5,7,5]}",
                    "{\"event\":\"shoved\",\"player\":\"Anna\",\"fate\":\"field\"}",
                    "{\"event\":\"shoved\",\"player\":\"Anna\",\"fate\":\"field\"}");

    private static Optional<Drawing> find(
            String game, List<String> given, String event, Lang lang) {
        return find(Games.find(game).orElseThrow(), given, event, lang);
    }

    private static <S extends GameState, E extends GameEvent> Optional<Drawing> find(
            Game<S, E> game, List<String> given, String event, Lang lang) {
        Match<S, E> match = game.open(game.variants().standard(), seats(game));
        for (String each : given) {
            E read = game.codec().readEvent(each, Where.UNKNOWN).orElseThrow();
            match = match.judge(read).orElseThrow().match();
        }
        Scene<S, E> scene = Scene.whole(match);
        GamePicture<S, E> pictures = Pictures.of(game, lang);
        return game.codec()
                .readEvent(event, Where.UNKNOWN)
                .fold(
                        read -> pictures.drawn(scene, read, Sheet.Form.IN_PAGE),
                        problems -> pictures.drawn(scene, Sheet.Form.IN_PAGE))
                .map(sheet -> sound(sheet, lang));
    }

    /** A hall is full. */
    private static Seats seats(Game<?, ?> game) {
        return game.key().id().equals("schocken-tournament")
                ? Seats.of("A", "B", "C", "D", "E", "F", "G", "H")
                : Seats.of("Anna", "Bram");
    }

    private static Drawing sound(Sheet sheet, Lang lang) {
        Drawing drawing = Drawing.of(sheet.written());
        assertThat(drawing.faults(lang.code())).isEmpty();
        return drawing;
    }

    private static Drawing drawn(String game, List<String> given, String event) {
        return find(game, given, event, Lang.EN).orElseThrow();
    }

    private static Drawing asked(String id, String question) {
        Game<?, ?> game = Games.find(id).orElseThrow();
        Variant variant = game.variants().standard();
        List<String> arguments = List.of(question.split(" ", -1));
        Score score = game.scoring(variant).score(arguments).orElseThrow();
        return Pictures.of(game, Lang.EN)
                .drawn(variant, arguments, score, Sheet.Form.IN_PAGE)
                .map(sheet -> sound(sheet, Lang.EN))
                .orElseThrow();
    }

    @Test
    void aSubTurnShowsEveryDiscInItsCompartment() {
        Drawing drawing = drawn("sjoelen", List.of(), TURN.get(0));
        assertThat(drawing.marked("compartment"))
                .extracting(each -> each.getElementsByTagName("circle").getLength())
                .containsExactly(9, 5, 7, 5);
        assertThat(drawing.told())
                .isEqualTo(
                        "Anna; compartment 2: 9; compartment 3: 5; compartment 4: 7;"
                                + " compartment 1: 5");
        assertThat(asked("sjoelen", "0 1 0 2").marked("disc")).hasSize(3);
    }

    @Test
    void aShovedDiscIsShownWhereItCameToRest() {
        Drawing drawing =
                drawn(
                        "sjoelen",
                        TURN,
                        "{\"event\":\"shoved\",\"player\":\"Anna\",\"fate\":\"in\",\"compartment\":4}");
        assertThat(drawing.marked("compartment").get(2).getTextContent()).contains("7");
        assertThat(drawing.marked("shown")).hasSize(1);
        assertThat(drawing.marked("shown").get(0).getParentNode())
                .isSameAs(drawing.marked("compartment").get(2));
        assertThat(drawing.marked("disc")).hasSize(30);
        assertThat(drawing.told()).contains("in hand: 1", "on the field: 2", "sub-turn 2");
    }

    @ParameterizedTest
    @CsvSource({
        "field,'',1",
        "half-through,',\"compartment\":3',1",
        "on-wall,',\"compartment\":3',1",
        "came-back,'',1",
        "no-such-fate,'',0"
    })
    void everyFateHasAPlace(String fate, String compartment, int shown) {
        Drawing drawing =
                drawn(
                        "sjoelen",
                        TURN,
                        "{\"event\":\"displaced\",\"player\":\"Anna\",\"from\":\"compartment\","
                                + "\"fromCompartment\":3,\"fate\":\""
                                + fate
                                + "\""
                                + compartment
                                + "}");
        assertThat(drawing.marked("shown")).hasSize(shown);
        assertThat(drawing.marked("disc")).hasSize(30);
    }

    @Test
    void extraDiscsAreMarked() {
        Drawing drawing =
                drawn(
                        "sjoelen",
                        TURN,
                        "{\"event\":\"bonus-played\",\"player\":\"Anna\",\"bonus\":[0,0,1,-1]}");
        assertThat(drawing.marked("extra")).hasSize(1);
        assertThat(drawing.told()).contains("compartment 4: 7 + 1", "compartment 1: 5 + -1");
    }

    @Test
    void thrownDiceAreShownUnderTheirCup() {
        Drawing drawing =
                drawn(
                        "schocken",
                        List.of(),
                        "{\"event\":\"thrown\",\"player\":\"Bram\",\"dice\":[1,1,1]}");
        assertThat(drawing.marked("die")).hasSize(3);
        assertThat(drawing.marked("cup")).hasSize(1);
        assertThat(drawing.told()).endsWith("now: under the cup: 1 1 1");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void aDieHasItsPips(int face) {
        Drawing dice = asked("schocken", face + " " + face + " " + face);
        assertThat(dice.marked("die").get(0).getElementsByTagName("circle").getLength())
                .isEqualTo(face);
    }

    @Test
    void tablesShowWhoSitsThereAndWhatTheyReported() {
        List<String> given =
                Stream.concat(
                                Stream.of("A", "B", "C", "D", "E", "F", "G", "H")
                                        .map(
                                                name ->
                                                        "{\"event\":\"entered\",\"player\":\""
                                                                + name
                                                                + "\"}"),
                                Stream.of("{\"event\":\"drawn\",\"seed\":1}"))
                        .toList();
        Drawing drawing =
                drawn(
                        "schocken-tournament",
                        given,
                        "{\"event\":\"table-played\",\"table\":1,\"results\":["
                                + "{\"player\":\"A\",\"lost\":3},{\"player\":\"B\",\"lost\":3},"
                                + "{\"player\":\"C\",\"lost\":3},{\"player\":\"D\",\"lost\":3},"
                                + "{\"player\":\"E\",\"lost\":3},{\"player\":\"F\",\"lost\":3},"
                                + "{\"player\":\"G\",\"lost\":3},{\"player\":\"H\",\"lost\":3}]}");
        assertThat(drawing.marked("table")).hasSize(2);
        assertThat(drawing.told())
                .matches("Round 1; Table 1: (\\w 3(, )?){4}; Table 2: (\\w(, )?){4}");
    }

    @ParameterizedTest
    @CsvSource({
        "court-shuffleboard, 102",
        "deck-shuffleboard, 12",
        "table-shuffleboard, 5",
        "shovelboard, 5",
    })
    void everyMeasuredDiscLiesOnTheBoard(String game, String y) {
        String discs =
                "{\"event\":\"end-played\",\"discs\":[{\"side\":\"a\",\"x\":0,\"y\":%s},{\"side\":\"b\",\"x\":-6,\"y\":%s},{\"side\":\"a\",\"x\":6.25,\"y\":%s}]}"
                        .formatted(y, y, y);
        Drawing drawing = drawn(game, List.of(), discs);
        assertThat(drawing.marked("discs").get(0).getTextContent().replaceAll("\\s+", " ").strip())
                .isEqualTo("a1 b1 a2");
        assertThat(drawing.marked("disc-a2").get(0).getElementsByTagName("circle").item(0))
                .extracting(circle -> circle.getAttributes().getNamedItem("cx").getNodeValue())
                .isEqualTo("6.25");
        assertThat(drawing.told()).contains("b1 (-6, " + y + ")");
    }

    static List<Game<?, ?>> games() {
        return Games.installed();
    }

    /** In whatever comes about in play, every disc of the state is drawn exactly once. */
    @ParameterizedTest
    @MethodSource("games")
    void everyDiscOfAStateIsDrawnOnce(Game<?, ?> game) {
        for (int seed = 0; seed < 6; seed++) {
            play(game, new Random(seed));
        }
    }

    private static <S extends GameState, E extends GameEvent> void play(
            Game<S, E> game, Random random) {
        Match<S, E> match = game.open(game.variants().standard(), seats(game));
        GamePicture<S, E> pictures = Pictures.of(game, Lang.EN);
        for (int i = 0; i < 40; i++) {
            Scene<S, E> scene = Scene.whole(match);
            Optional<Drawing> drawing =
                    pictures.drawn(scene, Sheet.Form.IN_PAGE).map(sheet -> sound(sheet, Lang.EN));
            drawing.ifPresent(found -> isComplete(found, scene.state()));
            Optional<E> event = match.legal().sample(random);
            if (event.isEmpty()) {
                return;
            }
            pictures.drawn(scene, event.get(), Sheet.Form.IN_PAGE)
                    .map(sheet -> sound(sheet, Lang.EN))
                    .ifPresent(found -> isComplete(found, event.get()));
            match = match.judge(event.get()).orElseThrow().match();
        }
    }

    private static void isComplete(Drawing drawing, GameState state) {
        if (state instanceof SjoelenState sjoelen) {
            assertThat(drawing.marked("disc"))
                    .hasSize(sjoelen.players().stream().mapToInt(PicturesTest::discs).sum());
        } else if (state instanceof SchockenState schocken) {
            assertThat(drawing.marked("penalty-disc")).hasSize(schocken.discs());
        } else if (state instanceof ShuffleboardState board) {
            List<Disc> discs =
                    board
                            .end()
                            .filter(end -> end.shots() > 0)
                            .map(End::discs)
                            .orElse(List.of())
                            .stream()
                            .filter(Disc::lies)
                            .toList();
            discs.forEach(disc -> assertThat(boardDiscs(drawing, disc.name())).isEqualTo(1));
        }
    }

    private static long boardDiscs(Drawing drawing, String name) {
        return drawing.marked("disc-" + name).stream()
                .filter(
                        disc ->
                                disc.getParentNode()
                                        .getParentNode()
                                        .getAttributes()
                                        .getNamedItem("class")
                                        .getNodeValue()
                                        .equals("board"))
                .count();
    }

    private static int discs(org.pubgames.sjoelen.SjoelenPlayer player) {
        if (player.turn().isPresent()) {
            TurnInPlay turn = player.turn().get();
            return turn.whereabouts() + turn.returned();
        }
        List<CardLine> card = player.card();
        return card.isEmpty()
                ? 0
                : card.get(card.size() - 1).layout().map(Compartments::total).orElse(0)
                        + card.get(card.size() - 1).bonus().map(Compartments::total).orElse(0);
    }

    private static void isComplete(Drawing drawing, GameEvent event) {
        if (event instanceof ShuffleboardEvent.Shot shot) {
            long ringed =
                    drawing.marked("shown").stream()
                            .filter(
                                    ring ->
                                            ring.getParentNode()
                                                    .getParentNode()
                                                    .getParentNode()
                                                    .getAttributes()
                                                    .getNamedItem("class")
                                                    .getNodeValue()
                                                    .equals("board"))
                            .count();
            assertThat(ringed).isEqualTo(1 + shot.moved().orElse(List.of()).size());
        }
    }

    @ParameterizedTest
    @EnumSource(Lang.class)
    void titlesAreInTheLanguageOfTheReader(Lang lang) {
        String end = "{\"event\":\"end-played\",\"discs\":[]}";
        assertThat(find("court-shuffleboard", List.of(), end, lang).orElseThrow().told())
                .isEqualTo(Pictures.words("court-shuffleboard", lang).say("discs.none"));
        assertThat(find("deck-shuffleboard", List.of(), end, lang).orElseThrow().elements("text"))
                .extracting(each -> each.getTextContent())
                .contains(
                        switch (lang) {
                            case EN -> "ladies' line";
                            case NL -> "dameslijn";
                            case DE -> "Damenlinie";
                        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "</svg><script>alert(1)</script>",
                "\\\"><img src=x onerror=alert(1)>",
                "]]>&amp;<!--",
                "\\u0000\\u0007\\uD800\\u202E",
            })
    void namesDoNoHarm(String name) {
        String entered = "{\"event\":\"entered\",\"player\":\"" + name + "\"}";
        assertThat(drawn("schocken-tournament", List.of(), entered).elements("script")).isEmpty();
        String thrown = "{\"event\":\"thrown\",\"player\":\"" + name + "\",\"dice\":[1,2,3]}";
        assertThat(drawn("schocken", List.of(), thrown).elements("script")).isEmpty();
        String disc =
                "{\"event\":\"end-played\",\"discs\":[{\"side\":\"a\",\"at\":\"" + name + "\"}]}";
        assertThat(drawn("shovelboard", List.of(), disc).marked("list")).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "nonsense",
                "[]",
                "{\"event\":7}",
                "{\"event\":\"sub-turn-played\",\"player\":\"A\",\"compartments\":[-1,999999999,0,7]}",
                "{\"event\":\"sub-turn-played\",\"player\":null,\"compartments\":[]}",
                "{\"event\":\"bonus-played\",\"player\":\"Anna\",\"bonus\":[99999,0,0,-7]}",
                "{\"event\":\"shoved\",\"player\":\"Anna\",\"fate\":\"in\",\"compartment\":-4}",
                "{\"event\":\"thrown\",\"player\":\"A\",\"dice\":[0,7,-9,123456,1,1,1,1]}",
                "{\"event\":\"thrown\",\"player\":\"A\",\"dice\":\"666\"}",
                "{\"event\":\"dice-dropped\",\"player\":\"A\",\"dice\":-3}",
                "{\"event\":\"set-aside\",\"player\":\"A\",\"dice\":[],\"turned\":900,\"putBack\":[9]}",
                "{\"event\":\"table-played\",\"table\":-1,\"results\":[]}",
                "{\"event\":\"play-off-played\",\"order\":[\"\",\"x\"]}",
                "{\"event\":\"end-played\",\"discs\":[{\"side\":\"c\"},{\"side\":\"a\",\"x\":1e99,\"y\":-1e-99},7]}",
                "{\"event\":\"end-played\",\"discs\":[{\"side\":\"a\",\"x\":1e99,\"y\":-1e-99}]}",
                "{\"event\":\"end-played\",\"discs\":[{\"side\":\"a\",\"x\":500,\"y\":-500,\"on\":\"a1\"}]}",
                "{\"event\":\"shot\",\"player\":\"A\",\"y\":12,\"depth\":1,\"moved\":[{\"disc\":\"z9\",\"at\":\"?\"}]}",
            })
    void whatCannotBeIsDrawnAsFarAsItCan(String event) {
        for (Game<?, ?> game : Games.installed()) {
            find(game, List.of(), event, Lang.NL);
        }
    }

    @Test
    void whereNothingLiesNothingIsDrawn() {
        String noted = "{\"event\":\"score-noted\",\"player\":\"Anna\",\"points\":100}";
        assertThat(find("sjoelen", List.of(), noted, Lang.EN)).isEmpty();
        String tossed = "{\"event\":\"tossed\",\"winner\":\"Anna\",\"plays\":\"first\"}";
        assertThat(find("shovelboard", List.of(), tossed, Lang.EN)).isEmpty();
    }
}
