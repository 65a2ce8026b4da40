package org.pubgames.schocken.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Seats;
import org.pubgames.schocken.tournament.rules.Absentee;
import org.pubgames.schocken.tournament.rules.Arrival;
import org.pubgames.schocken.tournament.rules.Joiner;
import org.pubgames.schocken.tournament.rules.MissedRound;
import org.pubgames.schocken.tournament.rules.PlayOffReport;

/** The rules on absence, missed rounds and late entry, alone with one prepared situation. */
class AbsenceAloneTest {

    private static final List<Boolean> BOTH = List.of(false, true);

    /** A is absent, or has left, or neither. */
    private static TournamentState state(Phase phase, boolean absent, boolean left) {
        TournamentState bare = RuleAloneTest.state(phase, 0);
        Entrant first = bare.entrants().get(0);
        Entrant now = left ? first.left() : first.absent(absent);
        return new TournamentState(
                List.of(now, bare.entrants().get(1)),
                bare.rounds(),
                false,
                bare.playOff(),
                bare.ending());
    }

    private static Set<String> absent(TournamentState state, String absence) {
        return RuleAloneTest.fired(
                sink ->
                        new Absentee(
                                sink, "A", state, RuleAloneTest.settings("absence: " + absence)));
    }

    private static Set<String> arriving(TournamentState state) {
        return RuleAloneTest.fired(sink -> new Arrival(sink, "A", state));
    }

    @Test
    void whoIsAbsentSitsOutOrHasLeftOrIsNotReported() {
        for (Phase phase : List.of(Phase.ENTRY, Phase.ROUND, Phase.BETWEEN, Phase.PLAY_OFF)) {
            for (boolean absent : BOTH) {
                Set<String> common = new TreeSet<>();
                if (absent) {
                    common.add("people.absent-already");
                }
                if (phase == Phase.ROUND) {
                    common.add("people.absent-table");
                }
                boolean drawn = phase != Phase.ENTRY;
                TournamentState state = state(phase, absent, false);
                assertThat(absent(state, "sits-out")).isEqualTo(with(common, "people.absent"));
                assertThat(absent(state, "withdraws"))
                        .isEqualTo(
                                with(
                                        common,
                                        drawn
                                                ? "people.absent-withdrawn"
                                                : "people.absent-off-list"));
                assertThat(absent(state, "not-allowed"))
                        .isEqualTo(with(common, "people.absent-not-allowed"));
                assertThat(arriving(state))
                        .isEqualTo(
                                absent
                                        ? Set.of("people.arrived")
                                        : Set.of("people.arrived", "people.never-absent"));
            }
        }
    }

    private static Set<String> with(Set<String> rules, String more) {
        Set<String> all = new TreeSet<>(rules);
        all.add(more);
        return all;
    }

    @Test
    void whoHasLeftIsNeitherAbsentNorArrives() {
        TournamentState gone = state(Phase.BETWEEN, false, true);
        assertThat(absent(gone, "sits-out")).containsExactly("people.absent", "people.absent-gone");
        assertThat(arriving(gone)).containsExactly("people.arrived", "people.never-absent");
    }

    @Test
    void whoIsAbsentDoesNotWinAPlayOff() {
        TournamentState both = RuleAloneTest.state(Phase.PLAY_OFF, 0);
        TournamentState one = state(Phase.PLAY_OFF, true, false);
        assertThat(playedOff(both, "A", "B")).isEmpty();
        assertThat(playedOff(one, "A", "B")).containsExactly("people.play-off-without");
        assertThat(playedOff(one, "B", "A")).isEmpty();
        assertThat(playedOff(one, "B")).containsExactly("match.play-off-players");
    }

    private static Set<String> playedOff(TournamentState state, String... order) {
        TournamentEvent.PlayOffPlayed report = new TournamentEvent.PlayOffPlayed(List.of(order));
        return RuleAloneTest.fired(sink -> new PlayOffReport(sink, report, state));
    }

    @Test
    void aMissedRoundBringsNothingOrTheFewestPoints() {
        Round round = RuleAloneTest.state(Phase.BETWEEN, 0).round(1).orElseThrow();
        assertThat(missed(round, "no-points")).containsExactly("round.missed-no-points");
        assertThat(missed(round, "fewest-points")).containsExactly("round.missed-fewest");
    }

    private static Set<String> missed(Round round, String missedRound) {
        return RuleAloneTest.fired(
                sink ->
                        new MissedRound(
                                sink,
                                round,
                                List.of("C"),
                                RuleAloneTest.settings("missedRound: " + missedRound)));
    }

    private static Set<String> joined(
            Phase phase, String lateEntry, String name, Seats evening, Optional<String> standIn) {
        TournamentState bare = RuleAloneTest.state(phase, 0);
        TournamentState state =
                new TournamentState(
                        List.of(bare.entrants().get(0).replaced(standIn), bare.entrants().get(1)),
                        bare.rounds(),
                        false,
                        bare.playOff(),
                        bare.ending());
        return RuleAloneTest.fired(
                sink ->
                        new Joiner(
                                sink,
                                name,
                                state,
                                evening,
                                RuleAloneTest.settings("lateEntry: " + lateEntry)));
    }

    @Test
    void whoEntersLateDoesSoWhenTheSettingSays() {
        Seats two = Seats.of("A", "B");
        for (Phase phase : List.of(Phase.ENTRY, Phase.ROUND, Phase.BETWEEN, Phase.PLAY_OFF)) {
            boolean running = phase == Phase.ROUND || phase == Phase.PLAY_OFF;
            assertThat(joined(phase, "not-allowed", "C", two, Optional.empty()))
                    .containsExactly("entry.joined", "entry.joined-not-allowed");
            assertThat(joined(phase, "between-rounds", "C", two, Optional.empty()))
                    .isEqualTo(
                            running
                                    ? Set.of("entry.joined", "entry.joined-in-round")
                                    : Set.of("entry.joined"));
        }
    }

    @Test
    void whoEntersLateHasANameAndASeat() {
        Seats two = Seats.of("A", "B");
        Seats full = Shipped.seats(Seats.MOST);
        Phase between = Phase.BETWEEN;
        String late = "between-rounds";
        assertThat(joined(between, late, "A", two, Optional.empty()))
                .containsExactly("entry.joined", "entry.joined-name-taken");
        assertThat(joined(between, late, "Z", two, Optional.of("Z")))
                .containsExactly("entry.joined", "entry.joined-name-taken");
        for (String nameless : List.of("", " ", " C", "C ", "C".repeat(101))) {
            assertThat(joined(between, late, nameless, two, Optional.empty()))
                    .contains("entry.joined-nameless");
        }
        assertThat(joined(between, late, "C".repeat(100), two, Optional.empty()))
                .containsExactly("entry.joined");
        assertThat(joined(between, late, "C", full, Optional.empty()))
                .containsExactly("entry.joined", "entry.joined-full-house");
        assertThat(joined(between, late, "P1", full, Optional.empty()))
                .containsExactly("entry.joined");
    }
}
