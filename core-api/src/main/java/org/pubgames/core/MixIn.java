package org.pubgames.core;

import java.util.List;
import java.util.Map;

/**
 * A small set of changes that any variant of a game may take up; not a variant by itself.
 *
 * @param id the id in files and commands
 * @param edition raised whenever its changes change
 * @param game the game's id
 * @param title its name
 * @param about what it is for and where it does not fit
 * @param sources ids of its documents
 * @param values the parameters it sets, by name
 * @param layers the same with the reasons
 * @param tables the tables it brings
 */
public record MixIn(
        String id,
        int edition,
        String game,
        LocalText title,
        LocalText about,
        List<String> sources,
        Map<String, Object> values,
        List<Variant.Layer> layers,
        List<DecisionTable> tables) {

    /**
     * Keeps copies of its lists.
     *
     * @param id the id in files and commands
     * @param edition raised whenever its changes change
     * @param game the game's id
     * @param title its name
     * @param about what it is for and where it does not fit
     * @param sources ids of its documents
     * @param values the parameters it sets, by name
     * @param layers the same with the reasons
     * @param tables the tables it brings
     */
    public MixIn {
        sources = List.copyOf(sources);
        values = Map.copyOf(values);
        layers = List.copyOf(layers);
        tables = List.copyOf(tables);
    }

    /** {@return the name that pins this edition: {@code id@edition}} */
    public String pinned() {
        return id + "@" + edition;
    }
}
