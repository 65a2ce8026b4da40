package org.pubgames.conformance.wrong;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.pubgames.conformance.ShippedVectors;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.VectorResult;
import org.pubgames.conformance.VectorResult.Difference;
import org.pubgames.conformance.VectorResult.Status;
import org.pubgames.conformance.VectorResult.What;
import org.pubgames.conformance.comparison.Examiner;
import org.pubgames.conformance.testee.Testee;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;

/** Every wrong implementation is caught by a vector that is aimed at the rule it breaks. */
class WrongImplementationTest {

    private static List<Vector> vectors(String game) {
        return ShippedVectors.of(game);
    }

    @TestFactory
    Stream<DynamicContainer> everyWrongImplementationIsCaught() {
        return Games.installed().stream()
                .map(
                        game ->
                                DynamicContainer.dynamicContainer(
                                        game.key().id(),
                                        WrongCatalogue.of(game.key().id()).stream()
                                                .map(
                                                        wrong ->
                                                                DynamicTest.dynamicTest(
                                                                        wrong.name(),
                                                                        () -> caught(wrong)))));
    }

    /**
     * By one vector, the others before it on the same engine: some mistakes need what came before.
     * The censuses come last, for they ask tens of thousands of questions.
     */
    private static void caught(WrongImplementation wrong) {
        try (Testee engine = wrong.engine()) {
            Examiner examiner = new Examiner(engine, engine.claim());
            Optional<VectorResult> first =
                    vectors(wrong.game()).stream()
                            .filter(vector -> vector.aimsAt(wrong.rule()))
                            .sorted(
                                    Comparator.comparing(
                                            vector -> vector.task() instanceof Vector.Census))
                            .map(examiner::examine)
                            .filter(WrongRun::catches)
                            .findFirst();
            assertThat(first)
                    .as(wrong.name() + " passes what is aimed at " + wrong.rule())
                    .isPresent();
            readable(first.orElseThrow());
        }
    }

    /** What a reader needs to find the mistake: the situation, where it stands, right and wrong. */
    static void readable(VectorResult found) {
        assertThat(found.behaviourDiffers()).as(found.why()).isTrue();
        assertThat(found.why())
                .contains(
                        found.vector().id(), found.vector().title(), found.vector().where().file());
        for (Difference difference : found.differences()) {
            assertThat(difference.expected()).isNotEqualTo(difference.got());
            assertThat(found.why()).contains(difference.expected(), difference.got());
        }
    }

    /**
     * What catches a wrong implementation must pass a right game that is tested in the same way.
     */
    @TestFactory
    Stream<DynamicTest> aRightGamePasses() {
        return Games.installed().stream()
                .map(
                        game ->
                                DynamicTest.dynamicTest(
                                        game.key().id(),
                                        () -> assertThat(failuresOfRightGame(game)).isEmpty()));
    }

    private static List<String> failuresOfRightGame(Game<?, ?> game) {
        String id = game.key().id();
        Set<String> rules =
                WrongCatalogue.of(id).stream()
                        .map(WrongImplementation::rule)
                        .collect(Collectors.toCollection(TreeSet::new));
        try (Testee right = new WrongEngine("right", id, Bug.plays(same -> same))) {
            Examiner examiner = new Examiner(right, right.claim());
            return vectors(id).stream()
                    .filter(vector -> rules.stream().anyMatch(vector::aimsAt))
                    // the censuses are taken of the right game elsewhere
                    .filter(vector -> !(vector.task() instanceof Vector.Census))
                    .map(examiner::examine)
                    .filter(
                            result ->
                                    result.status() != Status.PASS
                                            && result.status() != Status.NOT_APPLICABLE)
                    .map(VectorResult::why)
                    .toList();
        }
    }

    /** A run that finds nothing anywhere would pass this one too. */
    @Test
    void control_refusingEverythingIsCaught() {
        WrongImplementation control =
                WrongCatalogue.of("sjoelen").stream()
                        .filter(wrong -> wrong.name().equals("no-to-all"))
                        .findFirst()
                        .orElseThrow();
        assertThat(WrongRun.of(control, vectors("sjoelen")).catches()).isNotEmpty();
    }

    /** A situation that cannot be reached, and an engine that breaks down, catch nothing. */
    @Test
    void onlyAComparisonCatches() {
        Vector vector = vectors("sjoelen").get(0);
        for (What what : List.of(What.SITUATION, What.BREAKDOWN)) {
            Status status = what == What.SITUATION ? Status.ERROR : Status.FAIL;
            VectorResult result =
                    new VectorResult(vector, status, List.of(new Difference(what, "", "a", "b")));
            assertThat(WrongRun.catches(result)).as(what + "").isFalse();
        }
        assertThat(
                        WrongRun.catches(
                                new VectorResult(
                                        vector,
                                        Status.FAIL,
                                        List.of(new Difference(What.POINTS, "", "1", "2")))))
                .isTrue();
    }

    @Test
    void everyWrongImplementationNamesARuleOfItsGameAndWhatItDoesWrong() {
        for (WrongImplementation wrong : WrongCatalogue.all()) {
            Game<?, ?> game = Games.find(wrong.game()).orElseThrow();
            assertThat(game.rulebook().rule(wrong.rule())).as(wrong.name()).isPresent();
            for (Lang lang : Lang.values()) {
                assertThat(wrong.wrong().in(lang)).as(wrong.name()).matches("\\S.*\\S\\.");
            }
            assertThat(WrongCatalogue.bug(wrong.game(), wrong.name())).isNotNull();
        }
    }

    @Test
    void everyBugIsInTheCatalogue() {
        List<String> missing = new ArrayList<>();
        for (Game<?, ?> game : Games.installed()) {
            Set<String> listed =
                    WrongCatalogue.of(game.key().id()).stream()
                            .map(WrongImplementation::name)
                            .collect(Collectors.toCollection(TreeSet::new));
            assertThat(listed)
                    .as(game.key().id())
                    .isNotEmpty()
                    .hasSameSizeAs(WrongCatalogue.of(game.key().id()));
            WrongCatalogue.names(game.key().id()).stream()
                    .filter(name -> !listed.contains(name))
                    .forEach(missing::add);
        }
        assertThat(missing).isEmpty();
    }
}
