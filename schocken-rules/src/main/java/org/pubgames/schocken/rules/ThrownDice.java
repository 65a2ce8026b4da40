package org.pubgames.schocken.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.SchockenSettings.HandOnly;
import org.pubgames.schocken.SchockenSettings.Jule;
import org.pubgames.schocken.SchockenSettings.Straights;
import org.pubgames.schocken.SchockenSettings.TwoTwoOne;

/** Three dice to be ranked; a throw is from the hand when all three were thrown at once. */
public record ThrownDice(
        Findings findings,
        String player,
        int high,
        int middle,
        int low,
        boolean fromHand,
        SchockenSettings settings)
        implements Situation {
    /** The dice from the highest to the lowest, as in 4-2-1. */
    public String written() {
        return high + "-" + middle + "-" + low;
    }

    public boolean schockAus() {
        return high == 1;
    }

    public boolean schock() {
        return middle == 1 && low == 1 && high > 1;
    }

    public boolean schockTwo() {
        return schock() && high == 2;
    }

    public boolean triple() {
        return high == low && high > 1;
    }

    public boolean row() {
        return high == middle + 1 && middle == low + 1;
    }

    /** Whether a row counts as a straight where only the lowest and the highest do. */
    public boolean lowestOrHighestRow() {
        return row() && (low == 1 || high == 6);
    }

    /** Whether these three in a row are a kind of straight that counts. */
    public boolean straight() {
        return settings.straights() == Straights.ALL ? row() : lowestOrHighestRow();
    }

    public boolean fourTwoOne() {
        return high == 4 && middle == 2 && low == 1;
    }

    public boolean twoTwoOne() {
        return high == 2 && middle == 2 && low == 1;
    }

    /** Whether the dice count as the Jule. */
    public boolean jule() {
        return fourTwoOne()
                && settings.jule() != Jule.NONE
                && (fromHand || !settings.onlyFromHand(HandOnly.JULE));
    }

    /** Whether the dice count as three of a kind. */
    public boolean dreiDicke() {
        return triple() && (fromHand || !settings.onlyFromHand(HandOnly.DREI_DICKE));
    }

    /** Whether the dice count as a straight. */
    public boolean strasse() {
        return straight() && (fromHand || !settings.onlyFromHand(HandOnly.STRASSE));
    }

    /** Whether 2-2-1 has a value of its own. */
    public boolean valuedTwoTwoOne() {
        return twoTwoOne() && settings.twoTwoOne() == TwoTwoOne.VALUE;
    }

    public boolean threeThreeOne() {
        return high == 3 && middle == 3 && low == 1;
    }

    /** Whether 3-3-1 has a value of its own. */
    public boolean valuedThreeThreeOne() {
        return threeThreeOne() && settings.threeThreeOneDiscs() > 0;
    }

    /** Whether the dice make nothing in particular. */
    public boolean simple() {
        return !schockAus()
                && !schock()
                && !jule()
                && !dreiDicke()
                && !strasse()
                && !valuedTwoTwoOne()
                && !valuedThreeThreeOne();
    }

    /** Whether the dice would make something, had they been thrown at once. */
    public boolean degraded() {
        return !fromHand
                && ((fourTwoOne() && settings.jule() != Jule.NONE && !jule())
                        || (triple() && !dreiDicke())
                        || (straight() && !strasse()));
    }

    /** The dice as one number, the highest first. */
    public int number() {
        return 100 * high + 10 * middle + low;
    }

    public int pips() {
        return high + middle + low;
    }
}
