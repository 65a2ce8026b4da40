package org.pubgames.conformance.testee;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.pubgames.conformance.profile.Level;
import org.pubgames.core.internal.data.Node;

/**
 * The games of a claim as they are written: each by its name, with a list of its variants, or with
 * {@code variants}, {@code features} and {@code level} where these are said of the game alone.
 *
 * @param games the variants of each game
 * @param scopes what is claimed of single games
 */
public record ClaimedGames(Map<String, List<String>> games, Map<String, Claim.Scope> scopes) {

    private static final String VARIANTS = "variants";
    private static final String FEATURES = "features";
    private static final String LEVEL = "level";

    /** The fields of a game that is claimed with a scope of its own. */
    public static final List<String> FIELDS = List.of(VARIANTS, FEATURES, LEVEL);

    /**
     * Reads them.
     *
     * @param named the games
     * @param features what is claimed of games that do not say it themselves
     * @param path where they stand, as a JSON pointer
     * @param wrong is told a path and what should stand there
     */
    public static ClaimedGames read(
            Node named, Set<Feature> features, String path, BiConsumer<String, String> wrong) {
        ClaimedGames claimed = new ClaimedGames(new LinkedHashMap<>(), new LinkedHashMap<>());
        if (!(named instanceof Node.Fields all)) {
            wrong.accept(path, "{\"game\": [variants]}");
            return claimed;
        }
        all.values()
                .forEach(
                        (game, value) -> {
                            String at = path + "/" + game;
                            if (value instanceof Node.Fields fields) {
                                claimed.add(game, fields, features, at, wrong);
                            } else {
                                claimed.games.put(game, texts(value, at, wrong));
                            }
                        });
        return claimed;
    }

    private void add(
            String game,
            Node.Fields fields,
            Set<Feature> features,
            String path,
            BiConsumer<String, String> wrong) {
        fields.values().keySet().stream()
                .filter(name -> !FIELDS.contains(name))
                .forEach(name -> wrong.accept(path + "/" + name, String.join(", ", FIELDS)));
        games.put(
                game,
                Optional.ofNullable(fields.values().get(VARIANTS))
                        .map(value -> texts(value, path + "/" + VARIANTS, wrong))
                        .orElse(List.of()));
        Set<Feature> own = features;
        @Nullable Node listed = fields.values().get(FEATURES);
        if (listed != null) {
            own = new TreeSet<>();
            String at = path + "/" + FEATURES;
            for (String id : texts(listed, at, wrong)) {
                Feature.of(id)
                        .ifPresentOrElse(own::add, () -> wrong.accept(at, "one of " + features()));
            }
        }
        Level level = Level.FULL;
        @Nullable Node named = fields.values().get(LEVEL);
        if (named != null) {
            Optional<Level> found =
                    named instanceof Node.Text text ? Level.of(text.value()) : Optional.empty();
            if (found.isEmpty()) {
                wrong.accept(path + "/" + LEVEL, String.join(", ", Level.ids()));
            }
            level = found.orElse(Level.FULL);
        }
        scopes.put(game, new Claim.Scope(own, level));
    }

    private static List<String> texts(Node node, String path, BiConsumer<String, String> wrong) {
        List<String> texts = new ArrayList<>();
        if (!(node instanceof Node.Items items)) {
            wrong.accept(path, "[…]");
            return texts;
        }
        for (Node each : items.values()) {
            if (each instanceof Node.Text text) {
                texts.add(text.value());
            } else {
                wrong.accept(path, "[\"id\", …]");
            }
        }
        return List.copyOf(texts);
    }

    private static List<String> features() {
        return Stream.of(Feature.values()).map(Feature::id).toList();
    }

    /** The games of a claim as they are written: what {@link #read} reads. */
    public static Map<String, Object> written(Claim claim) {
        Map<String, Object> games = new LinkedHashMap<>();
        claim.games()
                .forEach(
                        (game, variants) -> {
                            Claim.Scope scope = claim.scopes().get(game);
                            games.put(game, scope == null ? variants : written(variants, scope));
                        });
        return games;
    }

    private static Map<String, Object> written(List<String> variants, Claim.Scope scope) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put(VARIANTS, variants);
        fields.put(FEATURES, scope.features().stream().map(Feature::id).toList());
        fields.put(LEVEL, scope.level().id());
        return fields;
    }
}
