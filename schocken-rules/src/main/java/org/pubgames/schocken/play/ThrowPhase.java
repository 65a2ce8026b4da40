package org.pubgames.schocken.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.schocken.Hand;
import org.pubgames.schocken.Hand.Sight;
import org.pubgames.schocken.SchockenEvent.BoughtIn;
import org.pubgames.schocken.SchockenEvent.SetAside;
import org.pubgames.schocken.SchockenEvent.Stood;
import org.pubgames.schocken.SchockenEvent.Thrown;
import org.pubgames.schocken.SchockenEvent.Uncovered;
import org.pubgames.schocken.SchockenPlayer;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.SchockenState;
import org.pubgames.schocken.rules.BuyingIn;
import org.pubgames.schocken.rules.Effect;
import org.pubgames.schocken.rules.LastThrow;
import org.pubgames.schocken.rules.OneDisc;
import org.pubgames.schocken.rules.Place;
import org.pubgames.schocken.rules.SettingAside;
import org.pubgames.schocken.rules.Standing;
import org.pubgames.schocken.rules.Throwing;
import org.pubgames.schocken.rules.Uncovering;

/** Throws, cups lifted, dice set aside, throws left standing. */
final class ThrowPhase {

    private static final Integer SIX = 6;

    private final SchockenSettings settings;

    ThrowPhase(SchockenSettings settings) {
        this.settings = settings;
    }

    /** Dice are thrown. */
    SchockenState thrown(SchockenState state, Thrown thrown, Judging judging) {
        String name = thrown.player();
        Place place = Place.of(state, name, settings);
        Findings found = judging.put(new Throwing(judging.findings(), thrown, place));
        if (found.forbidden()) {
            return state;
        }
        NextState next = NextState.after(state);
        Hand hand = place.hand();
        if (found.has(Effect.LOSE_ROUND)) {
            next.hand(name, NextHand.after(hand).surplus().done());
        }
        Optional<OneDisc> disc = found.effect(OneDisc.class);
        if (disc.isPresent() && !disc.get().from().isEmpty()) {
            next.oneDisc(name, disc.get());
            if (place.playing()) {
                next.hand(name, NextHand.after(hand).fined().done());
            }
        }
        if (disc.filter(OneDisc::firstThrow).isPresent()) {
            next.hand(name, NextHand.after(hand).fined().firstThrow().done());
        }
        if (found.has(Effect.JOIN)) {
            next.part(name, SchockenPlayer.Part.PLAYING);
            next.hand(name, NextHand.after(Hand.fresh()).thrown(thrown.dice()).done());
            return lastThrow(next.done(), name, judging);
        }
        if (!found.has(Effect.THROW_ALL_AGAIN) && !found.has(Effect.THROW)) {
            return next.done();
        }
        next.hand(name, NextHand.after(hand).thrown(thrown.dice()).done());
        return lastThrow(next.done(), name, judging);
    }

    /** After the last throw that is allowed, nothing is left to be decided. */
    SchockenState lastThrow(SchockenState state, String name, Judging judging) {
        Place place = Place.of(state, name, settings);
        if (!place.lastMade()) {
            return state;
        }
        Findings found = judging.put(new LastThrow(judging.findings(), place));
        NextHand hand = NextHand.after(place.hand());
        if (found.has(Effect.COVER_LAST)) {
            hand.settled();
        }
        if (found.has(Effect.SHOW_LAST)) {
            hand.open();
        }
        return NextState.with(state, name, hand.done());
    }

    /** A cup is lifted. */
    SchockenState uncovered(SchockenState state, Uncovered uncovered, Judging judging) {
        String name = uncovered.player();
        Place place = Place.of(state, name, settings);
        Findings found = judging.put(new Uncovering(judging.findings(), uncovered, place));
        if (found.forbidden()) {
            return state;
        }
        NextHand hand = NextHand.after(place.hand());
        uncovered.dice().ifPresent(hand::dice);
        if (found.has(Effect.SHOW)) {
            hand.seen(Sight.EVERYBODY);
            if (place.hand().open()) {
                hand.settled();
            }
            if (!place.deciding()) {
                hand.lifted();
            }
        }
        if (found.has(Effect.LOOK)) {
            hand.seen(Sight.THROWER);
        }
        if (found.has(Effect.COVER_AGAIN)) {
            hand.lifted();
        }
        if (found.has(Effect.LOCK)) {
            hand.lifted().locked();
        }
        Optional<OneDisc> disc = found.effect(OneDisc.class);
        if (disc.isPresent()) {
            hand.lifted();
        }
        if (disc.filter(OneDisc::firstThrow).isPresent()) {
            hand.firstThrow();
        }
        NextState next = NextState.after(state).hand(name, hand.done());
        disc.ifPresent(one -> next.oneDisc(name, one));
        return next.done();
    }

    /** Dice are set aside. */
    SchockenState setAside(SchockenState state, SetAside event, Judging judging) {
        String name = event.player();
        Place place = Place.of(state, name, settings);
        SettingAside situation = new SettingAside(judging.findings(), event, place);
        Findings found = judging.put(situation);
        if (found.forbidden()) {
            return state;
        }
        List<Integer> aside = new ArrayList<>(place.hand().aside());
        if (found.has(Effect.PUT_BACK)) {
            situation.putBack().forEach(aside::remove);
        }
        if (found.has(Effect.TURN)) {
            for (int i = 0; i < situation.turned(); i++) {
                if (i < situation.turnedAside()) {
                    aside.remove(SIX);
                }
                aside.add(1);
            }
        }
        if (found.has(Effect.SET_ASIDE)) {
            aside.addAll(event.dice());
        }
        if (aside.size() == Hand.DICE) {
            return state;
        }
        NextHand again = NextHand.after(place.hand()).again(aside);
        return NextState.with(
                state, name, (found.has(Effect.TURN) ? again.turned() : again).done());
    }

    /** Who is safe plays the round along. */
    SchockenState boughtIn(SchockenState state, BoughtIn event, Judging judging) {
        String name = event.player();
        Place place = Place.of(state, name, settings);
        Findings found = judging.put(new BuyingIn(judging.findings(), event, place));
        return found.has(Effect.BUY_IN)
                ? NextState.after(state)
                        .part(name, SchockenPlayer.Part.PLAYING)
                        .hand(name, Hand.fresh())
                        .done()
                : state;
    }

    /** A throw is left standing. */
    SchockenState stood(SchockenState state, Stood stood, Judging judging) {
        String name = stood.player();
        Place place = Place.of(state, name, settings);
        Findings found = judging.put(new Standing(judging.findings(), stood, place));
        if (found.forbidden()) {
            return state;
        }
        NextHand hand = NextHand.after(place.hand());
        if (found.has(Effect.BLIND)) {
            hand.blind();
        }
        if (found.has(Effect.STAND)) {
            hand.settled();
        }
        return NextState.with(state, name, hand.done());
    }
}
