package org.pubgames.schocken.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.Because;
import org.pubgames.core.spi.picture.GameWords;
import org.pubgames.schocken.Hand;
import org.pubgames.schocken.RollOff;
import org.pubgames.schocken.RoundResult;
import org.pubgames.schocken.SchockenEvent;
import org.pubgames.schocken.SchockenPlayer;
import org.pubgames.schocken.SchockenState;

/** One player's dice: those set aside, apart from them those that lie open, under or in the cup. */
final class HandText {

    private final GameWords words;

    HandText(GameWords words) {
        this.words = words;
    }

    /** What the event shows; nothing when it only covers dice that were covered. */
    List<String> after(SchockenState was, SchockenEvent event, SchockenState now, boolean settled) {
        if (event instanceof SchockenEvent.StarterThrown thrown) {
            return new DiceText().dice(thrown.dice()).lines("");
        }
        if (event instanceof SchockenEvent.RollOffThrown thrown) {
            int pips = new RollOff.Made(thrown.player(), thrown.dice()).pips();
            return new DiceText()
                    .dice(thrown.dice())
                    .lines(words.say("hand.pips", new Because("pips", pips)));
        }
        if (event instanceof SchockenEvent.Uncovered && settled) {
            return shown(event.player(), was, now);
        }
        Optional<Hand> hand = now.player(event.player()).flatMap(SchockenPlayer::hand);
        boolean worthwhile =
                event instanceof SchockenEvent.Uncovered
                        || event instanceof SchockenEvent.SetAside
                        || (event instanceof SchockenEvent.Thrown
                                && hand.filter(dice -> !dice.aside().isEmpty()).isPresent());
        return worthwhile && !settled ? hand.map(this::lines).orElse(List.of()) : List.of();
    }

    /** The last cup has been lifted: the dice are in the round's result. */
    private List<String> shown(String name, SchockenState was, SchockenState now) {
        List<Integer> aside =
                was.player(name).flatMap(SchockenPlayer::hand).map(Hand::aside).orElse(List.of());
        for (RoundResult.Shown shown : now.lastRound().map(RoundResult::shown).orElse(List.of())) {
            if (shown.player().equals(name)) {
                List<Integer> others = new ArrayList<>(shown.dice());
                aside.forEach(others::remove);
                return new DiceText()
                        .dice(aside)
                        .apart()
                        .dice(others)
                        .lines(words.say("hand.throw", new Because("number", shown.used())));
            }
        }
        return List.of();
    }

    private List<String> lines(Hand hand) {
        DiceText drawing = new DiceText().dice(hand.aside()).apart();
        boolean seen = hand.sight() != Hand.Sight.NOBODY && hand.dice().isPresent();
        if (hand.due()) {
            drawing.shaken(hand.cup());
        } else if (seen) {
            drawing.dice(hand.dice().orElseThrow());
        } else {
            drawing.cup(hand.cup());
        }
        return drawing.lines(caption(hand));
    }

    private String caption(Hand hand) {
        List<String> parts = new ArrayList<>();
        if (!hand.aside().isEmpty()) {
            parts.add(words.say("hand.aside", new Because("count", hand.aside().size())));
        }
        if (hand.due()) {
            parts.add(words.say("hand.due", new Because("number", hand.used() + 1)));
        } else {
            parts.add(words.say("hand.throw", new Because("number", hand.used())));
        }
        if (hand.sight() == Hand.Sight.THROWER) {
            parts.add(words.say("hand.private"));
        }
        return String.join(" · ", parts);
    }
}
