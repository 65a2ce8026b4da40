package org.pubgames.sjoelen.equipment;

import java.util.List;
import java.util.Optional;
import org.pubgames.sjoelen.equipment.Regulation.Ans;

/**
 * Measures of the two ANS drawings, in millimetres.
 *
 * @param lengths taken along the board: ± 0.15 %, ans.equipment.tolerance-length
 * @param others all others: ± 0.3 %, ans.equipment.tolerance-other
 */
public record Drawing(
        Optional<
                        List<
                                @AsDrawn(
                                        tolerance = "0.15%",
                                        rule = "sjoelen.equipment.drawing-length",
                                        clause = "ans.equipment.tolerance-length",
                                        groups = Ans.class)
                                DrawnMeasure>>
                lengths,
        Optional<
                        List<
                                @AsDrawn(
                                        tolerance = "0.3%",
                                        rule = "sjoelen.equipment.drawing-other",
                                        clause = "ans.equipment.tolerance-other",
                                        groups = Ans.class)
                                DrawnMeasure>>
                others) {

    public Drawing {
        lengths = lengths.map(List::copyOf);
        others = others.map(List::copyOf);
    }
}
