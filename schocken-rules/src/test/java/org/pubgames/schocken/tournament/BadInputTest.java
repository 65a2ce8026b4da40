package org.pubgames.schocken.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.core.Lang;
import org.pubgames.core.Match;
import org.pubgames.core.Problem;
import org.pubgames.core.Ruling;
import org.pubgames.core.Verdict;
import org.pubgames.core.Where;

/** Reports that cannot stand: refused with what, where, what is allowed; nothing changes. */
class BadInputTest {

    private static final Where LINE = Where.file("evening.jsonl").at(3, 0);

    private static TournamentEvent event(String json) {
        return Shipped.GAME.codec().readEvent(json.replace('\'', '"'), LINE).orElseThrow();
    }

    private static List<Problem> problems(String json) {
        return Shipped.GAME.codec().readEvent(json.replace('\'', '"'), LINE).problems();
    }

    private static List<Ruling> refusals(Play play, String json) {
        Match<TournamentState, TournamentEvent> match = play.match();
        TournamentState state = match.state();
        Verdict<TournamentState, TournamentEvent> verdict = match.judge(event(json));
        assertThat(verdict).as(json).isInstanceOf(Verdict.Rejected.class);
        assertThat(verdict.match()).isSameAs(match);
        assertThat(verdict.match().state()).isSameAs(state);
        return verdict.rulings();
    }

    /** The one ruling that refuses a line; the match stays the very same. */
    private static Ruling refused(Play play, String json, String rule, String pointer) {
        List<Ruling> rulings = refusals(play, json);
        assertThat(rulings).as(rulings.toString()).hasSize(1);
        Ruling ruling = rulings.get(0);
        assertThat(ruling.rule()).isEqualTo("schocken-tournament." + rule);
        assertThat(ruling.kind()).isEqualTo(Ruling.Kind.FORBIDS);
        assertThat(ruling.pointer()).isEqualTo(pointer);
        assertThat(ruling.citations()).isNotEmpty();
        return ruling;
    }

    private static Play entered(int players) {
        return Play.of(Shipped.variant("hattersheim"), players);
    }

    /** One table of P1 to P4 that plays a single game. */
    private static Play drawn() {
        return Play.of(Shipped.house("hattersheim", "games: 1", "rounds: 1"), 4).draw(1);
    }

    private static String results(String... results) {
        return "{'event':'table-played','table':1,'results':[" + String.join(",", results) + "]}";
    }

    private static String lost(String player, int lost) {
        return "{'player':'" + player + "','lost':" + lost + "}";
    }

    @Test
    void somebodyWhoDidNotTurnUpIsRefusedWithTheNearestName() {
        Play play = Play.in(Shipped.variant("hattersheim"), Evening.SEATS);
        for (String kind : List.of("entered", "withdrew")) {
            Ruling ruling =
                    refused(
                            play,
                            "{'event':'" + kind + "','player':'Ana'}",
                            "entry.seated-player",
                            "/player");
            assertThat(ruling.fact("nearest")).contains("Anna");
            assertThat(ruling.fact("seats")).contains(Evening.SEATS.names());
        }
    }

    @Test
    void ofWhomNothingCanBeReportedIsToldWithTheNearestName() {
        Play play = drawn();
        Ruling unknown =
                refused(
                        play,
                        "{'event':'player-disqualified','player':'p1','because':'x'}",
                        "people.not-entered",
                        "/player");
        assertThat(unknown.fact("nearest")).contains("P1");
        refused(
                play,
                "{'event':'player-disqualified','player':'P1','because':''}",
                "people.sent-off-reason",
                "/because");
        play.then(new TournamentEvent.PlayerDisqualified("P1", "cheating"));
        refused(
                play,
                "{'event':'player-disqualified','player':'P1','because':'x'}",
                "people.banned",
                "/player");
    }

    @Test
    void enteringTwiceOrLeavingWithoutHavingEnteredIsRefused() {
        Play play = Play.in(Shipped.variant("hattersheim"), Shipped.seats(3));
        refused(play, "{'event':'withdrew','player':'P1'}", "entry.not-entered", "/player");
        play.then(new TournamentEvent.Entered("P1"));
        refused(play, "{'event':'entered','player':'P1'}", "entry.once", "/player");
        play.then(new TournamentEvent.Withdrew("P1"), new TournamentEvent.Entered("P1"));
        refused(drawn(), "{'event':'entered','player':'P1'}", "entry.closed", "/player");
        refused(drawn(), "{'event':'withdrew','player':'P1'}", "entry.still-playing", "/player");
    }

    @Test
    void theTwentyNinthIsRefusedWithTheLimit() {
        Play play = Play.in(Shipped.variant("hattersheim"), Shipped.seats(29));
        for (int i = 1; i <= 28; i++) {
            play.then(new TournamentEvent.Entered("P" + i));
        }
        Ruling ruling =
                refused(
                        play,
                        "{'event':'entered','player':'P29'}",
                        "entry.most-entrants",
                        "/player");
        assertThat(ruling.fact("most")).contains(28);
        assertThat(Shipped.GAME.rulebook().say(ruling, Lang.DE)).contains("29", "28");
    }

    @ParameterizedTest
    @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 2, Integer.MAX_VALUE})
    void anUnknownTableIsRefusedWithThoseThereAre(int table) {
        String json = results(lost("P1", 1)).replace("'table':1", "'table':" + table);
        Ruling ruling = refused(drawn(), json, "round.unknown-table", "/table");
        assertThat(ruling.fact("tables")).contains(1);
        String correction = json.replace("'table-played'", "'result-corrected','round':" + table);
        refused(drawn(), correction, "round.nothing-to-correct", "/table");
    }

    @Test
    void resultsOfTheWrongPeopleIncompleteOrTwiceAreRefusedAllAtOnce() {
        List<Ruling> rulings =
                refusals(
                        drawn(),
                        results(
                                lost("P1", 1),
                                lost("P1", 0),
                                "{'player':'P22','place':1}",
                                lost("P3", 0)));
        assertThat(rulings)
                .extracting(Ruling::rule)
                .containsExactly(
                        "schocken-tournament.round.stranger",
                        "schocken-tournament.round.missing-player",
                        "schocken-tournament.round.named-twice",
                        "schocken-tournament.round.figure-that-counts");
        assertThat(rulings.get(0).fact("strangers")).contains(List.of("P22"));
        assertThat(rulings.get(0).fact("nearest")).contains("P2");
        assertThat((List<?>) rulings.get(1).fact("missing").orElseThrow())
                .isEqualTo(
                        drawn().tableOf(1, 1).players().stream()
                                .filter(name -> name.equals("P2") || name.equals("P4"))
                                .toList());
        assertThat(rulings.get(2).fact("twice")).contains(List.of("P1"));
    }

    @ParameterizedTest
    @CsvSource({
        "0, one-loser-a-game",
        "2, one-loser-a-game",
        "-1, negative-losses",
        "2147483647, one-loser-a-game",
        "-2147483648, negative-losses",
    })
    void lostGamesHaveToAddUp(int lost, String rule) {
        String json = results(lost("P1", 0), lost("P2", 0), lost("P3", 0), lost("P4", lost));
        refused(drawn(), json, "round." + rule, "/results");
    }

    @Test
    void aTableReportsOnceAndTheDrawWaitsForAllOfThem() {
        Play play = Play.of(Shipped.house("hattersheim", "games: 1"), 8);
        String result = results(lost("P1", 1));
        refused(play, result, "round.not-drawn", "");
        play.draw(1);
        Ruling missing = refused(play, "{'event':'drawn','seed':2}", "draw.results-missing", "");
        assertThat(missing.fact("open")).contains(List.of(1, 2));
        play.table(1, 1, 0, 0, 0);
        refused(play, result, "round.already-reported", "/table");
        refused(play, "{'event':'closed'}", "match.round-unfinished", "");
        refused(play, "{'event':'play-off-played','order':['P1']}", "match.no-play-off", "");
    }

    @Test
    void nothingIsPlayedAfterTheEnd() {
        Play over = drawn().table(1, 1, 0, 0, 0);
        for (String json :
                List.of(
                        "{'event':'entered','player':'P1'}",
                        "{'event':'withdrew','player':'P1'}",
                        "{'event':'drawn','seed':1}",
                        results(lost("P1", 1)),
                        "{'event':'play-off-played','order':[]}",
                        "{'event':'closed'}")) {
            refused(over, json, "match.over", "");
        }
    }

    @Test
    void aTournamentWithoutARoundCannotBeEnded() {
        refused(entered(4), "{'event':'closed'}", "match.nothing-played", "");
        refused(entered(4).draw(1), "{'event':'closed'}", "match.nothing-played", "");
    }

    @Test
    void aPlayOffOfTheWrongPeopleIsRefused() {
        Play play =
                Play.of(Shipped.house("hattersheim", "games: 1", "rounds: 1", "tie: play-off"), 4)
                        .draw(1)
                        .table(1, 0, 0, 0, 1);
        String tied =
                "'" + String.join("','", play.state().playOff().orElseThrow().players()) + "'";
        for (String order : List.of("", "'P1'", tied + "," + tied, tied + ",'P9'")) {
            refused(
                    play,
                    "{'event':'play-off-played','order':[" + order + "]}",
                    "match.play-off-players",
                    "/order");
        }
        refused(play, "{'event':'closed'}", "match.play-off-first", "");
        refused(play, "{'event':'drawn','seed':1}", "draw.no-round-left", "");
        refused(play, "{'event':'withdrew','player':'P1'}", "entry.still-playing", "/player");
    }

    @Test
    void absenceAndArrivalAreRefusedWhereTheyCannotBe() {
        Play play = drawn();
        for (String kind : List.of("player-absent", "player-arrived")) {
            Ruling unknown =
                    refused(
                            play,
                            "{'event':'" + kind + "','player':'p1'}",
                            "people.not-entered",
                            "/player");
            assertThat(unknown.fact("nearest")).contains("P1");
        }
        refused(play, arrived("P1"), "people.never-absent", "/player");
        play.then(new TournamentEvent.PlayerAbsent("P1"));
        refused(play, absent("P1"), "people.absent-already", "/player");
        play.then(new TournamentEvent.PlayerDisqualified("P1", "cheating"));
        refused(play, absent("P1"), "people.banned", "/player");
        refused(play, arrived("P1"), "people.banned", "/player");
        play.table(1, 1, 0, 0, 0);
        refused(play, absent("P2"), "match.over", "");
        refused(play, arrived("P2"), "match.over", "");
        refused(play, joined("Zoe"), "match.over", "");
    }

    @Test
    void lateEntryIsRefusedWhereItCannotBe() {
        refused(drawn(), joined("Zoe"), "entry.joined-not-allowed", "");
        Play play =
                Play.of(
                        Shipped.house(
                                "hattersheim",
                                "lateEntry: between-rounds",
                                "mostEntrants: 5",
                                "games: 1",
                                "rounds: 2"),
                        4);
        refused(play, joined(""), "entry.joined-nameless", "/player");
        refused(play, joined("Z".repeat(101)), "entry.joined-nameless", "/player");
        refused(play, joined("P1"), "entry.joined-name-taken", "/player");
        play.draw(1);
        refused(play, joined("Zoe"), "entry.joined-in-round", "");
        play.table(1, 1, 0, 0, 0);
        play.then(new TournamentEvent.PlayerJoined("Zoe"));
        refused(play, joined("Zoe"), "entry.joined-name-taken", "/player");
        // the limit is the house's own, so that no clause is shown
        Ruling many = refusals(play, joined("Yann")).get(0);
        assertThat(many.rule()).isEqualTo("schocken-tournament.entry.most-entrants");
        assertThat(many.fact("number")).contains(6);
        assertThat(many.fact("most")).contains(5);
    }

    private static String absent(String player) {
        return "{'event':'player-absent','player':'" + player + "'}";
    }

    private static String arrived(String player) {
        return "{'event':'player-arrived','player':'" + player + "'}";
    }

    private static String joined(String player) {
        return "{'event':'player-joined','player':'" + player + "'}";
    }

    @Test
    void aHugeResultIsAnsweredAtOnce() {
        TournamentEvent huge =
                new TournamentEvent.TablePlayed(
                        1, Collections.nCopies(100_000, TournamentEvent.Result.lost("P1", 1)));
        Play play = drawn();
        assertTimeoutPreemptively(
                Duration.ofMinutes(2),
                () -> assertThat(play.match().judge(huge).accepted()).isFalse());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'event':'enterd','player':'P1'} | unknown-event | /event | entered",
                "{'event':'entered','name':'P1'} | unknown-field | /name | ",
                "{'event':'entered'} | missing-field | /player | ",
                "{'event':'drawn','seed':1.5} | wrong-type | /seed | ",
                "{'event':'drawn','seed':2147483648} | number-out-of-range | /seed | ",
                "{'event':'closed','why':'late'} | unknown-field | /why | ",
                "{'event':'table-played','table':1,'results':{}} | wrong-type | /results | ",
                "{'event':'table-played','table':1,'results':[{'playr':'P1'}]} | unknown-field |"
                        + " /results/0/playr | player",
                "{'event':'table-played','table':1,'results':[{'player':'P1','lost':'1'}]} |"
                        + " wrong-type | /results/0/lost | ",
                "{'event':'result-corrected','table':1,'results':[]} | missing-field | /round | ",
            })
    void aLineThatIsNoEventIsAProblem(String json, String code, String path, String suggestion) {
        assertThat(problems(json))
                .anySatisfy(
                        problem -> {
                            assertThat(problem.code()).isEqualTo(code);
                            assertThat(problem.where().line()).isEqualTo(3);
                            assertThat(problem.where().path()).isEqualTo(path);
                            assertThat(problem.suggestion())
                                    .isEqualTo(suggestion == null ? "" : suggestion);
                        });
    }
}
