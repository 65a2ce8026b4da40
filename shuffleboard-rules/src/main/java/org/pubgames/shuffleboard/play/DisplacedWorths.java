package org.pubgames.shuffleboard.play;

import java.util.HashMap;
import java.util.Map;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.shuffleboard.rules.Displaced;
import org.pubgames.shuffleboard.rules.Points;
import org.pubgames.shuffleboard.rules.Worth;

/** What the discs that a shot moved scored where they lay before. */
final class DisplacedWorths {

    private final PlayedGame game;

    DisplacedWorths(PlayedGame game) {
        this.game = game;
    }

    /** The same incident with what each displaced disc scored. */
    Incident of(Incident incident, Judging judging) {
        Map<String, Integer> worths = new HashMap<>();
        for (Displaced disc : incident.displaced()) {
            Findings aside = new Findings();
            judging.aside(aside, game.resting(aside, disc.before()));
            int points = 0;
            for (Points found : aside.effects(Points.class)) {
                points += found.points();
            }
            for (Worth found : aside.effects(Worth.class)) {
                points += found.points();
            }
            worths.put(disc.before().name(), points);
        }
        return incident.worth(worths);
    }
}
