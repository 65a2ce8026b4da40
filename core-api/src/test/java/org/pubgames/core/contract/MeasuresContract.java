package org.pubgames.core.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.pubgames.core.LocalText;
import org.pubgames.core.Rule;
import org.pubgames.core.internal.words.Template;

/**
 * The constraints on a game's equipment, its rules and the printed clauses name each other, in all
 * directions.
 */
public abstract class MeasuresContract {

    private final Class<?> game;
    private final List<MeasureConstraint> constraints;
    private final int moreThan;

    /**
     * The equipment of one game.
     *
     * @param game a class beside whose resources {@code rules/equipment.yaml} stands
     * @param records the records that carry the constraints
     * @param moreThan so many constraints and more: a lost record must not go unnoticed
     */
    protected MeasuresContract(Class<?> game, List<Class<?>> records, int moreThan) {
        this.game = game;
        this.constraints = MeasureConstraint.of(records);
        this.moreThan = moreThan;
    }

    /** The source files in which equipment is described. */
    protected abstract List<String> sources();

    /** The topics of clauses that are about measures. */
    protected Set<String> topics() {
        return Set.of("equipment");
    }

    /** Clauses that are decided where the course of a game is judged, not by measuring. */
    protected Set<String> elsewhere() {
        return Set.of();
    }

    /** The sources whose clauses a validation group may carry. */
    protected abstract Set<String> sources(Class<?> group);

    @Test
    void everyConstraintNamesARuleThatCitesItsClause() {
        Map<String, List<String>> cites =
                MeasureRules.of(game).rules().stream()
                        .collect(
                                Collectors.toMap(
                                        MeasureRules.Entry::rule, MeasureRules.Entry::cites));
        assertThat(constraints)
                .hasSizeGreaterThan(moreThan)
                .allSatisfy(
                        constraint ->
                                assertThat(cites.getOrDefault(constraint.rule(), List.of()))
                                        .as(constraint.rule())
                                        .contains(constraint.clause()));
    }

    @Test
    void everyRuleIsCarriedByAConstraint() {
        assertThat(constraints.stream().map(MeasureConstraint::rule).distinct().toList())
                .containsExactlyInAnyOrderElementsOf(MeasureRules.of(game).ids());
    }

    @Test
    void everyConstraintBelongsToTheRegulationOfItsClause() {
        assertThat(constraints)
                .allSatisfy(
                        constraint -> {
                            assertThat(constraint.groups()).hasSize(1);
                            String clause = constraint.clause();
                            assertThat(sources(constraint.groups().get(0)))
                                    .as("%s", constraint)
                                    .contains(clause.substring(0, clause.indexOf('.')));
                        });
    }

    @Test
    void everyClauseThatCanBeMeasuredIsCited() {
        Set<String> cited =
                MeasureRules.of(game).rules().stream()
                        .flatMap(rule -> rule.cites().stream())
                        .collect(Collectors.toSet());
        Set<String> printed =
                sources().stream()
                        .flatMap(source -> MeasureRules.clauses(game, source).stream())
                        .filter(MeasureRules.Printed::testable)
                        .filter(clause -> topics().contains(clause.topic()))
                        .map(MeasureRules.Printed::id)
                        .filter(id -> !elsewhere().contains(id))
                        .collect(Collectors.toSet());
        assertThat(cited).isEqualTo(printed);
    }

    @Test
    void rulesAreWrittenOutInThreeLanguages() {
        MeasureRules file = MeasureRules.of(game);
        assertThat(file.topic()).isEqualTo("equipment");
        assertThat(file.rules())
                .allSatisfy(
                        rule -> {
                            assertThat(rule.by()).isEqualTo(Rule.By.VALIDATION);
                            assertThat(rule.reading().isPresent())
                                    .as(rule.rule())
                                    .isEqualTo(rule.level() == Rule.Level.INTERPRETATION);
                            Stream.concat(
                                            Stream.of(rule.statement(), rule.says()),
                                            rule.reading().stream())
                                    .forEach(MeasuresContract::inThreeLanguages);
                        });
    }

    private static void inThreeLanguages(LocalText text) {
        assertThat(List.of(text.en(), text.nl(), text.de()))
                .doesNotHaveDuplicates()
                .noneMatch(String::isBlank);
        assertThat(Template.placeholders(text.nl())).isEqualTo(Template.placeholders(text.en()));
        assertThat(Template.placeholders(text.de())).isEqualTo(Template.placeholders(text.en()));
    }
}
