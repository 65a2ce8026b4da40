package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Match;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.schocken.tournament.SchockenTournament;
import org.pubgames.schocken.tournament.TournamentEvent;
import org.pubgames.schocken.tournament.TournamentEvent.Result;
import org.pubgames.schocken.tournament.TournamentSettings;
import org.pubgames.schocken.tournament.TournamentState;

class TournamentJudgeTest {

    private static final String EVENING = "../examples/schocken-tournament.jsonl";
    private static final String FULL = "../examples/schocken-tournament-full.jsonl";

    private static final Game<TournamentState, TournamentEvent> GAME =
            Games.game(SchockenTournament.KEY);

    @Test
    void theTablesHangOnTheWall() {
        assertThat(Ran.pubgames("judge", EVENING).out())
                .contains(
                        """
                               Round 1 of 5
                                 Table 1  Table 2  Table 3  Table 4  Table 5  Table 6  Table 7
                                 ─────────────────────────────────────────────────────────────
                                 Vera     Yvonne   Lothar   Karin    Uli      Norbert  Babsi
                                 Franz    Conny    Xaver    Christa  Olga     Achim    Zita
                        """);
    }

    @Test
    void aTableReportsAndIsPutRight() {
        assertThat(Ran.pubgames("judge", EVENING).out())
                .contains(
                        """
                                 Round 1, table 3  lost  points  so far
                                 ──────────────────────────────────────
                                 Lothar               0       0       0
                        """)
                .contains(
                        """
                                 Round 1, table 3  lost  points  so far
                                 ─────────────────────────────────────────────
                                 Xaver                0       0       0
                                 Rudi                 0       0       0  was 3
                        """)
                .contains(
                        "Table 3: Lothar 0 lost, ", "Round 1, table 3 put right: Lothar 3 lost, ");
    }

    @Test
    void theStandingsFollowEachRoundAndTheEnd() {
        String out = Ran.pubgames("judge", EVENING).out();
        assertThat(out)
                .contains("Standings after round 1 of 5", "Standings after round 2 of 5")
                .containsPattern(" 1\\. +Bernd +0 +0 +2 +3= +Christa +2 +-2 +2\n")
                .contains("Bernd wins the tournament with 0 points from 2 rounds.");
        assertThat(out.substring(out.indexOf("Final standing")))
                .containsPattern("1\\. +Xaver +-1 +1 of 10 games lost, 2 tables\n")
                .containsPattern("27\\. +Zita +0 +0 of 5 games lost, 1 table, left early\n")
                .contains("49 events accepted, 0 rejected.");
    }

    @Test
    void theTwentyNinthIsTooMany() {
        Ran ran = Ran.pubgames("judge", FULL);
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.out())
                .contains("✗ /player: 29 players are too many; at most 28 can play.")
                .contains("28 players make 7 full tables of 4.")
                .contains("Results are still to come.")
                .doesNotContain("Still playing")
                .contains("31 events accepted, 1 rejected.");
    }

    @Test
    void whoIsStillPlayingIsShown() throws IOException {
        List<String> lines = Files.readAllLines(Path.of(EVENING));
        String some = lines.stream().limit(32).collect(Collectors.joining("\n"));
        Ran ran = Ran.reading(some, "judge", "-", "--lang", "nl");
        assertThat(ran.exit()).isZero();
        String end = ran.out().substring(ran.out().indexOf("Er wordt nog gespeeld"));
        assertThat(end).contains("Er ontbreken nog uitslagen.").doesNotContain("Tussenstand");
        assertThat(end.lines().filter(line -> line.contains("Tafel"))).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "bretzenheim|place 1|place  points  so far|places 1, 1",
                "steele|12 points|points  so far|noted 12, 12",
            })
    void whatCountsIsTold(String variant, String said, String head, String remark) {
        Match<TournamentState, TournamentEvent> match =
                GAME.open(GAME.variants().get(variant), Seats.of("A", "B", "C", "D"));
        for (String name : match.header().seats().names()) {
            match = judge(match, new TournamentEvent.Entered(name));
        }
        boolean places = variant.equals("bretzenheim");
        for (int round = 0; round < 2; round++) {
            match = judge(match, new TournamentEvent.Drawn(round));
            List<Result> results =
                    IntStream.rangeClosed(1, 4)
                            .mapToObj(
                                    i ->
                                            places
                                                    ? Result.place("" + (char) ('@' + i), i)
                                                    : Result.points("" + (char) ('@' + i), 13 - i))
                            .toList();
            match = judge(match, new TournamentEvent.TablePlayed(1, results));
        }
        Ran ran = Ran.reading(file(match), "judge", "-");
        assertThat(ran.exit()).isZero();
        assertThat(ran.out()).contains("Table 1: A " + said, head, remark + ", 2 tables");
    }

    private static Match<TournamentState, TournamentEvent> judge(
            Match<TournamentState, TournamentEvent> match, TournamentEvent event) {
        return match.judge(event).orElseThrow().match();
    }

    private static String file(Match<TournamentState, TournamentEvent> match) {
        return Stream.concat(
                        Stream.of(GAME.codec().writeHeader(match.header())),
                        match.log().stream().map(entry -> GAME.codec().writeEvent(entry.event())))
                .collect(Collectors.joining("\n"));
    }

    /** Sixty-four players with long names, in every variant and language. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "nl", "de"})
    void everyPictureFitsItsPage(String lang) {
        List<String> names =
                IntStream.rangeClosed(1, 64).mapToObj(i -> i + " Maximiliane-Josefine").toList();
        for (Variant variant : GAME.variants().all()) {
            TournamentSettings settings = SchockenTournament.settings(variant);
            Match<TournamentState, TournamentEvent> match = GAME.open(variant, new Seats(names));
            for (String name : names.subList(0, settings.mostEntrants() - 1)) {
                match = judge(match, new TournamentEvent.Entered(name));
            }
            match = judge(match, new TournamentEvent.Drawn(1));
            Random random = new Random(1);
            for (int i = 0; i < 60; i++) {
                Optional<TournamentEvent> event = match.legal().sample(random);
                if (event.isEmpty()) {
                    break;
                }
                match = judge(match, event.get());
            }
            Ran ran = Ran.reading(file(match), "judge", "-", "--lang", lang);
            assertThat(ran.exit()).as(variant.id()).isZero();
            assertThat(ran.out()).doesNotContainPattern("\\{[a-zA-Z]+[|}]");
            assertThat(ran.out().lines())
                    .as(variant.id())
                    .allSatisfy(
                            line ->
                                    assertThat(line)
                                            .hasSizeLessThanOrEqualTo(100)
                                            .doesNotEndWith(" "));
        }
    }
}
