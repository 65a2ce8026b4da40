package org.pubgames.sjoelen.picture;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.pubgames.core.Because;
import org.pubgames.core.spi.picture.GameWords;
import org.pubgames.core.spi.picture.Sheet;
import org.pubgames.core.spi.picture.Svg;
import org.pubgames.sjoelen.Compartments;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.picture.Lying.Part;

/** The far end of a sjoelbak: compartments, gate bar, field; and the discs that lie elsewhere. */
final class BoardSvg {

    private static final double RADIUS = 8;
    private static final double STEP = 20;
    private static final double SMALL_RADIUS = 5;
    private static final double SMALL_STEP = 12;
    private static final double LEFT = 2;
    private static final double COLUMN = (Sheet.COLUMN - 2 * LEFT) / Compartments.COUNT;
    private static final double BAR = 26;

    /** Discs side by side in a compartment, on the field, elsewhere. */
    private static final int IN_COMPARTMENT = 3;

    private static final int ON_FIELD = 14;
    private static final int ELSEWHERE = 24;

    /** More discs than these no board has; their number is written all the same. */
    private static final int MOST = 42;

    private static final String BROWN = "#80502a";
    private static final String PALE = "#f6ead6";
    private static final String DARK = "#3b2a14";

    /** How a disc is drawn. */
    private enum Look {
        SET("#c98f45"),
        REST("#ecd3a8"),
        /** An extra disc, with a plus on it. */
        EXTRA("#ecd3a8"),
        /** The disc that is spoken of, with a ring around it. */
        SHOWN("#c98f45");

        private final String wood;

        Look(String wood) {
            this.wood = wood;
        }
    }

    private final Sheet sheet;
    private final Svg svg;
    private final GameWords words;
    private final SjoelenSettings settings;
    private final Lying lying;

    BoardSvg(Sheet sheet, GameWords words, SjoelenSettings settings, Lying lying) {
        this.sheet = sheet;
        this.svg = sheet.svg();
        this.words = words;
        this.settings = settings;
        this.lying = lying;
    }

    void draw() {
        compartments();
        field();
        elsewhere("place.hand", lying.hand());
        elsewhere("place.out", lying.out());
        elsewhere("place.lost", lying.lost());
        elsewhere("place.aside", lying.aside());
        if (lying.shows(Part.OUT)) {
            disc(Look.SHOWN, LEFT + 12, sheet.height() + 14, RADIUS);
            sheet.text(words.say("disc.shown"), 34, sheet.height() + 18, Sheet.SMALL, 260);
            sheet.tell(words.say("disc.shown"));
            sheet.grow(28);
        } else if (lying.shown().isPresent()) {
            sheet.remark(words.say("mark.here"));
        }
        if (lying.extra().total() > 0) {
            sheet.remark(words.say("mark.extra"));
        }
    }

    /** What the colours mean. */
    void legend() {
        double y = sheet.height() + 10;
        double x = LEFT + 8;
        for (Look look : new Look[] {Look.SET, Look.REST}) {
            String text = words.say(look == Look.SET ? "legend.set" : "legend.rest");
            Object[] edge = {
                "class", "key", "fill", look.wood, "stroke", DARK, "stroke-width", 1.0
            };
            svg.circle(x, y, SMALL_RADIUS, edge);
            sheet.text(text, x + 12, y + 4, Sheet.SMALL, Sheet.COLUMN - x - 12);
            x += Sheet.width(text, Sheet.SMALL) + 32;
        }
        sheet.grow(20);
    }

    private void compartments() {
        double top = sheet.height() + 1;
        int rows = 3;
        for (int i = 0; i < Compartments.COUNT; i++) {
            rows = Math.max(rows, rows(looks(i).size(), IN_COMPARTMENT));
        }
        double bar = top + 22 + rows * STEP;
        for (int i = 0; i < Compartments.COUNT; i++) {
            compartment(i, top, bar);
        }
        svg.rect(LEFT, bar, Compartments.COUNT * COLUMN, BAR, "fill", BROWN);
        for (int i = 0; i < Compartments.COUNT; i++) {
            double middle = LEFT + (i + 0.5) * COLUMN;
            svg.rect(middle - 12, bar, 24, BAR, "fill", PALE);
            sheet.middle(String.valueOf(settings.gateValue(i)), middle, bar + 19, 16, BROWN);
            if (lying.shows(Part.GATE, i)) {
                disc(Look.SHOWN, middle + 20, bar + BAR / 2, RADIUS);
            }
        }
        sheet.grow(bar + BAR + 4 - sheet.height());
    }

    /** The discs of a compartment: those of complete sets, the rest, then those worth a look. */
    private List<Look> looks(int compartment) {
        int plain =
                Math.max(
                        0,
                        Math.min(
                                MOST,
                                lying.in().at(compartment) - lying.givenBack().at(compartment)));
        int sets = Math.max(0, Math.min(plain, lying.in().least()));
        List<Look> looks = new ArrayList<>(Collections.nCopies(sets, Look.SET));
        looks.addAll(Collections.nCopies(plain - sets, Look.REST));
        int extra = Math.max(0, Math.min(MOST, lying.extra().at(compartment)));
        looks.addAll(Collections.nCopies(extra, Look.EXTRA));
        if (lying.shows(Part.COMPARTMENT, compartment)) {
            looks.add(Look.SHOWN);
        }
        return looks;
    }

    private void compartment(int index, double top, double bar) {
        double left = LEFT + index * COLUMN;
        svg.begin("g", "class", "compartment");
        Object[] line = {"fill", "none", "stroke", Sheet.INK, "stroke-width", 1.5};
        svg.rect(left, top, COLUMN, bar - top, line);
        double middle = left + COLUMN / 2;
        sheet.middle(lying.written(index), middle, top + 16, Sheet.LARGE, Sheet.INK);
        List<Look> looks = looks(index);
        for (int i = 0; i < looks.size(); i++) {
            double x = middle + (i % IN_COMPARTMENT - 1) * (STEP + 1);
            int row = i / IN_COMPARTMENT;
            disc(looks.get(i), x, bar - STEP / 2 - STEP * row - 1, RADIUS);
        }
        if (lying.shows(Part.WALL, index)) {
            disc(Look.SHOWN, left + (index == 0 ? COLUMN : 0), bar - 30, RADIUS);
        }
        svg.end("g");
        sheet.tell(
                words.say(
                        "compartment",
                        new Because("label", settings.gateValue(index)),
                        new Because("discs", lying.written(index))));
    }

    private void field() {
        int shown = lying.shows(Part.FIELD) ? 1 : 0;
        int discs = lying.field() + shown;
        if (discs == 0) {
            return;
        }
        int drawn = Math.min(MOST, lying.field()) + shown;
        double top = sheet.height() - 4;
        double tall = 28 + rows(drawn, ON_FIELD) * STEP;
        for (double side : new double[] {LEFT, Sheet.COLUMN - LEFT}) {
            svg.line(side, top, side, top + tall, "stroke", Sheet.INK, "stroke-width", 1.5);
        }
        for (int i = 0; i < drawn; i++) {
            Look look = i >= drawn - shown ? Look.SHOWN : Look.REST;
            double x = LEFT + 18 + (i % ON_FIELD) * STEP;
            disc(look, x, top + 14 + Math.floorDiv(i, ON_FIELD) * STEP, RADIUS);
        }
        String text = words.say("place.field") + ": " + discs;
        sheet.text(text, LEFT + 10, top + tall - 8, Sheet.SMALL, 280);
        sheet.tell(text);
        sheet.grow(tall);
    }

    private static int rows(int discs, int inRow) {
        return (discs + inRow - 1) / inRow;
    }

    private void elsewhere(String place, int discs) {
        if (discs <= 0) {
            return;
        }
        String text = words.say(place) + ": " + discs;
        sheet.text(text, LEFT + 2, sheet.height() + 15, Sheet.SMALL, 290);
        sheet.tell(text);
        int drawn = Math.min(MOST, discs);
        for (int i = 0; i < drawn; i++) {
            double x = LEFT + 8 + (i % ELSEWHERE) * SMALL_STEP;
            disc(
                    Look.REST,
                    x,
                    sheet.height() + 26 + Math.floorDiv(i, ELSEWHERE) * SMALL_STEP,
                    SMALL_RADIUS);
        }
        sheet.grow(24 + SMALL_STEP * rows(drawn, ELSEWHERE));
    }

    private void disc(Look look, double x, double y, double radius) {
        String kind =
                switch (look) {
                    case EXTRA -> "disc extra";
                    case SHOWN -> "disc shown";
                    default -> "disc";
                };
        Object[] paint = {"class", kind, "fill", look.wood, "stroke", DARK, "stroke-width", 1.0};
        svg.circle(x, y, radius, paint);
        if (look == Look.EXTRA) {
            double arm = radius * 0.55;
            svg.line(x - arm, y, x + arm, y, "stroke", DARK, "stroke-width", 2.0);
            svg.line(x, y - arm, x, y + arm, "stroke", DARK, "stroke-width", 2.0);
        } else if (look == Look.SHOWN) {
            svg.circle(x, y, radius * 0.4, "fill", DARK);
            Object[] ring = {"fill", "none", "stroke", Sheet.INK, "stroke-width", 2.0};
            svg.circle(x, y, radius + 2, ring);
        }
    }
}
