package org.pubgames.shuffleboard.table;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.pubgames.shuffleboard.StripDrawing;
import org.pubgames.shuffleboard.StripDrawing.Mark;
import org.pubgames.shuffleboard.table.TableSettings.FoulLine;

/** The table: areas counted down from the far end, the last one as far as the foul line. */
final class TableDrawing {

    private TableDrawing() {}

    static StripDrawing of(TableSettings settings) {
        List<Mark> marks = new ArrayList<>();
        int points = settings.zoneLines().size() + 1;
        for (BigDecimal line : settings.zoneLines()) {
            marks.add(new Mark(line, points + "-line", "" + points, true));
            points--;
        }
        boolean none = settings.foulLine() == FoulLine.NONE;
        if (!none) {
            BigDecimal foul =
                    switch (settings.foulLine()) {
                        case SHOOTER_END -> settings.boardLength().subtract(settings.foulLineAt());
                        case MIDDLE -> settings.boardLength().multiply(new BigDecimal("0.5"));
                        default -> settings.foulLineAt();
                    };
            marks.add(new Mark(foul, "foul-line", "" + points, false));
        }
        return new StripDrawing(
                settings,
                settings.boardLength(),
                settings.boardWidth(),
                marks,
                none ? "" + points : "short");
    }
}
