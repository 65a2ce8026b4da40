package org.pubgames.sjoelen.equipment;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.validation.Constraint;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.pubgames.core.LocalText;
import org.pubgames.core.Rule;
import org.pubgames.core.Template;

/** Constraints, rules and printed clauses name each other, in all directions. */
class ConstraintCatalogueTest {

    /** What a constraint in the code refers to. */
    record Reference(String rule, String clause, List<Class<?>> groups) {}

    /** Decided where the course of a game is judged, not by measuring. */
    private static final Set<String> ELSEWHERE =
            Set.of(
                    "masters.piling.clear-entrances",
                    "masters.piling.after-second",
                    "jakkolo-auberger.piling.only-between-sub-turns",
                    "cz.piling.no-clearing-during-sub-turn");

    private static final List<Reference> REFERENCES =
            Stream.of(
                            Board.class,
                            Parts.class,
                            Thicknesses.class,
                            Gates.class,
                            ControlLine.class,
                            Outline.class,
                            Drawing.class,
                            Disc.class,
                            Piles.class)
                    .flatMap(type -> Arrays.stream(type.getDeclaredFields()))
                    .filter(field -> !Modifier.isStatic(field.getModifiers()))
                    .flatMap(ConstraintCatalogueTest::references)
                    .toList();

    private static Stream<Reference> references(Field field) {
        return Stream.concat(
                        Arrays.stream(field.getAnnotations()),
                        annotations(field.getAnnotatedType()))
                .flatMap(ConstraintCatalogueTest::single)
                .filter(one -> one.annotationType().isAnnotationPresent(Constraint.class))
                .map(
                        one ->
                                new Reference(
                                        (String) attribute(one, "rule"),
                                        (String) attribute(one, "clause"),
                                        List.of((Class<?>[]) attribute(one, "groups"))));
    }

    private static Stream<Annotation> annotations(AnnotatedType type) {
        Stream<Annotation> own = Arrays.stream(type.getAnnotations());
        return type instanceof AnnotatedParameterizedType generic
                ? Stream.concat(
                        own,
                        Arrays.stream(generic.getAnnotatedActualTypeArguments())
                                .flatMap(ConstraintCatalogueTest::annotations))
                : own;
    }

    /** A repeated annotation is wrapped in a list of its own. */
    private static Stream<Annotation> single(Annotation annotation) {
        return annotation.annotationType().getSimpleName().equals("List")
                ? Arrays.stream((Annotation[]) attribute(annotation, "value"))
                : Stream.of(annotation);
    }

    private static Object attribute(Annotation annotation, String name) {
        try {
            return annotation.annotationType().getMethod(name).invoke(annotation);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(annotation + " has no attribute " + name, e);
        }
    }

    @Test
    void everyConstraintNamesARuleThatCitesItsClause() {
        Map<String, List<String>> cites =
                RuleFile.read().rules().stream()
                        .collect(Collectors.toMap(RuleFile.Entry::rule, RuleFile.Entry::cites));
        assertThat(REFERENCES)
                .hasSizeGreaterThan(45)
                .allSatisfy(
                        reference ->
                                assertThat(cites.getOrDefault(reference.rule(), List.of()))
                                        .as(reference.rule())
                                        .contains(reference.clause()));
    }

    @Test
    void everyRuleIsCarriedByAConstraint() {
        assertThat(REFERENCES.stream().map(Reference::rule).distinct().toList())
                .containsExactlyInAnyOrderElementsOf(RuleFile.read().ids());
    }

    @Test
    void everyConstraintBelongsToTheRegulationOfItsClause() {
        assertThat(REFERENCES)
                .allSatisfy(
                        reference -> {
                            assertThat(reference.groups()).hasSize(1);
                            assertThat(reference.groups().get(0) == Regulation.Ans.class)
                                    .as("%s", reference)
                                    .isEqualTo(reference.clause().startsWith("ans."));
                        });
    }

    @Test
    void everyClauseThatCanBeMeasuredIsCited() {
        Set<String> cited =
                RuleFile.read().rules().stream()
                        .flatMap(rule -> rule.cites().stream())
                        .collect(Collectors.toSet());
        Set<String> printed =
                RuleFile.clauses().stream()
                        .filter(RuleFile.Printed::testable)
                        .filter(clause -> Set.of("equipment", "piling").contains(clause.topic()))
                        .map(RuleFile.Printed::id)
                        .filter(id -> !ELSEWHERE.contains(id))
                        .collect(Collectors.toSet());
        assertThat(cited).isEqualTo(printed);
    }

    @Test
    void rulesAreWrittenOutInThreeLanguages() {
        assertThat(RuleFile.read().topic()).isEqualTo("equipment");
        assertThat(RuleFile.read().rules())
                .allSatisfy(
                        rule -> {
                            assertThat(rule.by()).isEqualTo(Rule.By.VALIDATION);
                            assertThat(rule.reading().isPresent())
                                    .as(rule.rule())
                                    .isEqualTo(rule.level() == Rule.Level.INTERPRETATION);
                            Stream.concat(
                                            Stream.of(rule.statement(), rule.says()),
                                            rule.reading().stream())
                                    .forEach(ConstraintCatalogueTest::inThreeLanguages);
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
