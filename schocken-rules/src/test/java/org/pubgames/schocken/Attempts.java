package org.pubgames.schocken;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.pubgames.schocken.SchockenEvent.Askew;
import org.pubgames.schocken.SchockenEvent.BoughtIn;
import org.pubgames.schocken.SchockenEvent.DiceAskew;
import org.pubgames.schocken.SchockenEvent.DiceDropped;
import org.pubgames.schocken.SchockenEvent.DiceNudged;
import org.pubgames.schocken.SchockenEvent.Nudge;
import org.pubgames.schocken.SchockenEvent.RollOffThrown;
import org.pubgames.schocken.SchockenEvent.SetAside;
import org.pubgames.schocken.SchockenEvent.StarterThrown;
import org.pubgames.schocken.SchockenEvent.Stood;
import org.pubgames.schocken.SchockenEvent.Thrown;
import org.pubgames.schocken.SchockenEvent.Uncovered;

/** What a player may try, in turn or not, sensible or not, to learn something from the answer. */
final class Attempts {

    private Attempts() {}

    /** Everything, naming among other dice those of some cups. */
    static List<SchockenEvent> of(String player, List<List<Integer>> cups) {
        List<SchockenEvent> attempts = settingAside(player);
        attempts.add(new Stood(player));
        attempts.add(Uncovered.by(player));
        cups.forEach(cup -> attempts.add(Uncovered.of(player, cup)));
        attempts.add(Thrown.unseen(player));
        for (int number = 1; number <= Hand.DICE + 1; number++) {
            List<Integer> dice = Collections.nCopies(number, 2);
            attempts.add(Uncovered.of(player, dice));
            attempts.add(Thrown.of(player, dice));
        }
        attempts.add(Uncovered.of(player, 7, 0, 1));
        attempts.add(new StarterThrown(player, List.of(6)));
        attempts.add(new RollOffThrown(player, List.of(6, 6, 5)));
        attempts.add(new RollOffThrown(player, List.of(7)));
        attempts.add(new BoughtIn(player));
        attempts.add(DiceDropped.one(player));
        attempts.add(DiceDropped.one(player).dice(2).pips(7));
        for (Askew how : Askew.values()) {
            attempts.add(new DiceAskew(player, how));
        }
        for (Nudge means : Nudge.values()) {
            attempts.add(new DiceNudged(player, means, true));
            attempts.add(new DiceNudged(player, means, false));
        }
        return attempts;
    }

    /** Setting aside each die and each pair, turning sixes, putting back. */
    static List<SchockenEvent> settingAside(String player) {
        List<SchockenEvent> attempts = new ArrayList<>();
        attempts.add(SetAside.turning(player, 1));
        attempts.add(SetAside.turning(player, 2));
        for (int pips = 1; pips <= 6; pips++) {
            attempts.add(SetAside.of(player, pips));
            attempts.add(SetAside.turning(player, 1, pips));
            attempts.add(puttingBack(player, List.of(), pips));
            attempts.add(puttingBack(player, List.of(pips), 1));
            for (int second = pips; second <= 6; second++) {
                attempts.add(SetAside.of(player, second, pips));
            }
        }
        return attempts;
    }

    private static SchockenEvent puttingBack(String player, List<Integer> dice, int back) {
        return SetAside.of(player, dice).putBack(List.of(back));
    }
}
