package org.pubgames.jackson;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Games;
import org.pubgames.core.Match;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.Verdict;
import org.pubgames.core.Viewer;
import org.pubgames.core.Where;
import org.pubgames.schocken.Schocken;
import org.pubgames.schocken.SchockenEvent;
import org.pubgames.schocken.SchockenState;
import org.pubgames.sjoelen.Sjoelen;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenState;

/** Matches to write of. */
public final class Evenings {

    /** Who sits at the tables. */
    public static final Seats SEATS = Seats.of("Anna", "Bram", "Carla");

    private Evenings() {}

    /** The game of shoving. */
    public static Game<SjoelenState, SjoelenEvent> sjoelen() {
        return Games.game(Sjoelen.KEY);
    }

    /** The game of dice. */
    public static Game<SchockenState, SchockenEvent> schocken() {
        return Games.game(Schocken.KEY);
    }

    /** A match at its beginning. */
    public static Match<SjoelenState, SjoelenEvent> board() {
        return sjoelen().open(sjoelen().variants().get("ans-pre2016"), SEATS);
    }

    /** Every moment of a random match of a game. */
    public static <S extends GameState, E extends GameEvent> List<Match<S, E>> moments(
            Game<S, E> game, long seed) {
        Random random = new Random(seed);
        Variant variant = game.variants().standard();
        List<String> names = new ArrayList<>(List.of("Anna", "Bram"));
        while (!game.seatProblems(variant, names, Where.UNKNOWN).isEmpty()) {
            names.add("Guest " + names.size());
        }
        Match<S, E> match = game.open(variant, new Seats(names));
        List<Match<S, E>> all = new ArrayList<>(List.of(match));
        for (int i = 0; i < 25; i++) {
            match = match.drawn(random).map(Verdict::match).orElse(match);
            all.add(match);
        }
        return all;
    }

    /** A match in which dice lie under a cup that nobody but its owner may see. */
    public static Match<SchockenState, SchockenEvent> hidden() {
        for (long seed = 0; seed < 100; seed++) {
            for (Match<SchockenState, SchockenEvent> match : moments(schocken(), seed)) {
                boolean covered = !match.state(Viewer.table()).equals(match.state());
                boolean thrown =
                        match.last()
                                .filter(last -> last.event() instanceof SchockenEvent.Thrown)
                                .isPresent();
                if (covered && thrown) {
                    return match;
                }
            }
        }
        throw new AssertionError("no dice were ever hidden");
    }
}
