package org.pubgames.schocken.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.pubgames.schocken.tournament.TournamentSettings.Disqualification;
import org.pubgames.schocken.tournament.rules.Abandonment;
import org.pubgames.schocken.tournament.rules.EntryCall;
import org.pubgames.schocken.tournament.rules.OrganizerWord;
import org.pubgames.schocken.tournament.rules.PersonCall;
import org.pubgames.schocken.tournament.rules.Replacement;
import org.pubgames.schocken.tournament.rules.RoundClose;
import org.pubgames.schocken.tournament.rules.Sending;

/** The rules on people and on an abandoned tournament, alone with one prepared situation. */
class PeopleAloneTest {

    @Test
    void aPersonHasEnteredAndWasNotSentOff() {
        TournamentState one = RuleAloneTest.state(Phase.BETWEEN, 0);
        TournamentState sent =
                new TournamentState(
                        List.of(one.entrants().get(0).sentOff(Disqualification.POINTS_KEPT)),
                        one.rounds(),
                        false,
                        Optional.empty(),
                        Optional.empty());
        assertThat(RuleAloneTest.fired(sink -> new PersonCall(sink, "A", one))).isEmpty();
        assertThat(RuleAloneTest.fired(sink -> new PersonCall(sink, "C", one)))
                .containsExactly("people.not-entered");
        assertThat(RuleAloneTest.fired(sink -> new PersonCall(sink, "A", sent)))
                .containsExactly("people.banned");
        assertThat(
                        RuleAloneTest.fired(
                                sink -> new EntryCall(sink, "A", sent, RuleAloneTest.SETTINGS)))
                .containsExactly("entry.closed", "people.no-way-back");
    }

    @Test
    void whoIsSentOffIsSentOffForAReasonAndKeepsPointsOrNot() {
        for (String what : List.of("points-kept", "points-struck")) {
            String points =
                    what.equals("points-kept") ? "people.sent-off-last" : "people.sent-off-struck";
            TournamentSettings house = RuleAloneTest.settings("disqualification: " + what);
            for (String because : List.of("", " ", "cheating")) {
                TournamentEvent.PlayerDisqualified event =
                        new TournamentEvent.PlayerDisqualified("A", because);
                Set<String> expected = new TreeSet<>(Set.of("people.sent-off", points));
                if (because.isBlank()) {
                    expected.add("people.sent-off-reason");
                }
                assertThat(
                                RuleAloneTest.fired(
                                        sink ->
                                                new Sending(
                                                        sink,
                                                        event,
                                                        RuleAloneTest.state(Phase.BETWEEN, 0),
                                                        house)))
                        .isEqualTo(expected);
                expected.add("people.table-plays-on");
                assertThat(
                                RuleAloneTest.fired(
                                        sink ->
                                                new Sending(
                                                        sink,
                                                        event,
                                                        RuleAloneTest.state(Phase.ROUND, 0),
                                                        house)))
                        .isEqualTo(expected);
            }
        }
    }

    private static Set<String> word(
            TournamentEvent.Decision decision,
            Phase phase,
            Optional<Integer> points,
            boolean told) {
        TournamentEvent.OrganizerDecided event =
                new TournamentEvent.OrganizerDecided(
                        "A",
                        decision,
                        "a fine",
                        points,
                        told ? Optional.of(List.of()) : Optional.empty());
        return RuleAloneTest.fired(
                sink -> new OrganizerWord(sink, event, RuleAloneTest.state(phase, 0)));
    }

    @Test
    void theOrganizerSaysHowManyPointsWhereThereAreAny() {
        for (int points : List.of(-1, 0, 1, 9_999, 10_000)) {
            Optional<Integer> named = Optional.of(points).filter(number -> number >= 0);
            boolean possible = points > 0 && points < 10_000;
            for (TournamentEvent.Decision decision :
                    List.of(TournamentEvent.Decision.AWARD, TournamentEvent.Decision.DEDUCT)) {
                Set<String> expected = new TreeSet<>();
                expected.add(
                        decision == TournamentEvent.Decision.AWARD
                                ? "people.points-awarded"
                                : "people.points-deducted");
                if (!possible) {
                    expected.add("people.points-named");
                }
                assertThat(word(decision, Phase.BETWEEN, named, false)).isEqualTo(expected);
            }
        }
    }

    @Test
    void aTableIsAnnulledWithoutAResultAndDecidedWithOne() {
        TournamentEvent.Decision annul = TournamentEvent.Decision.ANNUL;
        TournamentEvent.Decision decide = TournamentEvent.Decision.DECIDE;
        Optional<Integer> none = Optional.empty();
        assertThat(word(TournamentEvent.Decision.AWARD, Phase.BETWEEN, Optional.of(1), true))
                .containsExactly("people.points-awarded", "people.result-not-named");
        assertThat(word(TournamentEvent.Decision.AWARD, Phase.ENTRY, Optional.of(1), false))
                .containsExactly("people.points-awarded", "people.points-too-early");
        assertThat(word(annul, Phase.ROUND, none, false)).containsExactly("people.table-annulled");
        assertThat(word(annul, Phase.ENTRY, Optional.of(1), true))
                .containsExactly(
                        "people.nothing-to-annul",
                        "people.points-not-named",
                        "people.result-not-named",
                        "people.table-annulled");
        assertThat(word(decide, Phase.ROUND, none, true)).containsExactly("people.table-decided");
        assertThat(word(decide, Phase.ENTRY, Optional.of(0), false))
                .containsExactly(
                        "people.no-table-to-decide",
                        "people.points-not-named",
                        "people.table-decided");
    }

    private static Set<String> replaced(
            Phase phase, String substitution, String by, boolean replacedBefore) {
        TournamentState bare = RuleAloneTest.state(phase, 0);
        Optional<String> before = Optional.of("Z").filter(name -> replacedBefore);
        TournamentState state =
                new TournamentState(
                        List.of(bare.entrants().get(0).replaced(before), bare.entrants().get(1)),
                        bare.rounds(),
                        false,
                        bare.playOff(),
                        bare.ending());
        TournamentEvent.PlayerReplaced event = new TournamentEvent.PlayerReplaced("A", by);
        return RuleAloneTest.fired(
                sink ->
                        new Replacement(
                                sink,
                                event,
                                state,
                                RuleAloneTest.settings("substitution: " + substitution)));
    }

    @Test
    void whoPlaysForAnotherDoesSoWhenTheSettingSays() {
        for (Phase phase : List.of(Phase.ROUND, Phase.BETWEEN, Phase.PLAY_OFF)) {
            assertThat(replaced(phase, "not-allowed", "C", false))
                    .containsExactly("people.replaced", "people.replaced-not-allowed");
            assertThat(replaced(phase, "any-time", "C", false)).containsExactly("people.replaced");
            assertThat(replaced(phase, "between-rounds", "C", false))
                    .isEqualTo(
                            phase == Phase.BETWEEN
                                    ? Set.of("people.replaced")
                                    : Set.of("people.replaced", "people.replaced-in-round"));
        }
        assertThat(replaced(Phase.ENTRY, "any-time", "C", false))
                .containsExactly("people.replaced", "people.replaced-undrawn");
    }

    @Test
    void whoPlaysForAnotherHasANameAndPlaysForNobodyElse() {
        assertThat(replaced(Phase.BETWEEN, "any-time", "A", true))
                .containsExactly("people.came-back");
        assertThat(replaced(Phase.BETWEEN, "any-time", "A", false))
                .containsExactly("people.replaced", "people.replaced-plays-already");
        assertThat(replaced(Phase.BETWEEN, "any-time", "Z", true))
                .containsExactly("people.replaced", "people.replaced-plays-already");
        assertThat(replaced(Phase.BETWEEN, "any-time", "B", false))
                .containsExactly("people.replaced", "people.replaced-plays-already");
        assertThat(replaced(Phase.BETWEEN, "any-time", "", false))
                .containsExactly("people.replaced", "people.replaced-nameless");
    }

    @Test
    void anAbandonedTournamentCountsAsItsSettingSays() {
        TournamentEvent.MatchAbandoned event =
                new TournamentEvent.MatchAbandoned(TournamentEvent.Cause.CLOSING_TIME);
        for (Phase phase : List.of(Phase.ENTRY, Phase.ROUND, Phase.BETWEEN, Phase.PLAY_OFF)) {
            boolean over = phase == Phase.BETWEEN || phase == Phase.PLAY_OFF;
            assertThat(
                            RuleAloneTest.fired(
                                    sink ->
                                            new Abandonment(
                                                    sink,
                                                    event,
                                                    RuleAloneTest.state(phase, 0),
                                                    RuleAloneTest.SETTINGS)))
                    .containsExactly(over ? "people.abandoned" : "people.abandoned-unplayed");
            TournamentSettings nothing = RuleAloneTest.settings("abandoned: nothing-counts");
            assertThat(
                            RuleAloneTest.fired(
                                    sink ->
                                            new Abandonment(
                                                    sink,
                                                    event,
                                                    RuleAloneTest.state(phase, 0),
                                                    nothing)))
                    .containsExactly("people.abandoned-for-nothing");
        }
    }

    @Test
    void noPlayOffIsPlayedAfterATournamentWasAbandoned() {
        TournamentEvent event =
                new TournamentEvent.MatchAbandoned(TournamentEvent.Cause.CLOSING_TIME);
        for (String tie : List.of("shared", "play-off")) {
            for (int points : List.of(0, 1)) {
                TournamentState between = RuleAloneTest.state(Phase.BETWEEN, points);
                TournamentState abandoned =
                        new TournamentState(
                                between.entrants(),
                                between.rounds(),
                                false,
                                Optional.empty(),
                                Optional.empty(),
                                Optional.of(TournamentEvent.Cause.OTHER));
                String level = tie.equals("shared") ? "match.tie-shared" : "people.abandoned-level";
                assertThat(
                                RuleAloneTest.fired(
                                        sink ->
                                                new RoundClose(
                                                        sink,
                                                        event,
                                                        abandoned,
                                                        RuleAloneTest.settings("tie: " + tie))))
                        .containsExactly(points == 0 ? level : "match.winner");
            }
        }
    }
}
