package org.pubgames.shuffleboard.court.equipment;

import java.math.BigDecimal;
import java.util.Optional;
import org.pubgames.core.internal.equipment.Confirmed;
import org.pubgames.core.internal.equipment.Count;
import org.pubgames.core.internal.equipment.UpTo;
import org.pubgames.shuffleboard.court.equipment.CourtRegulation.Ilsa;
import org.pubgames.shuffleboard.court.equipment.CourtRegulation.Masters;

/**
 * One cue as an official measured it, in inches.
 *
 * @param length less than 6 1/2 feet, masters.equipment.cue-length; at most 6 feet 3 inches,
 *     ilsa.equipment.cue-length
 * @param longPole masters.equipment.cue-long-pole
 * @param prongs two, masters.equipment.cue-two-prongs
 * @param prongsApart less than a disc, masters.equipment.cue-prong-distance
 */
public record Cue(
        Optional<
                        @UpTo(
                                max = "78",
                                exclusive = true,
                                unit = "in",
                                rule = "court-shuffleboard.equipment.cue-length",
                                clause = "masters.equipment.cue-length",
                                groups = Masters.class)
                        @UpTo(
                                max = "75",
                                unit = "in",
                                rule = "court-shuffleboard.equipment.cue-length",
                                clause = "ilsa.equipment.cue-length",
                                groups = Ilsa.class)
                        BigDecimal>
                length,
        Optional<
                        @Confirmed(
                                rule = "court-shuffleboard.equipment.cue-long-pole",
                                clause = "masters.equipment.cue-long-pole",
                                groups = Masters.class)
                        Boolean>
                longPole,
        Optional<
                        @Count(
                                value = 2,
                                rule = "court-shuffleboard.equipment.cue-prongs",
                                clause = "masters.equipment.cue-two-prongs",
                                groups = Masters.class)
                        Integer>
                prongs,
        Optional<
                        @UpTo(
                                max = "6",
                                exclusive = true,
                                unit = "in",
                                rule = "court-shuffleboard.equipment.cue-prong-distance",
                                clause = "masters.equipment.cue-prong-distance",
                                groups = Masters.class)
                        BigDecimal>
                prongsApart) {}
