package org.pubgames.competition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.pubgames.competition.CompetitionEvent.LotsDrawn;
import org.pubgames.competition.CompetitionEvent.ResultCorrected;
import org.pubgames.competition.CompetitionEvent.RoundDrawn;
import org.pubgames.competition.CompetitionEvent.WalkedOver;
import org.pubgames.competition.CompetitionEvent.Withdrew;

/** Groups and the knock-out behind them, beside lists of wins kept by hand. */
class GroupsProperties {

    private static final GameScore WON = new GameScore(9, 4);

    private static Play drawn(int entrants, int groups, int goOn, String... more) {
        List<String> changes = new ArrayList<>(List.of(more));
        changes.add("numbering: by-entry");
        changes.add("groups: " + groups);
        changes.add("groupQualifiers: " + goOn);
        return Play.drawn(Shipped.house("club-groups", changes.toArray(String[]::new)), entrants);
    }

    /** Plays whatever is open, in any order; the wins of everybody. */
    private static Map<String, Integer> played(Play play, SplittableRandom random) {
        Map<String, Integer> wins = new TreeMap<>();
        while (!play.state().open().isEmpty()) {
            List<int[]> open = new ArrayList<>();
            for (CompetitionRound round : play.state().rounds()) {
                play.state()
                        .open(round)
                        .forEach(each -> open.add(new int[] {round.number(), each.board()}));
            }
            int[] next = open.get(random.nextInt(open.size()));
            Pairing pairing = play.state().pairing(next[0], next[1]).orElseThrow();
            boolean first = random.nextBoolean();
            if (random.nextInt(6) == 0) {
                play.then(
                        new WalkedOver(
                                next[0],
                                next[1],
                                List.of(first ? pairing.second() : pairing.first())));
            } else {
                play.result(
                        next[0],
                        next[1],
                        first ? 9 : random.nextInt(9),
                        first ? random.nextInt(9) : 9);
            }
            wins.merge(first ? pairing.first() : pairing.second(), 1, Integer::sum);
        }
        return wins;
    }

    /** The snake by hand: forth and back. */
    private static int group(int number, int groups) {
        int along = number % (2 * groups);
        return along < groups ? along : 2 * groups - 1 - along;
    }

    @Property(tries = 120)
    void theBestOfEachGroupGoOnAndMeetOthersFirst(
            @ForAll @IntRange(min = 2, max = 5) int groups,
            @ForAll @IntRange(min = 1, max = 3) int goOn,
            @ForAll @IntRange(min = 0, max = 9) int more,
            @ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int entrants = groups * Math.max(2, goOn) + more;
        Play play = drawn(entrants, groups, goOn);
        List<String> names = Shipped.seats(entrants).names();
        for (int i = 0; i < entrants; i++) {
            assertThat(play.state().group(names.get(i)).orElseThrow().number())
                    .isEqualTo(group(i, groups) + 1);
        }
        assertThat(play.state().pairings())
                .as("only within the groups, and all of them")
                .allMatch(
                        each ->
                                play.state()
                                        .group(each.first())
                                        .equals(play.state().group(each.second())))
                .hasSize(
                        play.state().groups().stream()
                                .mapToInt(
                                        each ->
                                                each.players().size()
                                                        * (each.players().size() - 1)
                                                        / 2)
                                .sum());
        Map<String, Integer> wins = played(play, random);
        if (play.state().phase() == CompetitionPhase.LOTS) {
            assertThat(play.refusal(new RoundDrawn()))
                    .containsExactly("competition.groups.lots-first");
            play.then(new LotsDrawn(random.nextInt()));
        }
        assertThat(play.state().phase()).isEqualTo(CompetitionPhase.BETWEEN);
        play.then(new RoundDrawn());
        CompetitionState state = play.state();
        Set<String> through = new HashSet<>();
        state.tree().forEach(each -> each.first().player().ifPresent(through::add));
        state.tree().forEach(each -> each.second().player().ifPresent(through::add));
        assertThat(through).hasSize(groups * goOn);
        for (GroupTable group : state.groups()) {
            List<String> order = group.standings().stream().map(Standing::player).toList();
            List<Integer> points = order.stream().map(each -> wins.getOrDefault(each, 0)).toList();
            assertThat(points).as("most wins first").isSortedAccordingTo((a, b) -> b - a);
            assertThat(order).containsExactlyInAnyOrderElementsOf(group.players());
            assertThat(through).containsAll(order.subList(0, goOn));
        }
        for (Pairing each : state.rounds().get(rounds(state) - 1).pairings()) {
            assertThat(state.group(each.first())).isNotEqualTo(state.group(each.second()));
        }
        played(play, random);
        assertThat(play.match().outcome()).isPresent();
        List<String> last = play.state().standings().stream().map(Standing::player).toList();
        assertThat(last.subList(0, groups * goOn)).containsExactlyInAnyOrderElementsOf(through);
        behind(play.state(), through);
    }

    private static int rounds(CompetitionState state) {
        return state.tree().stream().mapToInt(TreeMatch::round).min().orElseThrow();
    }

    /** Behind the knock-out everybody has the place that so many are ahead of. */
    private static void behind(CompetitionState state, Set<String> through) {
        List<Integer> inGroup = new ArrayList<>();
        for (Standing each : state.standings()) {
            if (!through.contains(each.player())) {
                int own = place(state, each.player());
                long ahead =
                        state.standings().stream()
                                .filter(
                                        other ->
                                                through.contains(other.player())
                                                        || place(state, other.player()) < own)
                                .count();
                assertThat(each.rank()).isEqualTo((int) ahead + 1);
                inGroup.add(own);
            }
        }
        assertThat(inGroup).isSorted();
    }

    private static int place(CompetitionState state, String player) {
        return state.group(player).flatMap(group -> group.place(player)).orElseThrow().rank();
    }

    /** A table of four by hand, with somebody who leaves after the groups. */
    @Example
    void theNextOneGoesOnForWhoHasLeft() {
        Play play = drawn(8, 2, 2);
        // the lower number wins every match
        for (CompetitionRound round : List.copyOf(play.state().rounds())) {
            for (Pairing each : round.pairings()) {
                boolean first =
                        Integer.parseInt(each.first().substring(1))
                                < Integer.parseInt(each.second().substring(1));
                play.result(round.number(), each.board(), first ? 9 : 4, first ? 4 : 9);
            }
        }
        assertThat(play.state().groups().get(0).standings())
                .extracting(Standing::player)
                .containsExactly("P1", "P4", "P5", "P8");
        play.then(new Withdrew("P4"), new RoundDrawn());
        assertThat(play.state().rounds().get(3).pairings())
                .extracting(each -> each.first() + "-" + each.second())
                .containsExactly("P1-P3", "P2-P5");
        assertThat(play.refusal(new ResultCorrected(1, 1, List.of(WON))))
                .containsExactly("competition.groups.results-stand");
        assertThat(play.refusal(new RoundDrawn()))
                .containsExactly("competition.groups.tree-stands");
        play.result(4, 1, 9, 4).result(4, 2, 4, 9).result(5, 1, 9, 3).result(5, 2, 9, 3);
        assertThat(play.state().standings())
                .extracting(each -> each.rank() + " " + each.player())
                .startsWith("1 P1", "2 P5", "3 P3", "4 P2");
        assertThat(play.match().outcome()).isPresent();
    }

    /** Two defeats behind groups: rounds go on behind those of the groups. */
    @Property(tries = 40)
    void aDoubleKnockOutBehindGroups(@ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Play play = drawn(9, 3, 2, "elimination: two-defeats", "thirdPlaceMatch: false");
        played(play, random);
        if (play.state().phase() == CompetitionPhase.LOTS) {
            play.then(new LotsDrawn(random.nextInt()));
        }
        play.then(new RoundDrawn());
        assertThat(play.state().tree()).allMatch(each -> each.round() > 3);
        played(play, random);
        assertThat(play.match().outcome()).isPresent();
    }
}
