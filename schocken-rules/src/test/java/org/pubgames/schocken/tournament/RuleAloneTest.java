package org.pubgames.schocken.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.core.rules.RuleBase;
import org.pubgames.core.rules.RuledGames;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.tournament.TournamentSettings.Counting;
import org.pubgames.schocken.tournament.TournamentSettings.Tie;
import org.pubgames.schocken.tournament.rules.Closing;
import org.pubgames.schocken.tournament.rules.Draw;
import org.pubgames.schocken.tournament.rules.EntryCall;
import org.pubgames.schocken.tournament.rules.FieldSize;
import org.pubgames.schocken.tournament.rules.MatchClose;
import org.pubgames.schocken.tournament.rules.TablePoints;
import org.pubgames.schocken.tournament.rules.TableScoring;
import org.pubgames.schocken.tournament.rules.Withdrawal;

/** Rules alone with one prepared situation: which fire, which do not. */
class RuleAloneTest {

    private static final RuleBase RULES = RuledGames.of(Shipped.GAME).rules();
    private static final List<Boolean> BOTH = List.of(false, true);

    private static Set<String> fired(Function<Findings, Situation> situation) {
        try (Judging judging = RULES.open()) {
            Set<String> rules = new TreeSet<>();
            judging.put(situation.apply(judging.findings()))
                    .rules()
                    .forEach(rule -> rules.add(rule.substring("schocken-tournament.".length())));
            return rules;
        }
    }

    @Test
    void anEntryHasOneAnswerUnlessTheFieldIsFull() {
        for (boolean entered : BOTH) {
            for (boolean drawn : BOTH) {
                String expected = drawn ? "entry.closed" : entered ? "entry.once" : "entry.entered";
                assertThat(fired(sink -> new EntryCall(sink, "A", true, entered, drawn, 28, 28)))
                        .containsExactly(expected);
                assertThat(fired(sink -> new EntryCall(sink, "A", false, entered, drawn, 1, 28)))
                        .isEmpty();
            }
        }
        assertThat(fired(sink -> new EntryCall(sink, "A", true, false, false, 29, 28))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"27, false", "28, false", "29, true", "2147483647, true"})
    void theLimitIsTheLimit(int number, boolean refused) {
        assertThat(fired(sink -> new FieldSize(sink, "A", number, 28)))
                .isEqualTo(refused ? Set.of("entry.most-entrants") : Set.of());
    }

    @Test
    void aWithdrawalHasOneAnswer() {
        for (boolean listed : BOTH) {
            for (boolean drawn : BOTH) {
                for (boolean between : BOTH) {
                    String expected =
                            !listed
                                    ? "entry.not-entered"
                                    : !drawn
                                            ? "entry.withdrawn"
                                            : between ? "entry.left" : "entry.still-playing";
                    assertThat(
                                    fired(
                                            sink ->
                                                    new Withdrawal(
                                                            sink, "A", true, listed, drawn, between,
                                                            1)))
                            .containsExactly(expected);
                }
            }
        }
    }

    private static Set<String> draw(
            int round, boolean left, boolean once, List<Integer> open, List<Integer> sizes) {
        return fired(
                sink ->
                        new Draw(
                                sink,
                                round,
                                5,
                                left,
                                once,
                                open,
                                9,
                                sizes,
                                4,
                                7,
                                "3–5",
                                List.of(4),
                                5,
                                6));
    }

    @Test
    void aDrawIsRefusedForOneReasonOrMadeInOneWay() {
        List<Integer> none = List.of();
        List<Integer> open = List.of(2);
        List<Integer> fours = List.of(4, 4);
        assertThat(draw(1, true, false, none, fours))
                .containsExactly("draw.full-tables", "round.games-at-full-table");
        assertThat(draw(1, true, true, none, List.of(4, 3)))
                .containsExactly(
                        "draw.smaller-tables",
                        "round.games-at-full-table",
                        "round.games-at-smaller-table");
        assertThat(draw(2, true, false, none, List.of(3)))
                .containsExactly("draw.smaller-tables", "round.games-at-smaller-table");
        assertThat(draw(2, true, false, none, List.of(5, 4)))
                .containsExactly("draw.larger-table", "round.games-at-full-table");
        assertThat(draw(1, true, false, none, none)).containsExactly("draw.unseatable-number");
        assertThat(draw(2, true, false, open, fours)).containsExactly("draw.results-missing");
        assertThat(draw(2, false, false, open, fours)).containsExactly("draw.results-missing");
        assertThat(draw(2, false, false, none, fours)).containsExactly("draw.no-round-left");
        assertThat(draw(2, false, true, none, fours)).containsExactly("draw.no-round-left");
        assertThat(draw(2, true, true, open, fours)).containsExactly("draw.once");
        assertThat(draw(2, false, true, open, fours)).containsExactly("draw.once");
    }

    private static TablePoints points(Counting counting, Integer... figures) {
        try (Judging judging = RULES.open()) {
            return judging.put(
                            new TableScoring(
                                    judging.findings(),
                                    1,
                                    counting,
                                    List.of("A", "B", "C"),
                                    List.of(figures),
                                    List.of(5, 3, 2, 1, 0),
                                    -5))
                    .effect(TablePoints.class)
                    .orElseThrow();
        }
    }

    @Test
    void aTableIsWorthWhatTheVariantCounts() {
        assertThat(points(Counting.PLACES, 2, 3, 1).points()).containsExactly(3, 2, 5);
        assertThat(points(Counting.LOST_GAMES, 2, 0, 3).points()).containsExactly(-10, 0, -15);
        assertThat(points(Counting.POINTS, 17, 0, -2).points()).containsExactly(17, 0, -2);
    }

    @Test
    void anEndHasOneAnswer() {
        for (Tie tie : Tie.values()) {
            for (List<String> order : List.of(List.<String>of(), List.of("B", "A"))) {
                String tied =
                        tie == Tie.SHARED
                                ? "match.tie-shared"
                                : order.isEmpty() ? "match.tie-play-off" : "match.play-off-decides";
                List<String> leaders = List.of("A", "B");
                assertThat(fired(sink -> new MatchClose(sink, 1, 0, leaders, true, tie, order)))
                        .containsExactly(tied);
                assertThat(fired(sink -> new MatchClose(sink, 1, 0, leaders, false, tie, order)))
                        .containsExactly("match.winner");
            }
        }
    }

    @Test
    void closingEarlyHasOneAnswer() {
        for (int rounds : new int[] {0, 1}) {
            for (boolean unfinished : BOTH) {
                for (boolean due : BOTH) {
                    String expected =
                            due
                                    ? "match.play-off-first"
                                    : unfinished
                                            ? "match.round-unfinished"
                                            : rounds == 0
                                                    ? "match.nothing-played"
                                                    : "match.closed-early";
                    assertThat(
                                    fired(
                                            sink ->
                                                    new Closing(
                                                            sink,
                                                            rounds,
                                                            unfinished,
                                                            List.of(1),
                                                            due)))
                            .containsExactly(expected);
                }
            }
        }
    }

    @Test
    void aRuleIsSilencedAloneAndTheOthersStillSpeak() {
        try (Judging judging = RULES.without("schocken-tournament.draw.smaller-tables").open()) {
            Draw draw =
                    new Draw(
                            judging.findings(),
                            1,
                            5,
                            true,
                            false,
                            List.of(),
                            7,
                            List.of(4, 3),
                            4,
                            7,
                            "3–4",
                            List.of(),
                            5,
                            6);
            assertThat(judging.put(draw).rules())
                    .containsExactlyInAnyOrder(
                            "schocken-tournament.round.games-at-full-table",
                            "schocken-tournament.round.games-at-smaller-table");
        }
    }
}
