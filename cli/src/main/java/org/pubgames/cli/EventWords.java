package org.pubgames.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.Because;
import org.pubgames.core.GameEvent;
import org.pubgames.core.data.Binder;
import org.pubgames.core.data.Names;

/**
 * An event in short. The words are those of the game: {@code event.<kind>} for the event, {@code
 * event.<kind>.<field>} for a field that may be absent, {@code <type>.<name>} for a named value.
 * Where there are none, the names of the file are shown.
 */
final class EventWords {

    private final Words words;

    EventWords(Words words) {
        this.words = words;
    }

    String of(GameEvent event) {
        String kind = Names.written(event.getClass().getSimpleName());
        Map<String, Object> values = Binder.values(event);
        List<Because> known = new ArrayList<>();
        values.forEach((name, value) -> known.add(new Because(name, shown(value))));
        Optional<String> text = words.find("event." + kind, known.toArray(Because[]::new));
        StringBuilder out = new StringBuilder(text.orElse(kind));
        values.forEach(
                (name, value) -> {
                    boolean optional = value instanceof Optional<?>;
                    if (optional ? ((Optional<?>) value).isPresent() : text.isEmpty()) {
                        out.append(field("event." + kind + "." + name, name, shown(value)));
                    }
                });
        return out.toString();
    }

    private String field(String key, String name, String value) {
        return words.find(key + "." + value)
                .or(() -> words.find(key, new Because(name, value)))
                .orElse(" · " + name + " " + value);
    }

    private String shown(Object value) {
        if (value instanceof Optional<?> optional) {
            return optional.map(this::shown).orElse("");
        }
        if (value instanceof List<?> list) {
            return String.join(", ", list.stream().map(this::shown).toList());
        }
        if (value instanceof Enum<?> constant) {
            String written = Names.written(constant);
            String type = Names.written(constant.getDeclaringClass().getSimpleName());
            return words.find(type + "." + written).orElse(written);
        }
        return String.valueOf(value);
    }
}
