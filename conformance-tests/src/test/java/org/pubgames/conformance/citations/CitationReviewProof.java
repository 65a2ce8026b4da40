package org.pubgames.conformance.citations;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.conformance.ShippedVectors;
import org.pubgames.conformance.Vector;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.internal.data.YamlText;

/**
 * Every sentence with every clause that a shipped variant shows under it is reviewed: somebody who
 * did not write the pair reads both texts and the print and tries to refute that the clause says
 * so. A digest of both texts finds the pairs that are new or have changed: they have to be
 * reviewed, or at least be listed as open.
 *
 * <p>{@code target/citations/GAME.txt} is the sheet to review: all pairs that are not in {@code
 * citations/GAME.yaml}, or with other texts. {@code -Dpubgames.write-reviewed=true} enters them
 * there, after a review. {@code target/citations/GAME-vectors.yaml} has a vector for each clause
 * that none states; {@code -Dpubgames.write-clause-vectors=true} adds them to the game's suite
 * {@code clauses}, to be read before they are kept.
 */
@Tag("proof")
class CitationReviewProof {

    private static final int DIGITS = 12;

    /** Pairs that a reviewer could not refute. */
    private static final String SUPPORTS = "supports";

    /** Pairs that were written or changed after the last review, and wait for the next one. */
    private static final String OPEN = "open";

    static List<Game<?, ?>> games() {
        return Games.installed();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyPairIsReviewed(Game<?, ?> game) throws IOException {
        ShownGrounds grounds = ShownGrounds.sheet(game);
        Map<String, String> supported = listed(game, SUPPORTS);
        Map<String, String> shown = new TreeMap<>();
        StringBuilder sheet = new StringBuilder();
        ShownGrounds.of(game)
                .values()
                .forEach(
                        pair -> {
                            String digest = digest(grounds.texts(pair));
                            shown.put(pair.name, digest);
                            if (!digest.equals(supported.get(pair.name))) {
                                sheet.append(grounds.sheet(pair)).append('\n');
                            }
                        });
        Path target = Files.createDirectories(Path.of("target", "citations"));
        Files.writeString(target.resolve(game.key().id() + ".txt"), sheet);
        if (Boolean.getBoolean("pubgames.write-reviewed")) {
            write(game, shown);
        }
        Map<String, String> listed = new TreeMap<>(listed(game, OPEN));
        assertThat(listed.keySet()).noneMatch(listed(game, SUPPORTS)::containsKey);
        listed.putAll(listed(game, SUPPORTS));
        assertThat(listed).as("see target/citations").isEqualTo(shown);
    }

    /** A rule that can rest on several clauses has a vector that states each of them. */
    @ParameterizedTest
    @MethodSource("games")
    void everyClauseOfARuleIsStatedByAVector(Game<?, ?> game) throws IOException {
        Map<String, Map<String, ShownGrounds.Shown>> byRule = new TreeMap<>();
        ShownGrounds.of(game)
                .values()
                .forEach(
                        shown -> {
                            if (!shown.also) {
                                byRule.computeIfAbsent(
                                                shown.example.rule(), rule -> new TreeMap<>())
                                        .merge(stated(shown), shown, ShownGrounds.Shown::shorter);
                            }
                        });
        Set<String> stated =
                ShippedVectors.of(game.key().id()).stream()
                        .filter(vector -> !vector.clause().isEmpty())
                        .map(vector -> vector.rule() + " < " + vector.clause())
                        .collect(Collectors.toSet());
        List<String> missing = new ArrayList<>();
        ClauseVectors vectors = new ClauseVectors(game, ShippedVectors.of(game.key().id()));
        StringBuilder wanted = new StringBuilder();
        byRule.forEach(
                (rule, clauses) -> {
                    if (clauses.size() > 1) {
                        clauses.forEach(
                                (clause, shown) -> {
                                    if (!stated.contains(rule + " < " + clause)) {
                                        missing.add(rule + " < " + clause);
                                        vectors.vector(rule, clause, shown.scene())
                                                .ifPresent(wanted::append);
                                    }
                                });
                    }
                });
        Path target = Files.createDirectories(Path.of("target", "citations"));
        Files.writeString(target.resolve(game.key().id() + "-vectors.yaml"), wanted);
        if (Boolean.getBoolean("pubgames.write-clause-vectors")) {
            Files.writeString(suite(game), wanted, StandardOpenOption.APPEND);
        }
        assertThat(missing).as("see target/citations").isEmpty();
    }

    private static String stated(ShownGrounds.Shown shown) {
        return shown.clause.isEmpty() ? Vector.HOUSE : shown.clause;
    }

    private static Path file(Game<?, ?> game) {
        return Path.of(
                "src/test/resources/org/pubgames/conformance/citations", game.key().id() + ".yaml");
    }

    /** The suite of the vectors that were written only to state a clause. */
    private static Path suite(Game<?, ?> game) {
        return Path.of(
                "src/main/resources/org/pubgames/conformance/vectors",
                game.key().id(),
                "clauses.yaml");
    }

    private static void write(Game<?, ?> game, Map<String, String> shown) throws IOException {
        StringBuilder out = new StringBuilder();
        out.append(
                "# Sentence and clause, reviewed apart from their writing: the clause supports it.\n");
        out.append("# The number is the digest of both texts.\n");
        out.append("supports:\n");
        shown.forEach(
                (name, digest) ->
                        out.append("  \"")
                                .append(name.replace("\\", "\\\\").replace("\"", "\\\""))
                                .append("\": \"")
                                .append(digest)
                                .append("\"\n"));
        Files.createDirectories(file(game).getParent());
        Files.writeString(file(game), out);
    }

    private static Map<String, String> listed(Game<?, ?> game, String part) throws IOException {
        Map<String, String> reviewed = new TreeMap<>();
        if (Files.exists(file(game))) {
            Node.Fields whole =
                    (Node.Fields)
                            YamlText.read(Files.readString(file(game)), file(game).toString())
                                    .orElseThrow();
            if (whole.values().get(part) instanceof Node.Fields pairs) {
                pairs.values().forEach((name, digest) -> reviewed.put(name, digest.shown()));
            }
        }
        return reviewed;
    }

    private static String digest(String texts) {
        try {
            byte[] hash =
                    MessageDigest.getInstance("SHA-256")
                            .digest(texts.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash).substring(0, DIGITS);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Another word in either text makes another digest. */
    @Test
    void control_aChangedTextIsNoticed() {
        assertThat(digest("one\ntwo")).isNotEqualTo(digest("one\ntwo.")).hasSize(DIGITS);
    }
}
