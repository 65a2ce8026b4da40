package org.pubgames.core;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An edition, a house variant or a preset of a game: settings with a reason for each.
 *
 * @param id the id in files and commands
 * @param edition raised whenever its settings change; {@code id@edition} names exactly one set of
 *     rules
 * @param game the game's id
 * @param title its name
 * @param status whether its rules are known in full
 * @param confidence how sure it is that it is played so
 * @param about what is known and what is not
 * @param sources ids of the documents that are its print, its own edition first
 * @param borrows ids of the documents whose text is used where its own are silent, in order
 * @param parent the pinned variant it extends, empty for the game's standard
 * @param with the pinned mix-ins it takes up, in order
 * @param settings the resolved parameters
 * @param layers every value that was given to a parameter, with who gave it: parameter by
 *     parameter, oldest first
 * @param tables the house's own tables that hold, one of a kind
 * @param digest {@code sha256:} and the hash of game, rules, settings and tables; equal rules have
 *     equal digests
 */
public record Variant(
        String id,
        int edition,
        String game,
        LocalText title,
        Status status,
        Confidence confidence,
        LocalText about,
        List<String> sources,
        List<String> borrows,
        Optional<String> parent,
        List<String> with,
        Settings settings,
        List<Layer> layers,
        List<DecisionTable> tables,
        String digest) {

    /** How well the variant's rules are known. */
    public enum Status {
        /** Every setting is known from the sources. */
        COMPLETE,
        /** The sources are silent about some settings. */
        INCOMPLETE
    }

    /** How sure it is that the variant is played as described. */
    public enum Confidence {
        /** Read in a rulebook or a regulation. */
        HIGH,
        /** Read in one secondary source, or in two weak ones. */
        MEDIUM,
        /** Put together from hints. */
        LOW
    }

    /**
     * One parameter's value and its origin.
     *
     * @param setting the parameter's name
     * @param value the value, as written in files
     * @param setBy the variant or mix-in that set it
     * @param where where it stands there
     * @param because the reason given there
     * @param clause the printed clause behind it, empty when the reason is the house itself
     * @param basis whether the print says so or we read it so
     */
    public record Layer(
            String setting,
            String value,
            String setBy,
            Where where,
            LocalText because,
            String clause,
            Basis basis) {}

    /** How a setting's value is known. */
    public enum Basis {
        /** A clause says so. */
        PRINTED,
        /** The sources are silent or unclear; the reading is ours. */
        INTERPRETATION
    }

    /**
     * Keeps copies of its lists.
     *
     * @param id the id in files and commands
     * @param edition raised whenever its settings change; {@code id@edition} names exactly one set
     *     of rules
     * @param game the game's id
     * @param title its name
     * @param status whether its rules are known in full
     * @param confidence how sure it is that it is played so
     * @param about what is known and what is not
     * @param sources ids of the documents that are its print, its own edition first
     * @param borrows ids of the documents whose text is used where its own are silent, in order
     * @param parent the pinned variant it extends, empty for the game's standard
     * @param with the pinned mix-ins it takes up, in order
     * @param settings the resolved parameters
     * @param layers every value that was given to a parameter, with who gave it: parameter by
     *     parameter, oldest first
     * @param tables the house's own tables that hold, one of a kind
     * @param digest {@code sha256:} and the hash of game, rules, settings and tables; equal rules
     *     have equal digests
     */
    public Variant {
        sources = List.copyOf(sources);
        borrows = List.copyOf(borrows);
        with = List.copyOf(with);
        layers = List.copyOf(layers);
        tables = List.copyOf(tables);
    }

    /** {@return the name that pins this edition: {@code id@edition}} */
    public String pinned() {
        return id + "@" + edition;
    }

    /**
     * {@return the table of a kind that holds; empty where the shipped rules do}
     *
     * @param kind the name of the kind of table
     */
    public Optional<DecisionTable> table(String kind) {
        return tables.stream().filter(table -> table.kind().name().equals(kind)).findFirst();
    }

    /** {@return the documents that its rulings may rest on: its own, then those it borrows from} */
    public List<String> followed() {
        List<String> all = new ArrayList<>(sources);
        all.addAll(borrows);
        return List.copyOf(all);
    }

    /** {@return the layers that hold, one for each parameter} */
    public List<Layer> holding() {
        Map<String, Layer> holding = new LinkedHashMap<>();
        layers.forEach(layer -> holding.put(layer.setting(), layer));
        return List.copyOf(holding.values());
    }

    /**
     * {@return the layer of a parameter that holds}
     *
     * @param setting the name of the setting
     */
    public Optional<Layer> layer(String setting) {
        return history(setting).stream().reduce((older, newer) -> newer);
    }

    /**
     * {@return every layer of a parameter, oldest first}
     *
     * @param setting the name of the setting
     */
    public List<Layer> history(String setting) {
        return layers.stream().filter(layer -> layer.setting().equals(setting)).toList();
    }
}
