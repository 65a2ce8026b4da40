package org.pubgames.shuffleboard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.Score;
import org.pubgames.core.Variant;
import org.pubgames.shuffleboard.ShuffleboardEvent.EndPlayed;

/**
 * One game shared by threads. Rule engine sessions shared wrongly once gave wrong scores without
 * any error.
 */
@ParameterizedClass(name = "{0}")
@MethodSource("org.pubgames.core.contract.TestedGames#all")
class ConcurrencyTest {

    private static final int THREADS = 2;
    private static final int LAYOUTS = 600;

    private final TestedShuffleboard tested;
    private final Shuffleboard game;
    private final Houses houses;
    private final Reckoning reckoning;

    /** One game in threads. */
    ConcurrencyTest(TestedShuffleboard tested) {
        this.tested = tested;
        this.game = tested.shuffleboard();
        this.houses = tested.houseRules();
        this.reckoning = tested.reckoning();
    }

    private static List<String> inThreads(IntFunction<Callable<List<String>>> work)
            throws InterruptedException, ExecutionException {
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            List<Future<List<String>>> futures = new ArrayList<>();
            for (int i = 0; i < THREADS; i++) {
                futures.add(threads.submit(work.apply(i)));
            }
            List<String> wrong = new ArrayList<>();
            for (Future<List<String>> future : futures) {
                wrong.addAll(future.get());
            }
            return wrong;
        } finally {
            threads.shutdownNow();
        }
    }

    private String byHand(Variant variant, Layout layout) {
        int[] points = reckoning.points(variant, layout.discs());
        return points[0] + ":" + points[1];
    }

    private List<String> layouts(Shuffleboard shared, long thread) {
        List<String> wrong = new ArrayList<>();
        for (int i = 0; i < LAYOUTS; i++) {
            Variant variant = i % 2 == 0 ? houses.house() : houses.drawn(i % Houses.DRAWN);
            Layout layout =
                    Layout.drawn(game, variant, reckoning.drawing(variant), thread * LAYOUTS + i);
            Score score = shared.scoring(variant).end(layout.measured()).orElseThrow();
            String found = score.cells().get("a") + ":" + score.cells().get("b");
            if (!found.equals(byHand(variant, layout))) {
                wrong.add(found + " " + layout);
            }
        }
        return wrong;
    }

    @Test
    void aSharedGameCountsRightInEveryThread() throws Exception {
        assertThat(inThreads(thread -> () -> layouts(game, thread))).isEmpty();
    }

    @Test
    void aGameMadeWhileOthersAskCountsRightToo() throws Exception {
        Shuffleboard shared = (Shuffleboard) tested.another().typed();
        assertThat(inThreads(thread -> () -> layouts(shared, 10 + thread))).isEmpty();
    }

    @Test
    void matchesFromOneOpeningGoOnApart() throws Exception {
        Variant variant = houses.house();
        Story opening = Story.of(game, variant);
        assertThat(
                        inThreads(
                                thread ->
                                        () -> {
                                            List<String> wrong = new ArrayList<>();
                                            for (int i = 0; i < LAYOUTS / 3; i++) {
                                                wrong.addAll(end(opening, variant, thread, i));
                                            }
                                            return wrong;
                                        }))
                .isEmpty();
        assertThat(opening.match().size()).isEqualTo(1);
    }

    private List<String> end(Story opening, Variant variant, int thread, int number) {
        Layout layout =
                Layout.drawn(
                        game,
                        variant,
                        reckoning.drawing(variant),
                        (20L + thread) * LAYOUTS + number);
        EndResult result =
                opening.match()
                        .judge(new EndPlayed(layout.measured()))
                        .orElseThrow()
                        .match()
                        .state()
                        .lastResult()
                        .orElseThrow();
        String found = result.a() + ":" + result.b();
        return found.equals(byHand(variant, layout)) ? List.of() : List.of(found + " " + layout);
    }
}
