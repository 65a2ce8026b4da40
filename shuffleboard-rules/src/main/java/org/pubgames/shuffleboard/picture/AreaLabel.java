package org.pubgames.shuffleboard.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.pubgames.core.Variant;
import org.pubgames.shuffleboard.Area;
import org.pubgames.shuffleboard.Board;
import org.pubgames.shuffleboard.Line;
import org.pubgames.shuffleboard.deck.DeckSettings;
import org.pubgames.shuffleboard.play.AreaTable;
import org.pubgames.shuffleboard.shovelboard.ShovelboardSettings;

/**
 * The value of an area, written into it.
 *
 * @param area the area
 * @param text its value
 * @param x inches from the middle line
 * @param down inches down
 * @param centred whether the place is the middle of the text, or the upper left corner
 */
record AreaLabel(Area area, String text, double x, double down, boolean centred) {

    /** The labels of a board's areas. */
    static List<AreaLabel> of(Board board, Ground ground, Variant variant) {
        List<AreaLabel> labels = new ArrayList<>();
        for (Area area : board.areas()) {
            if (area instanceof Area.Box box) {
                double corner = ground.upwards() ? ground.down(box.high()) : ground.down(box.low());
                labels.add(
                        new AreaLabel(
                                box,
                                points(box, variant),
                                Ground.inches(box.left()),
                                corner,
                                false));
            } else if (area instanceof Area.Slanted slanted) {
                slanted(labels, slanted, board.lines(), ground);
            } else if (area instanceof Area.HalfDisc half) {
                double along = Ground.inches(half.middle());
                double shift = Ground.inches(half.radius()) * 0.75;
                double middle = along + (half.upwards() ? shift : -shift);
                labels.add(
                        new AreaLabel(half, points(half, variant), 0, ground.down(middle), true));
            }
        }
        return labels;
    }

    /** One label, or two where the middle line parts the area. */
    private static void slanted(
            List<AreaLabel> labels, Area.Slanted area, List<Line> lines, Ground ground) {
        long middle = (area.low() + area.high()) / 2;
        double down = ground.down(middle);
        boolean parted =
                lines.stream()
                        .anyMatch(
                                line ->
                                        line instanceof Line.Along along
                                                && along.across() == 0
                                                && along.low() < middle
                                                && along.high() > middle);
        if (parted) {
            double beside = Ground.inches((area.sum() - middle) / 6);
            labels.add(new AreaLabel(area, area.name(), -beside, down, true));
            labels.add(new AreaLabel(area, area.name(), beside, down, true));
        } else {
            labels.add(new AreaLabel(area, area.name(), 0, down, true));
        }
    }

    /** The name of an area is its points, but at shovelboard a list of the house may say others. */
    private static String points(Area.Box box, Variant variant) {
        if (variant.settings() instanceof ShovelboardSettings settings) {
            String usual =
                    box.name().equals("middle")
                            ? String.valueOf(settings.middlePoints())
                            : box.name();
            OptionalInt own = AreaTable.points(variant, box.name());
            return own.isPresent() ? String.valueOf(own.getAsInt()) : usual;
        }
        return box.name();
    }

    private static String points(Area.HalfDisc half, Variant variant) {
        if (variant.settings() instanceof DeckSettings settings) {
            int usual = half.upwards() ? settings.farPoints() : settings.nearPoints();
            return Layout.signed(AreaTable.points(variant, half.name()).orElse(usual));
        }
        return half.name();
    }
}
