package org.pubgames.conformance.picture;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.pubgames.conformance.picture.SjoelenLayout.Where;
import org.pubgames.core.Because;
import org.pubgames.sjoelen.SjoelenSettings;

/** The far end of a sjoelbak: compartments, gate bar, field; and the discs that lie elsewhere. */
final class SjoelenPicture {

    private static final double RADIUS = 8;
    private static final double STEP = 20;
    private static final double SMALL_RADIUS = 5;
    private static final double SMALL_STEP = 12;
    private static final double LEFT = 2;
    private static final double COLUMN = (Picture.WIDE - 2 * LEFT) / 4;
    private static final double BAR = 26;
    private static final String BROWN = "#80502a";
    private static final String PALE = "#f6ead6";

    /** Discs side by side in a compartment, on the field, elsewhere. */
    private static final int IN_COMPARTMENT = 3;

    private static final int ON_FIELD = 14;
    private static final int ELSEWHERE = 24;

    /** More discs than these no board has; their number is written all the same. */
    private static final int MOST = 42;

    private final Situation situation;
    private final PictureWords words;
    private final Picture picture;
    private final Svg svg;

    SjoelenPicture(Situation situation) {
        this.situation = situation;
        this.words = situation.words();
        this.picture = new Picture(words.lang());
        this.svg = picture.svg();
    }

    Optional<String> drawn() {
        if (!(situation.variant().settings() instanceof SjoelenSettings settings)) {
            return Optional.empty();
        }
        List<String> labels = settings.gateValues().stream().map(String::valueOf).toList();
        return SjoelenLayout.of(situation, labels).map(this::drawn);
    }

    private String drawn(SjoelenLayout layout) {
        caption();
        compartments(layout);
        field(layout);
        elsewhere("place.hand", layout.hand());
        elsewhere("place.out", layout.out());
        elsewhere("place.lost", layout.lost());
        elsewhere("place.aside", layout.aside());
        if (layout.shows(Where.OUT)) {
            SjoelenDisc.SHOWN.draw(svg, LEFT + 12, picture.height() + 14, RADIUS);
            picture.text(words.say("disc.shown"), 34, picture.height() + 18, Picture.SMALL, 260);
            picture.tell(words.say("disc.shown"));
            picture.grow(28);
        } else if (layout.shown().isPresent()) {
            legend("mark.here");
        }
        if (layout.hasExtra()) {
            legend("mark.extra");
        }
        return picture.drawn(words.say("title.sjoelen"));
    }

    private void legend(String key) {
        picture.grow(16);
        picture.text(words.say(key), LEFT + 2, picture.height(), Picture.SMALL, 290);
    }

    private void caption() {
        String player = situation.player();
        if (player.isEmpty()) {
            return;
        }
        Said turn = situation.state().at("players").with("name", player).at("turn");
        String caption =
                turn.present()
                        ? words.say(
                                "player.sub-turn",
                                new Because("player", player),
                                new Because("number", turn.at("subTurn").text()))
                        : player;
        picture.bold(caption, LEFT, 16, Picture.LARGE, Picture.WIDE);
        picture.tell(caption);
        picture.grow(24);
    }

    private void compartments(SjoelenLayout layout) {
        double top = picture.height() + 1;
        int rows = 3;
        for (int i = 0; i < 4; i++) {
            rows = Math.max(rows, (discs(layout, i).size() + IN_COMPARTMENT - 1) / IN_COMPARTMENT);
        }
        double bar = top + 22 + rows * STEP;
        for (int i = 0; i < 4; i++) {
            compartment(layout, i, top, bar);
        }
        svg.empty(
                "rect",
                "id",
                "gate-bar",
                "x",
                LEFT,
                "y",
                bar,
                "width",
                4 * COLUMN,
                "height",
                BAR,
                "fill",
                BROWN);
        for (int i = 0; i < 4; i++) {
            gate(layout, i, bar);
        }
        picture.grow(bar + BAR - picture.height());
    }

    /** The discs of a compartment: the plain ones, then those worth a look. */
    private static List<SjoelenDisc> discs(SjoelenLayout layout, int compartment) {
        List<SjoelenDisc> discs = new ArrayList<>();
        int plain = Math.min(MOST, layout.plain(compartment));
        discs.addAll(Collections.nCopies(plain, SjoelenDisc.PLAIN));
        int extra = Math.min(MOST, layout.extra(compartment));
        discs.addAll(Collections.nCopies(extra, SjoelenDisc.EXTRA));
        if (layout.shows(Where.COMPARTMENT, compartment)) {
            discs.add(SjoelenDisc.SHOWN);
        }
        return discs;
    }

    private void compartment(SjoelenLayout layout, int index, double top, double bar) {
        double left = LEFT + index * COLUMN;
        svg.begin("g", "id", "compartment");
        svg.empty(
                "rect",
                "x",
                left,
                "y",
                top,
                "width",
                COLUMN,
                "height",
                bar - top,
                "fill",
                "none",
                "stroke",
                Picture.INK,
                "stroke-width",
                1.5);
        double middle = left + COLUMN / 2;
        picture.middle(layout.written(index), middle, top + 16, Picture.LARGE, Picture.INK);
        List<SjoelenDisc> discs = discs(layout, index);
        for (int i = 0; i < discs.size(); i++) {
            double x = middle + (i % IN_COMPARTMENT - 1) * (STEP + 1);
            int row = i / IN_COMPARTMENT;
            double y = bar - STEP / 2 - STEP * row - 1;
            discs.get(i).draw(svg, x, y, RADIUS);
        }
        if (layout.shows(Where.WALL, index)) {
            SjoelenDisc.SHOWN.draw(svg, left + (index == 0 ? COLUMN : 0), bar - 30, RADIUS);
        }
        svg.end("g");
        picture.tell(
                words.say(
                        "compartment",
                        new Because("label", layout.labels().get(index)),
                        new Because("discs", layout.written(index))));
    }

    private void gate(SjoelenLayout layout, int index, double bar) {
        double middle = LEFT + (index + 0.5) * COLUMN;
        svg.empty("rect", "x", middle - 12, "y", bar, "width", 24.0, "height", BAR, "fill", PALE);
        picture.middle(layout.labels().get(index), middle, bar + 19, 16, BROWN);
        if (layout.shows(Where.GATE, index)) {
            SjoelenDisc.SHOWN.draw(svg, middle + 20, bar + BAR / 2, RADIUS);
        }
    }

    private void field(SjoelenLayout layout) {
        int shown = layout.shows(Where.FIELD) ? 1 : 0;
        int discs = layout.field() + shown;
        if (discs == 0) {
            picture.grow(4);
            return;
        }
        int drawn = Math.min(MOST, layout.field()) + shown;
        int rows = (drawn + ON_FIELD - 1) / ON_FIELD;
        double top = picture.height();
        svg.empty(
                "path",
                "d",
                "M%s %sv%sM%s %sv%s"
                        .formatted(
                                Svg.written(LEFT),
                                Svg.written(top),
                                Svg.written(28 + rows * STEP),
                                Svg.written(Picture.WIDE - LEFT),
                                Svg.written(top),
                                Svg.written(28 + rows * STEP)),
                "stroke",
                Picture.INK,
                "stroke-width",
                1.5);
        for (int i = 0; i < drawn; i++) {
            SjoelenDisc disc = i >= drawn - shown ? SjoelenDisc.SHOWN : SjoelenDisc.PLAIN;
            int row = i / ON_FIELD;
            disc.draw(svg, LEFT + 18 + (i % ON_FIELD) * STEP, top + 14 + row * STEP, RADIUS);
        }
        String text = words.say("place.field") + ": " + discs;
        picture.text(text, LEFT + 10, top + 20 + rows * STEP, Picture.SMALL, 280);
        picture.tell(text);
        picture.grow(30 + rows * STEP);
    }

    private void elsewhere(String place, int discs) {
        if (discs == 0) {
            return;
        }
        String text = words.say(place) + ": " + discs;
        picture.text(text, LEFT + 2, picture.height() + 15, Picture.SMALL, 290);
        picture.tell(text);
        int drawn = Math.min(MOST, discs);
        for (int i = 0; i < drawn; i++) {
            int row = i / ELSEWHERE;
            SjoelenDisc.PLAIN.draw(
                    svg,
                    LEFT + 8 + (i % ELSEWHERE) * SMALL_STEP,
                    picture.height() + 26 + row * SMALL_STEP,
                    SMALL_RADIUS);
        }
        int rows = (drawn + ELSEWHERE - 1) / ELSEWHERE;
        picture.grow(24 + SMALL_STEP * rows);
    }
}
