package org.pubgames.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.Because;
import org.pubgames.core.Entry;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Outcome;
import org.pubgames.core.Revised;
import org.pubgames.core.Revision;
import org.pubgames.core.spi.picture.GamePicture;
import org.pubgames.core.spi.picture.Scene;

/** A revision and what came of it in words. */
final class RevisionWords<S extends GameState, E extends GameEvent> {

    private final Words words;
    private final GamePicture<S, E> picture;

    RevisionWords(Words words, GamePicture<S, E> picture) {
        this.words = words;
        this.picture = picture;
    }

    /**
     * What is revised, why and by whom.
     *
     * @param with the event that it brings, in words
     */
    String head(Revision<E> revision, Optional<String> with) {
        StringBuilder said = new StringBuilder(what(revision, with.orElse("")));
        revision.because()
                .filter(why -> !why.isBlank())
                .ifPresent(why -> said.append(' ').append(say("revise.because", "because", why)));
        revision.by()
                .filter(who -> !who.isBlank())
                .ifPresent(who -> said.append(' ').append(say("revise.by", "by", who)));
        return said.toString();
    }

    private String what(Revision<E> revision, String with) {
        if (revision instanceof Revision.Withdraw<E> withdraw) {
            return say("revise.withdraw", "event", withdraw.event());
        }
        if (revision instanceof Revision.Replace<E> replace) {
            return words.say(
                    "revise.replace",
                    new Because("event", replace.event()),
                    new Because("with", with));
        }
        if (revision instanceof Revision.Insert<E> insert) {
            return words.say(
                    "revise.insert",
                    new Because("after", insert.after()),
                    new Because("with", with));
        }
        return words.say("revise.undo");
    }

    /** Whether a revision names an event as the one that is revised. */
    boolean names(Revision<E> revision, Entry<E> was) {
        if (revision instanceof Revision.Withdraw<E> withdraw) {
            return withdraw.event() == was.number();
        }
        return revision instanceof Revision.Replace<E> replace && replace.event() == was.number();
    }

    /** Whether a change is of the event that is revised, not of one that came later. */
    boolean about(Revision<E> revision, Revised.Change<E> change) {
        return change.was().isEmpty()
                || revision instanceof Revision.Undo
                || names(revision, change.was().get());
    }

    /** Whose score is another one now; everybody who has none yet has 0. */
    List<String> scores(Scene<S, E> before, Scene<S, E> now) {
        Map<String, Long> were = scores(before);
        List<String> lines = new ArrayList<>();
        scores(now)
                .forEach(
                        (player, score) -> {
                            long was = were.getOrDefault(player, 0L);
                            if (score != was) {
                                lines.add(
                                        words.say(
                                                "revise.score",
                                                new Because("player", player),
                                                new Because("was", was),
                                                new Because("now", score)));
                            }
                        });
        return lines;
    }

    private Map<String, Long> scores(Scene<S, E> scene) {
        Map<String, Long> scores = new LinkedHashMap<>();
        scene.outcome()
                .map(Outcome::places)
                .orElseGet(() -> picture.standing(scene))
                .forEach(place -> scores.put(place.player(), place.score()));
        return scores;
    }

    /** A part of the state that differs. */
    String part(Revised.Part part) {
        return part.pointer() + ": " + shown(part.was()) + " → " + shown(part.now());
    }

    private static String shown(String json) {
        return json.isEmpty() ? "–" : json;
    }

    private String say(String key, String name, Object value) {
        return words.say(key, new Because(name, value));
    }
}
