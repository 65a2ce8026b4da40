package org.pubgames.shuffleboard.table;

import java.util.List;
import java.util.Map;
import org.pubgames.core.Games;
import org.pubgames.core.Variant;
import org.pubgames.shuffleboard.Houses;
import org.pubgames.shuffleboard.Reckoning;

/** What the tests play by. */
final class Shipped {

    static final TableShuffleboard GAME = Games.game(TableShuffleboard.KEY);

    static final Houses HOUSES =
            new Houses(
                    GAME,
                    Map.ofEntries(
                            Map.entry("discRadius", "1.15625 1.0625"),
                            Map.entry("lateFouls", "not-called until-counted"),
                            Map.entry("boardLength", "264 144 108"),
                            Map.entry("boardWidth", "20 16"),
                            Map.entry("zoneLines", "[6,12] [8,16,24] [10]"),
                            Map.entry("foulLine", "target-end shooter-end middle none"),
                            Map.entry("foulLineAt", "72 60"),
                            Map.entry("lineTouch", "lower half-over"),
                            Map.entry("hangerPoints", "0 3 4 5"),
                            Map.entry("cornerPoints", "4 26"),
                            Map.entry(
                                    "scorers",
                                    "nearer all-with-three nearer-with-three both-sides"),
                            Map.entry("leadTie", "no-score cancel-pair"),
                            Map.entry("style", "knock-off tap-and-draw horse-collar"),
                            Map.entry(
                                    "fouls",
                                    "[] [rebound] [missed-rail]"
                                            + " [wrong-weight,upside-down,rebound]")));

    static final Reckoning RECKONING = new TableReckoning();

    private Shipped() {}

    static Variant variant(String id) {
        return GAME.variants().get(id);
    }

    static List<Variant> variants() {
        return GAME.variants().all();
    }
}
