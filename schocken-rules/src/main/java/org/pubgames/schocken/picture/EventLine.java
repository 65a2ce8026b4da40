package org.pubgames.schocken.picture;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.Because;
import org.pubgames.core.spi.picture.GameWords;
import org.pubgames.schocken.SchockenEvent;

/** The events in which dice are named, in short. */
final class EventLine {

    private static final String OPEN = "event.uncovered.open";

    private final GameWords words;

    EventLine(GameWords words) {
        this.words = words;
    }

    Optional<String> of(SchockenEvent event) {
        if (event instanceof SchockenEvent.StarterThrown thrown) {
            return Optional.of(line("starter-thrown", event, Optional.of(thrown.dice())));
        }
        if (event instanceof SchockenEvent.Thrown thrown) {
            return Optional.of(line("thrown", event, thrown.dice()));
        }
        if (event instanceof SchockenEvent.Uncovered uncovered) {
            String left =
                    uncovered.open().orElse(false)
                            ? words.say(OPEN, new Because("player", event.player()))
                            : "";
            return Optional.of(line("uncovered", event, uncovered.dice()) + left);
        }
        if (event instanceof SchockenEvent.RollOffThrown thrown) {
            return Optional.of(line("roll-off-thrown", event, Optional.of(thrown.dice())));
        }
        if (event instanceof SchockenEvent.SetAside aside) {
            return Optional.of(line(aside));
        }
        return Optional.empty();
    }

    private String line(String kind, SchockenEvent event, Optional<List<Integer>> dice) {
        String key = "event." + kind;
        return words.say(key, new Because("player", event.player()))
                + dice.map(named -> words.say(key + ".dice", dice(named))).orElse("");
    }

    private String line(SchockenEvent.SetAside aside) {
        Because player = new Because("player", aside.player());
        StringBuilder line = new StringBuilder();
        if (aside.dice().isEmpty()) {
            line.append(words.say("event.set-aside.nothing", player));
        } else {
            line.append(words.say("event.set-aside", player, dice(aside.dice())));
        }
        aside.turned()
                .filter(sixes -> sixes != 0)
                .map(sixes -> words.say("event.set-aside.turned", new Because("turned", sixes)))
                .ifPresent(line::append);
        aside.putBack()
                .filter(dice -> !dice.isEmpty())
                .map(dice -> words.say("event.set-aside.putBack", dice(dice)))
                .ifPresent(line::append);
        return line.toString();
    }

    private static Because dice(List<Integer> dice) {
        return new Because("dice", DiceText.written(dice));
    }
}
