package org.pubgames.core.mutation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every small change of a rule is found, once, and told in a sentence. */
class MutatorTest {

    private static List<Mutant> mutants(String conditions, String consequence) {
        return mutants("Toss", conditions, consequence);
    }

    private static List<Mutant> mutants(String fact, String conditions, String consequence) {
        RuleFile file =
                new RuleFile(
                        "a/rules/toss.drl",
                        """
                        package org.pubgames.core.rules

                        import org.pubgames.core.Ruling;

                        rule "toss.high"
                            @clause("a.b")
                        when
                            $toss : %s( %s )
                        then
                            $toss.%s;
                        end
                        """
                                .formatted(fact, conditions, consequence));
        return Mutator.mutants(List.of(file), MutatorTest.class.getClassLoader());
    }

    private static Stream<String> told(List<Mutant> mutants, Operator operator) {
        return mutants.stream()
                .filter(mutant -> mutant.operator() == operator)
                .map(Mutant::sentence);
    }

    @Test
    void conditions() {
        List<Mutant> mutants = mutants("pips > 3, !again", "note()");
        assertThat(told(mutants, Operator.DROP_CONDITION))
                .containsExactly("\"pips > 3\" was left out", "\"!again\" was left out");
        assertThat(told(mutants, Operator.NEGATE_CONDITION))
                .containsExactly(
                        "\"pips > 3\" became \"pips <= 3\"", "\"!again\" became \"again\"");
        assertThat(told(mutants, Operator.BOUNDARY))
                .containsExactly("\"pips > 3\" became \"pips >= 3\"");
        assertThat(told(mutants, Operator.NUMBER))
                .as("2 would be the same as the boundary")
                .containsExactly("\"pips > 3\" became \"pips > 4\"");
        assertThat(mutants).hasSize(6);
    }

    @Test
    void andOr() {
        List<Mutant> mutants = mutants("again || pips > 1 && most > 2", "note()");
        assertThat(told(mutants, Operator.SWAP_AND_OR))
                .extracting(sentence -> sentence.replaceFirst(".* became ", ""))
                .containsExactly(
                        "\"again && pips > 1 && most > 2\"", "\"again || pips > 1 || most > 2\"");
        assertThat(told(mutants, Operator.DROP_CONDITION))
                .extracting(sentence -> sentence.replaceFirst(".* became ", ""))
                .containsExactly(
                        "\"again || pips > 1 && most > 2\" was left out",
                        "\"pips > 1 && most > 2\"",
                        "\"again\"",
                        "\"again || most > 2\"",
                        "\"again || pips > 1\"");
        assertThat(told(mutants, Operator.NEGATE_CONDITION))
                .extracting(sentence -> sentence.replaceFirst(".* became ", ""))
                .contains(
                        "\"!( again || pips > 1 && most > 2 )\"",
                        "\"again || !( pips > 1 && most > 2 )\"",
                        "\"!again || pips > 1 && most > 2\"");
    }

    @Test
    void consequence() {
        List<Mutant> mutants =
                mutants(
                        "again",
                        "award( 7, List.of( $toss.pips(), $toss.most() ) )"
                                + ".at( \"/a\" ).because( \"pips\", 9 )");
        assertThat(told(mutants, Operator.NUMBER))
                .containsExactly("\"7\" became \"8\"", "\"7\" became \"6\"");
        assertThat(told(mutants, Operator.SWAP_ARGUMENTS))
                .containsExactly(
                        "\"List.of( $toss.pips(), $toss.most() )\" became"
                                + " \"List.of( $toss.most(), $toss.pips() )\"");
        assertThat(told(mutants, Operator.SWAP_PART)).hasSize(2);
        assertThat(told(mutants, Operator.DROP_CALL))
                .containsExactly("\".at( \"/a\" )\" was left out");
        assertThat(told(mutants, Operator.DROP_EFFECT))
                .extracting(sentence -> sentence.replaceFirst(".* became ", ""))
                .containsExactly(
                        "\"award( 7 )\"", "\"change( List.of( $toss.pips(), $toss.most() ) )\"");
    }

    private static Stream<String> became(List<Mutant> mutants, Operator operator) {
        return told(mutants, operator).map(sentence -> sentence.replaceFirst(".* became ", ""));
    }

    @Test
    void conditionsOnWhatAFactCarries() {
        List<Mutant> mutants =
                mutants(
                        "Round",
                        "toss.again, toss.pips >= limits.least,"
                                + " limits.counting == Round.Counting.DOUBLE, above in ( 1, 2 )",
                        "note()");
        assertThat(became(mutants, Operator.NEGATE_CONDITION))
                .containsExactly(
                        "\"!toss.again\"",
                        "\"toss.pips < limits.least\"",
                        "\"limits.counting != Round.Counting.DOUBLE\"",
                        "\"above not in ( 1, 2 )\"");
        assertThat(became(mutants, Operator.BOUNDARY))
                .containsExactly("\"toss.pips > limits.least\"");
        assertThat(became(mutants, Operator.SWAP_CONSTANT))
                .as("the rules use one constant, the type has more")
                .containsExactly("\"limits.counting == Round.Counting.NEVER\"");
        assertThat(told(mutants, Operator.DROP_CONDITION)).hasSize(4);
    }

    @Test
    void aConstantBecomesTheNextThatTheRulesUse() {
        List<Mutant> mutants =
                mutants(
                        "Round",
                        "limits.counting == Round.Counting.DOUBLE || limits.counting == Round.Counting.SINGLE",
                        "note()");
        assertThat(became(mutants, Operator.SWAP_CONSTANT))
                .containsExactly(
                        "\"limits.counting == Round.Counting.SINGLE || limits.counting == Round.Counting.SINGLE\"",
                        "\"limits.counting == Round.Counting.DOUBLE || limits.counting == Round.Counting.DOUBLE\"");
    }

    @Test
    void valuesThatAFactLeadsTo() {
        List<Mutant> mutants =
                mutants(
                        "Round",
                        "toss.again",
                        "change( List.of( $toss.limits().least(), $toss.above(),"
                                + " $toss.limits().width() ) )");
        assertThat(became(mutants, Operator.SWAP_PART))
                .as("parts among parts, derived values among derived values")
                .containsExactly(
                        "\"List.of( $toss.limits().most(), $toss.above(), $toss.limits().width() )\"",
                        "\"List.of( $toss.limits().least(), $toss.below(), $toss.limits().width() )\"");
        assertThat(told(mutants, Operator.SWAP_ARGUMENTS)).as("each with each").hasSize(3);
    }

    @Test
    void aDecisionThatIsNotTold() {
        assertThat(became(mutants("again", "decide( $toss.pips() )"), Operator.DROP_EFFECT))
                .containsExactly("\"findings()\"");
    }

    @Test
    void valuesAndCases() {
        List<Mutant> mutants =
                mutants(
                        "again, most == 1",
                        "note( $toss.again() ? Ruling.Kind.NOTES : Ruling.Kind.ENDS )");
        assertThat(told(mutants, Operator.SWAP_CASES)).hasSize(1);
        assertThat(told(mutants, Operator.SWAP_CONSTANT)).hasSize(2);
        assertThat(told(mutants, Operator.NUMBER))
                .containsExactly(
                        "\"most == 1\" became \"most == 2\"", "\"most == 1\" became \"most == 0\"");
    }

    @Test
    void aMutantHasANameAPlaceAndTheWholeRule() {
        Mutant mutant = mutants("pips > 3", "note()").get(0);
        assertThat(mutant.id()).isEqualTo("toss.high~drop-condition-1");
        assertThat(mutant.rule()).isEqualTo("toss.high");
        assertThat(mutant.line()).isEqualTo(8);
        assertThat(mutant.text())
                .startsWith("rule \"toss.high~drop-condition-1\"")
                .contains("note()")
                .endsWith("end");
    }

    @Test
    void aRuleOfAnotherShapeIsRefused() {
        RuleFile file = new RuleFile("a.drl", "package a\n\nrule \"b\"\nwhen\nthen\nend\n");
        assertThatThrownBy(() -> Mutator.mutants(List.of(file), MutatorTest.class.getClassLoader()))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
