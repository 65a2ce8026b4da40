package org.pubgames.competition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.competition.CompetitionEvent.AbsenceAnnounced;
import org.pubgames.competition.CompetitionEvent.Drawn;
import org.pubgames.competition.CompetitionEvent.Entered;
import org.pubgames.competition.CompetitionEvent.ResultReported;
import org.pubgames.competition.CompetitionEvent.RoundDrawn;
import org.pubgames.competition.CompetitionEvent.WalkedOver;
import org.pubgames.competition.CompetitionEvent.Withdrew;
import org.pubgames.core.Match;
import org.pubgames.core.Seats;
import org.pubgames.core.Turn;
import org.pubgames.core.Verdict;

/**
 * Whole Swiss tournaments, reported event by event, beside a sheet that knows only the events and
 * tries every pairing: nobody meets twice, nobody rests twice, no round brings equals closer, and a
 * round is refused only where there is none.
 */
class SwissGameTest {

    private static final int TOURNAMENTS = 60;
    private static final int ABSENCE = 1;

    private SplittableRandom random = new SplittableRandom(0);
    private SwissSheet sheet = new SwissSheet(0, 0, 0);
    private final List<String> there = new ArrayList<>();
    private int joined;

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 9, 10})
    void everyRoundIsTheBestThereIs(int entrants) {
        int tournaments = entrants < 9 ? TOURNAMENTS : TOURNAMENTS / 6;
        for (int seed = 0; seed < tournaments; seed++) {
            play(entrants, 100L * entrants + seed);
        }
    }

    private void play(int entrants, long seed) {
        random = new SplittableRandom(seed);
        sheet = new SwissSheet(2, 1, 2);
        there.clear();
        joined = entrants - (entrants > 4 ? random.nextInt(2) : 0);
        Seats seats = Shipped.seats(entrants);
        Match<CompetitionState, CompetitionEvent> match =
                Shipped.GAME.open(
                        Shipped.house(
                                "fide-swiss",
                                "sides: ignored",
                                "absencePoints: " + ABSENCE,
                                "swissRounds: " + (2 + random.nextInt(6))),
                        seats);
        for (String player : seats.names().subList(0, joined)) {
            match = judged(match, new Entered(player));
            there.add(player);
        }
        match = judged(match, new Drawn((int) seed));
        check(match, List.of());
        while (!(match.turn() instanceof Turn.Over)) {
            match = round(match);
            if (match.turn() instanceof Turn.Over) {
                return;
            }
            List<String> absent = new ArrayList<>();
            match = between(match, absent);
            Verdict<CompetitionState, CompetitionEvent> verdict = match.judge(new RoundDrawn());
            List<String> present = present(absent);
            if (verdict instanceof Verdict.Rejected) {
                assertThat(present.size() < 2 || sheet.least(present).isEmpty())
                        .as(match.log().toString())
                        .isTrue();
                return;
            }
            match = verdict.match();
            check(match, absent);
        }
    }

    private List<String> present(List<String> absent) {
        return there.stream().filter(player -> !absent.contains(player)).toList();
    }

    private static Match<CompetitionState, CompetitionEvent> judged(
            Match<CompetitionState, CompetitionEvent> match, CompetitionEvent event) {
        return match.judge(event).orElseThrow().match();
    }

    /** All matches of the round that was drawn last. */
    private Match<CompetitionState, CompetitionEvent> round(
            Match<CompetitionState, CompetitionEvent> match) {
        Match<CompetitionState, CompetitionEvent> now = match;
        CompetitionRound round = last(match);
        for (Pairing each : round.pairings()) {
            if (random.nextInt(8) == 0) {
                now =
                        judged(
                                now,
                                new WalkedOver(
                                        round.number(), each.board(), List.of(each.second())));
                sheet.gift(each.first());
            } else {
                int first = random.nextInt(3);
                int second = random.nextInt(3);
                List<GameScore> score = List.of(new GameScore(first, second));
                now = judged(now, new ResultReported(round.number(), each.board(), score));
                sheet.played(each.first(), each.second(), first, second);
            }
        }
        return now;
    }

    /** Somebody may leave, come, or stay away from the next round. */
    private Match<CompetitionState, CompetitionEvent> between(
            Match<CompetitionState, CompetitionEvent> match, List<String> absent) {
        Match<CompetitionState, CompetitionEvent> now = match;
        if (joined < now.seated().size()) {
            String player = now.seated().get(joined);
            now = judged(now, new Entered(player));
            there.add(player);
            joined++;
        }
        if (there.size() > 3 && random.nextInt(8) == 0) {
            String player = there.remove(random.nextInt(there.size()));
            now = judged(now, new Withdrew(player));
        }
        if (random.nextInt(4) == 0) {
            String player = there.get(random.nextInt(there.size()));
            CompetitionEvent event = new AbsenceAnnounced(player, now.state().rounds().size() + 1);
            Verdict<CompetitionState, CompetitionEvent> verdict = now.judge(event);
            if (verdict instanceof Verdict.Accepted) {
                now = verdict.match();
                absent.add(player);
            }
        }
        return now;
    }

    private static CompetitionRound last(Match<CompetitionState, CompetitionEvent> match) {
        List<CompetitionRound> rounds = match.state().rounds();
        return rounds.get(rounds.size() - 1);
    }

    private void check(Match<CompetitionState, CompetitionEvent> match, List<String> absent) {
        CompetitionRound round = last(match);
        List<List<String>> pairs = round.pairings().stream().map(Pairing::sides).toList();
        List<String> placed = new ArrayList<>(pairs.stream().flatMap(List::stream).toList());
        String resting = round.resting().orElse("");
        round.resting().ifPresent(placed::add);
        List<String> present = present(absent);
        assertThat(placed).containsExactlyInAnyOrderElementsOf(present);
        assertThat(pairs).noneMatch(pair -> sheet.haveMet(pair.get(0), pair.get(1)));
        assertThat(resting.isEmpty() || sheet.mayRest(resting)).isTrue();
        assertThat(sheet.badness(pairs, resting))
                .as(match.log().toString())
                .isEqualTo(sheet.least(present));
        round.resting().ifPresent(sheet::rests);
        absent.forEach(player -> sheet.absent(player, ABSENCE));
        for (Standing each : match.state().standings()) {
            boolean inPlay = there.contains(each.player());
            assertThat(!inPlay || each.points() == sheet.points(each.player())).isTrue();
        }
    }
}
