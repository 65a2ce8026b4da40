package org.pubgames.schocken.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.SchockenSettings.Holdable;
import org.pubgames.schocken.SchockenSettings.TurnSixes;

/** Dice are set aside before the next throw. */
public record SettingAside(
        Findings findings,
        String player,
        boolean playing,
        boolean tied,
        boolean due,
        boolean inTurn,
        String expected,
        boolean throwsLeft,
        boolean thrown,
        int cup,
        boolean known,
        boolean unseen,
        boolean mustShow,
        List<Integer> dice,
        List<Integer> impossible,
        boolean inCup,
        boolean onlyOnes,
        boolean onlyOnesAndSixes,
        Holdable holdable,
        List<Integer> putBack,
        boolean putBackAllowed,
        boolean putBackLies,
        int leastSetAside,
        int turned,
        int sixesInCup,
        int sixesAside,
        TurnSixes turnSixes,
        int used,
        boolean fromHand,
        int onesForThree,
        boolean asideCounts,
        int sixesKept)
        implements Situation {
    /**
     * Whether the player's own dice can be spoken of: it is his turn, or he has no throw left,
     * which then is the reason, whoever's turn it is.
     */
    public boolean timely() {
        return playing && !tied && !due && thrown && (inTurn || !throwsLeft);
    }

    /** Whether something is named at all. */
    public boolean something() {
        return !dice.isEmpty() || turned != 0 || !putBack.isEmpty();
    }

    /** The sixes that count for turning. */
    public int sixes() {
        return sixesInCup + (asideCounts ? sixesAside : 0);
    }

    /** How many of the turned sixes lie aside already. */
    public int turnedAside() {
        return asideCounts ? Math.min(Math.max(0, turned), sixesAside) : 0;
    }

    /** Sixes turned that are taken out of the cup. */
    public int turnedFromCup() {
        return Math.max(0, turned) - turnedAside();
    }

    /** Dice that leave the cup. */
    public int leaving() {
        return dice.size() + turnedFromCup();
    }

    /** Whether no die would be left to be thrown. */
    public boolean noneGoesOn() {
        return leaving() >= cup + putBack.size();
    }

    /** Whether sixes are turned and nothing in that is wrong as far as counting goes. */
    public boolean enoughSixes() {
        return sixes() >= 2 && turned < sixes() && sixesInCup > 0;
    }

    /** Whether one six at least goes back into the cup. */
    public boolean sixGoesBack() {
        return sixesInCup - sixesKept - turnedFromCup() >= 1;
    }
}
