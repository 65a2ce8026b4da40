package org.pubgames.sjoelen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Games;
import org.pubgames.core.Match;
import org.pubgames.core.Ruling;
import org.pubgames.core.Score;
import org.pubgames.core.Seats;
import org.pubgames.core.rules.RuledGames;

/**
 * One game shared by several threads. Rule engine sessions shared wrongly once gave wrong scores
 * without any error.
 */
class ConcurrencyTest {

    private static final int THREADS = 4;
    private static final int TURNS = 1_000;
    private static final String ANNA = "Anna";

    private static Compartments scattered(RandomGenerator random) {
        Compartments layout = Compartments.EMPTY;
        int discs = random.nextInt(31);
        for (int i = 0; i < discs; i++) {
            layout = layout.plus(random.nextInt(4), 1);
        }
        return layout;
    }

    /** Plays a turn that ends with this layout; the wrong score, or none. */
    private static List<String> turn(
            Match<SjoelenState, SjoelenEvent> opening, Compartments layout) {
        Match<SjoelenState, SjoelenEvent> match = opening;
        List<Ruling> rulings = List.of();
        while (match.state().players().get(0).card().isEmpty()) {
            SjoelenEvent event =
                    match.state().players().get(0).turn().filter(TurnInPlay::bonusStage).isPresent()
                            ? new SjoelenEvent.BonusPlayed(ANNA, Compartments.of(0, 0, 1, 0))
                            : SjoelenEvent.SubTurnPlayed.of(
                                    ANNA,
                                    layout.first(),
                                    layout.second(),
                                    layout.third(),
                                    layout.fourth());
            var verdict = match.judge(event).orElseThrow();
            match = verdict.match();
            rulings = verdict.rulings();
        }
        int expected = Oracle.points(layout) == Oracle.HIGHEST ? 156 : Oracle.points(layout);
        int awarded = rulings.stream().mapToInt(Ruling::points).sum();
        int scored = match.state().points(ANNA);
        return awarded == expected && scored == expected
                ? List.of()
                : List.of(layout + ": " + scored + " and " + awarded + ", not " + expected);
    }

    private static List<String> inThreads(Callable<List<String>> work)
            throws InterruptedException, ExecutionException {
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            List<String> wrong = new ArrayList<>();
            for (Future<List<String>> done :
                    threads.invokeAll(Collections.nCopies(THREADS, work))) {
                wrong.addAll(done.get());
            }
            return wrong;
        } finally {
            threads.shutdown();
        }
    }

    @Test
    void wholeTurnsOfOneSharedMatchScoreRightInEveryThread() throws Exception {
        Match<SjoelenState, SjoelenEvent> opening =
                Shipped.GAME.open(Shipped.variant("ans-pre2016"), Seats.of(ANNA));
        List<String> wrong =
                inThreads(
                        () -> {
                            RandomGenerator random =
                                    new SplittableRandom(Thread.currentThread().getId());
                            List<String> found = new ArrayList<>();
                            for (int i = 0; i < TURNS; i++) {
                                found.addAll(turn(opening, scattered(random)));
                            }
                            found.addAll(turn(opening, Compartments.of(7, 7, 9, 7)));
                            return found;
                        });
        assertThat(wrong).isEmpty();
    }

    @Test
    void liveScoresOfOneSharedScoringAreRightInEveryThread() throws Exception {
        SjoelenScoring scoring = Shipped.GAME.scoring(Shipped.variant("s240"));
        List<String> wrong =
                inThreads(
                        () -> {
                            RandomGenerator random =
                                    new SplittableRandom(Thread.currentThread().getId());
                            List<String> found = new ArrayList<>();
                            for (int i = 0; i < 4 * TURNS; i++) {
                                Compartments layout = scattered(random);
                                Score score =
                                        scoring.score(layout, Compartments.EMPTY).orElseThrow();
                                if (score.points() != Oracle.points(layout)
                                        || scoring.points(layout) != score.points()) {
                                    found.add(layout + ": " + score);
                                }
                            }
                            return found;
                        });
        assertThat(wrong).isEmpty();
    }

    @Test
    void aGameMadeInManyThreadsAtOnceGivesOneTableOfPoints() throws Exception {
        Sjoelen game = RuledGames.of(Games.game(Sjoelen.KEY)).anew().as(Sjoelen.class);
        List<String> wrong =
                inThreads(
                        () -> {
                            List<String> found = new ArrayList<>();
                            for (int fours = 0; fours <= 30; fours++) {
                                Compartments layout = Compartments.of(0, 0, fours, 30 - fours);
                                int points =
                                        game.scoring(game.variants().standard()).points(layout);
                                if (points != Oracle.points(layout)) {
                                    found.add(layout + ": " + points);
                                }
                            }
                            return found;
                        });
        assertThat(wrong).isEmpty();
    }
}
