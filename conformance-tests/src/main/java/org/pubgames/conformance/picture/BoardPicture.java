package org.pubgames.conformance.picture;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.Because;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.Place;
import org.pubgames.shuffleboard.Shuffleboard;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.SideState;

/** The board of a variant with discs on it, and below it a line about each disc. */
final class BoardPicture {

    /** How far outside its usual part a board is drawn for the sake of a disc, in inches. */
    private static final double FARTHER = 14;

    private static final double LINE = 20;

    private final Shuffleboard game;
    private final Situation situation;
    private final PictureWords words;

    BoardPicture(Shuffleboard game, Situation situation) {
        this.game = game;
        this.situation = situation;
        this.words = situation.words();
    }

    Optional<String> drawn() {
        return BoardDiscs.of(situation).map(this::drawn);
    }

    private String drawn(BoardDiscs discs) {
        double radius = Shuffleboard.settings(situation.variant()).discRadius().doubleValue();
        Ground usual = Ground.of(game, situation.variant(), List.of(), 0);
        List<Disc> inside =
                discs.lying().stream().filter(disc -> fits(disc, usual, radius)).toList();
        Layout layout = Layout.open(inside);
        double widest = usual.right() + FARTHER;
        Ground ground = Ground.of(game, situation.variant(), layout.drawn(0), widest);
        SidePaint paint = paint();
        SvgBoard board =
                SvgBoard.inColumn(game, situation.variant(), layout, paint, ground, words.lang());
        double scale = board.fit().scale();
        double margin = board.radius() + 2 / scale;
        double top = ground.top() - margin;
        double bottom = ground.bottom() + margin;
        double left = (ground.left() + ground.right()) / 2 - Fit.COLUMN / scale / 2;
        Svg svg = Svg.inPage(words.lang());
        board.draw(svg);
        shown(svg, board, layout, discs.shown());
        List<String> told = new ArrayList<>();
        svg.begin("g", "id", "list");
        double y = bottom;
        double x = left + 4 / scale;
        for (Disc disc : discs.lying()) {
            String where = where(disc, inside.contains(disc));
            told.add(disc.name() + " " + where);
            y += LINE / scale;
            entry(svg, paint.of(disc.side()), disc, where, x, y, scale);
        }
        if (discs.lying().isEmpty()) {
            y += LINE / scale;
            told.add(words.say("discs.none"));
            text(svg, words.say("discs.none"), x, y, scale);
        }
        svg.end("g");
        svg.view(left, top, Fit.COLUMN / scale, y + 8 / scale - top, scale);
        return svg.element(words.say("title.board"), String.join("; ", told));
    }

    /** Whether a disc lies where the board is drawn, or near it. */
    private static boolean fits(Disc disc, Ground usual, double radius) {
        Optional<Double> along = disc.place().flatMap(Place::y).map(BigDecimal::doubleValue);
        if (along.isEmpty()) {
            return false;
        }
        double across = disc.place().flatMap(Place::x).map(BigDecimal::doubleValue).orElse(0.0);
        double farther = usual.kind() == Ground.Kind.COURT ? 0 : FARTHER;
        double beside = usual.kind() == Ground.Kind.DECK ? FARTHER : radius;
        double above = usual.kind() == Ground.Kind.DECK ? FARTHER : 0;
        double down = usual.down(along.get());
        return Math.abs(across) <= usual.right() + beside
                && down >= usual.top() - above
                && down <= usual.bottom() + farther;
    }

    private SidePaint paint() {
        List<SideState> sides = new ArrayList<>();
        Said told = situation.state().at("sides");
        for (Side side : Side.values()) {
            Said state = told.with("side", side.letter());
            Optional<String> colour =
                    Optional.of(state.at("colour").text()).filter(name -> !name.isEmpty());
            sides.add(new SideState(side, List.of(), colour, 0, 0, 0, 0));
        }
        return SidePaint.of(sides);
    }

    /** A ring around each disc that the event is about. */
    private static void shown(Svg svg, SvgBoard board, Layout layout, List<String> names) {
        Ground ground = board.ground();
        double width = ground.kind() == Ground.Kind.TABLE ? ground.width() : 0;
        for (Layout.Drawn drawn : layout.drawn(width)) {
            if (names.contains(drawn.disc().name())) {
                svg.empty(
                        "circle",
                        "id",
                        "shown",
                        "cx",
                        drawn.x(),
                        "cy",
                        ground.down(drawn.y()),
                        "r",
                        board.radius() + 1.5 / board.fit().scale(),
                        "fill",
                        "none",
                        "stroke",
                        "#111111",
                        "stroke-width",
                        2 / board.fit().scale());
            }
        }
    }

    private static void entry(
            Svg svg,
            SidePaint.Paint look,
            Disc disc,
            String where,
            double x,
            double y,
            double scale) {
        double radius = 8 / scale;
        svg.empty(
                "circle",
                "cx",
                x + radius,
                "cy",
                y - 4 / scale,
                "r",
                radius,
                "fill",
                look.disc(),
                "stroke",
                Picture.INK,
                "stroke-width",
                1 / scale);
        svg.text(
                Picture.fitting(disc.name(), 24, 11),
                "x",
                x + radius,
                "y",
                y,
                "font-size",
                11 / scale,
                "text-anchor",
                "middle",
                "fill",
                look.name());
        text(svg, where, x + 24 / scale, y, scale);
    }

    private static void text(Svg svg, String text, double x, double y, double scale) {
        svg.text(
                Picture.fitting(text, 270, 12.5),
                "x",
                x,
                "y",
                y,
                "font-size",
                12.5 / scale,
                "fill",
                Picture.INK);
    }

    /** Where a disc was reported to lie. */
    private String where(Disc disc, boolean drawn) {
        Place place = disc.place().orElse(Place.called(""));
        List<String> parts = new ArrayList<>();
        place.x().ifPresent(x -> parts.add("x " + x.toPlainString()));
        place.y().ifPresent(y -> parts.add("y " + y.toPlainString()));
        place.at().ifPresent(parts::add);
        place.depth().ifPresent(depth -> parts.add(words.say("disc.depth", "depth", depth)));
        place.on().ifPresent(on -> parts.add(words.say("disc.on", new Because("disc", on))));
        if (!drawn) {
            parts.add(words.say(place.y().isPresent() ? "disc.outside" : "discs.called"));
        }
        return String.join(", ", parts);
    }
}
