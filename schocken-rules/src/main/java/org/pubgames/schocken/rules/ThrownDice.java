package org.pubgames.schocken.rules;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.Constant;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Names;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.Category;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.SchockenSettings.HandOnly;
import org.pubgames.schocken.SchockenSettings.Straights;
import org.pubgames.schocken.ThrowName;

/**
 * Three dice to be ranked.
 *
 * @param player who threw them; empty for a throw of nobody
 * @param three the dice, highest first
 * @param fromHand whether all three were thrown at once
 */
public record ThrownDice(
        Findings findings,
        String player,
        List<Integer> three,
        boolean fromHand,
        SchockenSettings settings)
        implements Situation {

    /** The highest die, 1 to 6. */
    public int high() {
        return three.get(0);
    }

    /** The middle die, 1 to 6. */
    public int middle() {
        return three.get(1);
    }

    /** The lowest die, 1 to 6. */
    public int low() {
        return three.get(2);
    }

    /** The dice from the highest to the lowest, as in 4-2-1. */
    public String dice() {
        return Showing.written(three);
    }

    /** What the dice show, whatever the house makes of it. */
    public Category figure() {
        return Category.shown(high(), middle(), low());
    }

    /**
     * Whether the throw was put together although the house asks for all three dice of this figure
     * at once; only a Jule, three equal dice and straights can be asked for like that.
     */
    public boolean lacksHand() {
        return !fromHand
                && switch (figure()) {
                    case JULE -> settings.onlyFromHand(HandOnly.JULE);
                    case DREI_DICKE -> settings.onlyFromHand(HandOnly.DREI_DICKE);
                    case STRASSE -> settings.onlyFromHand(HandOnly.STRASSE);
                    case SCHOCK_AUS, SCHOCK, EINFACH, ZWEI_ZWEI_EINS, DREI_DREI_EINS -> false;
                };
    }

    /** Whether these are the lowest or the highest three numbers in a row, if any. */
    public boolean lowestOrHighest() {
        return low() == 1 || high() == 6;
    }

    /** Whether somebody at a table threw it. */
    public boolean atTable() {
        return !player.isEmpty();
    }

    /** The dice as one number, the highest first: 111 to 666. */
    public int number() {
        return 100 * high() + 10 * middle() + low();
    }

    /** The pips of all three dice, 3 to 18. */
    public int pips() {
        return high() + middle() + low();
    }

    /** What the throw is called. */
    public Constant called() {
        return Called.of(figure(), name());
    }

    /** What the house calls the throw; empty where it has no name of its own. */
    public List<Constant> named() {
        return name().map(own -> new Constant(Names.written(own))).stream().toList();
    }

    /** What three equal dice are called. */
    public Constant threeAlike() {
        return Called.threeAlike(settings);
    }

    private Optional<ThrowName> name() {
        boolean row = settings.straights() == Straights.ALL || lowestOrHighest();
        boolean simple = lacksHand() || (figure() == Category.STRASSE && !row);
        return settings.named(simple ? Category.EINFACH : figure(), three, fromHand);
    }
}
