package org.pubgames.club;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.pubgames.club.play.Fixture;

/** An evening from its first page to its table, as its people play it. */
class EveningTest {

    private final Club club = Club.shared();

    @Test
    void whatIsWrongWithANewEveningIsToldAndKept() {
        Browser organizer = club.organizer();
        String page =
                organizer.post(
                        "/organizer/evenings",
                        "name",
                        "Friday",
                        "variant",
                        "sjoelen/mastres",
                        "competition",
                        "club-round-robin",
                        "boards",
                        "0",
                        "players",
                        "Anna\nBram\nAnna");
        organizer.expecting(422);
        assertThat(page)
                .contains("mastres")
                .contains("Maybe you meant")
                .contains("boards cannot be 0")
                .contains("Anna\nBram\nAnna")
                .contains("twice");
    }

    @Test
    void aLeagueNightFillsItsBoardsAndItsTable() {
        Night night = Night.league(club, "accept assign", "Anna", "Bram", "Carla", "Dirk");
        assertThat(night.page()).contains("Draw the rounds");
        night.act("draw");
        night.until(() -> night.evening().calls().size() == 2);
        Browser tablet = night.tablet(1);
        String match = night.play(tablet, 2);
        night.until(() -> !night.fixture("r1b1").counted().isEmpty());
        String winner = night.fixture("r1b1").players().get(0);
        assertThat(night.fixture("r1b1").counted()).isEqualTo("216 – 194");
        assertThat(night.club().browser().get("/wall/" + night.id()))
                .containsPattern("<td>1</td><th scope=\"row\">" + winner + "</th>");
        assertThat(tablet.get("/board/part")).doesNotContain(match);
        // whoever is free is called again, nobody twice
        night.play(night.tablet(2), 2);
        night.until(() -> night.evening().at(1).isPresent() && night.evening().at(2).isPresent());
        List<String> called =
                List.of(1, 2).stream()
                        .map(board -> night.evening().at(board).orElseThrow().fixture())
                        .flatMap(fixture -> night.fixture(fixture).players().stream())
                        .toList();
        assertThat(called).doesNotHaveDuplicates().hasSize(4);
    }

    @Test
    void aKnockOutGoesOnToItsFinal() {
        Night night =
                Night.of(
                        club,
                        "sjoelen/club-evening",
                        "wk-knock-out",
                        2,
                        "accept assign",
                        "Anna",
                        "Bram",
                        "Carla",
                        "Dirk");
        night.act("draw");
        night.until(() -> night.evening().calls().size() == 2);
        Browser first = night.tablet(1);
        Browser second = night.tablet(2);
        night.play(first, 2);
        night.play(second, 2);
        // both semi-finals are over: the final and the match for the third place are called
        night.until(() -> isCalled(night, 1, "r2") && isCalled(night, 2, "r2"));
        List<String> finalists = night.fixture("r2b1").players();
        assertThat(finalists)
                .containsExactly(
                        night.fixture("r1b1").players().get(0),
                        night.fixture("r1b2").players().get(0));
        night.play(first, 2);
        night.play(second, 2);
        night.until(() -> club.look(night.id()).phase().equals("OVER"));
        assertThat(night.club().browser().get("/wall/" + night.id()))
                .containsPattern("<td>1</td><th scope=\"row\">" + finalists.get(0) + "</th>");
    }

    @Test
    void theBestOfTheGroupsPlayOn() {
        Night night =
                Night.of(
                        club,
                        "sjoelen/club-evening",
                        "club-groups",
                        2,
                        "accept assign",
                        "Anna",
                        "Bram",
                        "Carla",
                        "Dirk");
        night.act("draw");
        night.until(() -> night.evening().calls().size() == 2);
        Browser first = night.tablet(1);
        Browser second = night.tablet(2);
        String best = night.fixture("r1b1").players().get(0);
        for (String page : List.of("/wall/" + night.id(), "/print/" + night.id() + "/standings")) {
            assertThat(night.club().browser().get(page))
                    .containsSubsequence("Group A", "</table>", "Group B", "</table>");
        }
        night.play(first, 2);
        night.play(second, 2);
        night.until(() -> !night.fixture("r1b1").counted().isEmpty());
        night.until(() -> !night.fixture("r1b2").counted().isEmpty());
        night.act("round");
        // the semi-finals: the first of each group meets the second of the other
        night.until(() -> isCalled(night, 1, "r2") && isCalled(night, 2, "r2"));
        assertThat(night.fixture("r2b1").players()).startsWith(best);
        night.play(first, 2);
        night.play(second, 2);
        night.until(() -> isCalled(night, 1, "r3") && isCalled(night, 2, "r3"));
        assertThat(night.fixture("r3b1").players()).startsWith(best);
    }

    @Test
    void whatWasEnteredIsNotLost() {
        Night night = Night.league(club, "assign", "Anna", "Bram", "Carla");
        night.act("draw");
        Browser tablet = night.tablet(1);
        tablet.get("/board");
        String match = tablet.part("match");
        String first = night.seats(match).get(0);
        tablet.report("board", match, 0, Night.subTurn(first, "2,1,3,1"));
        tablet.expecting(200);
        // taken off and called again, it goes on where it was
        night.act("pause", "board", "1", "number", "1");
        night.act("clear", "fixture", "r1b1");
        night.act("call", "fixture", "r1b1", "board", "2");
        assertThat(night.evening().callOf(match)).isPresent();
        assertThat(night.club().file(match)).contains("sub-turn-played");
        // a new draw is asked for, and what it ends can still be taken away
        night.act("come", "player", "Late Lisa");
        night.organizer().expecting(422);
        assertThat(night.evening().present()).doesNotContain("Late Lisa");
        night.act("come", "player", "Late Lisa", "value", "sure");
        night.organizer().expecting(200);
        assertThat(night.organizer().get("/export/" + night.id() + "/match/" + match + ".jsonl"))
                .contains("sub-turn-played");
    }

    @Test
    void whoIsRefusedLeavesNoSeat() {
        Night night = Night.league(club, "", "Anna", "Bram");
        night.act("draw");
        night.act("result", "fixture", "r1b1", "value", "12345-310");
        night.organizer().expecting(422);
        night.act("result", "fixture", "r1b1", "value", "216–194");
        night.organizer().expecting(200);
        String before = night.evening().competition().orElseThrow();
        night.act("come", "player", "Emil");
        night.organizer().expecting(422);
        night.act("come", "player", "E\u202Emil");
        night.organizer().expecting(422);
        assertThat(night.evening().competition()).contains(before);
    }

    private static boolean isCalled(Night night, int board, String round) {
        return night.evening()
                .at(board)
                .filter(call -> call.fixture().startsWith(round))
                .isPresent();
    }

    @Test
    void aTableOfManyEveningsHasNoMatchesForTheBoards() {
        Night night = Night.league(club, "", "Anna", "Bram");
        Browser organizer = night.organizer();
        assertThat(organizer.get("/organizer"))
                .contains("value=\"wk-knock-out\"")
                .doesNotContain("value=\"nk-selection\"");
        organizer.post(
                "/organizer/evenings",
                "name",
                "Season",
                "variant",
                "sjoelen/club-evening",
                "competition",
                "nk-selection",
                "boards",
                "1",
                "players",
                "Anna\nBram");
        organizer.expecting(422);
    }

    @Test
    void aResultWaitsUntilItIsConfirmedAndCanBeDisputed() {
        Night night = Night.league(club, "assign", "Anna", "Bram", "Carla");
        night.act("draw");
        Browser tablet = night.tablet(1);
        String match = night.play(tablet, 2);
        assertThat(tablet.get("/board")).contains("We agree");
        assertThat(night.fixture("r1b1").counted()).isEmpty();
        tablet.post("/board/dispute", "match", match);
        assertThat(night.page()).contains("Results to confirm: 1").contains("disputed");
        night.act("agree", "fixture", "r1b1");
        assertThat(night.fixture("r1b1").counted()).isEqualTo("216 – 194");
        // open again: it counts no more, the last entry is taken back and the end is another one
        night.act("clear", "fixture", night.evening().at(1).orElseThrow().fixture());
    }

    @Test
    void aResultThatCountedIsOpenedAgainAndMended() {
        Night night = Night.league(club, "", "Anna", "Bram");
        night.act("draw");
        night.act("call", "fixture", "r1b1", "board", "2");
        Browser tablet = night.tablet(2);
        String match = night.play(tablet, 2);
        tablet.post("/board/agree", "match", match);
        assertThat(night.fixture("r1b1").counted()).isEqualTo("216 – 194");
        night.act("reopen", "fixture", "r1b1", "value", "a disc was counted twice");
        night.organizer().expecting(200);
        assertThat(night.fixture("r1b1").stage()).isEqualTo(Fixture.Stage.TO_CONFIRM);
        tablet.post("/board/undo", "match", match, "number", "12");
        tablet.expecting(200);
        tablet.post("/board/undo", "match", match, "number", "12");
        tablet.expecting(409);
        tablet.report("board", match, 13, Night.subTurn(night.seats(match).get(1), "8,6,7,7"));
        tablet.expecting(200);
        tablet.post("/board/agree", "match", match);
        assertThat(night.fixture("r1b1").counted()).isEqualTo("216 – 226");
        night.act("result", "fixture", "r1b1", "value", "216–250");
        assertThat(night.fixture("r1b1").counted()).isEqualTo("216 – 250");
    }

    @Test
    void aWrongEntryThatEndedTheMatchIsMendedAtTheBoard() {
        Night night = Night.league(club, "accept assign", "Anna", "Bram", "Carla");
        night.act("draw");
        Browser tablet = night.tablet(1);
        String match = night.play(tablet, 2);
        night.until(() -> !night.fixture("r1b1").counted().isEmpty());
        night.until(() -> night.evening().at(1).isPresent());
        assertThat(tablet.get("/board")).contains("Just now").contains("Put it right");
        tablet.post("/board/reopen", "fixture", "r1b1");
        assertThat(tablet.get("/board")).contains("We agree");
        assertThat(tablet.part("match")).isEqualTo(match);
        tablet.post("/board/undo", "match", match, "number", "12");
        tablet.expecting(200);
        tablet.report("board", match, 13, Night.subTurn(night.seats(match).get(1), "7,5,6,5"));
        tablet.expecting(200);
        tablet.get("/board");
        tablet.post("/board/agree", "match", match);
        night.until(() -> night.fixture("r1b1").counted().equals("216 – 205"));
        // somebody else's match cannot be opened this way
        tablet.post("/board/reopen", "fixture", "r2b1");
        assertThat(night.evening().at(1)).isPresent();
    }

    @Test
    void whoComesLateIsDrawnInAndWhoLeavesFreesHisBoard() {
        Night night = Night.league(club, "accept assign", "Anna", "Bram", "Carla");
        night.act("draw");
        night.act("come", "player", "Late Lisa");
        night.organizer().expecting(200);
        assertThat(night.page()).contains("Draw the rounds").contains("Late Lisa");
        night.act("come", "player", "Anna");
        night.organizer().expecting(422);
        night.act("draw");
        assertThat(night.page()).doesNotContain("Draw the rounds");
        night.play(night.tablet(1), 2);
        night.until(() -> !night.fixture("r1b1").counted().isEmpty());
        String page = night.act("come", "player", "Too Late");
        night.organizer().expecting(422);
        assertThat(page).contains("competition.entry");
        String gone = night.fixture("r1b2").players().get(0);
        night.act("go", "player", gone);
        night.organizer().expecting(200);
        assertThat(night.evening().present()).doesNotContain(gone);
        assertThat(night.evening().calls().values())
                .noneMatch(
                        call ->
                                call.holdsBoard()
                                        && night.fixture(call.fixture()).players().contains(gone));
    }

    @Test
    void theRulesOfTheCompetitionSayNoWithTheirClause() {
        Night night = Night.league(club, "", "Anna");
        String page = night.act("draw");
        night.organizer().expecting(422);
        assertThat(page).contains("Not possible").contains("competition.draw").contains("why?");
    }

    @Test
    void freeMatchesAndAPausedBoard() {
        Night night =
                Night.of(
                        club,
                        "sjoelen/club-evening",
                        "",
                        2,
                        "assign accept",
                        "Anna",
                        "Bram",
                        "Carla");
        night.act("pause", "board", "1", "number", "1");
        night.act("plan", "player", "Anna", "player", "Bram");
        night.act("plan", "player", "Carla", "player", "Bram");
        assertThat(night.evening().at(1)).isEmpty();
        assertThat(night.evening().at(2)).isPresent();
        night.act("pause", "board", "1", "number", "0");
        // Bram stands at the other board
        assertThat(night.evening().at(1)).isEmpty();
        night.act("clear", "fixture", night.evening().at(2).orElseThrow().fixture());
        night.act("end");
        assertThat(night.club().browser().get("/")).doesNotContain("/wall/" + night.id() + "\"");
    }

    @Test
    void aHouseVariantIsReadAsItIsTypedAndPlayed() {
        Browser organizer = club.organizer();
        String wrong =
                organizer.post(
                        "/organizer/house",
                        "house",
                        "variant: 2\ngame: sjoelen\nid: ours\nextends: ans-2016@3\nturnz: 3\n");
        assertThat(wrong).contains("turnz").contains("house.yaml:5");
        String house =
                """
                variant: 2
                game: sjoelen
                id: our-quick-one
                title: {en: "One turn", nl: "Eén beurt", de: "Ein Spiel"}
                extends: ans-2016@3
                changes:
                  turns: {to: 1, because: "The bus goes at ten."}
                """;
        assertThat(organizer.post("/organizer/house", "house", house)).contains("One turn");
        organizer.post(
                "/organizer/evenings",
                "name",
                "House",
                "house",
                house,
                "competition",
                "club-round-robin",
                "boards",
                "1",
                "players",
                "Anna\nBram",
                "accept",
                "true",
                "assign",
                "true");
        organizer.expecting(200);
        String id = organizer.path().substring("/organizer/".length());
        Night night = new Night(club, organizer, id);
        night.act("draw");
        night.play(night.tablet(1), 1);
        night.until(() -> !night.fixture("r1b1").counted().isEmpty());
        assertThat(night.page()).contains("108 – 97").contains("One turn");
    }

    @Test
    void aSwissEveningDrawsRoundAfterRound() {
        Night night =
                Night.of(
                        club,
                        "sjoelen/club-evening",
                        "fide-swiss",
                        2,
                        "accept assign",
                        "Anna",
                        "Bram",
                        "Carla",
                        "Dirk");
        night.act("draw");
        night.play(night.tablet(1), 2);
        night.play(night.tablet(2), 2);
        night.until(() -> night.page().contains("Draw the next round"));
        night.act("round");
        assertThat(night.fixture("r2b1").round()).isEqualTo(2);
        night.act("walkover", "fixture", "r2b1", "player", night.fixture("r2b1").players().get(1));
        night.organizer().expecting(200);
        assertThat(night.fixture("r2b1").stage()).isEqualTo(Fixture.Stage.DONE);
    }
}
