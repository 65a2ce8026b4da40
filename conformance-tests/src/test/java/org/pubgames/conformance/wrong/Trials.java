package org.pubgames.conformance.wrong;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.pubgames.conformance.ShippedVectors;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.VectorResult.Status;
import org.pubgames.conformance.comparison.VectorRunner;
import org.pubgames.conformance.profile.Profile;
import org.pubgames.conformance.wrong.Trial.Fate;
import org.pubgames.core.mutation.Mutant;
import org.pubgames.core.mutation.MutantChoice;
import org.pubgames.core.mutation.Operator;
import org.pubgames.core.rules.MutantRules;
import org.pubgames.core.rules.RuledGame;

/**
 * The trials of all mutants of a game: of the rules in its book, and of the rules of its family
 * that its book leaves out, where a vector of the game guards them. They are loaded all the same;
 * only their conditions keep them from firing.
 *
 * @param all one for each mutant that compiles
 * @param untold mutants that differ only in what vectors do not tell
 * @param uncompiled mutants that do not compile
 * @param disturbed vectors that the right game fails when silent mutants are beside its rules
 */
record Trials(
        List<Trial> all, List<Mutant> untold, List<Mutant> uncompiled, List<String> disturbed) {

    private static final Path PROJECT = Path.of("..");
    private static final Map<String, Trials> DONE = new ConcurrentHashMap<>();

    /** The trials of a game; held once. */
    static Trials of(RuledGame<?, ?> game, MutantChoice choice) {
        return DONE.computeIfAbsent(
                game.key().id() + " " + choice,
                id -> held(game, choice, any -> true, rule -> aimed(game, rule)));
    }

    /**
     * The trials of some mutants of a game by all vectors of one profile and no others, as who
     * tests an engine by it plays them: those aimed at the rule come first. A mutant that makes no
     * difference within the profile meets every vector of it, so only those are tried that matter.
     *
     * @param mutants the ids of those that are tried
     */
    static Trials within(
            Profile profile, RuledGame<?, ?> game, MutantChoice choice, Set<String> mutants) {
        List<Vector> within =
                asked(game).filter(vector -> profile.level(vector).isPresent()).toList();
        return held(
                game,
                choice,
                mutant -> mutants.contains(mutant.id()),
                rule -> aimedFirst(within, rule));
    }

    private static List<Vector> aimedFirst(List<Vector> vectors, String rule) {
        return Stream.concat(
                        vectors.stream().filter(vector -> vector.aimsAt(rule)),
                        vectors.stream().filter(vector -> !vector.aimsAt(rule)))
                .toList();
    }

    /**
     * The vectors of a game that are aimed at a rule. Without the censuses, each of which asks tens
     * of thousands of questions.
     */
    static List<Vector> aimed(RuledGame<?, ?> game, String rule) {
        return asked(game).filter(vector -> vector.aimsAt(rule)).toList();
    }

    private static Stream<Vector> asked(RuledGame<?, ?> game) {
        return ShippedVectors.of(game.key().id()).stream()
                .filter(vector -> !(vector.task() instanceof Vector.Census));
    }

    private static Trials held(
            RuledGame<?, ?> game,
            MutantChoice choice,
            Predicate<Mutant> wanted,
            Function<String, List<Vector>> tried) {
        long start = System.nanoTime();
        MutantRules mutants = new MutantRules(game, PROJECT, choice);
        long compiled = System.nanoTime();
        Map<String, List<Mutant>> byRule = new LinkedHashMap<>();
        List<Mutant> untold = new ArrayList<>();
        for (Mutant mutant : mutants.mutants().stream().filter(wanted).toList()) {
            // vectors do not compare the place in the event that a ruling points to
            if (mutant.operator() == Operator.DROP_CALL) {
                untold.add(mutant);
            } else {
                byRule.computeIfAbsent(mutant.rule(), rule -> new ArrayList<>()).add(mutant);
            }
        }
        List<Trial> all = new ArrayList<>();
        List<String> disturbed = new ArrayList<>();
        byRule.forEach(
                (rule, some) -> {
                    List<Vector> vectors = tried.apply(rule);
                    if (vectors.isEmpty() && !game.ruleIds().contains(rule)) {
                        return;
                    }
                    RuledGame<?, ?> beside = mutants.beside(some);
                    VectorRunner right = new VectorRunner(beside);
                    vectors.stream()
                            .filter(vector -> vector.aimsAt(rule))
                            .filter(vector -> right.run(vector).status() != Status.PASS)
                            .forEach(vector -> disturbed.add(vector.id()));
                    for (Mutant mutant : some) {
                        all.add(Trial.of(mutant, MutantRules.instead(beside, mutant), vectors));
                    }
                });
        Trials trials =
                new Trials(all, untold, List.copyOf(mutants.uncompiled().keySet()), disturbed);
        System.out.println(
                trials.summary(game.key().id(), compiled - start, System.nanoTime() - compiled));
        return trials;
    }

    /** The trials that ended in a certain way. */
    List<Trial> ended(Fate fate) {
        return all.stream().filter(trial -> trial.fate() == fate).toList();
    }

    private String summary(String game, long compiling, long judging) {
        Map<Operator, Map<Fate, Integer>> operators = new EnumMap<>(Operator.class);
        for (Trial trial : all) {
            operators
                    .computeIfAbsent(
                            trial.mutant().operator(), operator -> new EnumMap<>(Fate.class))
                    .merge(trial.fate(), 1, Integer::sum);
        }
        StringBuilder out = new StringBuilder();
        out.append(
                "%s: %d mutants, %d killed, %d contradicted, %d broke down, %d not reached, %d survive, %d only told, %d do not compile; %d s to compile, %d s to judge"
                        .formatted(
                                game,
                                all.size(),
                                ended(Fate.KILLED).size(),
                                ended(Fate.CONTRADICTED).size(),
                                ended(Fate.BROKE_DOWN).size(),
                                ended(Fate.NOT_REACHED).size(),
                                ended(Fate.SURVIVED).size(),
                                untold.size(),
                                uncompiled.size(),
                                compiling / 1_000_000_000,
                                judging / 1_000_000_000));
        operators.forEach(
                (operator, fates) -> out.append("%n  %s: %s".formatted(operator.slug(), fates)));
        return out.toString();
    }
}
