package org.pubgames.schocken.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.schocken.Hand.Sight;
import org.pubgames.schocken.SchockenEvent.SetAside;
import org.pubgames.schocken.SchockenState.Stage;

/**
 * Dice are set aside before the next throw. The rules hear of dice under the cup only what the
 * player has seen: a refusal must not tell the rest.
 */
public record SettingAside(Findings findings, SetAside event, Place place) implements AtPlace {

    private static final int SIX = 6;

    /** Whether the table waits for the player's decision before the showdown. */
    public boolean inTurn() {
        return place.inTurn()
                && (state().stage() == Stage.LEADER || state().stage() == Stage.FOLLOWERS);
    }

    /**
     * Whether the player's own dice can be spoken of: it is his turn, or he has no throw left,
     * which then is the reason, whoever's turn it is.
     */
    public boolean timely() {
        return playing() && !tied() && !due() && used() > 0 && (inTurn() || !throwsLeft());
    }

    private Optional<List<Integer>> seen() {
        return hand().sight() == Sight.NOBODY ? Optional.empty() : hand().dice();
    }

    /** Whether the player leads and left a throw standing before the last one allowed. */
    public boolean stoodEarly() {
        return leads() && used() < usual() && !throwsLeft();
    }

    /** Whether the player knows what is under the cup. */
    public boolean known() {
        return seen().isPresent();
    }

    /** Whether everybody has seen what was thrown, so that a ruling may tell of it. */
    public boolean seenByAll() {
        return hand().sight() == Sight.EVERYBODY;
    }

    /** Whether the log knows what is under the cup and the player has not looked. */
    public boolean unseen() {
        return hand().dice().isPresent() && seen().isEmpty();
    }

    /** The dice that are set aside as they were thrown. */
    public List<Integer> dice() {
        return event.dice();
    }

    /** The dice that go back into the cup. */
    public List<Integer> putBack() {
        return event.putBack().orElse(List.of());
    }

    /** How many sixes are turned to ones, as reported; any number. */
    public int turned() {
        return event.turned().orElse(0);
    }

    /** Of the dice set aside those that no die can show. */
    public List<Integer> impossible() {
        return Place.impossible(dice());
    }

    /** Whether the dice set aside can be under the cup. */
    public boolean inCup() {
        return seen().map(under -> contains(under, dice())).orElse(dice().size() <= cup());
    }

    /** Whether only ones are set aside. */
    public boolean onlyOnes() {
        return dice().stream().allMatch(pips -> pips == 1);
    }

    /** Whether only ones and sixes are set aside. */
    public boolean onlyOnesAndSixes() {
        return dice().stream().allMatch(pips -> pips == 1 || pips == SIX);
    }

    /** Whether what is put back lies aside, besides sixes there that are turned. */
    public boolean putBackLies() {
        List<Integer> staying = new ArrayList<>(hand().aside());
        for (int i = 0; i < turnedAside(); i++) {
            staying.remove(Integer.valueOf(SIX));
        }
        return contains(staying, putBack());
    }

    /** Whether all three dice were thrown at once. */
    public boolean fromHand() {
        return hand().fromHand();
    }

    /** Whether something is named at all. */
    public boolean something() {
        return !dice().isEmpty() || turned() != 0 || !putBack().isEmpty();
    }

    /** Sixes under the cup that the player knows of, 0 to 3. */
    public int sixesInCup() {
        return sixes(seen().orElse(List.of()));
    }

    /** Whether a six lies aside already, whether it counts for turning or not. */
    public boolean sixAside() {
        return hand().aside().contains(SIX);
    }

    private int sixesAside() {
        return settings().turnAsideSixes() ? sixes(hand().aside()) : 0;
    }

    /** The sixes that count for turning, 0 to 3. */
    public int sixes() {
        return sixesInCup() + sixesAside();
    }

    /** How many of the turned sixes lie aside already, 0 to 2. */
    public int turnedAside() {
        return Math.min(Math.max(0, turned()), sixesAside());
    }

    /** Sixes turned that are taken out of the cup, from 0. */
    public int turnedFromCup() {
        return Math.max(0, turned()) - turnedAside();
    }

    /** Dice that leave the cup, from 0. */
    public int leaving() {
        return dice().size() + turnedFromCup();
    }

    /** Whether no die would be left to be thrown. */
    public boolean noneGoesOn() {
        return leaving() >= cup() + putBack().size();
    }

    /** Whether there are more sixes than are turned, two at least and one of them in the cup. */
    public boolean enoughSixes() {
        return sixes() >= 2 && turned() < sixes() && sixesInCup() > 0;
    }

    /** How many sixes it takes to turn so many: one more. */
    public int needed() {
        return turned() + 1;
    }

    /** Whether one six at least goes back into the cup. */
    public boolean sixGoesBack() {
        return sixesInCup() - sixes(dice()) - turnedFromCup() >= 1;
    }

    private static int sixes(List<Integer> dice) {
        return Collections.frequency(dice, SIX);
    }

    private static boolean contains(List<Integer> all, List<Integer> some) {
        List<Integer> left = new ArrayList<>(all);
        return some.stream().allMatch(left::remove);
    }
}
