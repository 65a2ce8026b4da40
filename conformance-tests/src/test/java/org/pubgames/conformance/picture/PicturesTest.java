package org.pubgames.conformance.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Variant;

/** Pictures show what is in an event. */
class PicturesTest {

    private static final String TURN =
            "{\"players\":[{\"name\":\"Anna\",\"turn\":{\"subTurn\":2,\"hand\":4,"
                    + "\"compartments\":[9,5,7,5],\"field\":2,\"takenOut\":1,\"lost\":0,"
                    + "\"aside\":0,\"bonus\":[0,0,0,0]}}]}";

    private static Variant variant(String game) {
        return Games.find(game).orElseThrow().variants().standard();
    }

    private static Drawing drawn(String game, String state, String event, Lang lang) {
        Optional<String> before = Optional.of(state).filter(text -> !text.isEmpty());
        Drawing drawing = Drawing.of(Pictures.of(variant(game), before, event, lang).orElseThrow());
        assertThat(drawing.faults(lang.code())).isEmpty();
        return drawing;
    }

    private static Drawing drawn(String game, String state, String event) {
        return drawn(game, state, event, Lang.EN);
    }

    private static Drawing asked(String game, String question) {
        Drawing drawing =
                Drawing.of(Pictures.ofQuestion(variant(game), question, Lang.EN).orElseThrow());
        assertThat(drawing.faults("en")).isEmpty();
        return drawing;
    }

    @Test
    void aSubTurnShowsEveryDiscInItsCompartment() {
        Drawing drawing =
                drawn(
                        "sjoelen",
                        "",
                        "{\"event\":\"sub-turn-played\",\"player\":\"Anna\","
                                + "\"compartments\":[9,5,7,5]}");
        assertThat(drawing.marked("compartment"))
                .extracting(each -> each.getElementsByTagName("circle").getLength())
                .containsExactly(9, 5, 7, 5);
        assertThat(drawing.told())
                .isEqualTo(
                        "Anna; compartment 2: 9; compartment 3: 5; compartment 4: 7;"
                                + " compartment 1: 5");
        assertThat(asked("sjoelen", "{\"compartments\":[0,1,0,2]}").marked("disc")).hasSize(3);
    }

    @Test
    void aShovedDiscIsShownWhereItCameToRest() {
        Drawing drawing =
                drawn(
                        "sjoelen",
                        TURN,
                        "{\"event\":\"shoved\",\"player\":\"Anna\",\"fate\":\"in\","
                                + "\"compartment\":4}");
        assertThat(drawing.marked("compartment").get(2).getTextContent()).contains("7");
        assertThat(drawing.marked("shown")).hasSize(1);
        assertThat(drawing.marked("shown").get(0).getParentNode())
                .isSameAs(drawing.marked("compartment").get(2));
        // 26 in the compartments, 3 of the 4 in hand, 2 on the field, 1 out, and this one
        assertThat(drawing.marked("disc")).hasSize(33);
        assertThat(drawing.told()).contains("in hand: 3", "on the field: 2", "sub-turn 2");
    }

    @ParameterizedTest
    @CsvSource({"field,1", "half-through,1", "on-wall,1", "came-back,1", "no-such-fate,1"})
    void everyFateHasAPlace(String fate, int shown) {
        Drawing drawing =
                drawn(
                        "sjoelen",
                        TURN,
                        "{\"event\":\"displaced\",\"player\":\"Anna\",\"from\":\"compartment\","
                                + "\"fromCompartment\":3,\"fate\":\""
                                + fate
                                + "\",\"compartment\":3}");
        assertThat(drawing.marked("shown")).hasSize(shown);
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
    void aTableShowsStockDiscsAndDice() {
        String state =
                "{\"stock\":9,\"leader\":\"Anna\",\"players\":["
                        + "{\"name\":\"Anna\",\"discs\":3,\"part\":\"playing\",\"hand\":{\"used\":2,"
                        + "\"aside\":[6],\"cup\":2,\"dice\":[4,2],\"sight\":\"everybody\","
                        + "\"due\":false}},"
                        + "{\"name\":\"Bram\",\"discs\":1,\"part\":\"playing\",\"hand\":{\"used\":1,"
                        + "\"aside\":[],\"cup\":3,\"sight\":\"nobody\",\"due\":false}}]}";
        Drawing drawing = drawn("schocken", state, "{\"event\":\"uncovered\",\"player\":\"Bram\"}");
        assertThat(drawing.marked("penalty-disc")).hasSize(13);
        assertThat(drawing.marked("die")).hasSize(6);
        assertThat(drawing.marked("cup")).hasSize(1);
        assertThat(drawing.told())
                .isEqualTo(
                        "Stock: 9 discs; Anna: 3 discs; Anna: leads; 6; 4 2; Bram: 1 disc;"
                                + " under the cup: ? ? ?");
        Drawing thrown =
                drawn(
                        "schocken",
                        state,
                        "{\"event\":\"thrown\",\"player\":\"Bram\",\"dice\":[1,1,1]}");
        assertThat(thrown.marked("die")).hasSize(9);
        assertThat(thrown.told()).endsWith("now: under the cup: 1 1 1");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void aDieHasItsPips(int face) {
        Drawing die = asked("schocken", "{\"dice\":[" + face + "]}");
        assertThat(die.elements("circle")).hasSize(face);
    }

    @Test
    void tablesShowWhoSitsThereAndWhatTheyReported() {
        String state =
                "{\"entrants\":[],\"rounds\":[{\"number\":1,\"tables\":["
                        + "{\"number\":1,\"players\":[\"Anna\",\"Bram\"],\"results\":["
                        + "{\"player\":\"Anna\",\"figure\":1,\"points\":0},"
                        + "{\"player\":\"Bram\",\"figure\":0,\"points\":1}]},"
                        + "{\"number\":2,\"players\":[\"Cleo\",\"Dora\"],\"results\":[]}]}]}";
        Drawing drawing =
                drawn(
                        "schocken-tournament",
                        state,
                        "{\"event\":\"result-corrected\",\"round\":1,\"table\":1,\"results\":["
                                + "{\"player\":\"Anna\",\"lost\":0},{\"player\":\"Bram\",\"lost\":2}]}");
        assertThat(drawing.marked("table")).hasSize(2);
        assertThat(drawing.told())
                .isEqualTo("Round 1; Table 1: Anna 1 → 0, Bram 0 → 2; Table 2: Cleo, Dora");
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
                "{\"discs\":[{\"side\":\"a\",\"x\":0,\"y\":%s},{\"side\":\"b\",\"x\":-6,\"y\":%s},{\"side\":\"a\",\"x\":6.25,\"y\":%s}]}"
                        .formatted(y, y, y);
        Drawing drawing = asked(game, discs);
        assertThat(drawing.marked("discs").get(0).getTextContent().replaceAll("\\s+", " ").strip())
                .isEqualTo("a1 b1 a2");
        assertThat(drawing.marked("disc-a2").get(0).getElementsByTagName("circle").item(0))
                .extracting(circle -> circle.getAttributes().getNamedItem("cx").getNodeValue())
                .isEqualTo("6.25");
        assertThat(drawing.told()).contains("b1 x -6, y " + y);
    }

    @Test
    void aShotIsPlayedAmongTheDiscsThatLieThere() {
        String state =
                "{\"sides\":[{\"side\":\"a\",\"players\":[\"Anna\"],\"colour\":\"yellow\"},"
                        + "{\"side\":\"b\",\"players\":[\"Bram\"],\"colour\":\"black\"}],"
                        + "\"end\":{\"shots\":1,\"discs\":["
                        + "{\"name\":\"a1\",\"side\":\"a\",\"status\":\"lying\","
                        + "\"place\":{\"x\":0,\"y\":102}},"
                        + "{\"name\":\"a2\",\"side\":\"a\",\"status\":\"waiting\"},"
                        + "{\"name\":\"b1\",\"side\":\"b\",\"status\":\"waiting\"}]}}";
        Drawing drawing =
                drawn(
                        "court-shuffleboard",
                        state,
                        "{\"event\":\"shot\",\"player\":\"Bram\",\"x\":3,\"y\":100,"
                                + "\"moved\":[{\"disc\":\"a1\",\"at\":\"off\"}]}");
        assertThat(drawing.told()).isEqualTo("a1 off, called, not measured; b1 x 3, y 100");
        assertThat(drawing.marked("disc-a1")).isEmpty();
        assertThat(drawing.marked("disc-b1")).hasSize(1);
        assertThat(drawing.marked("shown")).hasSize(1);
    }

    @ParameterizedTest
    @EnumSource(Lang.class)
    void titlesAreInTheLanguageOfTheReader(Lang lang) {
        String end = "{\"event\":\"end-played\",\"discs\":[]}";
        assertThat(drawn("court-shuffleboard", "", end, lang).told())
                .isEqualTo(
                        switch (lang) {
                            case EN -> "no discs on the board";
                            case NL -> "geen schijven op het bord";
                            case DE -> "keine Scheiben auf der Spielfläche";
                        });
        assertThat(drawn("deck-shuffleboard", "", end, lang).elements("text"))
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
        assertThat(drawn("schocken-tournament", "", entered).elements("script")).isEmpty();
        String thrown =
                "{\"event\":\"thrown\",\"player\":\"" + name + "\",\"dice\":[\"" + name + "\"]}";
        assertThat(drawn("schocken", "", thrown).marked("die")).hasSize(1);
        String disc =
                "{\"event\":\"end-played\",\"discs\":[{\"side\":\"a\",\"at\":\"" + name + "\"}]}";
        assertThat(drawn("shovelboard", "", disc).marked("list")).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "nonsense",
                "[]",
                "{\"event\":7}",
                "{\"event\":\"sub-turn-played\",\"player\":\"A\",\"compartments\":[-1,1e9,\"x\",null,7,7]}",
                "{\"event\":\"sub-turn-played\",\"player\":null,\"compartments\":[]}",
                "{\"event\":\"bonus-played\",\"bonus\":[99999,0.5,{},[]]}",
                "{\"event\":\"shoved\",\"fate\":[],\"compartment\":-4}",
                "{\"event\":\"thrown\",\"player\":\"A\",\"dice\":[0,7,1e99,\"six\",null,{},1,1,1,1]}",
                "{\"event\":\"thrown\",\"player\":\"A\",\"dice\":\"666\"}",
                "{\"event\":\"dice-dropped\",\"player\":\"A\",\"dice\":-3}",
                "{\"event\":\"set-aside\",\"dice\":[],\"turned\":900,\"putBack\":[9]}",
                "{\"event\":\"table-played\",\"table\":-1,\"results\":{}}",
                "{\"event\":\"play-off-played\",\"order\":[1,null,{}]}",
                "{\"event\":\"end-played\",\"discs\":[{\"side\":\"c\"},{\"side\":\"a\",\"x\":1e99,\"y\":-1e-99},7]}",
                "{\"event\":\"end-played\",\"discs\":[{\"side\":\"a\",\"x\":500,\"y\":-500,\"on\":\"a1\"}]}",
                "{\"event\":\"shot\",\"player\":\"A\",\"y\":\"far\",\"depth\":0.5,\"moved\":[3,{\"disc\":[]}]}",
            })
    void whatCannotBeIsDrawnAsFarAsItCan(String event) {
        for (String state : List.of("", "{}", "[1]", "{\"players\":7,\"end\":[],\"rounds\":[4]}")) {
            for (var game : Games.installed()) {
                Pictures.of(game.variants().standard(), Optional.of(state), event, Lang.NL)
                        .ifPresent(
                                svg ->
                                        assertThat(Drawing.of(svg).faults("nl"))
                                                .as(game.key().id() + " " + event)
                                                .isEmpty());
            }
        }
    }

    @Test
    void whereNothingLiesNothingIsDrawn() {
        assertThat(
                        Pictures.of(
                                variant("sjoelen"),
                                Optional.empty(),
                                "{\"event\":\"score-noted\",\"player\":\"Anna\",\"points\":100}",
                                Lang.EN))
                .isEmpty();
        assertThat(
                        Pictures.of(
                                variant("shovelboard"),
                                Optional.empty(),
                                "{\"event\":\"tossed\",\"winner\":\"Anna\",\"plays\":\"first\"}",
                                Lang.EN))
                .isEmpty();
        assertThat(Pictures.ofQuestion(variant("schocken-tournament"), "{\"entrants\":9}", Lang.EN))
                .isEmpty();
    }
}
