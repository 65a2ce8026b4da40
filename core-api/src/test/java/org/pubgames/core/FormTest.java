package org.pubgames.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.core.FieldValues.Count;
import org.pubgames.core.FieldValues.Dice;
import org.pubgames.core.FieldValues.ListOf;
import org.pubgames.core.FieldValues.Measure;
import org.pubgames.core.FieldValues.OneOf;
import org.pubgames.core.FieldValues.Parts;

/** A filling is within a form, or every problem with it is told. */
class FormTest {

    private static final EventKind KIND =
            new EventKind("tried", Set.of(Role.PLAYER), LocalText.NONE, LocalText.NONE, List.of());

    private static final Measure BOARD =
            new Measure(Optional.of(new BigDecimal("-1.5")), Optional.empty());

    private static Form form(FieldValues values) {
        return new Form(KIND, List.of(new FormField("f", values, true)), List.of(), false);
    }

    private static List<String> codes(Form form, Map<String, ?> filling) {
        return form.problems(filling).stream().map(Problem::code).toList();
    }

    private static boolean within(FieldValues values, Object value) {
        return form(values).problems(Map.of("f", value)).isEmpty();
    }

    @Test
    void aFieldHoldsWhatIsAllowedNow() {
        assertThat(within(OneOf.players(List.of("Anna")), "Anna")).isTrue();
        assertThat(within(OneOf.players(List.of("Anna")), "Bram")).isFalse();
        assertThat(within(new Count(0, 3), 3)).isTrue();
        assertThat(within(new Count(0, 3), new BigDecimal("3.0"))).isTrue();
        assertThat(within(new Count(0, 3), new BigDecimal("2.5"))).isFalse();
        assertThat(within(new Count(0, 3), new BigDecimal("1e999999999"))).isFalse();
        assertThat(within(new Count(0, 3), 4L)).isFalse();
        assertThat(within(BOARD, new BigDecimal("-1.5"))).isTrue();
        assertThat(within(BOARD, -2)).isFalse();
        assertThat(within(new FieldValues.Truth(), true)).isTrue();
        assertThat(within(new FieldValues.Truth(), "true")).isFalse();
        assertThat(within(new FieldValues.Text(), "anything")).isTrue();
        assertThat(within(new FieldValues.Text(), 1)).isFalse();
    }

    @Test
    void aDieIsTakenOnce() {
        Dice any = new Dice(1, 3, List.of());
        assertThat(within(any, List.of(6, 1, 6))).isTrue();
        assertThat(within(any, List.of(7))).isFalse();
        assertThat(within(any, List.of())).isFalse();
        Dice cup = new Dice(0, 3, List.of(6, 6, 2));
        assertThat(within(cup, List.of(2, 6, 6))).isTrue();
        assertThat(within(cup, List.of(2, 2))).isFalse();
    }

    @Test
    void aProblemNamesThePlaceTheValueAndWhatIsAllowed() {
        Parts layout =
                new Parts(
                        List.of(
                                new FormField("a", new Count(0, 5), true),
                                new FormField("b", new Count(0, 5), true)),
                        List.of(new FieldLimit.Sum(List.of("a", "b"), 0, 5)),
                        true);
        Form form = form(new ListOf(layout, 1, 2));
        assertThat(form.problems(Map.of("f", List.of(List.of(1, 4))))).isEmpty();
        assertThat(form.problems(Map.of("f", List.of(List.of(1, 4), List.of(6, 0)))))
                .extracting(p -> p.where().path() + " " + p.code() + " " + p.allowed())
                .containsExactly("/f/1/a value-not-now 0–5", "/f/1 fields-apart Σ = 0–5");
        assertThat(codes(form, Map.of("f", List.of()))).containsExactly("wrong-size");
        assertThat(codes(form, Map.of("f", List.of(List.of(1))))).containsExactly("wrong-type");
        assertThat(codes(form, Map.of("f", 1))).containsExactly("wrong-type");
        assertThat(codes(form, Map.of())).containsExactly("missing-field");
        assertThat(codes(form, Map.of("f", List.of(List.of(1, 1)), "g", 1)))
                .containsExactly("unknown-field");
    }

    @ParameterizedTest
    @CsvSource({
        "a b, together, true", "a, together, false", "'', together, true", "a b, apart, false",
        "b, apart, true", "'', apart, true", "'', some, false", "b, some, true"
    })
    void fieldsBelongTogetherOrExcludeEachOther(String given, String limit, boolean held) {
        List<String> both = List.of("a", "b");
        FieldLimit asked =
                switch (limit) {
                    case "together" -> new FieldLimit.Together(both);
                    case "apart" -> new FieldLimit.Apart(both);
                    default -> new FieldLimit.Some(both);
                };
        List<FormField> fields =
                both.stream().map(name -> new FormField(name, new Count(1, 1), false)).toList();
        Form form = new Form(KIND, fields, List.of(), false).limited(asked);
        Map<String, Integer> filling = new HashMap<>();
        List.of(given.split(" ")).stream()
                .filter(name -> !name.isEmpty())
                .forEach(name -> filling.put(name, 1));
        assertThat(form.problems(filling).isEmpty()).isEqualTo(held);
    }

    @ParameterizedTest
    @CsvSource({"off, true, false", "off, false, true", "seven, true, true", "'', true, true"})
    void aFieldIsLeftOutWithSomeValuesOfAnother(String at, boolean ranked, boolean held) {
        List<FormField> fields =
                List.of(
                        new FormField("at", new FieldValues.Text(), false),
                        new FormField("depth", new Count(1, 9), false));
        FieldLimit limit = new FieldLimit.Without(List.of("depth"), "at", List.of("off"));
        Form form = new Form(KIND, fields, List.of(limit), false);
        Map<String, Object> filling = new HashMap<>();
        if (!at.isEmpty()) {
            filling.put("at", at);
        }
        if (ranked) {
            filling.put("depth", 1);
        }
        assertThat(form.problems(filling))
                .extracting(problem -> problem.code() + " " + problem.allowed())
                .isEqualTo(held ? List.of() : List.of("fields-apart at ≠ off"));
    }

    @Test
    void aFormIsNarrowedByItsOwnFieldsOnly() {
        Form form = form(new Count(0, 3));
        assertThat(form.with("f", new Count(1, 1)).field("f").values()).isEqualTo(new Count(1, 1));
        assertThatThrownBy(() -> form.with("g", new Count(1, 1)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> form.without("f")).isInstanceOf(IllegalArgumentException.class);
        assertThat(form.promised(true).complete()).isTrue();
    }
}
