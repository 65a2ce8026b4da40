package org.pubgames.shuffleboard.deck;

import java.util.List;
import java.util.Map;
import org.pubgames.core.Games;
import org.pubgames.core.Variant;
import org.pubgames.shuffleboard.Houses;
import org.pubgames.shuffleboard.Reckoning;

/** What the tests play by. */
final class Shipped {

    static final DeckShuffleboard GAME = Games.game(DeckShuffleboard.KEY);

    static final Houses HOUSES =
            new Houses(
                    GAME,
                    Map.ofEntries(
                            Map.entry("discRadius", "3 2.75"),
                            Map.entry("orientation", "far-side near-side"),
                            Map.entry("farPoints", "0 10 20"),
                            Map.entry("nearPoints", "-10 0 -5"),
                            Map.entry("lateFouls", "not-called until-counted"),
                            Map.entry("overLine", "noted disc-removed not-called")));

    static final Reckoning RECKONING = new DeckReckoning();

    private Shipped() {}

    static Variant variant(String id) {
        return GAME.variants().get(id);
    }

    static List<Variant> variants() {
        return GAME.variants().all();
    }
}
