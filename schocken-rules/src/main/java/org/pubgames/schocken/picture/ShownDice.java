package org.pubgames.schocken.picture;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.pubgames.schocken.Hand;
import org.pubgames.schocken.RollOff;
import org.pubgames.schocken.SchockenEvent;
import org.pubgames.schocken.SchockenPlayer;
import org.pubgames.schocken.SchockenState;

/** Which dice a picture shows: those that lie in front of a player, those of an event. */
final class ShownDice {

    private ShownDice() {}

    /** The dice of an event. */
    static List<DiceSvg> of(SchockenEvent event) {
        List<DiceSvg> dice = new ArrayList<>();
        if (event instanceof SchockenEvent.Thrown thrown) {
            dice.add(thrown.dice().map(known -> new DiceSvg(known, true)).orElse(none()));
        } else if (event instanceof SchockenEvent.Uncovered uncovered) {
            dice.add(uncovered.dice().map(DiceSvg::open).orElse(none()));
        } else if (event instanceof SchockenEvent.StarterThrown thrown) {
            dice.add(DiceSvg.open(thrown.dice()));
        } else if (event instanceof SchockenEvent.RollOffThrown thrown) {
            dice.add(DiceSvg.open(thrown.dice()));
        } else if (event instanceof SchockenEvent.DiceDropped dropped) {
            dice.add(DiceSvg.unseen(dropped.dice().orElse(1), false));
        } else if (event instanceof SchockenEvent.SetAside aside) {
            dice.add(DiceSvg.open(aside.dice()));
            dice.add(DiceSvg.open(Collections.nCopies(turned(event), 1)));
        }
        dice.removeIf(each -> each.faces().isEmpty());
        return dice;
    }

    private static DiceSvg none() {
        return DiceSvg.open(List.of());
    }

    /** How many sixes are turned to ones; at most two are shown. */
    static int turned(SchockenEvent event) {
        return event instanceof SchockenEvent.SetAside aside
                ? Math.max(0, Math.min(2, aside.turned().orElse(0)))
                : 0;
    }

    /** The dice that go back into the cup. */
    static List<Integer> putBack(SchockenEvent event) {
        return event instanceof SchockenEvent.SetAside aside
                ? aside.putBack().orElse(List.of())
                : List.of();
    }

    /** A player's dice: those of a roll-off, otherwise those aside and under the cup. */
    static List<DiceSvg> of(SchockenState state, SchockenPlayer player) {
        Optional<RollOff.Made> rolled =
                state.rollOff().map(RollOff::throwsMade).orElse(List.of()).stream()
                        .filter(made -> made.player().equals(player.name()))
                        .findFirst();
        if (rolled.isPresent()) {
            return List.of(DiceSvg.open(rolled.get().dice()));
        }
        List<DiceSvg> dice = new ArrayList<>();
        player.hand()
                .ifPresent(
                        hand -> {
                            dice.add(DiceSvg.open(hand.aside()));
                            if (!hand.due() && hand.used() > 0) {
                                dice.add(thrown(hand));
                            }
                        });
        dice.removeIf(each -> each.faces().isEmpty());
        return dice;
    }

    private static DiceSvg thrown(Hand hand) {
        boolean covered = hand.sight() != Hand.Sight.EVERYBODY;
        return hand.dice()
                .map(known -> new DiceSvg(known, covered))
                .orElseGet(() -> DiceSvg.unseen(hand.cup(), covered));
    }
}
