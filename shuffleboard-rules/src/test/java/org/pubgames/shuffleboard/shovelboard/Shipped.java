package org.pubgames.shuffleboard.shovelboard;

import java.util.List;
import java.util.Map;
import org.pubgames.core.Games;
import org.pubgames.core.Variant;
import org.pubgames.shuffleboard.Houses;
import org.pubgames.shuffleboard.Reckoning;

/** What the tests play by. */
final class Shipped {

    static final Shovelboard GAME = Games.game(Shovelboard.KEY);

    static final Houses HOUSES =
            new Houses(
                    GAME,
                    Map.ofEntries(
                            Map.entry("discRadius", "1 0.75"),
                            Map.entry("boardLength", "240 300 360"),
                            Map.entry("boardWidth", "36 20"),
                            Map.entry("farLine", "4 5"),
                            Map.entry("nearLine", "0 48 52"),
                            Map.entry("middleLine", "0 9 20 26.5"),
                            Map.entry("middlePoints", "0 1 2 5"),
                            Map.entry("lineTouch", "higher lower"),
                            Map.entry("scorers", "both-sides nearer"),
                            Map.entry("fallback", "true false")),
                    List.of(
                            "2: 5",
                            "hanging: 0",
                            "middle: 3",
                            "1: 0, 2: 3",
                            "short: 1",
                            "hanging: 5, 2: 3, middle: 2, 1: 1",
                            "hanging: 0, 2: 0, middle: 50, 1: 0, short: 4",
                            "hanging: 0, 2: 0, 1: 0"));

    static final Reckoning RECKONING = new ShovelboardReckoning();

    private Shipped() {}

    static Variant variant(String id) {
        return GAME.variants().get(id);
    }

    static List<Variant> variants() {
        return GAME.variants().all();
    }
}
