package org.pubgames.shuffleboard.court;

import java.util.List;
import java.util.Map;
import org.pubgames.core.Games;
import org.pubgames.core.Variant;
import org.pubgames.shuffleboard.Houses;
import org.pubgames.shuffleboard.Reckoning;

/** What the tests play by. */
final class Shipped {

    static final CourtShuffleboard GAME = Games.game(CourtShuffleboard.KEY);

    /** Fouls that cost five in one house or another. */
    private static final String FIVES =
            "[waiting-on-line]"
                    + " [waiting-on-line,played-on-end-line,rebound,interference,slow-play,delay,"
                    + "not-stepped-back,outside-standing-area]"
                    + " []";

    private static final String TENS =
            "[played-on-side-line,over-baseline,opponents-disc]"
                    + " [played-on-side-line,over-baseline,opponents-disc,hesitation,hook,"
                    + "two-in-a-row,slow-play-again,touched-live-disc,too-early,coaching,left-court,improper,"
                    + "rebound-elsewhere]"
                    + " [over-baseline,two-in-a-row]";

    static final Houses HOUSES =
            new Houses(
                    GAME,
                    Map.ofEntries(
                            Map.entry("discRadius", "3 2.5"),
                            Map.entry("lateFouls", "not-called until-counted"),
                            Map.entry("yellowSide", "left right-at-head"),
                            Map.entry("coloursAfter", "0 2 4"),
                            Map.entry("deciderFrames", "0 1 2"),
                            Map.entry(
                                    "displaced",
                                    "replay credit credit-and-remove-all credit-but-hesitation leave"),
                            Map.entry("tenOffCharge", "offenders-own any"),
                            Map.entry("fiveOffRemoves", "true false"),
                            Map.entry("waitingGrace", "true false"),
                            Map.entry("fiveOffs", FIVES),
                            Map.entry("tenOffs", TENS),
                            Map.entry("noOffs", "[without-cue,outside-ten-off] [without-cue] []")));

    static final Reckoning RECKONING = new CourtReckoning();

    private Shipped() {}

    static Variant variant(String id) {
        return GAME.variants().get(id);
    }

    static List<Variant> variants() {
        return GAME.variants().all();
    }
}
