package org.pubgames.core;

import java.util.List;

/**
 * One parameter of a game, as a form for house rules would show it.
 *
 * @param name the name in files
 * @param text what it is
 * @param allowed what it may be: {@code 1–40}, {@code true, false}, the choices
 * @param unit what its numbers count, empty when the text says it
 * @param choices its choices with their meaning, empty when it has none
 * @param rules ids of the rules it governs
 */
public record Setting(
        String name,
        LocalText text,
        String allowed,
        String unit,
        List<Choice> choices,
        List<String> rules) {

    /**
     * One choice.
     *
     * @param name as files write it
     * @param text what it means
     */
    public record Choice(String name, LocalText text) {}

    /**
     * Keeps copies of its lists.
     *
     * @param name the name in files
     * @param text what it is
     * @param allowed what it may be: {@code 1–40}, {@code true, false}, the choices
     * @param unit what its numbers count, empty when the text says it
     * @param choices its choices with their meaning, empty when it has none
     * @param rules ids of the rules it governs
     */
    public Setting {
        choices = List.copyOf(choices);
        rules = List.copyOf(rules);
    }
}
