package org.pubgames.cli.shuffleboard;

import java.util.List;
import org.pubgames.conformance.picture.Ground;
import org.pubgames.conformance.picture.Svg;
import org.pubgames.conformance.picture.SvgBoard;

/**
 * A sheet of its own: the board on the left, the list of its discs beside it.
 *
 * @param list as large as the board
 */
record SvgSheet(SvgBoard board, SvgList list) {

    void draw(Svg svg, String title, List<String> captions) {
        Ground ground = board.ground();
        double radius = board.radius();
        double margin = board.fit().font();
        double panel = ground.right() + 2 * margin;
        double top = ground.top() - radius - margin;
        double wide = panel + list.width(title, captions) - ground.left() + 2 * margin;
        double tall = ground.height() + 2 * radius + 2 * margin;
        svg.view(ground.left() - margin, top, wide, tall, board.fit().scale());
        svg.empty(
                "rect",
                "x",
                ground.left() - margin,
                "y",
                top,
                "width",
                wide,
                "height",
                tall,
                "fill",
                "#ffffff");
        board.draw(svg);
        list.draw(svg, panel, top + 2 * margin, title, captions);
    }
}
