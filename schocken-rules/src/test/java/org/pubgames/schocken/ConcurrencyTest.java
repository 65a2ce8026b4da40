package org.pubgames.schocken;

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
import org.pubgames.core.Variant;
import org.pubgames.core.rules.RuledGames;
import org.pubgames.core.spi.Judging;
import org.pubgames.schocken.SchockenEvent.StarterThrown;
import org.pubgames.schocken.SchockenEvent.Stood;
import org.pubgames.schocken.SchockenEvent.Thrown;
import org.pubgames.schocken.SchockenEvent.Uncovered;
import org.pubgames.schocken.play.ThrowRanks;

/**
 * One game shared by several threads. Rule engine sessions shared wrongly once gave wrong scores
 * without any error.
 */
class ConcurrencyTest {

    private static final int THREADS = 4;
    private static final int ROUNDS = 800;

    private static List<Integer> dice(RandomGenerator random) {
        return List.of(1 + random.nextInt(6), 1 + random.nextInt(6), 1 + random.nextInt(6));
    }

    private static Match<SchockenState, SchockenEvent> then(
            Match<SchockenState, SchockenEvent> match, SchockenEvent... events) {
        Match<SchockenState, SchockenEvent> after = match;
        for (SchockenEvent event : events) {
            after = after.judge(event).orElseThrow().match();
        }
        return after;
    }

    /** A Schuss and its answer from a full stock; what is wrong with its end, or nothing. */
    private static List<String> round(
            Match<SchockenState, SchockenEvent> opening,
            Oracle oracle,
            List<Integer> anna,
            List<Integer> bram) {
        Match<SchockenState, SchockenEvent> match =
                then(
                        opening,
                        Thrown.of("Anna", anna),
                        Thrown.of("Bram", bram),
                        Uncovered.by("Anna"),
                        new Stood("Anna"),
                        Uncovered.by("Bram"));
        Oracle.Listed hers = oracle.listed(anna, true);
        Oracle.Listed his = oracle.listed(bram, true);
        SchockenState state = match.state();
        boolean annaWins = hers.place() < his.place();
        Oracle.Listed best = annaWins ? hers : his;
        String loser = annaWins ? "Bram" : "Anna";
        boolean right;
        if (hers.place() == his.place()) {
            right = state.rollOff().isPresent() != best.all();
        } else if (best.all()) {
            right = state.halfLosers().equals(List.of(loser));
        } else {
            right =
                    state.player(loser).orElseThrow().discs() == best.discs()
                            && state.stock() == state.discs() - best.discs()
                            && state.leader().orElseThrow().equals(loser);
        }
        return right ? List.of() : List.of(anna + " " + bram + ": " + state);
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
    void roundsOfOneSharedMatchAreSettledRightInEveryThread() throws Exception {
        Variant variant = Shipped.variant("hattersheim");
        Oracle oracle = new Oracle(Schocken.settings(variant));
        Match<SchockenState, SchockenEvent> opening =
                then(
                        Shipped.GAME.open(variant, PlayedMatch.seats(2)),
                        new StarterThrown("Anna", List.of(6)),
                        new StarterThrown("Bram", List.of(1)));
        List<String> wrong =
                inThreads(
                        () -> {
                            RandomGenerator random =
                                    new SplittableRandom(Thread.currentThread().getId());
                            List<String> found = new ArrayList<>();
                            for (int i = 0; i < ROUNDS; i++) {
                                found.addAll(round(opening, oracle, dice(random), dice(random)));
                            }
                            found.addAll(
                                    round(opening, oracle, List.of(1, 1, 1), List.of(1, 1, 1)));
                            return found;
                        });
        assertThat(wrong).isEmpty();
    }

    @Test
    void liveRanksOfOneSharedRuleSetAreRightInEveryThread() throws Exception {
        Variant variant = Houses.drawn(7);
        SchockenSettings settings = Schocken.settings(variant);
        Oracle oracle = new Oracle(settings);
        List<String> wrong =
                inThreads(
                        () -> {
                            RandomGenerator random =
                                    new SplittableRandom(Thread.currentThread().getId());
                            List<String> found = new ArrayList<>();
                            for (int i = 0; i < 4 * ROUNDS; i++) {
                                List<Integer> dice = Hand.sorted(dice(random));
                                boolean fromHand = random.nextBoolean();
                                Oracle.Listed listed = oracle.listed(dice, fromHand);
                                try (Judging judging = RuledGames.of(Shipped.GAME).rules().open()) {
                                    Worth worth =
                                            judging.put(
                                                            ThrowRanks.question(
                                                                    judging, "", dice, fromHand,
                                                                    settings))
                                                    .effect(Worth.class)
                                                    .orElseThrow();
                                    if (worth.category() != listed.category()
                                            || worth.discs() != listed.discs()
                                            || worth.all() != listed.all()) {
                                        found.add(dice + ": " + worth);
                                    }
                                }
                            }
                            return found;
                        });
        assertThat(wrong).isEmpty();
    }

    @Test
    void aGameMadeInManyThreadsAtOnceGivesOneTableOfRanks() throws Exception {
        Schocken game = RuledGames.of(Games.game(Schocken.KEY)).anew().as(Schocken.class);
        Oracle oracle = new Oracle(Schocken.settings(game.variants().standard()));
        List<String> wrong =
                inThreads(
                        () -> {
                            List<String> found = new ArrayList<>();
                            for (String dice : Oracle.all()) {
                                int rank =
                                        game.scoring(game.variants().standard())
                                                .rank(Oracle.dice(dice), true)
                                                .rank();
                                if (rank != oracle.rank(dice, true)) {
                                    found.add(dice + ": " + rank);
                                }
                            }
                            return found;
                        });
        assertThat(wrong).isEmpty();
    }
}
