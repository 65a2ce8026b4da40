package org.pubgames.conformance.wrong;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.pubgames.core.ProblemsException;
import org.pubgames.core.internal.data.Binder;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.internal.data.YamlText;

/**
 * Mutants that behave exactly as the right rule, each with the reason why.
 *
 * @param equivalents the mutants
 */
record Equivalents(List<Equivalent> equivalents) {

    /**
     * A mutant that behaves as the right rule does.
     *
     * @param mutant its id
     * @param change what was changed, in the words of the mutant
     * @param reason why it makes no difference
     */
    record Equivalent(String mutant, String change, String reason) {}

    /** Those of a game; none when it has no list. */
    static Equivalents of(String game) {
        String file = "equivalent/" + game + ".yaml";
        try (InputStream in = Equivalents.class.getResourceAsStream(file)) {
            if (in == null) {
                return new Equivalents(List.of());
            }
            return read(new String(in.readAllBytes(), StandardCharsets.UTF_8), file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Reads a list.
     *
     * @throws ProblemsException when it cannot be read
     */
    static Equivalents read(String yaml, String file) {
        Node root = YamlText.read(yaml, file).orElseThrow();
        Binder binder = new Binder(file);
        Equivalents read = binder.bind(Equivalents.class, root, "", List.of());
        if (read == null || !binder.problems().isEmpty()) {
            throw new ProblemsException(binder.problems());
        }
        return read;
    }

    /**
     * What is wrong with the list, given the trials.
     *
     * @param noticed the ids of mutants with which a vector of this or another game does not pass
     */
    List<String> wrong(Trials trials, Set<String> noticed) {
        Map<String, Trial> byId = new LinkedHashMap<>();
        trials.all().forEach(trial -> byId.put(trial.mutant().id(), trial));
        List<String> wrong = new ArrayList<>();
        for (Equivalent each : equivalents) {
            Trial trial = byId.remove(each.mutant());
            if (trial == null) {
                wrong.add(each.mutant() + ": there is no such mutant, or it is listed twice");
            } else if (!trial.mutant().sentence().equals(each.change())) {
                wrong.add(each.mutant() + ": the rule has changed: " + trial.mutant().sentence());
            } else if (noticed.contains(each.mutant())) {
                wrong.add(each.mutant() + ": it is noticed, so it is no equivalent");
            } else if (each.reason().isBlank()) {
                wrong.add(each.mutant() + ": the reason is missing");
            }
        }
        return wrong;
    }

    /** The ids of the mutants. */
    Set<String> mutants() {
        return equivalents.stream().map(Equivalent::mutant).collect(Collectors.toSet());
    }
}
