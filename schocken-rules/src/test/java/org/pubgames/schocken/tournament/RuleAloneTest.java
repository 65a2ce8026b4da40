package org.pubgames.schocken.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.core.Seats;
import org.pubgames.core.rules.RuleBase;
import org.pubgames.core.rules.RuledGames;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.tournament.TournamentSettings.Tie;
import org.pubgames.schocken.tournament.TournamentState.Ending;
import org.pubgames.schocken.tournament.rules.Call;
import org.pubgames.schocken.tournament.rules.Closing;
import org.pubgames.schocken.tournament.rules.Draw;
import org.pubgames.schocken.tournament.rules.EntryCall;
import org.pubgames.schocken.tournament.rules.FieldSize;
import org.pubgames.schocken.tournament.rules.RoundClose;
import org.pubgames.schocken.tournament.rules.TablePoints;
import org.pubgames.schocken.tournament.rules.TableScoring;
import org.pubgames.schocken.tournament.rules.Withdrawal;

/** Rules alone with one prepared situation: which fire, which do not. */
class RuleAloneTest {

    private static final RuleBase RULES = RuledGames.of(Shipped.GAME).rules();
    private static final List<Boolean> BOTH = List.of(false, true);

    static Set<String> fired(Function<Findings, Situation> situation) {
        try (Judging judging = RULES.open()) {
            Set<String> rules = new TreeSet<>();
            judging.put(situation.apply(judging.findings()))
                    .rules()
                    .forEach(rule -> rules.add(rule.substring("schocken-tournament.".length())));
            return rules;
        }
    }

    /** Hattersheim: 28 at seven tables of four or three, five rounds. */
    static final TournamentSettings SETTINGS = Shipped.settings("hattersheim");

    static TournamentSettings settings(String... changes) {
        return SchockenTournament.settings(Shipped.house("hattersheim", changes));
    }

    /** How far a tournament has got in which A and B have entered, with points if they have any. */
    static TournamentState state(Phase phase, int points) {
        List<Entrant> entrants = List.of(new Entrant("A", true, points), new Entrant("B", true, 0));
        List<Round> rounds =
                phase == Phase.ENTRY ? List.of() : List.of(round(1, phase != Phase.ROUND));
        Optional<PlayOff> playOff =
                phase == Phase.PLAY_OFF
                        ? Optional.of(new PlayOff(List.of("A", "B"), List.of()))
                        : Optional.empty();
        Optional<Ending> ending =
                phase == Phase.OVER ? Optional.of(Ending.BY_POINTS) : Optional.empty();
        TournamentState state = new TournamentState(entrants, rounds, false, playOff, ending);
        assertThat(state.phase()).isEqualTo(phase);
        return state;
    }

    /** Two tables, the first of which has reported. */
    private static Round round(int number, boolean complete) {
        return new Round(number, List.of(table(1, true), table(2, complete)));
    }

    private static Table table(int number, boolean played) {
        List<TableLine> results = List.of(new TableLine("A", 0, 0), new TableLine("B", 1, 0));
        return new Table(number, List.of("A", "B"), 1, played ? results : List.of());
    }

    @Test
    void anEntryHasOneAnswer() {
        for (Phase phase : Phase.values()) {
            for (boolean entered : BOTH) {
                boolean drawn = phase != Phase.ENTRY;
                String expected = drawn ? "entry.closed" : entered ? "entry.once" : "entry.entered";
                String player = entered ? "A" : "C";
                assertThat(fired(sink -> new EntryCall(sink, player, state(phase, 0), SETTINGS)))
                        .containsExactly(expected);
            }
        }
    }

    @Test
    void nobodyElseEntersOrWithdraws() {
        Seats seats = new Seats(List.of("A", "B"));
        for (Phase phase : Phase.values()) {
            TournamentState state = state(phase, 0);
            for (TournamentEvent event :
                    List.of(new TournamentEvent.Entered("C"), new TournamentEvent.Withdrew("C"))) {
                assertThat(fired(sink -> new Call(sink, event, state, seats)))
                        .containsExactly(
                                phase == Phase.OVER ? "match.over" : "entry.seated-player");
            }
            assertThat(
                            fired(
                                    sink ->
                                            new Call(
                                                    sink,
                                                    new TournamentEvent.Entered("A"),
                                                    state,
                                                    seats)))
                    .isEqualTo(phase == Phase.OVER ? Set.of("match.over") : Set.of());
            TournamentEvent correction = new TournamentEvent.ResultCorrected(1, 1, List.of());
            assertThat(fired(sink -> new Call(sink, correction, state, seats))).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({"27, false", "28, false", "29, true", "2147483647, true"})
    void theLimitIsTheLimit(int number, boolean refused) {
        assertThat(fired(sink -> new FieldSize(sink, "A", number, SETTINGS)))
                .isEqualTo(refused ? Set.of("entry.most-entrants") : Set.of());
    }

    @Test
    void aWithdrawalHasOneAnswer() {
        for (Phase phase : Phase.values()) {
            for (boolean listed : BOTH) {
                String expected =
                        !listed
                                ? "entry.not-entered"
                                : phase == Phase.ENTRY
                                        ? "entry.withdrawn"
                                        : phase == Phase.BETWEEN
                                                ? "entry.left"
                                                : "entry.still-playing";
                String player = listed ? "A" : "C";
                assertThat(fired(sink -> new Withdrawal(sink, player, state(phase, 0))))
                        .containsExactly(expected);
            }
        }
    }

    private static Set<String> draw(
            int round, boolean left, boolean once, boolean open, List<Integer> sizes) {
        TournamentSettings settings =
                settings("drawing: " + (once ? "once" : "each-round"), "largestTable: 5");
        List<Round> rounds = new ArrayList<>();
        for (int i = 1; i < round; i++) {
            rounds.add(round(i, !open));
        }
        TournamentState state =
                new TournamentState(List.of(), rounds, !left, Optional.empty(), Optional.empty());
        return fired(sink -> new Draw(sink, state, 9, sizes, settings));
    }

    @Test
    void aDrawIsRefusedForOneReasonOrMadeInOneWay() {
        List<Integer> none = List.of();
        List<Integer> fours = List.of(4, 4);
        assertThat(draw(1, true, false, false, fours))
                .containsExactly("draw.full-tables", "round.games-at-full-table");
        assertThat(draw(1, true, true, false, List.of(4, 3)))
                .containsExactly(
                        "draw.smaller-tables",
                        "round.games-at-full-table",
                        "round.games-at-smaller-table");
        assertThat(draw(2, true, false, false, List.of(3)))
                .containsExactly("draw.smaller-tables", "round.games-at-smaller-table");
        assertThat(draw(2, true, false, false, List.of(5, 4)))
                .containsExactly(
                        "draw.larger-table",
                        "round.games-at-full-table",
                        "round.games-at-larger-table");
        assertThat(draw(2, true, false, false, List.of(5)))
                .containsExactly("draw.larger-table", "round.games-at-larger-table");
        assertThat(draw(1, true, false, false, none)).containsExactly("draw.unseatable-number");
        assertThat(draw(2, true, false, true, fours)).containsExactly("draw.results-missing");
        assertThat(draw(2, false, false, true, fours)).containsExactly("draw.results-missing");
        assertThat(draw(2, false, false, false, fours)).containsExactly("draw.no-round-left");
        assertThat(draw(2, false, true, false, fours)).containsExactly("draw.no-round-left");
        assertThat(draw(2, true, true, true, fours)).containsExactly("draw.once");
        assertThat(draw(2, false, true, true, fours)).containsExactly("draw.once");
        assertThat(draw(5, true, false, false, fours)).contains("draw.full-tables");
        assertThat(draw(6, true, false, false, fours)).containsExactly("draw.no-round-left");
    }

    private static TablePoints points(String base, Integer... figures) {
        try (Judging judging = RULES.open()) {
            return judging.put(
                            new TableScoring(
                                    judging.findings(),
                                    new Table(1, List.of("A", "B", "C"), 5, List.of()),
                                    List.of(figures),
                                    Shipped.settings(base)))
                    .effect(TablePoints.class)
                    .orElseThrow();
        }
    }

    @Test
    void aTableIsWorthWhatTheVariantCounts() {
        assertThat(points("bretzenheim", 2, 3, 1).points()).containsExactly(3, 2, 5);
        assertThat(points("fiebel", 2, 0, 3).points()).containsExactly(-10, 0, -15);
        assertThat(points("steele", 17, 0, -2).points()).containsExactly(17, 0, -2);
    }

    private static RoundClose close(
            Findings sink, boolean complete, boolean tied, Tie tie, List<String> order) {
        List<Entrant> entrants =
                List.of(new Entrant("A", true, tied ? 0 : 1), new Entrant("B", true, 0));
        Optional<PlayOff> playOff =
                order.isEmpty()
                        ? Optional.empty()
                        : Optional.of(new PlayOff(List.of("A", "B"), order));
        return new RoundClose(
                sink,
                new TournamentEvent.Closed(),
                new TournamentState(
                        entrants, List.of(round(1, complete)), true, playOff, Optional.empty()),
                settings("tie: " + (tie == Tie.SHARED ? "shared" : "play-off")));
    }

    @Test
    void anEndHasOneAnswer() {
        for (Tie tie : Tie.values()) {
            for (List<String> order : List.of(List.<String>of(), List.of("B", "A"))) {
                String tied =
                        tie == Tie.SHARED
                                ? "match.tie-shared"
                                : order.isEmpty() ? "match.tie-play-off" : "match.play-off-decides";
                assertThat(fired(sink -> close(sink, true, true, tie, order)))
                        .containsExactly(tied);
                assertThat(fired(sink -> close(sink, true, false, tie, order)))
                        .containsExactly("match.winner");
                for (boolean level : BOTH) {
                    assertThat(fired(sink -> close(sink, false, level, tie, order))).isEmpty();
                }
            }
        }
    }

    @Test
    void afterARoundTheNextOneIsDrawnOrPlayedAtTheSameTables() {
        TournamentEvent table = new TournamentEvent.TablePlayed(2, List.of());
        TournamentEvent correction = new TournamentEvent.ResultCorrected(1, 2, List.of());
        for (String drawing : List.of("once", "each-round")) {
            TournamentSettings two = settings("drawing: " + drawing, "rounds: 2");
            String expected = drawing.equals("once") ? "round.same-tables" : "round.next-draw";
            TournamentState between = state(Phase.BETWEEN, 1);
            assertThat(fired(sink -> new RoundClose(sink, table, between, two)))
                    .containsExactly(expected);
            assertThat(fired(sink -> new RoundClose(sink, correction, between, two)))
                    .isEqualTo(drawing.equals("once") ? Set.of(expected) : Set.of());
            assertThat(fired(sink -> new RoundClose(sink, table, state(Phase.ROUND, 1), two)))
                    .isEmpty();
            TournamentSettings one = settings("drawing: " + drawing, "rounds: 1");
            for (TournamentEvent event : List.of(table, correction)) {
                assertThat(fired(sink -> new RoundClose(sink, event, between, one)))
                        .containsExactly("match.winner");
            }
        }
    }

    @Test
    void closingEarlyHasOneAnswer() {
        for (Phase phase : List.of(Phase.ENTRY, Phase.ROUND, Phase.BETWEEN, Phase.PLAY_OFF)) {
            String expected =
                    switch (phase) {
                        case ENTRY -> "match.nothing-played";
                        case ROUND -> "match.round-unfinished";
                        case BETWEEN -> "match.closed-early";
                        default -> "match.play-off-first";
                    };
            assertThat(fired(sink -> new Closing(sink, state(phase, 0)))).containsExactly(expected);
        }
        List<Round> untouched = List.of(new Round(1, List.of(table(1, false))));
        TournamentState drawn =
                new TournamentState(
                        List.of(), untouched, false, Optional.empty(), Optional.empty());
        assertThat(fired(sink -> new Closing(sink, drawn))).containsExactly("match.nothing-played");
    }

    @Test
    void aRuleIsSilencedAloneAndTheOthersStillSpeak() {
        try (Judging judging = RULES.without("schocken-tournament.draw.smaller-tables").open()) {
            Draw draw = Draw.of(judging.findings(), TournamentState.opening(), 7, SETTINGS);
            assertThat(draw.sizes()).containsExactly(4, 3);
            assertThat(judging.put(draw).rules())
                    .containsExactlyInAnyOrder(
                            "schocken-tournament.round.games-at-full-table",
                            "schocken-tournament.round.games-at-smaller-table");
        }
    }
}
