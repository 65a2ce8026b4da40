package org.pubgames.core.internal.answer;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Lang;
import org.pubgames.core.Outcome;
import org.pubgames.core.Party;
import org.pubgames.core.Revised;
import org.pubgames.core.Ruling;
import org.pubgames.core.Verdict;
import org.pubgames.core.internal.data.JsonWriter;
import org.pubgames.core.internal.data.StateParts;
import org.pubgames.core.internal.journal.JsonMatchCodec;
import org.pubgames.core.internal.journal.RulingForm;
import org.pubgames.core.spi.picture.EventWords;
import org.pubgames.core.spi.picture.GamePicture;
import org.pubgames.core.spi.picture.Pictures;
import org.pubgames.core.spi.picture.Scene;
import org.pubgames.core.spi.picture.Style;

/**
 * Verdicts with everything that follows from them, so that a screen needs no more. Safe to share
 * between threads.
 *
 * @param <S> the state of the game
 * @param <E> its events
 */
public final class VerdictAnswer<S extends GameState, E extends GameEvent> {

    /** Parts of the state that differ. */
    static final String CHANGED = "stateChanges";

    /** The fields that follow from the others, for readers without this library. */
    static final List<String> TOLD =
            List.of("points", "turn", "outcome", "said", "drawn", "equation");

    private final Game<S, E> game;
    private final RulingAnswer rulings;
    private final GamePicture<S, E> picture;
    private final EventWords words;

    /** Verdicts of a game in a language. */
    public VerdictAnswer(Game<S, E> game, Lang lang) {
        this.game = game;
        this.rulings = new RulingAnswer(game.rulebook(), lang);
        this.picture = Pictures.of(game, lang);
        this.words = new EventWords(Pictures.words(game.key().id(), lang));
    }

    /**
     * A verdict.
     *
     * @param before the match that was asked
     * @param now the match after it, seen by the same viewer
     * @param event the event as he sees it
     */
    public Map<String, Object> of(
            Scene<S, E> before, Scene<S, E> now, E event, Verdict<S, E> verdict) {
        Map<String, Object> map = new LinkedHashMap<>();
        if (verdict.accepted()) {
            map.put("number", verdict.match().size());
        }
        map.put("event", JsonWriter.tagged(JsonMatchCodec.TAG, event));
        map.put("accepted", verdict.accepted());
        map.put("rulings", rulings.all(verdict.rulings()));
        if (verdict.accepted()) {
            map.put("points", points(verdict.rulings()));
            after(before, now, map);
        }
        map.put("said", said(now, event));
        if (verdict.accepted()) {
            map.put("drawn", picture.after(before, event, now).stream().map(Style::plain).toList());
            map.put("equation", picture.equation(event, verdict.rulings()).map(Style::plain));
        }
        return map;
    }

    /** A refusal that tells nothing. */
    public static Map<String, Object> refused() {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("accepted", false);
        return map;
    }

    /** Whose turn it is now, the outcome once there is one, and what of the state differs. */
    void after(Scene<S, E> before, Scene<S, E> now, Map<String, Object> map) {
        map.put("turn", TurnForm.written(now.turn()));
        Optional<Outcome> outcome = now.outcome();
        outcome.ifPresent(done -> map.put("outcome", OutcomeForm.written(done, rulings)));
        map.put(CHANGED, changed(before, now));
    }

    private List<Map<String, Object>> changed(Scene<S, E> before, Scene<S, E> now) {
        List<Revised.Part> parts = StateParts.differing(before.state(), now.state());
        return parts.stream().map(VerdictAnswer::part).toList();
    }

    private static Map<String, Object> part(Revised.Part part) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("at", part.pointer());
        map.put("was", json(part.was()));
        map.put("now", json(part.now()));
        return map;
    }

    private static Optional<JsonWriter.Written> json(String text) {
        return Optional.of(text).filter(any -> !any.isEmpty()).map(JsonWriter.Written::new);
    }

    /** The points of each player or side, in the order in which the rulings name them. */
    private static List<Map<String, Object>> points(List<Ruling> rulings) {
        Map<Party, Integer> points = new LinkedHashMap<>();
        for (Ruling ruling : rulings) {
            if (ruling.kind() == Ruling.Kind.AWARDS) {
                ruling.concerns().forEach(who -> points.merge(who, ruling.points(), Integer::sum));
            }
        }
        List<Map<String, Object>> all = new ArrayList<>();
        points.forEach(
                (who, sum) -> {
                    Map<String, Object> one = new LinkedHashMap<>(RulingForm.written(who));
                    one.put("points", sum);
                    all.add(one);
                });
        return all;
    }

    /** An event in words. */
    private String said(Scene<S, E> scene, E event) {
        return Style.plain(picture.event(scene.variant(), event).orElseGet(() -> words.of(event)));
    }

    /** The rulings' form. */
    RulingAnswer rulings() {
        return rulings;
    }

    /** The game. */
    Game<S, E> game() {
        return game;
    }
}
