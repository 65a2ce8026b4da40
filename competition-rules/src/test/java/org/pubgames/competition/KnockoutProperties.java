package org.pubgames.competition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.pubgames.competition.CompetitionEvent.ResultCorrected;
import org.pubgames.competition.CompetitionEvent.ResultReported;
import org.pubgames.competition.CompetitionEvent.WalkedOver;
import org.pubgames.competition.CompetitionEvent.Withdrew;

/** Whole knock-outs, played through the game and beside it. */
class KnockoutProperties {

    private static final List<GameScore> FIRST = List.of(new GameScore(9, 4));
    private static final List<GameScore> SECOND = List.of(new GameScore(3, 9));

    private static List<String> pairs(CompetitionState state, int round) {
        int last = state.planned();
        return state.rounds().get(round - 1).pairings().stream()
                .filter(each -> round < last || each.board() == 1)
                .map(each -> each.first() + "-" + each.second())
                .toList();
    }

    /** Round after round, with walk-overs, leavers, matches without anybody, and corrections. */
    @Property(tries = 150)
    void everyRoundAndEveryPlaceIsAsCountedApart(
            @ForAll @IntRange(min = 2, max = 33) int entrants,
            @ForAll boolean third,
            @ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Play play =
                Play.drawn(Shipped.house("wk-knock-out", "thirdPlaceMatch: " + third), entrants);
        KnockoutOracle oracle = new KnockoutOracle(Shipped.seats(entrants).names());
        for (int round = 1; !oracle.over(); round++) {
            assertThat(pairs(play.state(), round))
                    .containsExactlyInAnyOrderElementsOf(oracle.pairs());
            List<String> out = new ArrayList<>();
            for (Pairing each : play.state().rounds().get(round - 1).pairings()) {
                if (round < play.state().planned() || each.board() == 1) {
                    out.addAll(play(play, round, each, random));
                }
            }
            oracle.round(out);
        }
        bronze(play, oracle, third, random);
        Map<String, Integer> places =
                play.state().standings().stream()
                        .collect(
                                Collectors.toMap(
                                        Standing::player,
                                        Standing::rank,
                                        (one, other) -> one,
                                        TreeMap::new));
        assertThat(places).isEqualTo(oracle.places());
        assertThat(play.match().outcome()).isPresent();
    }

    /** Plays a match somehow; who is out. */
    private static List<String> play(
            Play play, int round, Pairing pairing, SplittableRandom random) {
        boolean firstWins = random.nextBoolean();
        int board = pairing.board();
        String loser = firstWins ? pairing.second() : pairing.first();
        boolean lastRounds = round >= play.state().planned() - 1;
        switch (random.nextInt(lastRounds ? 5 : 8)) {
            case 0 -> play.then(new WalkedOver(round, board, List.of(loser)));
            case 1 -> {
                play.then(new ResultReported(round, board, firstWins ? SECOND : FIRST));
                play.then(new ResultCorrected(round, board, firstWins ? FIRST : SECOND));
            }
            case 5 -> play.then(new Withdrew(loser));
            case 6 -> {
                play.then(new WalkedOver(round, board, pairing.sides()));
                return pairing.sides();
            }
            default -> play.then(new ResultReported(round, board, firstWins ? FIRST : SECOND));
        }
        return List.of(loser);
    }

    private static void bronze(
            Play play, KnockoutOracle oracle, boolean third, SplittableRandom random) {
        if (!third || oracle.semiLosers().size() < 2) {
            if (third && play.state().tree().size() > 2 && !oracle.semiLosers().isEmpty()) {
                // alone: nobody comes from the other semi-final
                oracle.third(oracle.semiLosers().get(0));
            }
            return;
        }
        int last = play.state().planned();
        Pairing match = play.state().pairing(last, 2).orElseThrow();
        assertThat(match.sides()).containsExactlyInAnyOrderElementsOf(oracle.semiLosers());
        boolean firstWins = random.nextBoolean();
        play.then(new ResultReported(last, 2, firstWins ? FIRST : SECOND));
        oracle.third(firstWins ? match.first() : match.second());
    }

    /** The places by lot: everybody once, the first two seeds at the ends, byes for the best. */
    @Property(tries = 60)
    void lotsGiveEverybodyOnePlace(
            @ForAll @IntRange(min = 2, max = 33) int entrants, @ForAll int seed) {
        Play play = Play.in(Shipped.variant("badminton-knock-out"), Shipped.seats(entrants));
        List<String> names = Shipped.seats(entrants).names();
        names.forEach(name -> play.then(new CompetitionEvent.Entered(name)));
        play.then(new CompetitionEvent.Drawn(seed));
        List<String> there = new ArrayList<>();
        CompetitionRound first = play.state().rounds().get(0);
        first.pairings().forEach(each -> there.addAll(each.sides()));
        List<String> byes = first.unpaired().stream().map(Unpaired::player).toList();
        there.addAll(byes);
        assertThat(there).containsExactlyInAnyOrderElementsOf(names);
        assertThat(byes.size()).isEqualTo((1 << play.state().planned()) - entrants);
        // lots decide among seeds of one class: all classes that the byes fill have them
        int sure = Integer.highestOneBit(Math.min(byes.size(), 16));
        assertThat(byes).containsAll(names.subList(0, byes.isEmpty() ? 0 : sure));
    }
}
