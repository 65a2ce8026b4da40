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

    private static List<What> played(Optional<Node> situation) {
        Vector.Then then =
                new Vector.Then(
                        false, List.of(), Optional.empty(), Map.of(), Optional.empty(), List.of());
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
        Node state = JsonText.read("{\"stage\":1}", Where.UNKNOWN).orElseThrow();
        Observation observed =
                new Observation(
                        false,
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.of(state),
                        Optional.empty(),
                        List.of(),
                        Optional.empty());
        return new PlayComparison(vector, play, claim(Feature.PLAY, Feature.STATE))
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
}
