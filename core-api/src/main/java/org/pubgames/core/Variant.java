package org.pubgames.core;

import java.util.List;
import java.util.Optional;

/**
 * An edition, a house variant or a preset of a game: settings with a reason for each.
 *
 * @param id the id in files and commands
 * @param game the game's id
 * @param title its name
 * @param status whether its rules are known in full
 * @param about what is known and what is not
 * @param sources ids of its documents, its own edition first
 * @param settings the resolved parameters
 * @param layers every parameter with its value and who set it
 * @param digest {@code sha256:} and the hash of game and settings; equal rules have equal digests
 */
public record Variant(
        String id,
        String game,
        LocalText title,
        Status status,
        LocalText about,
        List<String> sources,
        Settings settings,
        List<Layer> layers,
        String digest) {

    /** How well the variant's rules are known. */
    public enum Status {
        COMPLETE,
        INCOMPLETE
    }

    /**
     * One parameter's value and its origin.
     *
     * @param setting the parameter's name
     * @param value the value, as written in files
     * @param setBy the variant that set it, empty for the game's default
     * @param because the reason given there
     * @param clause the printed clause behind it, empty when the reason is the house itself
     * @param basis whether the print says so or we read it so
     */
    public record Layer(
            String setting,
            String value,
            String setBy,
            String because,
            String clause,
            Basis basis) {}

    /** How a setting's value is known. */
    public enum Basis {
        PRINTED,
        INTERPRETATION
    }

    public Variant {
        sources = List.copyOf(sources);
        layers = List.copyOf(layers);
    }

    /** The layer of one parameter. */
    public Optional<Layer> layer(String setting) {
        return layers.stream().filter(layer -> layer.setting().equals(setting)).findFirst();
    }
}
