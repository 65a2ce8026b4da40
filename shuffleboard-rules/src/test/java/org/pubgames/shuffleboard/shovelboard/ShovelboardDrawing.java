package org.pubgames.shuffleboard.shovelboard;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.shuffleboard.StripDrawing;
import org.pubgames.shuffleboard.StripDrawing.Mark;

/** The board: a line near the far end, another that some boards lack, one that few have. */
final class ShovelboardDrawing {

    private ShovelboardDrawing() {}

    static StripDrawing of(ShovelboardSettings settings) {
        boolean lined = settings.nearLine().signum() > 0;
        List<Mark> marks = new ArrayList<>();
        marks.add(new Mark(settings.farLine(), "far-line", "2", true));
        if (settings.middleLine().signum() > 0) {
            marks.add(new Mark(settings.middleLine(), "middle-line", "middle", true));
        }
        if (lined) {
            marks.add(new Mark(settings.nearLine(), "near-line", "1", true));
        }
        // with one line only, the nearest short of it may score, or all of them do
        boolean open = !lined && !settings.fallback();
        return new StripDrawing(
                settings,
                settings.boardLength(),
                settings.boardWidth(),
                marks,
                open ? "1" : "short");
    }
}
