package org.pubgames.conformance.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.conformance.VectorResult.Difference;
import org.pubgames.conformance.VectorResult.What;
import org.pubgames.core.Lang;

class DifferenceWordsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    ACCEPTED||true|false|Verdict|The event is accepted.|The event is refused.
                    ACCEPTED|step 2|false|true|Step 2: Verdict|The event is refused.|The event is accepted.
                    POINTS||1|nothing|Points|1 point|no points told
                    STATE|/players/0/points|116|null|State at /players/0/points|116|nothing there
                    STATE|step 3 /half|2|1|Step 3: State at /half|2|1
                    PLACES||{Anna=1, Bram=2}|{}|Places|1. Anna, 2. Bram|still open
                    PLACES||{Anna=10, Bram=2, Cleo=1}|{}|Places|1. Cleo, 2. Bram, 10. Anna|still open
                    ANSWER|{"dice":[4,2,1]}|{problem=no-dice}|{rank=15}|Answer to dice 4, 2, 1|problem no-dice|rank 15
                    PROBLEMS||[unknown-setting at /changes/x]|[]|Problems|unknown-setting at /changes/x|no problem
                    ANSWER|{"dice":[4,2,1]}|{rank=15}|{}|Answer to dice 4, 2, 1|rank 15|no answer
                    COUNT|148|1|0|Questions answered 148|1 question|0 questions
                    COUNT|divide 3|909|908|Sum for branch 3|909 in all|908 in all
                    UNCHANGED||{"a":{"b":1},"c":[2]}|{"a":{"b":1},"c":[3]}|State after a refusal|A refused event changes nothing.|/c/0: 2 → 3
                    SITUATION||an answer|CRASHED: exit status 139|Answer|an answer|Its process ended: exit status 139
                    BREAKDOWN||an answer|division by zero|Answer|an answer|It says that it could not answer: division by zero
                    SITUATION||the given events accepted|given event 3 is rejected|Answer|The events before are accepted.|given event 3 is rejected
                    AIM|sjoelen.score.complete-set|fires|[]|The rule|The rule fires.|The rule does not fire.
                    """)
    void aDifferenceIsToldInWords(
            What what,
            String place,
            String expected,
            String got,
            String about,
            String should,
            String is) {
        Difference difference = new Difference(what, place == null ? "" : place, expected, got);
        DifferenceWords.Part said = said(List.of(difference)).get(0);
        assertThat(said.about()).isEqualTo(about);
        assertThat(said.expected()).containsExactly(should);
        assertThat(said.got()).containsExactly(is);
    }

    /** The rules that both sides name are left out; the aim adds nothing then. */
    @Test
    void rulesAreNamedByWhatTheySay() {
        List<DifferenceWords.Part> all =
                said(
                        List.of(
                                new Difference(
                                        What.RULINGS,
                                        "",
                                        "[sjoelen.score.complete-set, sjoelen.score.face-value]",
                                        "[no-such-rule, sjoelen.score.face-value]"),
                                new Difference(What.AIM, "", "fires", "[]")));
        assertThat(all).hasSize(1);
        assertThat(all.get(0).expected())
                .containsExactly(
                        GamePage.statement("sjoelen", "sjoelen.score.complete-set", Lang.EN)
                                + " (sjoelen.score.complete-set)");
        assertThat(all.get(0).got()).containsExactly("no-such-rule");
    }

    /** A census may differ in very many counts. */
    @Test
    void theQuestionWithAnotherAnswerComesBeforeTheCounts() {
        List<DifferenceWords.Part> all =
                said(
                        List.of(
                                new Difference(What.COUNT, "148", "1", "0"),
                                new Difference(
                                        What.ANSWER, "{\"dice\":[1,1,2]}", "{a=1}", "{a=2}")));
        assertThat(all.stream().map(DifferenceWords.Part::about))
                .containsExactly("Answer to dice 1, 1, 2", "Questions answered 148");
    }

    private static List<DifferenceWords.Part> said(List<Difference> differences) {
        Result like = SampleReports.wrong().results().get(0);
        Result result =
                new Result(
                        "a/1",
                        "sjoelen",
                        "masters",
                        like.set(),
                        "sjoelen.score.complete-set",
                        "required",
                        "positive",
                        "play",
                        "a",
                        "",
                        "a.yaml",
                        1,
                        Outcome.FAIL,
                        differences,
                        "",
                        like.vector());
        return new DifferenceWords(new ReportWords(Lang.EN), result).all();
    }
}
