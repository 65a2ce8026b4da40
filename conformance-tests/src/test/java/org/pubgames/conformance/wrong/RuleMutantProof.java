package org.pubgames.conformance.wrong;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.conformance.VectorResult.Status;
import org.pubgames.conformance.comparison.VectorRunner;
import org.pubgames.conformance.wrong.Trial.Fate;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.mutation.MutantChoice;
import org.pubgames.core.rules.RuledGame;
import org.pubgames.core.rules.RuledGames;

/**
 * Every rule is changed in every small way that the operators know, and a vector aimed at the rule
 * must notice. Changes that make no difference are listed with their reason.
 */
@Tag("proof")
class RuleMutantProof {

    /**
     * How many mutants no vector kills by a comparison: the game's rules contradict each other, it
     * breaks down, or what has to come before is refused. A game also breaks down when a shared
     * rule fires that its book does not have. The number must only fall, but where a rule set
     * grows.
     */
    private static final Map<String, Integer> BREAK_OFF =
            Map.of(
                    "sjoelen", 22,
                    "schocken", 88,
                    "schocken-tournament", 4,
                    "shovelboard", 14,
                    "table-shuffleboard", 14,
                    "court-shuffleboard", 22,
                    "deck-shuffleboard", 14,
                    "competition", 110);

    static List<RuledGame<?, ?>> games() {
        return Games.installed().stream()
                .<RuledGame<?, ?>>map(RuledGames::of)
                .sorted(Comparator.comparing(game -> game.key().id()))
                .toList();
    }

    /** The mutants with which a vector of some game does not pass: relatives share rules. */
    private static Set<String> noticed() {
        return games().stream()
                .flatMap(game -> Trials.of(game, MutantChoice.ALL).all().stream())
                .filter(trial -> !trial.unnoticed())
                .map(trial -> trial.mutant().id())
                .collect(Collectors.toSet());
    }

    @ParameterizedTest
    @MethodSource("games")
    void aWrongRuleIsNoticedOrListed(RuledGame<?, ?> game) throws IOException {
        List<String> waiting = left(game, Fate.SURVIVED);
        writeSurvivors(game, waiting);
        assertThat(waiting).as("mutants that nobody notices").isEmpty();
    }

    @ParameterizedTest
    @MethodSource("games")
    void noMoreWrongRulesThanCountedBreakTheGameOff(RuledGame<?, ?> game) {
        List<String> broken = new ArrayList<>();
        for (Fate fate : List.of(Fate.CONTRADICTED, Fate.BROKE_DOWN, Fate.NOT_REACHED)) {
            broken.addAll(left(game, fate));
        }
        assertThat(broken)
                .as("mutants that no vector kills by what it compares")
                .hasSizeLessThanOrEqualTo(BREAK_OFF.getOrDefault(game.key().id(), 0));
    }

    /**
     * A mutant that is not listed does not pass all vectors aimed at its rule: it fails one of
     * them, breaks down, or refuses an event that has to come before.
     */
    @ParameterizedTest
    @MethodSource("games")
    void noWrongRuleButThoseListedPassesEveryVectorAimedAtIt(RuledGame<?, ?> game) {
        Set<String> noticed = noticed();
        Set<String> alike = alike();
        List<String> passing =
                Trials.of(game, MutantChoice.ALL).all().stream()
                        .filter(trial -> !noticed.contains(trial.mutant().id()))
                        .filter(trial -> !alike.contains(trial.mutant().id()))
                        .map(Trial::line)
                        .toList();
        assertThat(passing).as("mutants that pass all vectors aimed at their rule").isEmpty();
    }

    /**
     * A rule that a game's book leaves out is loaded all the same, and tried where it is guarded.
     */
    @Test
    void aGuardedRuleOfTheFamilyIsTriedInAGameWithoutIt() {
        RuledGame<?, ?> table = RuledGames.of(Games.find("table-shuffleboard").orElseThrow());
        String rule = "shuffleboard.call.no-hangers";
        assertThat(table.ruleIds()).doesNotContain(rule);
        assertThat(Trials.of(table, MutantChoice.ALL).ended(Fate.KILLED))
                .extracting(trial -> trial.mutant().id())
                .contains(rule + "~drop-condition-1");
    }

    /** The mutants of a game that no game ends worse for, without those that are listed. */
    private static List<String> left(RuledGame<?, ?> game, Fate fate) {
        Map<String, Fate> fates = fates();
        Set<String> alike = alike();
        return Trials.of(game, MutantChoice.ALL).ended(fate).stream()
                .filter(trial -> fates.get(trial.mutant().id()) == fate)
                .filter(trial -> !alike.contains(trial.mutant().id()))
                .map(Trial::line)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatIsListedIsStillThereAndStillUnnoticed(RuledGame<?, ?> game) {
        assertThat(
                        Equivalents.of(game.key().id())
                                .wrong(Trials.of(game, MutantChoice.ALL), noticed()))
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyMutantCompiles(RuledGame<?, ?> game) {
        assertThat(Trials.of(game, MutantChoice.ALL).uncompiled()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("games")
    void control_theRightGamePassesWithSilentMutantsBesideIt(RuledGame<?, ?> game) {
        assertThat(Trials.of(game, MutantChoice.ALL).all()).isNotEmpty();
        assertThat(Trials.of(game, MutantChoice.ALL).disturbed()).isEmpty();
    }

    /** One rule of each game; {@code SilencedRuleTest} drops them all. */
    @ParameterizedTest
    @MethodSource("games")
    void control_aRuleThatIsDroppedIsMissed(RuledGame<?, ?> game) {
        String rule = game.ruleIds().iterator().next();
        VectorRunner wrong = new VectorRunner(game.without(rule));
        assertThat(Trials.aimed(game, rule))
                .anyMatch(vector -> wrong.run(vector).status() == Status.FAIL);
    }

    /** The worst that any game does to a mutant: relatives share rules. */
    private static Map<String, Fate> fates() {
        Map<String, Fate> fates = new HashMap<>();
        for (RuledGame<?, ?> game : games()) {
            for (Trial trial : Trials.of(game, MutantChoice.ALL).all()) {
                fates.merge(
                        trial.mutant().id(),
                        trial.fate(),
                        (one, other) -> one.compareTo(other) < 0 ? one : other);
            }
        }
        return fates;
    }

    private static Set<String> alike() {
        Set<String> alike = new TreeSet<>();
        games().forEach(each -> alike.addAll(Equivalents.of(each.key().id()).mutants()));
        return alike;
    }

    /** {@code -Dpubgames.write-docs=true} writes the pages anew. */
    @ParameterizedTest
    @EnumSource(Lang.class)
    void thePageIsCurrent(Lang lang) throws IOException {
        String page = new MutantPage(fates(), alike()).of(games(), lang);
        String code = lang == Lang.EN ? "" : "." + lang.code();
        Path file = Path.of("..", "docs", "zoo-rules" + code + ".md");
        if (Boolean.getBoolean("pubgames.write-docs")) {
            Files.writeString(file, page);
        }
        assertThat(file).exists();
        assertThat(Files.readString(file)).isEqualTo(page);
    }

    /** For those who write vectors: {@code -Dpubgames.survivors=FOLDER}. */
    private static void writeSurvivors(RuledGame<?, ?> game, List<String> waiting)
            throws IOException {
        String folder = System.getProperty("pubgames.survivors", "");
        if (!folder.isEmpty()) {
            Stream<String> lost =
                    Stream.of(Fate.NOT_REACHED, Fate.BROKE_DOWN, Fate.CONTRADICTED)
                            .flatMap(fate -> Trials.of(game, MutantChoice.ALL).ended(fate).stream())
                            .map(Trial::line);
            Files.createDirectories(Path.of(folder));
            Files.write(
                    Path.of(folder, "survivors-" + game.key().id() + ".txt"),
                    Stream.concat(waiting.stream(), lost).toList());
        }
    }
}
