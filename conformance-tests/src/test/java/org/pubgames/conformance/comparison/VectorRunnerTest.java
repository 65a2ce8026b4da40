package org.pubgames.conformance.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.VectorFiles;
import org.pubgames.conformance.VectorResult;
import org.pubgames.conformance.VectorResult.Status;
import org.pubgames.conformance.VectorResult.What;
import org.pubgames.core.Games;
import org.pubgames.core.Problem;
import org.pubgames.sjoelen.Sjoelen;

/** A vector that expects something wrong must not pass. */
class VectorRunnerTest {

    private static final String VECTOR =
            """
            suite: {game: sjoelen, format: 1}
            vectors:
              - id: sjoelen.score.complete-set/01
                title: "Five complete sets"
                rule: sjoelen.score.complete-set
                polarity: positive
                variant: {extends: ans-pre2016, set: {subTurns: 2, bonusDiscs: [1]}}
                seats: [Anna, Bram]
                given:
                  - {repeat: 1, events: [{event: sub-turn-played, player: Anna, compartments: [9, 5, 7, 5]}]}
                when: {event: sub-turn-played, player: Anna, compartments: [9, 5, 7, 5]}
                then:
                  accepted: true
                  rulings:
                    - sjoelen.turn.last-sub-turn
                    - sjoelen.score.complete-set
                    - sjoelen.score.face-value
                    - sjoelen.card.score-entered
                  points: 116
                  state: {/players/0/card/0/points: 116, /players/0/turn: null, /players/1/card: []}
            """;

    private static VectorResult run(String yaml) {
        Vector vector = VectorFiles.read(yaml, "test.yaml").orElseThrow().get(0);
        return new VectorRunner(Games.game(Sjoelen.KEY)).run(vector);
    }

    @Test
    void aSoundVectorPasses() {
        assertThat(run(VECTOR).differences()).isEmpty();
        assertThat(run(VECTOR).status()).isEqualTo(Status.PASS);
    }

    @ParameterizedTest
    @CsvSource({
        "accepted: true, accepted: false, ACCEPTED",
        "'        - sjoelen.score.face-value\n', '', RULINGS",
        "polarity: positive, polarity: negative, AIM",
        "'      points: 116', '      points: 115', POINTS",
        "card/0/points: 116, card/0/points: 115, STATE",
        "turn: null, turn/hand: 0, STATE",
        "/players/1/card: [], /players/1/card: null, STATE",
        "when: {event: sub-turn-played, when: {event: sub-turn-palyed, PROBLEMS",
    })
    void aWrongExpectationFails(String right, String wrong, What what) {
        VectorResult result = run(replaced(right, wrong));
        assertThat(result.status()).isEqualTo(Status.FAIL);
        assertThat(result.differences()).extracting(VectorResult.Difference::what).contains(what);
        assertThat(result.why()).contains("test.yaml:3", "expected");
    }

    @ParameterizedTest
    @CsvSource({
        "repeat: 1, repeat: 40",
        "ans-pre2016, ans-1066",
        "'subTurns: 2, ', 'subTurns: 9, '",
        "'[Anna, Bram]', '[Anna, Anna]'",
    })
    void aSituationThatCannotBeIsAnError(String right, String wrong) {
        VectorResult result = run(replaced(right, wrong));
        assertThat(result.status()).isEqualTo(Status.ERROR);
        assertThat(result.differences())
                .extracting(VectorResult.Difference::what)
                .containsExactly(What.SITUATION);
    }

    @ParameterizedTest
    @CsvSource({
        "polarity: positive, polarity: possitive, unknown-value",
        "'title: ', 'titel: ', unknown-field",
        "'accepted: true', 'accepted: perhaps', wrong-type",
        "'when: ', 'whenn: ', missing-field",
        "format: 1, format: 2, unsupported-format",
    })
    void aFileWithMistakesIsNotRead(String right, String wrong, String code) {
        assertThat(VectorFiles.read(replaced(right, wrong), "test.yaml").problems())
                .extracting(Problem::code)
                .contains(code);
    }

    private static String replaced(String right, String wrong) {
        assertThat(VECTOR).contains(right);
        return VECTOR.replace(right, wrong);
    }
}
