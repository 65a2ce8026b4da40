package org.pubgames.conformance.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.VectorResult.Difference;
import org.pubgames.conformance.VectorResult.What;
import org.pubgames.conformance.testee.Claim;
import org.pubgames.conformance.testee.Course;
import org.pubgames.conformance.testee.Feature;
import org.pubgames.conformance.testee.Observation;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.Node;

/** The differences that are reported for wrong answers. */
class ComparisonTest {

    private static Claim claim(Feature... features) {
        return new Claim("e", "1", "C", "", "", Map.of(), new TreeSet<>(Set.of(features)));
    }

    private static List<Difference> answered(Map<String, String> answer) {
        return new TaskComparison(claim(Feature.SCORE))
                .question(
                        new Vector.Question(
                                List.of("{}"), List.of(Map.of("problem", "too-many-discs"))),
                        List.of(answer));
    }

    /** A wrong answer is shown as it was given, not as missing. */
    @Test
    void anotherAnswerIsShownAndIsNotNone() {
        assertThat(answered(Map.of("points", "156")))
                .containsExactly(
                        new Difference(
                                What.ANSWER, "{}", "{problem=too-many-discs}", "{points=156}"));
        assertThat(answered(Map.of()))
                .containsExactly(
                        new Difference(What.ANSWER, "{}", "{problem=too-many-discs}", "{}"));
    }

    private static final Node STATE = JsonText.read("{\"stage\":1}", Where.UNKNOWN).orElseThrow();

    private static List<What> played(Optional<Node> situation) {
        return played(situation, Vector.After.NONE, Observation.After.NONE, Feature.STATE);
    }

    private static List<What> played(
            Optional<Node> situation,
            Vector.After expected,
            Observation.After after,
            Feature... claimed) {
        Vector.Then then =
                new Vector.Then(
                        false,
                        List.of(),
                        Optional.empty(),
                        Map.of(),
                        Optional.empty(),
                        List.of(),
                        Map.of(),
                        expected);
        Vector.Play play =
                new Vector.Play(
                        List.of("Anna"),
                        List.of(),
                        List.of(new Vector.Step(new Vector.EventLine("{}", Where.UNKNOWN), then)));
        Vector vector =
                new Vector(
                        "a/1",
                        "t",
                        "sjoelen",
                        "r",
                        List.of(),
                        Vector.Polarity.NEGATIVE,
                        Vector.PlayedBy.shipped(""),
                        play,
                        "",
                        "",
                        Where.UNKNOWN);
        Observation observed =
                new Observation(
                        false,
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.of(STATE),
                        Optional.empty(),
                        List.of(),
                        Optional.empty(),
                        after);
        return new PlayComparison(vector, play, claim(claimed))
                .differences(new Course(Optional.empty(), situation, List.of(observed))).stream()
                        .map(Difference::what)
                        .toList();
    }

    /**
     * An implementation that claims states and leaves out the one before the step gets this one
     * difference.
     */
    @Test
    void theStateBeforeIsPartOfTheState() {
        Node same = JsonText.read("{\"stage\":1}", Where.UNKNOWN).orElseThrow();
        Node other = JsonText.read("{\"stage\":2}", Where.UNKNOWN).orElseThrow();
        assertThat(played(Optional.of(same))).isEmpty();
        assertThat(played(Optional.of(other))).containsExactly(What.UNCHANGED);
        assertThat(played(Optional.empty())).containsExactly(What.STATE);
    }

    private static Observation.After after(String turn, String position, String total) {
        return new Observation.After(
                Optional.of(List.of(turn.split(","))),
                Optional.of(JsonText.read(position, Where.UNKNOWN).orElseThrow()),
                Optional.of(Map.of("Anna", total)));
    }

    private static List<What> after(Vector.After expected, Observation.After got) {
        return played(
                Optional.of(STATE),
                expected,
                got,
                Feature.STATE,
                Feature.TOTALS,
                Feature.TURN,
                Feature.POSITION);
    }

    /** Whose turn it is, where the match stands and the totals are compared where claimed. */
    @Test
    void whatElseHoldsAfterwardsIsComparedByWhoClaimsIt() {
        Vector.After expected =
                new Vector.After(
                        Optional.of(List.of("Bram", "Anna")),
                        Map.of("/end", "2", "/from", "null"),
                        Optional.of(Map.of("Anna", "78")));
        Observation.After wrong = after("Bram", "{\"end\":3,\"from\":\"foot\"}", "2");
        assertThat(after(expected, after("Anna,Bram", "{\"end\":2}", "78"))).isEmpty();
        assertThat(after(expected, wrong))
                .containsExactly(What.TOTALS, What.TURN, What.POSITION, What.POSITION);
        assertThat(after(Vector.After.NONE, wrong)).isEmpty();
        assertThat(after(Vector.After.NONE, Observation.After.NONE))
                .containsExactly(What.TOTALS, What.TURN, What.POSITION);
        assertThat(played(Optional.of(STATE), expected, wrong, Feature.STATE)).isEmpty();
        Vector.After nowhere =
                new Vector.After(Optional.empty(), Map.of("", "null"), Optional.empty());
        assertThat(after(nowhere, after("Anna", "null", "1"))).isEmpty();
        assertThat(after(nowhere, wrong)).containsExactly(What.POSITION);
    }
}
