package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.core.Games;
import org.pubgames.core.Where;
import org.pubgames.shuffleboard.Board;
import org.pubgames.shuffleboard.Line;
import org.pubgames.shuffleboard.Point;
import org.pubgames.shuffleboard.Shuffleboard;
import org.pubgames.shuffleboard.Spot;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** Reads drawings back: they are XML, and discs and lines are where the board has them. */
class ShuffleboardSvgTest {

    @TempDir private Path folder = Path.of(".");

    private static Document parsed(String svg) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
        factory.setNamespaceAware(true);
        return factory.newDocumentBuilder()
                .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
    }

    private Document scored(String game, String discs, String... more) throws Exception {
        Path file = folder.resolve("end.svg");
        List<String> words = new ArrayList<>(List.of("score", game));
        words.addAll(List.of(discs.split(" ")));
        words.addAll(List.of("--svg", file.toString()));
        words.addAll(List.of(more));
        Ran ran = Ran.pubgames(words.toArray(String[]::new));
        assertThat(ran.err()).isEmpty();
        assertThat(ran.exit()).isZero();
        return parsed(Files.readString(file));
    }

    /** Every element by its classes; what is enlarged is looked at elsewhere. */
    private static Map<String, Element> byClass(Document svg) {
        Map<String, Element> found = new HashMap<>();
        NodeList all = svg.getElementsByTagName("*");
        for (int i = 0; i < all.getLength(); i++) {
            Element element = (Element) all.item(i);
            for (String name : element.getAttribute("class").split(" ", -1)) {
                Element before = found.put(name, element);
                if (name.startsWith("disc-") || name.startsWith("line-")) {
                    assertThat(before).as(name).isNull();
                }
            }
        }
        return found;
    }

    private static Element element(Document svg, String id) {
        Map<String, Element> found = byClass(svg);
        assertThat(found).containsKey(id);
        return found.getOrDefault(id, svg.getDocumentElement());
    }

    private static double number(Element element, String attribute) {
        return Double.parseDouble(element.getAttribute(attribute));
    }

    private static Shuffleboard game(String id) {
        return (Shuffleboard) Games.look(id, Where.UNKNOWN).orElseThrow();
    }

    private static Board board(String id) {
        return game(id).board(game(id).variants().standard());
    }

    /** A place in the drawing as the game measures it. */
    private static Point point(String game, double x, double down) {
        double along = game.equals("deck-shuffleboard") ? -down : down;
        return Point.of(
                BigDecimal.valueOf(Math.round(x * 1e6), 6),
                BigDecimal.valueOf(Math.round(along * 1e6), 6));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "court-shuffleboard|a:0,102 b:-18,38 a:8.25,9 b:0,72 a:20,164|3",
                "table-shuffleboard|a:3,9 b:-2,12.5 a:0,0.8 b:5,40|1.15625",
                "shovelboard|a:3,9 b:-2,52.5 a:0,0.6 b:5,70|1",
                "deck-shuffleboard|a:0,0 b:-12,12 a:0,25.5 b:0,-25 a:30,-40 b:90,100|3",
            })
    void discsLieWhereTheyWereMeasured(String game, String discs, double radius) throws Exception {
        Document svg = scored(game, discs);
        Map<String, Integer> numbers = new HashMap<>();
        for (String disc : discs.split(" ", -1)) {
            String[] parts = disc.split("[:,]", -1);
            String name = parts[0] + numbers.merge(parts[0], 1, Integer::sum);
            Element circle =
                    (Element) element(svg, "disc-" + name).getElementsByTagName("circle").item(0);
            assertThat(point(game, number(circle, "cx"), number(circle, "cy")))
                    .isEqualTo(Point.of(new BigDecimal(parts[1]), new BigDecimal(parts[2])));
            assertThat(number(circle, "r")).isEqualTo(radius);
            assertThat(named(svg, name)).isEqualTo(name);
            inTheView(svg, number(circle, "cx"), number(circle, "cy"), radius);
        }
    }

    /** The name on a disc, or the one before the score beside a disc that has no room for it. */
    private static String named(Document svg, String name) {
        String on = element(svg, "disc-" + name).getTextContent().strip();
        Node beside = element(svg, "label-" + name).getNextSibling();
        while (!(beside instanceof Element)) {
            beside = beside.getNextSibling();
        }
        String[] label = beside.getTextContent().strip().split(" ", -1);
        return on.isEmpty() ? label[0] : on;
    }

    private static void inTheView(Document svg, double x, double y, double radius) {
        String[] view = svg.getDocumentElement().getAttribute("viewBox").split(" ", -1);
        double left = Double.parseDouble(view[0]);
        double top = Double.parseDouble(view[1]);
        // the board is moved and enlarged: translate(x y) scale(s)
        String[] board = element(svg, "board").getAttribute("transform").split("[( )]+", -1);
        double scale = Double.parseDouble(board[4]);
        double across = Double.parseDouble(board[1]) + scale * x;
        double down = Double.parseDouble(board[2]) + scale * y;
        double reach = scale * radius;
        assertThat(across).isBetween(left + reach, left + Double.parseDouble(view[2]) - reach);
        assertThat(down).isBetween(top + reach, top + Double.parseDouble(view[3]) - reach);
    }

    @ParameterizedTest
    @CsvSource({"court-shuffleboard", "table-shuffleboard", "shovelboard", "deck-shuffleboard"})
    void linesLieWhereTheBoardFeelsThem(String game) throws Exception {
        Document svg = scored(game, "a:off");
        Board board = board(game);
        for (Line line : board.lines()) {
            String id = "line-" + line.name();
            if (line instanceof Line.HalfCircle half) {
                double radius = half.radius() / (double) Point.INCH;
                double middle = half.middle() / (double) Point.INCH;
                String end = "%s %s".formatted(number(radius), number(-middle));
                assertThat(element(svg, id).getAttribute("d"))
                        .isEqualTo(
                                "M-%s A%s %s 0 0 1 %s"
                                        .formatted(end, number(radius), number(radius), end)
                                        .replace(
                                                " 0 0 1 ", half.upwards() ? " 0 0 1 " : " 0 0 0 "));
                touches(board, line, point(game, 0, -middle + (half.upwards() ? -1 : 1) * radius));
            } else if (line instanceof Line.Slanted) {
                along(game, board, line, element(svg, id + "-left"));
                along(game, board, line, element(svg, id + "-right"));
            } else {
                along(game, board, line, element(svg, id));
            }
        }
    }

    private static String number(double value) {
        return new BigDecimal(value).stripTrailingZeros().toPlainString();
    }

    /** At the quarters of a drawn line a disc touches it, and farther off it does not. */
    private static void along(String game, Board board, Line line, Element drawn) {
        for (double part : new double[] {0.26, 0.51, 0.74}) {
            double x = number(drawn, "x1") + part * (number(drawn, "x2") - number(drawn, "x1"));
            double y = number(drawn, "y1") + part * (number(drawn, "y2") - number(drawn, "y1"));
            touches(board, line, point(game, x, y));
            boolean across = number(drawn, "y1") == number(drawn, "y2");
            Spot off = board.at(across ? point(game, x, y + 3.6) : point(game, x + 4, y));
            assertThat(off.lines()).as(line.name()).doesNotContain(line.name());
            assertThat(off.name()).isNotEqualTo(line.name());
        }
    }

    private static void touches(Board board, Line line, Point point) {
        Spot spot = board.at(point);
        List<String> touched = new ArrayList<>(spot.lines());
        touched.add(spot.name());
        assertThat(touched).as(line.name()).contains(line.name());
    }

    @ParameterizedTest
    @CsvSource({
        "court-shuffleboard, 1",
        "deck-shuffleboard, 1",
    })
    void linesHaveTheirPaintedWidth(String game, double width) throws Exception {
        Document svg = scored(game, "a:off");
        assertThat(number(element(svg, "lines"), "stroke-width")).isEqualTo(width);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "en|Side a 10, side b 7; a1 10 area +10; b1 7 area +7",
                "nl|Partij a 10, partij b 7; a1 vak 10 +10; b1 vak 7 +7",
                "de|Seite a 10, Seite b 7; a1 10er-Feld +10; b1 7er-Feld +7",
            })
    void titleAndDescriptionAreInTheLanguageOfTheReader(String lang, String description)
            throws Exception {
        Document svg = scored("court-shuffleboard", "a:0,102 b:-18,38", "--lang", lang);
        Element root = svg.getDocumentElement();
        assertThat(root.getNamespaceURI()).isEqualTo("http://www.w3.org/2000/svg");
        assertThat(root.getAttribute("version")).isEqualTo("1.1");
        assertThat(root.getAttribute("xml:lang")).isEqualTo(lang);
        assertThat(root.getElementsByTagName("title").getLength()).isOne();
        assertThat(root.getElementsByTagName("script").getLength()).isZero();
        assertThat(root.getElementsByTagName("desc").item(0).getTextContent())
                .isEqualTo(description);
    }

    @Test
    void scoresStandBesideDiscs() throws Exception {
        assertThat(element(scored("deck-shuffleboard", "a:0,0 b:0,-25"), "labels").getTextContent())
                .contains("+5", "-10");
    }

    @Test
    void calledDiscsAreDrawnInTheirArea() throws Exception {
        Document svg = scored("court-shuffleboard", "a:10-off b:0,102");
        Element disc = (Element) element(svg, "disc-a1").getElementsByTagName("circle").item(0);
        Point place = point("court-shuffleboard", number(disc, "cx"), number(disc, "cy"));
        assertThat(board("court-shuffleboard").at(place).name()).isEqualTo("10-off");
        assertThat(byClass(svg)).containsKey("disc-b1");
        assertThat(element(svg, "list").getTextContent())
                .contains("called, not measured", "10-off: -10");
    }

    @Test
    void foulsOfTheFrameAreShown() throws Exception {
        Path file = folder.resolve("fouls.jsonl");
        List<String> lines = Files.readAllLines(Path.of("../examples/court-fouls.jsonl"));
        int first = 0;
        while (!lines.get(first).contains("foul-called")) {
            first++;
        }
        Files.write(file, lines.subList(0, first + 1));
        assertThat(element(judged(file.toString()), "list").getTextContent())
                .containsPattern("Fouls so far.*: [ab] -\\d+");
    }

    @Test
    void theLadiesLineCrossesTheDeck() throws Exception {
        Document svg = scored("deck-shuffleboard", "a:0,0");
        Element line = element(svg, "line-ladies-line");
        Element deck = element(svg, "surface");
        assertThat(number(line, "x1")).isEqualTo(number(deck, "x"));
        assertThat(number(line, "x2") - number(line, "x1")).isEqualTo(number(deck, "width"));
    }

    private Document judged(String file) throws Exception {
        Path svg = folder.resolve("match.svg");
        Ran ran = Ran.pubgames("judge", file, "--svg", svg.toString());
        assertThat(ran.err()).isEmpty();
        return parsed(Files.readString(svg));
    }

    @Test
    void aThirdLineIsDrawnWithWhatItsAreasAreWorth() throws Exception {
        Document svg =
                scored(
                        "shovelboard",
                        "a:0,12 b:6,30",
                        "--variant",
                        "../examples/house-three-lines.yaml");
        assertThat(number(element(svg, "line-far-line"), "y1")).isEqualTo(4);
        assertThat(number(element(svg, "line-middle-line"), "y1")).isEqualTo(20);
        assertThat(number(element(svg, "line-near-line"), "y1")).isEqualTo(52);
        assertThat(element(svg, "board").getTextContent())
                .containsSubsequence("3", "2", "1", "far line", "middle line", "near line");
        assertThat(element(svg, "list").getTextContent())
                .contains("between the far and the middle line: +2", "before the middle line: +1");
        Document shipped = scored("shovelboard", "a:0,12");
        assertThat(byClass(shipped)).doesNotContainKey("line-middle-line");
    }

    @ParameterizedTest
    @CsvSource({"table-shuffleboard, 3-line, 6", "shovelboard, far-line, 4"})
    void aDiscThatIsCalledOnALineIsDrawnOnIt(String game, String line, double at) throws Exception {
        Document svg = scored(game, "a:" + line + " b:" + line + "-over");
        assertThat(cy(svg, "disc-a1")).isBetween(at, at + 1.5);
        assertThat(cy(svg, "disc-b1")).isBetween(at - 1.5, at);
    }

    private static double cy(Document svg, String disc) {
        Element circle = (Element) element(svg, disc).getElementsByTagName("circle").item(0);
        return number(circle, "cy");
    }

    @Test
    void aMatchIsDrawnAsItStands() throws Exception {
        Document running = judged("../examples/deck-doubles.jsonl");
        assertThat(byClass(running)).containsKeys("disc-a1", "disc-b1", "disc-b2");
        assertThat(element(running, "list").getTextContent())
                .contains("End 2, still being played", "b Bram, Daan: 15", "on b1");
        Document counted = judged("../examples/shovelboard-end.jsonl");
        assertThat(element(counted, "list").getTextContent())
                .contains("End 2 as it was counted", "short: +1");
    }

    @Test
    void namesDoNoHarm() throws Exception {
        Path file = folder.resolve("names.jsonl");
        Files.writeString(
                file,
                "{\"format\":1,\"game\":\"court-shuffleboard\",\"variant\":\"masters\","
                        + "\"seats\":[\"<b>&\\u0007\\\"\",\"Zoë 😀\"]}\n");
        assertThat(element(judged(file.toString()), "list").getTextContent())
                .contains("a <b>&\uFFFD\": 0", "b Zoë 😀: 0");
    }

    @Test
    void aFileThatCannotBeWrittenIsAProblem() {
        Ran ran =
                Ran.pubgames("judge", "../examples/court-fouls.jsonl", "--svg", folder.toString());
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.out()).contains("14 events accepted");
        assertThat(ran.err()).contains("[cannot-write-file]");
    }

    @ParameterizedTest
    @CsvSource({
        "../examples/club-night.jsonl, Sjoelbak, 1170",
        "../examples/schocken-final.jsonl, Schocken table, Stock",
        "../examples/schocken-tournament.jsonl, Tournament, Table 1",
    })
    void everyGameIsDrawn(String file, String title, String told) throws Exception {
        Element root = judged(file).getDocumentElement();
        assertThat(root.getElementsByTagName("title").item(0).getTextContent()).isEqualTo(title);
        assertThat(root.getElementsByTagName("desc").item(0).getTextContent()).contains(told);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "sjoelen 9 5 7 5|116 points; compartment 2: 9",
                "schocken 4 2 1|7 penalty discs; 4 2 1; Jule",
                "schocken-tournament 27|27 players; 6 tables of 4, 1 of 3",
            })
    void everyQuestionIsDrawn(String question, String told) throws Exception {
        String[] words = question.split(" ", 2);
        assertThat(scored(words[0], words[1]).getElementsByTagName("desc").item(0).getTextContent())
                .startsWith(told);
    }
}
