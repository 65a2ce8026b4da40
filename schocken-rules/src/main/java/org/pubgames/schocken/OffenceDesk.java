package org.pubgames.schocken;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.schocken.Hand.Sight;
import org.pubgames.schocken.SchockenState.Stage;
import org.pubgames.schocken.rules.AskewDice;
import org.pubgames.schocken.rules.Dropped;
import org.pubgames.schocken.rules.Effect;
import org.pubgames.schocken.rules.Nudging;

/** Dice that fall, do not lie flat, or are helped along. */
final class OffenceDesk {

    private final SchockenSettings settings;
    private final ThrowDesk throwing;

    OffenceDesk(SchockenSettings settings, ThrowDesk throwing) {
        this.settings = settings;
        this.throwing = throwing;
    }

    /** Whether a throw lies there that can still be made again. */
    private static boolean repeatable(Table table, String name) {
        return table.hand(name)
                .filter(Hand::covered)
                .filter(hand -> !hand.surplus())
                .filter(
                        hand ->
                                hand.sight() != Sight.EVERYBODY
                                        || (table.stage == Stage.LEADER && !hand.settled()))
                .isPresent();
    }

    /** Whether nobody has looked at the throw: dice fall while it is made, not afterwards. */
    private static boolean unseen(Table table, String name) {
        return table.hand(name)
                .filter(hand -> hand.sight() == Sight.NOBODY && !hand.lifted())
                .isPresent();
    }

    void dropped(Table table, SchockenEvent.DiceDropped event, Judging judging) {
        String name = event.player();
        PlayerState player = table.player(name);
        Findings findings =
                judging.put(
                        new Dropped(
                                judging.findings(),
                                name,
                                player.playing() && table.stage != Stage.STARTER,
                                player.drops(),
                                event.dice().orElse(1),
                                event.pips().isPresent(),
                                event.pips().orElse(0),
                                settings.droppedDice(),
                                !table.tied() && repeatable(table, name) && unseen(table, name),
                                table.finale));
        if (findings.forbidden()) {
            return;
        }
        if (table.stage != Stage.STARTER) {
            table.put(player.dropped());
        }
        if (findings.has(Effect.REPEAT_THROW)) {
            table.put(name, table.playedHand(name).change().repeated().done());
        }
    }

    void askew(Table table, SchockenEvent.DiceAskew event, Judging judging) {
        String name = event.player();
        Findings findings =
                judging.put(
                        new AskewDice(
                                judging.findings(),
                                name,
                                table.hand(name).isPresent(),
                                table.tied(),
                                repeatable(table, name),
                                event.how()));
        if (findings.has(Effect.ASKEW)) {
            table.put(name, table.playedHand(name).change().repeated().askew().done());
        }
    }

    void nudged(Table table, SchockenEvent.DiceNudged event, Judging judging) {
        String name = event.player();
        Hand hand = table.hand(name).orElseGet(Hand::fresh);
        Findings findings =
                judging.put(
                        new Nudging(
                                judging.findings(),
                                name,
                                table.hand(name).isPresent(),
                                hand.askew(),
                                hand.covered(),
                                hand.knocked(),
                                event.means(),
                                event.flat(),
                                settings.burningDice()));
        if (findings.has(Effect.NUDGED_FLAT)) {
            table.put(name, hand.change().flat().done());
            throwing.closeLast(table, name, judging);
        }
        if (findings.has(Effect.KNOCKED)) {
            table.put(name, hand.change().knocked().done());
        }
    }
}
