package org.pubgames.conformance.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.pubgames.conformance.Examiner;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.VectorFiles;
import org.pubgames.conformance.VectorResult;
import org.pubgames.conformance.VectorResult.Difference;
import org.pubgames.conformance.VectorResult.Status;
import org.pubgames.conformance.VectorResult.What;
import org.pubgames.conformance.testee.Testee;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;

/** Every beast is killed by a vector that is aimed at the rule it breaks. */
class BestiaryTest {

    private static final Map<String, List<Vector>> VECTORS = new ConcurrentHashMap<>();

    private static List<Vector> vectors(String game) {
        return VECTORS.computeIfAbsent(game, id -> VectorFiles.shipped(id).orElseThrow());
    }

    @TestFactory
    Stream<DynamicContainer> everyBeastIsKilled() {
        return Games.installed().stream()
                .map(
                        game ->
                                DynamicContainer.dynamicContainer(
                                        game.key().id(),
                                        Habitats.hunts(game).stream()
                                                .map(
                                                        hunt ->
                                                                DynamicTest.dynamicTest(
                                                                        hunt.beast().name(),
                                                                        () -> killed(hunt)))));
    }

    private static void killed(Hunt hunt) {
        assertThat(hunt.kills())
                .as(hunt.beast().name() + " survives what is aimed at " + hunt.beast().rule())
                .isNotEmpty();
        for (VectorResult kill : hunt.kills()) {
            assertThat(kill.behaviourDiffers()).as(kill.why()).isTrue();
            readable(kill);
        }
    }

    /** What a reader needs to find the mistake: the situation, where it stands, right and wrong. */
    private static void readable(VectorResult kill) {
        assertThat(kill.why())
                .contains(kill.vector().id(), kill.vector().title(), kill.vector().where().file());
        for (Difference difference : kill.differences()) {
            assertThat(difference.expected()).isNotEqualTo(difference.got());
            assertThat(kill.why()).contains(difference.expected(), difference.got());
        }
    }

    /** What kills a beast must not kill a right game that is put to it in the same way. */
    @TestFactory
    Stream<DynamicTest> aRightGameLives() {
        return Games.installed().stream()
                .map(
                        game ->
                                DynamicTest.dynamicTest(
                                        game.key().id(),
                                        () -> assertThat(killsOfRightGame(game)).isEmpty()));
    }

    private static List<String> killsOfRightGame(Game<?, ?> game) {
        String id = game.key().id();
        Set<String> rules =
                Bestiary.of(id).stream()
                        .map(Beast::rule)
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

    /** Were the hunt blind, it would let this one go. */
    @Test
    void control_aBeastThatRefusesEverythingDies() {
        Beast control =
                Bestiary.of("sjoelen").stream()
                        .filter(beast -> beast.name().equals("no-to-all"))
                        .findFirst()
                        .orElseThrow();
        assertThat(Hunt.of(control, vectors("sjoelen")).kills()).isNotEmpty();
    }

    /** A situation that cannot be brought about, and an engine that breaks down, kill nothing. */
    @Test
    void onlyAnAssertionKills() {
        Vector vector = vectors("sjoelen").get(0);
        for (What what : List.of(What.SITUATION, What.BREAKDOWN)) {
            Status status = what == What.SITUATION ? Status.ERROR : Status.FAIL;
            VectorResult result =
                    new VectorResult(vector, status, List.of(new Difference(what, "", "a", "b")));
            assertThat(Hunt.kills(result)).as(what + "").isFalse();
        }
        assertThat(
                        Hunt.kills(
                                new VectorResult(
                                        vector,
                                        Status.FAIL,
                                        List.of(new Difference(What.POINTS, "", "1", "2")))))
                .isTrue();
    }

    @Test
    void everyBeastNamesARuleOfItsGameAndWhatItDoesWrong() {
        for (Beast beast : Bestiary.all()) {
            Game<?, ?> game = Games.find(beast.game()).orElseThrow();
            assertThat(game.rulebook().rule(beast.rule())).as(beast.name()).isPresent();
            for (Lang lang : Lang.values()) {
                assertThat(beast.wrong().in(lang)).as(beast.name()).matches("\\S.*\\S\\.");
            }
            assertThat(Bestiary.bug(beast.game(), beast.name())).isNotNull();
        }
    }

    @Test
    void everyBugIsABeast() {
        List<String> untold = new ArrayList<>();
        for (Game<?, ?> game : Games.installed()) {
            Set<String> told =
                    Bestiary.of(game.key().id()).stream()
                            .map(Beast::name)
                            .collect(Collectors.toCollection(TreeSet::new));
            assertThat(told)
                    .as(game.key().id())
                    .isNotEmpty()
                    .hasSameSizeAs(Bestiary.of(game.key().id()));
            Bestiary.names(game.key().id()).stream()
                    .filter(name -> !told.contains(name))
                    .forEach(untold::add);
        }
        assertThat(untold).isEmpty();
    }
}
