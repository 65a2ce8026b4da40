package org.pubgames.spring.web;

import java.lang.reflect.RecordComponent;
import java.util.Optional;
import org.pubgames.core.GameEvent;

/** Whom an event is about. */
final class Concerned {

    private static final String PLAYER = "player";

    private Concerned() {}

    /** The player named by the event; empty where it names none. */
    static Optional<String> player(GameEvent event) {
        for (RecordComponent part : event.getClass().getRecordComponents()) {
            if (part.getName().equals(PLAYER) && value(part, event) instanceof String name) {
                return Optional.of(name).filter(text -> !text.isEmpty());
            }
        }
        return Optional.empty();
    }

    /** Whether the event has nothing of its own to tell: no numbers, no dice. */
    static boolean bare(GameEvent event) {
        for (RecordComponent part : event.getClass().getRecordComponents()) {
            Object value = value(part, event);
            Object inner = value instanceof Optional<?> some ? some.orElse(null) : value;
            boolean told = inner instanceof Number || inner instanceof Iterable<?>;
            if (told || inner instanceof Record) {
                return false;
            }
        }
        return true;
    }

    private static Object value(RecordComponent part, GameEvent event) {
        try {
            return part.getAccessor().invoke(event);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("an event is a public record", e);
        }
    }
}
