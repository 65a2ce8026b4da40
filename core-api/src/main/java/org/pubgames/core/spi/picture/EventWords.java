package org.pubgames.core.spi.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.Because;
import org.pubgames.core.GameEvent;
import org.pubgames.core.internal.data.Records;
import org.pubgames.core.spi.AsArray;
import org.pubgames.core.spi.Names;

/**
 * An event in short. The words are those of the game: {@code event.<kind>} for the event, {@code
 * event.<kind>.<field>} for a field that may be absent, {@code <type>.<name>} for a named value,
 * {@code <type>} and {@code <type>.<field>} for a record in a field. Where there are none, the
 * names of the file are shown.
 */
public final class EventWords {

    private static final String NOTHING = "–";

    private final GameWords words;

    /**
     * Words for events.
     *
     * @param words those of the game
     */
    public EventWords(GameWords words) {
        this.words = words;
    }

    /**
     * An event in short.
     *
     * @param event the event
     * @return a line
     */
    public String of(GameEvent event) {
        String kind = Names.written(event.getClass().getSimpleName());
        return told(event, "event." + kind).orElseGet(() -> kind + named(event, " · "));
    }

    /** A record in the words of the game, if it has any. */
    private Optional<String> told(Object event, String key) {
        Map<String, Object> values = Records.values(event);
        List<Because> known = new ArrayList<>();
        values.forEach((name, value) -> known.add(new Because(name, shown(value))));
        return words.find(key, known.toArray(Because[]::new))
                .map(
                        text -> {
                            StringBuilder out = new StringBuilder(text);
                            values.forEach(
                                    (name, value) -> {
                                        if (value instanceof Optional<?> given
                                                && given.isPresent()) {
                                            out.append(added(key, name, shown(value)));
                                        }
                                    });
                            return out.toString();
                        });
    }

    /** A field that may be absent, when it is there. */
    private String added(String key, String name, String value) {
        return words.find(key + "." + name + "." + value)
                .or(() -> words.find(key + "." + name, new Because(name, value)))
                .orElse(" · " + name + " " + value);
    }

    /** Every field that is there, with its name. */
    private String named(Object event, String between) {
        StringBuilder out = new StringBuilder();
        Records.values(event)
                .forEach(
                        (name, value) -> {
                            if (!(value instanceof Optional<?> given) || given.isPresent()) {
                                out.append(between).append(name).append(' ').append(shown(value));
                            }
                        });
        return out.toString();
    }

    private String shown(Object value) {
        if (value instanceof Optional<?> optional) {
            return optional.map(this::shown).orElse("");
        }
        if (value instanceof List<?> list) {
            return list.isEmpty() ? NOTHING : joined(list, ", ");
        }
        if (value instanceof Enum<?> constant) {
            String written = Names.written(constant);
            String type = Names.written(constant.getDeclaringClass().getSimpleName());
            return words.find(type + "." + written).orElse(written);
        }
        return value instanceof Record part ? shown(part) : String.valueOf(value);
    }

    private String shown(Record part) {
        Class<?> type = part.getClass();
        if (AsArray.holds(type)) {
            return joined(Records.values(part).values(), "/");
        }
        return told(part, Names.written(type.getSimpleName()))
                .orElseGet(() -> named(part, " ").strip());
    }

    private String joined(Iterable<?> values, String between) {
        List<String> shown = new ArrayList<>();
        values.forEach(value -> shown.add(shown(value)));
        return String.join(between, shown);
    }
}
