package org.pubgames.benchmarks.peers;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.pubgames.core.rules.PlainRule;

/**
 * The conditions of some kinds of situation, written in FEEL: the only part that was rewritten by
 * hand.
 *
 * @param byKind rule and condition by the simple name of the kind
 */
record FeelConditions(Map<String, Map<String, String>> byKind) {

    /** The conditions of a resource beside {@link DmnEngine}. */
    static FeelConditions read(String resource) {
        Map<String, Map<String, String>> byKind = new LinkedHashMap<>();
        InputStream in =
                Objects.requireNonNull(
                        DmnEngine.class.getResourceAsStream(resource), () -> "no " + resource);
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            Map<String, String> conditions = new LinkedHashMap<>();
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                int colon = line.indexOf(": ");
                if (line.isBlank() || line.startsWith("#")) {
                    continue;
                }
                if (colon < 0) {
                    conditions = new LinkedHashMap<>();
                    byKind.put(line.strip(), conditions);
                } else {
                    conditions.put(line.substring(0, colon).strip(), line.substring(colon + 2));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(resource + " cannot be read", e);
        }
        return new FeelConditions(byKind);
    }

    /** Whether a kind is written in FEEL. */
    boolean has(Class<?> kind) {
        return byKind.containsKey(kind.getSimpleName());
    }

    /**
     * The conditions of a kind.
     *
     * @throws IllegalStateException when its rules have changed since
     */
    Map<String, String> of(Class<?> kind, List<PlainRule> rules) {
        Map<String, String> conditions = byKind.getOrDefault(kind.getSimpleName(), Map.of());
        var names =
                rules.stream().map(PlainRule::name).collect(Collectors.toCollection(TreeSet::new));
        if (!names.equals(new TreeSet<>(conditions.keySet()))) {
            throw new IllegalStateException(
                    kind.getSimpleName() + " has the rules " + names + ", not those in FEEL");
        }
        return conditions;
    }
}
