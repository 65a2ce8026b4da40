package org.pubgames.conformance.testee;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What an implementation claims: its name, its games and its features.
 *
 * @param name its name
 * @param version its version
 * @param language the language it is written in
 * @param homepage its web page, empty when it names none
 * @param issues where bugs in it are reported, empty when it names nothing
 * @param games the games it plays, each with the ids of the shipped variants; empty for all of them
 * @param features what it can do
 */
public record Claim(
        String name,
        String version,
        String language,
        String homepage,
        String issues,
        Map<String, List<String>> games,
        Set<Feature> features) {

    public Claim {
        games = Collections.unmodifiableSortedMap(new TreeMap<>(games));
        features = Collections.unmodifiableSortedSet(new TreeSet<>(features));
    }

    /** Whether it says that it plays a game by a shipped variant. */
    public boolean plays(String game, String variant) {
        List<String> variants = games.get(game);
        return variants != null && (variants.isEmpty() || variants.contains(variant));
    }

    /** Whether it says that it can do something. */
    public boolean can(Feature feature) {
        return features.contains(feature);
    }
}
