package org.pubgames.conformance.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.pubgames.conformance.ShippedVectors;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.VectorResult;
import org.pubgames.conformance.VectorResult.Status;
import org.pubgames.conformance.comparison.Examiner;
import org.pubgames.conformance.testee.OwnGames;
import org.pubgames.conformance.testee.Testee;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Variant;

/** The samples that testers copy are short and right. */
class SamplesTest {

    private static final Path SAMPLES = Path.of("samples");

    /** A sample and what runs it. */
    enum Engine {
        PYTHON("python3", "python/engine.py"),
        JAVASCRIPT("node", "javascript/engine.mjs"),
        JAVA(Machine.java(), "java/Engine.java");

        private final String program;
        private final Path file;

        Engine(String program, String file) {
            this.program = program;
            this.file = SAMPLES.resolve(file);
        }

        List<String> games() {
            return this == JAVA ? List.of("sjoelen") : List.of("sjoelen", "schocken");
        }

        ProcessTestee start() {
            assumeTrue(present(), program + " is not installed");
            return new ProcessTestee(
                    new Launch(
                            List.of(program, file.toString()), Machine.PATIENT, Machine.PATIENT));
        }

        private boolean present() {
            return Machine.has(program);
        }
    }

    @ParameterizedTest
    @EnumSource
    void isShort(Engine sample) throws IOException {
        assertThat(Files.readAllLines(sample.file)).hasSizeLessThan(150);
    }

    /** One vector in five, and one census of each game. */
    @ParameterizedTest
    @EnumSource
    void passesVectorsThatApply(Engine sample) {
        List<Vector> vectors = new ArrayList<>();
        for (String game : List.of("sjoelen", "schocken")) {
            List<Vector> all = ShippedVectors.of(game);
            all.stream().filter(SamplesTest::census).findFirst().ifPresent(vectors::add);
            for (int i = 0; i < all.size(); i += 5) {
                if (!census(all.get(i))) {
                    vectors.add(all.get(i));
                }
            }
        }
        passes(sample, vectors);
    }

    @ParameterizedTest
    @EnumSource
    @Tag("proof")
    void passesEveryVectorThatApplies(Engine sample) {
        List<Vector> vectors = new ArrayList<>();
        for (String game : List.of("sjoelen", "schocken")) {
            vectors.addAll(ShippedVectors.of(game));
        }
        passes(sample, vectors);
    }

    private static boolean census(Vector vector) {
        return vector.task() instanceof Vector.Census;
    }

    private static void passes(Engine sample, List<Vector> shipped) {
        List<Vector> vectors = new ArrayList<>(Questions.sjoelen());
        vectors.addAll(Questions.schocken());
        vectors.addAll(shipped);
        try (ProcessTestee testee = sample.start()) {
            Examiner examiner = new Examiner(testee, testee.claim());
            List<VectorResult> results =
                    vectors.stream()
                            .map(examiner::examine)
                            .filter(result -> result.status() != Status.NOT_APPLICABLE)
                            .toList();
            assertThat(results)
                    .hasSizeGreaterThanOrEqualTo(Questions.sjoelen().size())
                    .allSatisfy(
                            result ->
                                    assertThat(result.status())
                                            .as(result.why())
                                            .isEqualTo(Status.PASS));
        }
    }

    @ParameterizedTest
    @EnumSource
    void answersLikeOurRulesUnderEveryShippedVariant(Engine sample) {
        try (ProcessTestee testee = sample.start();
                OwnGames own = new OwnGames(Games.installed())) {
            for (String id : sample.games()) {
                Game<?, ?> game = Games.find(id).orElseThrow();
                for (Variant variant : game.variants().all()) {
                    List<String> questions =
                            id.equals("sjoelen") ? layouts(variant) : throwsOfDice();
                    assertThat(answers(testee, variant, questions))
                            .as(variant.id())
                            .isEqualTo(answers(own, variant, questions));
                }
            }
        }
    }

    private static List<Map<String, String>> answers(
            Testee testee, Variant variant, List<String> questions) {
        assertThat(testee.variant(variant)).as(variant.id()).isEmpty();
        return testee.ask(questions);
    }

    /** Possible and impossible ones, always the same for a variant. */
    private static List<String> layouts(Variant variant) {
        Random random = new Random(variant.id().hashCode());
        List<String> layouts = new ArrayList<>();
        layouts.add("{\"compartments\":[2,3,4,1]}");
        for (int i = 0; i < 150; i++) {
            int most = 2 + random.nextInt(12);
            layouts.add(
                    "{\"compartments\":[%d,%d,%d,%d]}"
                            .formatted(
                                    random.nextInt(most) - (i % 30 == 0 ? 1 : 0),
                                    random.nextInt(most),
                                    random.nextInt(most),
                                    random.nextInt(most)));
        }
        return layouts;
    }

    private static List<String> throwsOfDice() {
        List<String> dice = new ArrayList<>();
        for (int first = 0; first <= 6; first++) {
            for (int second = 1; second <= 6; second++) {
                for (int third = 1; third <= 6; third++) {
                    dice.add("{\"dice\":[%d,%d,%d]}".formatted(first, second, third));
                }
            }
        }
        return dice;
    }
}
