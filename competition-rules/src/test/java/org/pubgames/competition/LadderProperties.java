package org.pubgames.competition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.pubgames.competition.CompetitionEvent.Challenged;
import org.pubgames.competition.CompetitionEvent.Closed;
import org.pubgames.competition.CompetitionEvent.Entered;
import org.pubgames.competition.CompetitionEvent.ResultReported;
import org.pubgames.competition.CompetitionEvent.WalkedOver;
import org.pubgames.competition.CompetitionEvent.WentIdle;
import org.pubgames.competition.CompetitionEvent.Withdrew;
import org.pubgames.core.Verdict;

/** Whole seasons on a ladder, played through the game and beside it. */
class LadderProperties {

    private static final List<GameScore> WON = List.of(new GameScore(9, 4));
    private static final List<GameScore> LOST = List.of(new GameScore(3, 9));

    private static final int STEPS = 60;

    /**
     * A ladder kept by hand: places are counted from 1, and everybody is moved one by one.
     *
     * @param swaps whether places are swapped
     */
    private record ByHand(List<String> names, boolean swaps) {

        int place(String name) {
            for (int i = 0; i < names.size(); i++) {
                if (names.get(i).equals(name)) {
                    return i + 1;
                }
            }
            return 0;
        }

        void won(String lower, String higher) {
            int from = place(lower);
            int to = place(higher);
            if (from <= to) {
                return;
            }
            if (swaps) {
                names.set(to - 1, lower);
                names.set(from - 1, higher);
                return;
            }
            for (int i = from - 1; i >= to; i--) {
                names.set(i, names.get(i - 1));
            }
            names.set(to - 1, lower);
        }
    }

    /** The rules of who may challenge whom, said once more. */
    private static boolean may(
            CompetitionSettings settings, ByHand ladder, String from, String to, Season season) {
        int steps = ladder.place(from) - ladder.place(to);
        boolean both = ladder.place(from) > 0 && ladder.place(to) > 0;
        boolean challenged =
                season.challengers.contains(from)
                        || season.open.stream().anyMatch(each -> each.get(0).equals(from));
        boolean newcomer = settings.firstChallengeFree() && !challenged;
        boolean again = season.open.stream().anyMatch(each -> each.containsAll(List.of(from, to)));
        int most =
                ladder.place(from) <= settings.ladderTop()
                        ? settings.ladderTopReach()
                        : settings.challengeReach();
        boolean busy =
                settings.oneChallengeAtATime()
                        && season.open.stream()
                                .anyMatch(each -> each.contains(from) || each.contains(to));
        return both && steps > 0 && (newcomer || steps <= most) && !busy && !again;
    }

    /** What has happened beside the ladder. */
    private static final class Season {
        final List<String> challengers = new ArrayList<>();
        final List<List<String>> open = new ArrayList<>();
        final List<Integer> rounds = new ArrayList<>();
        int challenges;
    }

    @Property(tries = 150)
    void everybodyStandsWhereTheyStandByHand(
            @ForAll @IntRange(min = 2, max = 14) int entrants,
            @ForAll @IntRange(max = 5) int house,
            @ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<org.pubgames.core.Variant> houses =
                List.of(
                        Shipped.variant("barntown-ladder"),
                        Shipped.variant("norwesters-ladder"),
                        Shipped.variant("online-ladder"),
                        Shipped.house("barntown-ladder", "firstChallengeFree: true", "idleDays: 7"),
                        Shipped.house("online-ladder", "oneChallengeAtATime: false"),
                        Shipped.house("norwesters-ladder", "ladderTop: 4", "ladderTopReach: 1"));
        CompetitionSettings settings = Competition.settings(houses.get(house));
        List<String> all = Shipped.seats(entrants + 1).names();
        Play play = Play.in(houses.get(house), Shipped.seats(entrants + 1));
        all.subList(0, entrants).forEach(name -> play.then(new Entered(name)));
        play.then(new CompetitionEvent.Drawn(1));
        ByHand ladder =
                new ByHand(
                        new ArrayList<>(all.subList(0, entrants)),
                        settings.ladderMove() == CompetitionSettings.LadderMove.SWAP);
        Season season = new Season();
        boolean late = false;
        boolean played = false;
        for (int i = 0; i < STEPS; i++) {
            switch (random.nextInt(12)) {
                case 0 -> {
                    if (!late) {
                        late = true;
                        play.then(new Entered(all.get(entrants)));
                        ladder.names().add(all.get(entrants));
                    }
                }
                case 1 -> idle(play, ladder, settings, all, random);
                case 2 -> {
                    if (ladder.names().size() > 2 && random.nextInt(4) == 0) {
                        String gone = ladder.names().get(random.nextInt(ladder.names().size()));
                        play.then(new Withdrew(gone));
                        ladder.names().remove(gone);
                        for (int open = season.open.size() - 1; open >= 0; open--) {
                            if (season.open.get(open).contains(gone)) {
                                season.open.remove(open);
                                season.rounds.remove(open);
                            }
                        }
                    }
                }
                case 3, 4, 5, 6 -> challenge(play, ladder, settings, season, all, random);
                default -> played |= result(play, ladder, season, random);
            }
            assertThat(play.state().numbers()).containsExactlyElementsOf(ladder.names());
            assertThat(play.state().standings().stream().map(Standing::player).toList())
                    .startsWith(ladder.names().toArray(String[]::new));
        }
        if (played) {
            play.then(new Closed());
            assertThat(play.match().outcome().orElseThrow().winners())
                    .containsExactly(ladder.names().get(0));
        }
    }

    private static void challenge(
            Play play,
            ByHand ladder,
            CompetitionSettings settings,
            Season season,
            List<String> all,
            SplittableRandom random) {
        String from = all.get(random.nextInt(all.size()));
        String to = all.get(random.nextInt(all.size()));
        Verdict<CompetitionState, CompetitionEvent> verdict =
                play.match().judge(new Challenged(from, to));
        assertThat(verdict.accepted())
                .as("%s challenges %s on %s: %s", from, to, ladder.names(), verdict.rulings())
                .isEqualTo(may(settings, ladder, from, to, season));
        if (verdict.accepted()) {
            play.then(new Challenged(from, to));
            season.open.add(List.of(from, to));
            season.challenges++;
            season.rounds.add(season.challenges);
        }
    }

    private static boolean result(
            Play play, ByHand ladder, Season season, SplittableRandom random) {
        if (season.open.isEmpty()) {
            return false;
        }
        int which = random.nextInt(season.open.size());
        List<String> sides = season.open.remove(which);
        int round = season.rounds.remove(which);
        int how = random.nextInt(6);
        if (how != 2) {
            season.challengers.add(sides.get(0));
        }
        switch (how) {
            case 0 -> play.then(new WalkedOver(round, 1, List.of(sides.get(0))));
            case 1 -> {
                play.then(new WalkedOver(round, 1, List.of(sides.get(1))));
                ladder.won(sides.get(0), sides.get(1));
            }
            case 2 -> play.then(new WalkedOver(round, 1, sides));
            case 3 -> play.then(new ResultReported(round, 1, LOST));
            default -> {
                play.then(new ResultReported(round, 1, WON));
                ladder.won(sides.get(0), sides.get(1));
            }
        }
        return true;
    }

    private static void idle(
            Play play,
            ByHand ladder,
            CompetitionSettings settings,
            List<String> all,
            SplittableRandom random) {
        String name = all.get(random.nextInt(all.size()));
        int days = random.nextInt(45);
        int place = ladder.place(name);
        boolean possible = settings.idleDays() > 0 && days >= settings.idleDays() && place > 0;
        Verdict<CompetitionState, CompetitionEvent> verdict =
                play.match().judge(new WentIdle(name, days));
        assertThat(verdict.accepted()).isEqualTo(possible);
        if (possible) {
            play.then(new WentIdle(name, days));
            if (place > 1 && place < ladder.names().size()) {
                String below = ladder.names().get(place);
                ladder.names().set(place, name);
                ladder.names().set(place - 1, below);
            }
        }
    }
}
