package org.pubgames.shuffleboard.picture;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.core.spi.picture.Sheet;
import org.pubgames.core.spi.picture.Svg;
import org.pubgames.shuffleboard.Line;
import org.pubgames.shuffleboard.picture.Labels.Box;
import org.pubgames.shuffleboard.picture.Labels.Round;

/** The names of lines and the values of areas, written on the floor where no disc lies. */
final class FloorText {

    /** How far the value of an area gives way to discs, in heights of its letters. */
    private static final double[] AWAY = {0, 1, -1, 2, -2, 3, -3, 4, -4, 6, -6};

    private final BoardSvg.Scenery scenery;
    private final Ground ground;
    private final Box floor;
    private final List<Round> discs;
    private final double font;
    private final double lineWidth;
    private final List<Lettering> lettering = new ArrayList<>();

    FloorText(
            BoardSvg.Scenery scenery,
            Box window,
            List<Round> discs,
            double font,
            double lineWidth) {
        this.scenery = scenery;
        this.ground = scenery.ground();
        this.floor =
                new Box(
                        Math.max(window.left(), ground.left()),
                        window.top(),
                        Math.min(window.right(), ground.right()),
                        window.bottom());
        this.discs = List.copyOf(discs);
        this.font = font;
        this.lineWidth = lineWidth;
        names();
    }

    /** Where something is written. */
    List<Box> written() {
        return lettering.stream().map(Lettering::box).toList();
    }

    void draw(Svg svg) {
        lettering.forEach(text -> text.draw(svg));
    }

    /** A text on the floor. */
    record Lettering(String text, Box box, double size) {
        void draw(Svg svg) {
            svg.middle(text, box.x(), box.y() + size * 0.35, size, "fill", BoardSvg.PALE);
        }
    }

    /** The names of lines and the values of areas, where no disc lies on them. */
    private void names() {
        for (AreaLabel label : AreaLabel.of(scenery.board(), ground, scenery.variant())) {
            double wide = Sheet.width(label.text(), font);
            double corner = Math.max(label.x(), floor.left());
            double down = Math.max(label.down(), floor.top());
            double x = label.centred() ? label.x() : corner + font / 2 + wide / 2;
            double y = label.centred() ? label.down() : down + font * 0.75;
            for (double away : AWAY) {
                if (letters(label, x + away * font, y, wide)
                        || letters(label, x, y + away * font, wide)) {
                    break;
                }
            }
        }
        if (ground.kind() == Ground.Kind.DECK) {
            name("gentlemens-line", -48);
        }
        for (Line line : scenery.board().lines()) {
            if (line instanceof Line.Across across) {
                name(line.name(), ground.down(across.along()));
            }
        }
    }

    private boolean letters(AreaLabel label, double x, double y, double wide) {
        Box box = Box.around(x, y, wide, font);
        boolean within =
                holds(label, box.left(), box.top())
                        && holds(label, box.left(), box.bottom())
                        && holds(label, box.right(), box.top())
                        && holds(label, box.right(), box.bottom());
        boolean parted =
                scenery.board().lines().stream()
                        .anyMatch(line -> line instanceof Line.Along along && parts(along, box));
        return within && !parted && letters(label.text(), box, font);
    }

    private boolean holds(AreaLabel label, double x, double down) {
        return label.area().holds(Placing.point(x, ground.along(down)));
    }

    /** Whether a line along the board runs through a text. */
    private boolean parts(Line.Along line, Box box) {
        double x = Ground.inches(line.across());
        double one = ground.down(line.low());
        double other = ground.down(line.high());
        return x > box.left()
                && x < box.right()
                && Math.min(one, other) < box.bottom()
                && Math.max(one, other) > box.top();
    }

    private void name(String line, double down) {
        scenery.words()
                .find("line." + line)
                .ifPresent(
                        text -> {
                            double size = font * 0.8;
                            double wide = Sheet.width(text, size);
                            double y = down - lineWidth / 2 - size * 0.6;
                            double x = floor.right() - wide / 2 - size / 3;
                            while (x > floor.left() + wide / 2
                                    && !letters(text, Box.around(x, y, wide, size), size)) {
                                x -= size;
                            }
                        });
    }

    /** Writes on the floor, where nothing else is. */
    private boolean letters(String text, Box box, double size) {
        boolean free =
                box.within(floor)
                        && discs.stream().noneMatch(box::meets)
                        && lettering.stream().noneMatch(other -> box.meets(other.box()));
        return free && lettering.add(new Lettering(text, box, size));
    }
}
