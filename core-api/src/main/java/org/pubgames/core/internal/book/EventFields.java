package org.pubgames.core.internal.book;

import java.util.Map;
import java.util.Optional;

/**
 * What the fields of a game's events say, from {@code event-fields.yaml} beside the type of the
 * events; for programmers, in English like the fields themselves. A game may do without.
 */
public final class EventFields {

    private static final String FILE = "event-fields.yaml";

    /**
     * The file.
     *
     * @param fields what each field says in every event
     * @param in what a field says otherwise in one event, by the kind of the event
     */
    record Texts(Map<String, String> fields, Map<String, Map<String, String>> in) {}

    private final Texts texts;

    private EventFields(Texts texts) {
        this.texts = texts;
    }

    /** The fields of the events of this type. */
    public static EventFields of(Class<?> events) {
        return new EventFields(
                events.getResource(FILE) == null
                        ? new Texts(Map.of(), Map.of())
                        : BookFiles.file(events, FILE, Texts.class));
    }

    /** What a field of a kind of event says. */
    public Optional<String> says(String kind, String field) {
        return Optional.ofNullable(
                texts.in()
                        .getOrDefault(kind, Map.of())
                        .getOrDefault(field, texts.fields().get(field)));
    }
}
