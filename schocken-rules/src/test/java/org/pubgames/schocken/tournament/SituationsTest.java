package org.pubgames.schocken.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.core.Outcome;
import org.pubgames.core.Turn;
import org.pubgames.core.Variant;

/** Evenings as they happen in a club. */
class SituationsTest {

    private static final Variant ONE_GAME =
            Shipped.house("hattersheim", "rounds: 1", "games: 1", "gamesAtSmallerTable: 1");
    private static final Variant PLAY_OFF =
            Shipped.house("hattersheim", "rounds: 1", "games: 1", "tie: play-off");

    private static List<String> ranks(Play play) {
        return play.match().outcome().orElseThrow().places().stream()
                .map(place -> place.rank() + " " + place.player() + " " + place.score())
                .toList();
    }

    /** Situation 84. */
    @Test
    void twentyEightMakeSevenTablesOfFourAndTheTwentyNinthIsNotAdmitted() {
        Play play = Play.in(Shipped.variant("hattersheim"), Shipped.seats(29));
        for (int i = 1; i <= 28; i++) {
            play.then(new TournamentEvent.Entered("P" + i));
        }
        assertThat(play.refusal(new TournamentEvent.Entered("P29")))
                .containsExactly("schocken-tournament.entry.most-entrants");
        play.draw(1);
        assertThat(play.sizes()).isEqualTo(Collections.nCopies(7, 4));
    }

    /** Situation 85 and its neighbours. */
    @ParameterizedTest
    @CsvSource({"27, 6, 1", "26, 5, 2", "25, 4, 3", "24, 6, 0", "3, 0, 1", "9, 0, 3"})
    void fewerAreFilledUpWithTablesOfThree(int players, int fours, int threes) {
        List<Integer> sizes = new ArrayList<>(Collections.nCopies(fours, 4));
        sizes.addAll(Collections.nCopies(threes, 3));
        assertThat(Play.of(Shipped.variant("hattersheim"), players).draw(1).sizes())
                .isEqualTo(sizes);
    }

    @Test
    void fiveCannotBeSplitInHattersheimAndMakeOneTableInSackjeseech() {
        TournamentEvent draw = new TournamentEvent.Drawn(1);
        Play play = Play.of(Shipped.variant("hattersheim"), 5);
        assertThat(play.refusal(draw))
                .containsExactly("schocken-tournament.draw.unseatable-number");
        assertThat(play.match().judge(draw).rulings().get(0).fact("possible"))
                .contains(List.of(4, 6));
        assertThat(Play.of(Shipped.variant("sackjeseech"), 5).then(draw).sizes())
                .containsExactly(5);
    }

    @Test
    void steelePlaysFiveGamesAtFoursAndSixAtThrees() {
        Play play = Play.of(Shipped.variant("steele"), 7).draw(1);
        assertThat(play.tableOf(1, 1).games()).isEqualTo(5);
        assertThat(play.tableOf(1, 2).games()).isEqualTo(6);
    }

    @Test
    void bretzenheimGivesPointsByPlace() {
        Variant variant = Shipped.house("bretzenheim", "rounds: 1");
        Play play = Play.of(variant, 5).draw(0).table(1, 3, 1, 2, 5, 4);
        assertThat(play.tableOf(1, 1).results())
                .extracting(TableLine::points)
                .containsExactly(2, 5, 3, 0, 1);
        assertThat(play.match().outcome().orElseThrow().winners())
                .containsExactly(play.tableOf(1, 1).players().get(1));
    }

    @Test
    void aLostGameCostsFiveInFiebel() {
        Play play = Play.of(Shipped.variant("fiebel"), 4).draw(0);
        assertThat(play.tableOf(1, 1).games()).isEqualTo(13);
        play.table(1, 0, 3, 10, 0);
        assertThat(play.tableOf(1, 1).results())
                .extracting(TableLine::points)
                .containsExactly(0, -15, -50, 0);
    }

    @Test
    void equalPointsShareThePlaceAndTheNextRankIsSkipped() {
        Play play = Play.of(ONE_GAME, 4).draw(0).table(1, 0, 0, 1, 0);
        assertThat(play.rules()).contains("match.tie-shared");
        assertThat(play.match().outcome().orElseThrow().places())
                .extracting(Outcome.Place::rank)
                .containsExactly(1, 1, 1, 4);
    }

    @Test
    void aPlayOffIsWaitedForAndDecides() {
        Play play = Play.of(PLAY_OFF, 4).draw(0).table(1, 0, 0, 1, 0);
        assertThat(play.rules()).contains("match.tie-play-off").doesNotContain("match.winner");
        assertThat(play.match().outcome()).isEmpty();
        List<String> table = play.tableOf(1, 1).players();
        List<String> tied = play.state().playOff().orElseThrow().players();
        assertThat(tied).containsExactlyInAnyOrder(table.get(0), table.get(1), table.get(3));
        assertThat(play.match().turn()).isEqualTo(new Turn.Several(tied));
        List<String> order = List.of(tied.get(2), tied.get(0), tied.get(1));
        play.then(new TournamentEvent.PlayOffPlayed(order));
        assertThat(ranks(play))
                .containsExactly(
                        "1 " + order.get(0) + " 0",
                        "2 " + order.get(1) + " 0",
                        "3 " + order.get(2) + " 0",
                        "4 " + table.get(2) + " -1");
    }

    @Test
    void aCorrectionAfterThePlayOffDecidesAnew() {
        Play play = Play.of(PLAY_OFF, 8).draw(0).table(1, 0, 0, 1, 0).table(2, 0, 0, 0, 1);
        List<String> tied = play.state().playOff().orElseThrow().players();
        play.then(new TournamentEvent.PlayOffPlayed(tied));
        assertThat(play.match().outcome()).isPresent();
        // the same players are level: the play-off stands
        play.correct(1, 2, 0, 0, 0, 1);
        assertThat(play.match().outcome().orElseThrow().winners()).containsExactly(tied.get(0));
        // others are level: it has to be played again
        play.correct(1, 1, 1, 0, 0, 0);
        assertThat(play.match().outcome()).isEmpty();
        assertThat(play.state().phase()).isEqualTo(Phase.PLAY_OFF);
    }

    @Test
    void whoLeavesKeepsHisPointsAndComesLast() {
        Variant variant = Shipped.house("hattersheim", "rounds: 2", "games: 1");
        Play play = Play.of(variant, 5).then(new TournamentEvent.Withdrew("P5")).draw(0);
        play.table(1, 0, 0, 0, 1);
        String leaver = play.tableOf(1, 1).players().get(0);
        play.then(new TournamentEvent.Withdrew(leaver)).draw(0);
        assertThat(play.sizes()).containsExactly(3);
        play.correct(1, 1, 0, 0, 0, 1);
        play.table(1, 5, 0, 0);
        assertThat(ranks(play)).hasSize(4).last().isEqualTo("4 " + leaver + " 0");
    }

    @Test
    void closingAfterARoundDropsADrawnRoundThatNobodyPlayed() {
        Variant variant = Shipped.house("hattersheim", "games: 1");
        Play play = Play.of(variant, 4).draw(0).table(1, 0, 0, 0, 1).draw(1);
        play.then(new TournamentEvent.Closed());
        assertThat(play.state().rounds()).hasSize(1);
        assertThat(play.match().turn()).isEqualTo(new Turn.Over());
        assertThat(play.rules()).containsExactly("match.closed-early", "match.tie-shared");
    }

    @Test
    void anAnnulledResultIsReportedAgainBeforeTheNextRound() {
        Variant variant = Shipped.house("hattersheim", "games: 1", "rounds: 2");
        Play play = Play.of(variant, 4).draw(0).table(1, 1, 0, 0, 0);
        assertThat(play.state().phase()).isEqualTo(Phase.BETWEEN);
        String loser = play.tableOf(1, 1).players().get(0);
        play.then(TournamentEvent.OrganizerDecided.annulled(loser, "the wrong sheet"));
        assertThat(play.state().phase()).isEqualTo(Phase.ROUND);
        assertThat(play.state().entrants()).extracting(Entrant::points).containsOnly(0);
        play.then(
                TournamentEvent.OrganizerDecided.decided(
                        loser, "nobody knows", play.results(1, 0, 0, 0, 0)));
        assertThat(play.state().phase()).isEqualTo(Phase.BETWEEN);
        play.then(
                TournamentEvent.OrganizerDecided.points(
                        loser, TournamentEvent.Decision.DEDUCT, "a wrong report", 1));
        assertThat(play.state().entrant(loser).map(Entrant::points)).contains(-1);
    }

    @Test
    void aTableAtWhichNobodyIsLeftIsReportedByTheOrganizer() {
        Variant variant = Shipped.house("hattersheim", "games: 1");
        Play play = Play.of(variant, 4).draw(0);
        for (String player : List.of("P1", "P2", "P3", "P4")) {
            assertThat(play.match().turn()).isInstanceOf(Turn.Several.class);
            play.then(new TournamentEvent.PlayerDisqualified(player, "brawling"));
        }
        assertThat(play.match().turn()).isEqualTo(new Turn.Official());
        play.table(1, 0, 0, 0, 1);
        assertThat(play.refusal(new TournamentEvent.Drawn(1)))
                .containsExactly("schocken-tournament.draw.unseatable-number");
    }

    @Test
    void atClosingTimeTheRoundThatRunsCountsForNobody() {
        Variant variant = Shipped.house("hattersheim", "games: 1");
        Play play =
                Play.of(variant, 8)
                        .draw(0)
                        .table(1, 1, 0, 0, 0)
                        .table(2, 0, 0, 0, 1)
                        .draw(1)
                        .table(1, 1, 0, 0, 0);
        play.then(new TournamentEvent.MatchAbandoned(TournamentEvent.Cause.CLOSING_TIME));
        assertThat(play.rules()).containsExactly("match.tie-shared", "people.abandoned");
        assertThat(play.match().outcome().orElseThrow().places())
                .extracting(Outcome.Place::score)
                .containsExactly(0L, 0L, 0L, 0L, 0L, 0L, -1L, -1L);
        // what counted is put right as ever
        play.correct(1, 1, 0, 0, 0, 1);
        assertThat(play.match().turn()).isEqualTo(new Turn.Over());
        assertThat(play.match().outcome().orElseThrow().places()).hasSize(8);
    }

    @Test
    void tablesThatStayTogetherPlayOnWithoutADraw() {
        Variant variant = Shipped.house("hattersheim", "drawing: once", "rounds: 2", "games: 1");
        Play play = Play.of(variant, 8).draw(3).table(1, 1, 0, 0, 0).table(2, 1, 0, 0, 0);
        assertThat(play.rules()).contains("round.same-tables");
        assertThat(play.state().rounds()).hasSize(2);
        assertThat(play.tableOf(2, 2).players()).isEqualTo(play.tableOf(1, 2).players());
        assertThat(play.tableOf(2, 2).played()).isFalse();
        assertThat(play.refusal(new TournamentEvent.Drawn(4)))
                .containsExactly("schocken-tournament.draw.once");
        play.table(2, 0, 0, 1, 0).table(1, 0, 1, 0, 0);
        assertThat(play.match().outcome()).isPresent();
    }

    @Test
    void aWholeEveningOfTwentyEight() {
        Play play = Play.of(Shipped.variant("hattersheim"), 28);
        for (int round = 1; round <= 5; round++) {
            play.draw(round);
            for (int table = 1; table <= 7; table++) {
                play.table(table, 2, 1, 0, 2);
            }
        }
        assertThat(play.match().size()).isEqualTo(28 + 5 + 35);
        Outcome outcome = play.match().outcome().orElseThrow();
        assertThat(outcome.places()).hasSize(28);
        assertThat(outcome.places().stream().mapToLong(Outcome.Place::score).sum())
                .isEqualTo(-5 * 7 * 5);
    }
}
