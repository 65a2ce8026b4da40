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
                            Map.entry("lineTouch", "higher lower"),
                            Map.entry("scorers", "both-sides nearer"),
                            Map.entry("fallback", "true false")));

    static final Reckoning RECKONING = new ShovelboardReckoning();

    private Shipped() {}

    static Variant variant(String id) {
        return GAME.variants().get(id);
    }

    static List<Variant> variants() {
        return GAME.variants().all();
    }
}
