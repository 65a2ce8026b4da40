package org.pubgames.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.Because;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Outcome;
import org.pubgames.core.Ruling;
import org.pubgames.core.Turn;
import org.pubgames.core.spi.picture.GamePicture;
import org.pubgames.core.spi.picture.Scene;
import org.pubgames.core.spi.picture.Style;
import org.pubgames.core.spi.picture.TextTable;

/** The standing of a match: the places and what decided them, or whose turn it is. */
final class Standing<S extends GameState, E extends GameEvent> {

    private final Words words;
    private final GamePicture<S, E> picture;
    private final RulingLines rulings;

    Standing(Words words, GamePicture<S, E> picture, RulingLines rulings) {
        this.words = words;
        this.picture = picture;
        this.rulings = rulings;
    }

    /** The places, the rulings that decided them, whose turn it is, and a blank line. */
    List<String> of(Scene<S, E> scene) {
        List<String> lines = places(scene);
        for (Ruling ruling : scene.outcome().map(Outcome::rulings).orElse(List.of())) {
            lines.addAll(rulings.of(ruling));
        }
        next(scene.turn()).ifPresent(lines::add);
        lines.add("");
        return lines;
    }

    /** The same without rulings and blank line. */
    List<String> brief(Scene<S, E> scene) {
        List<String> lines = places(scene);
        next(scene.turn()).ifPresent(lines::add);
        return lines;
    }

    private List<String> places(Scene<S, E> scene) {
        Optional<Outcome> outcome = scene.outcome();
        List<Outcome.Place> places =
                outcome.map(Outcome::places).orElseGet(() -> picture.standing(scene));
        List<String> lines = new ArrayList<>();
        if (!places.isEmpty()) {
            lines.add(
                    Style.BOLD.of(
                            words.say(outcome.isPresent() ? "standing.final" : "standing.now")));
            lines.addAll(table(places, scene));
        }
        return lines;
    }

    private List<String> table(List<Outcome.Place> places, Scene<S, E> scene) {
        TextTable table = new TextTable(">", "<", ">", "<");
        for (Outcome.Place place : places) {
            boolean tied =
                    places.stream().filter(other -> other.rank() == place.rank()).count() > 1;
            table.row(
                    place.rank() + (tied ? "=" : "."),
                    place.player(),
                    String.valueOf(place.score()),
                    picture.remark(scene, place.player()));
        }
        return table.lines();
    }

    private Optional<String> next(Turn turn) {
        if (turn instanceof Turn.Player player) {
            return Optional.of(next("next.player", List.of(player.name())));
        }
        if (turn instanceof Turn.Several several) {
            return Optional.of(next("next.several", several.names()));
        }
        if (turn instanceof Turn.Chance chance) {
            return Optional.of(next("next.chance", chance.names()));
        }
        return turn instanceof Turn.Official
                ? Optional.of(words.say("next.official"))
                : Optional.empty();
    }

    private String next(String key, List<String> names) {
        return words.say(key, new Because("names", names));
    }
}
