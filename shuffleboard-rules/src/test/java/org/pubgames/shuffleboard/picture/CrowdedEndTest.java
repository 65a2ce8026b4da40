package org.pubgames.shuffleboard.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import javax.xml.parsers.DocumentBuilderFactory;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Score;
import org.pubgames.core.Variant;
import org.pubgames.core.spi.picture.Pictures;
import org.pubgames.core.spi.picture.Sheet;
import org.pubgames.shuffleboard.Shuffleboard;
import org.pubgames.shuffleboard.picture.Labels.Box;
import org.pubgames.shuffleboard.picture.Labels.Round;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** However close the discs lie, each is drawn once and no label covers a disc or another label. */
class CrowdedEndTest {

    private static final List<String> GAMES =
            List.of("court-shuffleboard", "deck-shuffleboard", "shovelboard", "table-shuffleboard");

    /** The far left corner and the size of the part where discs are thrown together, in inches. */
    private static final double[][] CROWDS = {
        {-30, 4, 60, 120}, {-20, -30, 40, 60}, {-9, 0.2, 18, 14}, {-9, 0.2, 18, 14}
    };

    private static Shuffleboard game(String id) {
        return (Shuffleboard) Games.find(id).orElseThrow();
    }

    private static Element drawn(Shuffleboard game, List<String> discs, Sheet.Form form)
            throws Exception {
        Variant variant = game.variants().standard();
        Score score = game.scoring(variant).score(discs).orElseThrow();
        String svg =
                Pictures.of(game, Lang.EN)
                        .drawn(variant, discs, score, form)
                        .orElseThrow()
                        .written();
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)))
                .getDocumentElement();
    }

    private static List<Element> marked(Element in, String start) {
        List<Element> found = new ArrayList<>();
        NodeList all = in.getElementsByTagName("*");
        for (int i = 0; i < all.getLength(); i++) {
            Element each = (Element) all.item(i);
            if (each.getAttribute("class").startsWith(start)) {
                found.add(each);
            }
        }
        return found;
    }

    private static double number(Element element, String name) {
        return Double.parseDouble(element.getAttribute(name));
    }

    private static Round disc(Element group) {
        Element circle = (Element) group.getElementsByTagName("circle").item(0);
        // drawn with six decimals
        return new Round(number(circle, "cx"), number(circle, "cy"), number(circle, "r") - 1e-5);
    }

    private static Box label(Element rect) {
        double x = number(rect, "x");
        double y = number(rect, "y");
        return new Box(x, y, x + number(rect, "width") - 1e-5, y + number(rect, "height") - 1e-5);
    }

    /** Discs that touch at most, thrown together into a part of the board. */
    private static List<String> crowd(Random random, double[] part, double radius, int most) {
        List<double[]> centres = new ArrayList<>();
        List<String> discs = new ArrayList<>();
        for (int tries = 0; tries < 400 && discs.size() < most; tries++) {
            double size = 0.15 + 0.85 * random.nextDouble();
            double x = part[0] + part[2] * random.nextDouble() * size;
            double y = part[1] + part[3] * random.nextDouble() * size;
            if (centres.stream().allMatch(at -> Math.hypot(at[0] - x, at[1] - y) > 2.01 * radius)) {
                centres.add(new double[] {x, y});
                String side = discs.size() % 2 == 0 ? "a" : "b";
                discs.add(side + String.format(Locale.ROOT, ":%.3f,%.3f", x, y));
            }
        }
        return discs;
    }

    @Property(tries = 120)
    void noLabelCoversADisc(
            @ForAll long seed,
            @ForAll @IntRange(max = 3) int which,
            @ForAll @IntRange(min = 1, max = 8) int most)
            throws Exception {
        Shuffleboard game = game(GAMES.get(which));
        double radius =
                Shuffleboard.settings(game.variants().standard()).discRadius().doubleValue();
        List<String> discs = crowd(new Random(seed), CROWDS[which], radius, most);
        for (Sheet.Form form : Sheet.Form.values()) {
            Element svg = drawn(game, discs, form);
            Element board = marked(svg, "board").get(0);
            assertThat(marked(board, "disc disc-")).hasSize(discs.size());
            for (String kind : List.of("board", "zoom")) {
                marked(svg, kind).forEach(CrowdedEndTest::isClear);
            }
        }
    }

    private static void isClear(Element board) {
        List<Round> discs = marked(board, "disc disc-").stream().map(CrowdedEndTest::disc).toList();
        List<Box> labels = marked(board, "label-").stream().map(CrowdedEndTest::label).toList();
        assertThat(labels).hasSameSizeAs(discs);
        for (int i = 0; i < labels.size(); i++) {
            assertThat(discs).noneMatch(labels.get(i)::meets);
            assertThat(labels.subList(i + 1, labels.size())).noneMatch(labels.get(i)::meets);
        }
    }

    /**
     * Discs of which only a word is known lie in the area that the word means, beside the others.
     */
    @Property(tries = 60)
    void calledDiscsLieInTheirArea(@ForAll long seed, @ForAll @IntRange(max = 1) int which)
            throws Exception {
        Shuffleboard game = game(GAMES.get(which));
        Random random = new Random(seed);
        List<String> words =
                which == 0
                        ? List.of("10", "8", "7", "10-off", "line", "open")
                        : List.of("far", "near", "1", "5", "9", "line", "open");
        List<String> discs = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            discs.add((i % 2 == 0 ? "a:" : "b:") + words.get(random.nextInt(words.size())));
        }
        Variant variant = game.variants().standard();
        Layout layout =
                new Layouts(game)
                        .asked(variant, discs, game.scoring(variant).score(discs).orElseThrow());
        Ground ground = Ground.of(game, variant, List.of(), 0);
        List<Placed> placed = new Placing(game.board(variant), ground, 0, 3).of(layout);
        assertThat(placed).hasSameSizeAs(layout.discs());
        for (Placed each : placed) {
            assertThat(placed.stream().filter(other -> other.disc().equals(each.disc())))
                    .hasSize(1);
            assertThat(game.board(variant).at(Placing.point(each.x(), each.y())).name())
                    .isEqualTo(each.disc().spot().orElseThrow().name());
        }
        Element board = marked(drawn(game, discs, Sheet.Form.ALONE), "board").get(0);
        assertThat(marked(board, "disc disc-")).hasSize(6);
        isClear(board);
    }

    /** Ranks of nearness are kept. */
    @Example
    void rankedDiscsLieInTheirOrder() throws Exception {
        Shuffleboard game = game("table-shuffleboard");
        List<String> discs = List.of("a:3#2", "b:3#1", "a:2#3", "b:1#4");
        Variant variant = game.variants().standard();
        Layout layout =
                new Layouts(game)
                        .asked(variant, discs, game.scoring(variant).score(discs).orElseThrow());
        Ground ground = Ground.of(game, variant, List.of(), 0);
        List<Placed> placed = new Placing(game.board(variant), ground, 0, 1.15625).of(layout);
        assertThat(placed)
                .extracting(each -> each.disc().name())
                .containsExactly("a1", "b1", "a2", "b2");
        assertThat(List.of(placed.get(1), placed.get(0), placed.get(2), placed.get(3)))
                .extracting(Placed::y)
                .isSorted();
    }

    /** Where there is no room on the board, a label stands beside it, tied to its disc. */
    @Example
    void aTableWithoutRoomIsShownEnlarged() throws Exception {
        List<String> discs =
                List.of(
                        "a:-2.5,2",
                        "b:0,2",
                        "a:2.5,2",
                        "b:-2.5,4.5",
                        "a:0,4.5",
                        "b:2.5,4.5",
                        "a:0,7",
                        "b:2.5,7");
        Element svg = drawn(game("table-shuffleboard"), discs, Sheet.Form.IN_PAGE);
        assertThat(marked(svg, "zoom")).hasSize(1);
        assertThat(marked(svg, "ties").get(0).getElementsByTagName("line").getLength())
                .isPositive();
        Element few = drawn(game("table-shuffleboard"), discs.subList(0, 1), Sheet.Form.IN_PAGE);
        assertThat(marked(few, "zoom")).isEmpty();
    }
}
