package org.pubgames.competition.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.pubgames.competition.pairing.Bracket.GrandFinal;
import org.pubgames.competition.pairing.BracketMatch.Part;
import org.pubgames.competition.pairing.BracketMatch.Source;

/** Knock-outs played to the end with random winners. */
class BracketProperties {

    @Provide
    Arbitrary<Seeding> seedings() {
        return Arbitraries.integers()
                .flatMap(
                        seed ->
                                Arbitraries.of(
                                        new Seeding.InOrder(),
                                        new Seeding.Drawn(0, seed),
                                        new Seeding.Drawn(2, seed)));
    }

    /** Plays all matches; losses per entrant. Nobody plays who is not known or is out. */
    private static Map<Integer, Integer> losses(Bracket bracket, long seed, int allowed) {
        Random random = new Random(seed);
        Map<Integer, Integer> losses = new HashMap<>();
        List<Integer> winners = new ArrayList<>();
        List<Integer> losers = new ArrayList<>();
        for (BracketMatch match : bracket.matches()) {
            int first = entrant(match.first(), winners, losers);
            int second = entrant(match.second(), winners, losers);
            assertThat(first).isNotEqualTo(second);
            assertThat(match.number()).isEqualTo(winners.size());
            boolean firstWins = random.nextBoolean();
            if (match.part() == Part.DECIDER
                    && winners.get(match.number() - 1) == last(winners, bracket)) {
                winners.add(first);
                losers.add(second);
                continue;
            }
            winners.add(firstWins ? first : second);
            losers.add(firstWins ? second : first);
            if (match.part() != Part.BRONZE) {
                int out = firstWins ? second : first;
                assertThat(losses.merge(out, 1, Integer::sum)).isLessThanOrEqualTo(allowed);
            }
        }
        return losses;
    }

    /** The winner of the upper part. */
    private static int last(List<Integer> winners, Bracket bracket) {
        List<BracketMatch> upper = bracket.part(Part.UPPER);
        return winners.get(upper.get(upper.size() - 1).number());
    }

    private static int entrant(Source source, List<Integer> winners, List<Integer> losers) {
        if (source instanceof Source.Entrant entrant) {
            return entrant.entrant();
        }
        return source instanceof Source.WinnerOf winner
                ? winners.get(winner.match())
                : losers.get(((Source.LoserOf) source).match());
    }

    @Property(tries = 400)
    void allButOneLoseOnce(
            @ForAll @IntRange(min = 2, max = 130) int entrants,
            @ForAll("seedings") Seeding seeding,
            @ForAll boolean bronze,
            @ForAll long seed) {
        Bracket bracket = Bracket.single(entrants, seeding, bronze);
        assertThat(bracket.part(Part.MAIN)).hasSize(entrants - 1);
        Map<Integer, Integer> losses = losses(bracket, seed, 1);
        assertThat(losses).hasSize(entrants - 1);
    }

    @Property(tries = 400)
    void allButOneLoseTwice(
            @ForAll @IntRange(min = 2, max = 130) int entrants,
            @ForAll("seedings") Seeding seeding,
            @ForAll long seed) {
        Bracket simple = Bracket.doubled(entrants, seeding, GrandFinal.SIMPLE);
        assertThat(simple.matches()).hasSize(2 * entrants - 2);
        Bracket bracket = Bracket.doubled(entrants, seeding, GrandFinal.DOUBLE);
        assertThat(bracket.matches()).hasSize(2 * entrants - 1);
        Map<Integer, Integer> losses = losses(bracket, seed, 2);
        List<Integer> unbeaten =
                IntStream.range(0, entrants)
                        .filter(i -> losses.getOrDefault(i, 0) < 2)
                        .boxed()
                        .toList();
        assertThat(unbeaten).hasSize(1);
    }

    @Property(tries = 300)
    void byesAreInTheFirstRoundOnlyAndGoToTheBest(
            @ForAll @IntRange(min = 2, max = 130) int entrants,
            @ForAll("seedings") Seeding seeding) {
        List<Integer> lines = seeding.lines(entrants);
        assertThat(Integer.bitCount(lines.size())).isEqualTo(1);
        assertThat(lines.size()).isBetween(entrants, 2 * entrants - 1);
        Set<Integer> byes = new HashSet<>();
        for (int line = 0; line < lines.size(); line += 2) {
            List<Integer> two = lines.subList(line, line + 2);
            assertThat(two).isNotEqualTo(List.of(Seeding.BYE, Seeding.BYE));
            if (two.contains(Seeding.BYE)) {
                byes.add(two.get(0) == Seeding.BYE ? two.get(1) : two.get(0));
            }
        }
        assertThat(byes).hasSize(lines.size() - entrants);
        int sure =
                seeding instanceof Seeding.Drawn drawn
                        ? Math.min(drawn.seeds(), entrants)
                        : byes.size();
        for (int best = 0; best < Math.min(sure, byes.size()); best++) {
            assertThat(byes).contains(best);
        }
        assertThat(lines)
                .filteredOn(line -> line != Seeding.BYE)
                .containsExactlyInAnyOrderElementsOf(IntStream.range(0, entrants).boxed().toList());
    }

    @Property(tries = 300)
    void groupsDifferByOneAtMost(
            @ForAll @IntRange(min = 1, max = 90) int entrants,
            @ForAll @IntRange(min = 1, max = 20) int groups) {
        int number = Math.min(entrants, groups);
        List<List<Integer>> filled = Groups.snake(entrants, number);
        assertThat(filled).allMatch(group -> group.size() - entrants / number <= 1);
        assertThat(filled).allMatch(group -> group.size() >= entrants / number);
        assertThat(filled.stream().flatMap(List::stream))
                .containsExactlyInAnyOrderElementsOf(IntStream.range(0, entrants).boxed().toList());
    }
}
