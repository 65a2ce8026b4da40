package org.pubgames.core;

import java.util.List;

/**
 * A text to be put into words later: a key and the arguments of its template.
 *
 * @param key the key of the template; for a ruling the id of its rule
 * @param arguments the named values the template may use
 */
public record Message(String key, List<Because> arguments) {

    /**
     * Keeps copies of its lists.
     *
     * @param key the key of the template; for a ruling the id of its rule
     * @param arguments the named values the template may use
     */
    public Message {
        arguments = List.copyOf(arguments);
    }

    /**
     * {@return a message without arguments}
     *
     * @param key the key of the text
     */
    public static Message of(String key) {
        return new Message(key, List.of());
    }
}
