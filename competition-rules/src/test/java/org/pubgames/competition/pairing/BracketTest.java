package org.pubgames.competition.pairing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.pubgames.competition.pairing.Bracket.GrandFinal;
import org.pubgames.competition.pairing.BracketMatch.Part;
import org.pubgames.competition.pairing.BracketMatch.Source;

/** Draws in printed numbers (from 1). */
class BracketTest {

    private static String printed(BracketMatch match) {
        return printed(match.first()) + "-" + printed(match.second());
    }

    private static String printed(Source source) {
        if (source instanceof Source.Entrant entrant) {
            return String.valueOf(entrant.entrant() + 1);
        }
        return source instanceof Source.WinnerOf winner
                ? "W" + winner.match()
                : "L" + ((Source.LoserOf) source).match();
    }

    private static List<String> printed(Bracket bracket, Part part, int round) {
        return bracket.part(part).stream()
                .filter(match -> match.round() == round)
                .map(BracketTest::printed)
                .toList();
    }

    @Test
    void seedsStandSoThatTheBestMeetLast() {
        assertThat(SeedOrder.of(8)).containsExactly(1, 8, 4, 5, 2, 7, 3, 6);
        assertThat(SeedOrder.of(16))
                .containsExactly(1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11);
        assertThat(SeedOrder.of(64)).startsWith(1, 64).containsSubsequence(2, 63);
        assertThatIllegalArgumentException().isThrownBy(() -> SeedOrder.of(12));
        assertThatIllegalArgumentException().isThrownBy(() -> SeedOrder.of(1));
    }

    @Test
    void ofElevenTheBestFiveHaveByes() {
        Bracket bracket = Bracket.single(11, new Seeding.InOrder(), false);
        assertThat(printed(bracket, Part.MAIN, 1)).containsExactlyInAnyOrder("8-9", "7-10", "6-11");
        assertThat(printed(bracket, Part.MAIN, 2)).containsExactly("1-W0", "4-5", "2-W1", "3-W2");
        assertThat(bracket.matches()).hasSize(10);
    }

    @Test
    void losersOfTheSemiFinalsPlayForBronze() {
        Bracket bracket = Bracket.single(4, new Seeding.InOrder(), true);
        assertThat(bracket.matches())
                .map(BracketTest::printed)
                .containsExactly("1-4", "2-3", "W0-W1", "L0-L1");
        assertThat(bracket.part(Part.BRONZE)).hasSize(1);
        assertThat(Bracket.single(3, new Seeding.InOrder(), true).part(Part.BRONZE)).isEmpty();
    }

    @Test
    void theDoubleKnockOutOfEight() {
        Bracket bracket = Bracket.doubled(8, new Seeding.InOrder(), GrandFinal.DOUBLE);
        assertThat(printed(bracket, Part.UPPER, 1)).containsExactly("1-8", "4-5", "2-7", "3-6");
        assertThat(printed(bracket, Part.LOWER, 1)).containsExactly("L0-L1", "L2-L3");
        assertThat(printed(bracket, Part.LOWER, 2)).containsExactly("W7-L5", "W8-L4");
        assertThat(printed(bracket, Part.LOWER, 3)).containsExactly("W9-W10");
        assertThat(printed(bracket, Part.LOWER, 4)).containsExactly("W11-L6");
        assertThat(printed(bracket, Part.GRAND_FINAL, 1)).containsExactly("W6-W12");
        assertThat(printed(bracket, Part.DECIDER, 1)).containsExactly("W13-L13");
    }

    @Test
    void theGrandFinalMayBeLeftOut() {
        Seeding order = new Seeding.InOrder();
        assertThat(Bracket.doubled(8, order, GrandFinal.NONE).matches()).hasSize(13);
        assertThat(Bracket.doubled(8, order, GrandFinal.SIMPLE).matches()).hasSize(14);
    }

    @Test
    void lotDecidesTheHalfOfTheThirdSeed() {
        Set<Boolean> upper = new HashSet<>();
        for (int seedNumber = 0; seedNumber < 20; seedNumber++) {
            List<Integer> lines = new Seeding.Drawn(4, seedNumber).lines(16);
            assertThat(lines).startsWith(0).endsWith(1);
            boolean third = lines.indexOf(2) < 8;
            boolean fourth = lines.indexOf(3) < 8;
            assertThat(third).isNotEqualTo(fourth);
            upper.add(third);
        }
        assertThat(upper).containsExactlyInAnyOrder(true, false);
    }

    @Test
    void seedsAreAPowerOfTwoAndNotMoreThanEntrants() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Seeding.Drawn(3, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> new Seeding.Drawn(1, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> new Seeding.Drawn(8, 1).lines(7));
        assertThatIllegalArgumentException().isThrownBy(() -> new Seeding.InOrder().lines(1));
    }

    @Test
    void theSnake() {
        assertThat(Groups.snake(8, 2)).containsExactly(List.of(0, 3, 4, 7), List.of(1, 2, 5, 6));
        assertThatIllegalArgumentException().isThrownBy(() -> Groups.snake(3, 4));
        assertThatIllegalArgumentException().isThrownBy(() -> Groups.snake(3, 0));
    }

    @Test
    void firstsMeetSecondsOfTheGroupBeside() {
        assertThat(GroupSeeds.of(List.of(2, 2)))
                .containsExactly(
                        new Groups.Place(0, 1),
                        new Groups.Place(1, 1),
                        new Groups.Place(0, 2),
                        new Groups.Place(1, 2));
        for (int groups = 2; groups <= 16; groups *= 2) {
            List<Groups.Place> seeds = GroupSeeds.of(Collections.nCopies(groups, 2));
            List<Integer> lines = new Seeding.InOrder().lines(seeds.size());
            for (int line = 0; line < lines.size(); line += 2) {
                Groups.Place one = seeds.get(lines.get(line));
                Groups.Place other = seeds.get(lines.get(line + 1));
                assertThat(one.place() + other.place()).isEqualTo(3);
                assertThat(one.group() ^ other.group()).isEqualTo(1);
            }
            for (int group = 0; group < groups; group++) {
                int first = lines.indexOf(seeds.indexOf(new Groups.Place(group, 1)));
                int second = lines.indexOf(seeds.indexOf(new Groups.Place(group, 2)));
                assertThat(first < groups).isNotEqualTo(second < groups);
            }
        }
    }

    /**
     * Of any groups, of which any number goes on: nobody meets somebody of its own group at once.
     */
    @Test
    void nobodyMeetsItsOwnGroupAtOnce() {
        for (int groups = 2; groups <= 16; groups++) {
            for (int qualifiers = 1; qualifiers <= 4; qualifiers++) {
                List<Groups.Place> seeds = GroupSeeds.of(Collections.nCopies(groups, qualifiers));
                assertThat(seeds).hasSize(groups * qualifiers).doesNotHaveDuplicates();
                assertThat(seeds).isSortedAccordingTo(Comparator.comparing(Groups.Place::place));
                List<Integer> lines = new Seeding.InOrder().lines(seeds.size());
                for (int line = 0; line < lines.size(); line += 2) {
                    int one = lines.get(line);
                    int other = lines.get(line + 1);
                    if (one != Seeding.BYE && other != Seeding.BYE) {
                        assertThat(seeds.get(one).group())
                                .as(groups + " groups, " + qualifiers + " of each")
                                .isNotEqualTo(seeds.get(other).group());
                    }
                }
            }
        }
    }
}
