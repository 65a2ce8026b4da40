package org.pubgames.conformance.answers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.core.AnswerCodec;
import org.pubgames.core.Games;
import org.pubgames.core.JsonMatch;
import org.pubgames.core.Lang;
import org.pubgames.core.Match;
import org.pubgames.core.Reading;
import org.pubgames.core.Role;
import org.pubgames.core.Seats;
import org.pubgames.core.Turn;
import org.pubgames.core.Verdict;
import org.pubgames.core.Viewer;
import org.pubgames.core.Where;
import org.pubgames.schocken.Schocken;
import org.pubgames.schocken.SchockenEvent;
import org.pubgames.schocken.SchockenState;
import org.pubgames.sjoelen.Sjoelen;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenState;

/** What is wrong with an answer is said by code and place; matches that are spoken to in JSON. */
class UnreadableAnswersTest {

    private static final Where HERE = Where.file("answer");

    private final Sjoelen sjoelen = Games.game(Sjoelen.KEY);
    private final AnswerCodec<SjoelenState, SjoelenEvent> codec = sjoelen.answers(Lang.EN);
    private final Match<SjoelenState, SjoelenEvent> match =
            sjoelen.open(sjoelen.variants().standard(), Seats.of("Anna"));

    private static List<String> told(Reading<?> reading) {
        return reading.problems().stream()
                .map(problem -> problem.code() + " " + problem.where().path())
                .toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"who\":\"playr\",\"names\":[\"A\"]}|unknown-value /who",
                "{\"who\":\"player\",\"names\":[]}|wrong-size /names",
                "{\"names\":[]}|missing-field /who",
                "{\"who\":\"nobody\",\"x\":1}|unknown-field /x",
                "[]|wrong-type ''",
                "{|not-json ''"
            })
    void turns(String json, String problem) {
        assertThat(told(codec.readTurn(json, HERE)).get(0).strip())
                .isEqualTo(problem.replace("''", "").strip());
    }

    @Test
    void aVerdictIsReadAtItsPlaceInTheLog() {
        SjoelenEvent event = SjoelenEvent.SubTurnPlayed.of("Anna", 7, 7, 9, 7);
        Verdict<SjoelenState, SjoelenEvent> verdict = match.judge(event);
        String json = codec.writeVerdict(match, event, verdict);
        assertThat(codec.readVerdict(json, match, HERE).orElseThrow()).isEqualTo(verdict);
        assertThat(told(codec.readVerdict(json, verdict.match(), HERE)))
                .contains("journal-number /number");
        assertThat(told(codec.readVerdict(json.replace("first-sub-turn\"", "frst\""), match, HERE)))
                .contains("unknown-rule /rulings/2/rule");
        assertThat(told(codec.readVerdict(json.replace("[7,7,9,7]", "[7,7]"), match, HERE)))
                .contains("wrong-type /event/compartments");
        assertThat(
                        told(
                                codec.readVerdict(
                                        json.replace("/players/0/turn", "/players/7/turn"),
                                        match,
                                        HERE)))
                .containsExactly("impossible-state /stateChanges");
    }

    @Test
    void formsAreReadStrictly() {
        String json = codec.writeMoves(match.legal().moves());
        assertThat(told(codec.readMoves(json.replace("turn-started", "turn-startd"), HERE)))
                .anyMatch(problem -> problem.startsWith("unknown-event"));
        assertThat(told(codec.readMoves(json.replace("\"is\":\"count\"", "\"is\":\"cnt\""), HERE)))
                .anyMatch(problem -> problem.startsWith("unknown-value"));
        assertThat(told(codec.readMoves("{\"listed\":[]}", HERE)))
                .containsExactly("missing-field /forms");
    }

    @Test
    void aMatchOfWhateverGameIsSpokenToInJson() {
        JsonMatch any =
                Games.files()
                        .open(
                                "{\"format\":1,\"game\":\"sjoelen\",\"seats\":[\"Anna\",\"Bram\"]}",
                                HERE)
                        .orElseThrow();
        JsonMatch.Answer noted =
                any.judge(
                        "{\"event\":\"score-noted\",\"player\":\"Anna\",\"points\":100}",
                        Role.PLAYER,
                        HERE);
        assertThat(noted.accepted()).isFalse();
        assertThat(noted.problems()).extracting("code").containsExactly("role-may-not");
        assertThat(noted.match()).isSameAs(any);
        JsonMatch.Answer played =
                any.judge(
                        "{\"event\":\"sub-turn-played\",\"player\":\"Anna\",\"compartments\":[1,1,1,1]}",
                        HERE);
        assertThat(played.accepted()).isTrue();
        assertThat(played.match().match().size()).isEqualTo(1);
        JsonMatch.Answer undone =
                played.match().judge("{\"revise\":\"undo\",\"because\":\"x\"}", HERE);
        assertThat(undone.accepted()).isTrue();
        assertThat(undone.match().state()).isEqualTo(any.state());
        assertThat(any.judge("{\"revise\":\"undo\"}", HERE).problems()).isNotEmpty();
        JsonMatch again = Games.files().read(played.match().file(), "kept").orElseThrow();
        assertThat(again.match()).isEqualTo(played.match().match());
        assertThat(told(Games.files().open("{\"format\":1,\"game\":\"sjolen\"}", HERE)))
                .containsExactly("unknown-game /game");
    }

    @Test
    void aNameIsOneHoweverItIsTyped() {
        String header = "{\"format\":1,\"game\":\"sjoelen\",\"seats\":[\"Zo\\u00eb\"]}";
        JsonMatch any = Games.files().open(header, HERE).orElseThrow();
        for (String name : List.of("Zo\u00eb", "Zoe\u0308", "Zo\\u00eb", "Zoe\\u0308")) {
            String event =
                    "{\"event\":\"sub-turn-played\",\"player\":\"%s\",\"compartments\":[1,1,1,1]}"
                            .formatted(name);
            assertThat(any.judge(event, HERE).accepted()).as(name).isTrue();
            String file = header + "\n" + event + "\n";
            assertThat(Games.files().read(file, "file").orElseThrow().match().size()).isEqualTo(1);
        }
    }

    @Test
    void whatMayNotBeReportedMayNotBeBroughtByARevision() {
        JsonMatch any =
                Games.files()
                        .open("{\"format\":1,\"game\":\"sjoelen\",\"seats\":[\"Anna\"]}", HERE)
                        .orElseThrow();
        String line =
                "{\"revise\":\"insert\",\"after\":0,\"with\":{\"event\":\"score-noted\",\"player\":\"Anna\",\"points\":100}}";
        assertThat(any.judge(line, Role.PLAYER, HERE).problems())
                .extracting("code")
                .containsExactly("role-may-not");
        assertThat(any.judge(line, Role.JURY, HERE).accepted()).isTrue();
        JsonMatch.Answer answer = any.judge(line, HERE);
        assertThatThrownBy(() -> answer.json(Lang.EN, Viewer.seat("Bram")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Bram");
    }

    /** Dice under a cup, which nobody but the host may learn. */
    @Test
    void nothingThatIsWrittenForAViewerTellsHiddenDice() {
        Schocken schocken = Games.game(Schocken.KEY);
        Match<SchockenState, SchockenEvent> opened =
                schocken.open(schocken.variants().standard(), Seats.of("Anna", "Bram"));
        String header = schocken.codec().writeHeader(opened.header());
        String position =
                header.substring(0, header.length() - 1)
                        + ",\"position\":{\"players\":[{\"name\":\"Anna\",\"discs\":0},{\"name\":\"Bram\",\"discs\":0}],\"stock\":13,\"leader\":\"Anna\",\"round\":1}}";
        JsonMatch any = Games.files().open(position, HERE).orElseThrow();
        JsonMatch.Answer thrown =
                any.judge("{\"event\":\"thrown\",\"player\":\"Anna\",\"dice\":[6,4,2]}", HERE);
        assertThat(thrown.accepted()).isTrue();
        assertThat(thrown.json(Lang.EN)).contains("[6,4,2]", "6-4-2");
        for (Viewer viewer : List.of(Viewer.table(), Viewer.seat("Bram"))) {
            assertThat(thrown.json(Lang.EN, viewer))
                    .contains("\"accepted\":true")
                    .doesNotContain("6,4,2", "6-4-2", "[2,4,6]", "dice\":[");
            assertThat(thrown.match().view(viewer, Lang.DE)).doesNotContain("6,4,2", "dice\":[");
            assertThat(thrown.match().state(viewer)).doesNotContain("6,4,2");
            String refused =
                    thrown.match()
                            .judge(
                                    "{\"event\":\"thrown\",\"player\":\"Anna\",\"dice\":[6,4,2]}",
                                    HERE)
                            .json(Lang.EN, viewer);
            assertThat(refused).isEqualTo("{\"accepted\":false}");
        }
    }

    @Test
    void aTurnKeepsItsKind() {
        Turn chance = new Turn.Chance(List.of("Anna"));
        assertThat(codec.readTurn(codec.writeTurn(chance), HERE).orElseThrow()).isEqualTo(chance);
        Turn over = new Turn.Over();
        assertThat(codec.readTurn(codec.writeTurn(over), HERE).orElseThrow()).isEqualTo(over);
    }
}
