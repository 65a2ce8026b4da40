package org.pubgames.conformance.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.conformance.VectorResult.Status;
import org.pubgames.conformance.VectorRunner;
import org.pubgames.conformance.zoo.Trial.Fate;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.rules.RuledGame;

/**
 * Every rule is changed in every small way there is, and a vector aimed at the rule must notice.
 * What nobody can notice is listed with its reason.
 */
class RuleMutantTest {

    /** How many mutants still wait for a vector or a reason. It must only fall; the aim is none. */
    private static final Map<String, Integer> WAITING =
            Map.of(
                    "sjoelen", 0,
                    "schocken", 3,
                    "schocken-tournament", 0,
                    "shovelboard", 0,
                    "table-shuffleboard", 1,
                    "court-shuffleboard", 7,
                    "deck-shuffleboard", 0);

    static List<RuledGame<?, ?>> games() {
        return WAITING.keySet().stream()
                .sorted()
                .<RuledGame<?, ?>>map(id -> (RuledGame<?, ?>) Games.find(id).orElseThrow())
                .toList();
    }

    /** The mutants that some game kills: relatives share rules, and one kill is enough. */
    private static Set<String> killed() {
        return games().stream()
                .flatMap(game -> Trials.of(game).ended(Fate.KILLED).stream())
                .map(trial -> trial.mutant().id())
                .collect(Collectors.toSet());
    }

    @ParameterizedTest
    @MethodSource("games")
    void aWrongRuleIsNoticedOrListed(RuledGame<?, ?> game) throws IOException {
        String id = game.key().id();
        Map<String, Fate> fates = fates();
        Set<String> alike = alike();
        List<String> waiting =
                Trials.of(game).ended(Fate.SURVIVED).stream()
                        .filter(trial -> fates.get(trial.mutant().id()) == Fate.SURVIVED)
                        .filter(trial -> !alike.contains(trial.mutant().id()))
                        .map(Trial::line)
                        .toList();
        writeSurvivors(game, waiting);
        assertThat(waiting)
                .as("mutants that nobody notices")
                .hasSizeLessThanOrEqualTo(WAITING.getOrDefault(id, 0));
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatIsListedIsStillThereAndStillUnnoticed(RuledGame<?, ?> game) {
        assertThat(Equivalents.of(game.key().id()).wrong(Trials.of(game), killed())).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyMutantCompiles(RuledGame<?, ?> game) {
        assertThat(Trials.of(game).uncompiled()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("games")
    void control_theRightGamePassesWithSilentMutantsBesideIt(RuledGame<?, ?> game) {
        assertThat(Trials.of(game).all()).isNotEmpty();
        assertThat(Trials.of(game).disturbed()).isEmpty();
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
            for (Trial trial : Trials.of(game).all()) {
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
                    Stream.of(Fate.NOT_JUDGED, Fate.CONTRADICTED)
                            .flatMap(fate -> Trials.of(game).ended(fate).stream())
                            .map(Trial::line);
            Files.createDirectories(Path.of(folder));
            Files.write(
                    Path.of(folder, "survivors-" + game.key().id() + ".txt"),
                    Stream.concat(waiting.stream(), lost).toList());
        }
    }
}
