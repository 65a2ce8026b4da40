package org.pubgames.conformance.testee;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.pubgames.conformance.profile.Level;

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
 * @param scopes what it claims of single games, where it says so
 */
public record Claim(
        String name,
        String version,
        String language,
        String homepage,
        String issues,
        Map<String, List<String>> games,
        Set<Feature> features,
        Map<String, Scope> scopes) {

    /**
     * What is claimed of one game.
     *
     * @param features what it can do in this game
     * @param level how much of the game it plays
     */
    public record Scope(Set<Feature> features, Level level) {
        public Scope {
            features = Collections.unmodifiableSortedSet(new TreeSet<>(features));
        }
    }

    /** A claim that says the same of all its games. */
    public Claim(
            String name,
            String version,
            String language,
            String homepage,
            String issues,
            Map<String, List<String>> games,
            Set<Feature> features) {
        this(name, version, language, homepage, issues, games, features, Map.of());
    }

    public Claim {
        games = Collections.unmodifiableSortedMap(new TreeMap<>(games));
        features = Collections.unmodifiableSortedSet(new TreeSet<>(features));
        scopes = Collections.unmodifiableSortedMap(new TreeMap<>(scopes));
    }

    /** What it claims of one game. */
    public Scope scope(String game) {
        Scope scope = scopes.get(game);
        return scope == null ? new Scope(features, Level.FULL) : scope;
    }

    /** The same claim with what it can do in one game. */
    public Claim within(String game) {
        return new Claim(
                name, version, language, homepage, issues, games, scope(game).features(), scopes);
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
