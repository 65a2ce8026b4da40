package org.pubgames.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProblemTest {

    private final Problem problem =
            Problem.of("unknown-field", new Where("club.jsonl", 3, 12, "/plyer"))
                    .withValue("plyer")
                    .withAllowed("player, discs")
                    .withSuggestion("player");

    @Test
    void putsValueFirstThenWhatIsAllowedThenASuggestion() {
        assertThat(problem.line(Lang.EN))
                .isEqualTo(
                        "club.jsonl:3:12: There is no field \"plyer\". Allowed: player, discs. "
                                + "Maybe you meant \"player\". [unknown-field]");
        assertThat(problem.text(Lang.NL)).startsWith("Het veld \"plyer\" bestaat niet.");
        assertThat(problem.text(Lang.DE)).startsWith("Ein Feld „plyer“ gibt es nicht.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "wrong-type | \"4\" | 1 | /turn: \"4\" has the wrong form."
                        + " Allowed: a whole number without quotation marks, such as 1.",
                "wrong-type | 5.5 | 1 | /turn: 5.5 has the wrong form."
                        + " Allowed: a whole number, such as 1.",
                "wrong-type | \"4,5\" | 1.5 | /turn: \"4,5\" has the wrong form."
                        + " Allowed: a number without quotation marks, such as 1.5.",
                "wrong-type | null | 1.5 | /turn: null has the wrong form."
                        + " Allowed: a number, such as 1.5.",
                "wrong-type | 7 | [1, …] | /turn: 7 has the wrong form."
                        + " Allowed: a list of whole numbers, such as [1, 2].",
                "wrong-type | \"7\" | [1, …] | /turn: \"7\" has the wrong form."
                        + " Allowed: a list of whole numbers, such as [1, 2].",
                "wrong-type | [9, 5, 7] | [1, 1, 1, 1] | /turn: [9, 5, 7] has the wrong form."
                        + " Allowed: a list of 4 whole numbers, such as [1, 1, 1, 1].",
                "missing-field | turn | 1 | The field \"turn\" is missing."
                        + " Allowed: a whole number, such as 1.",
                "unsupported-format | 3 | 1 | Format 3 is not supported. Allowed: 1.",
                "wrong-type | 3 | true, false | /turn: 3 has the wrong form. Allowed: true, false.",
            })
    void theExampleOfANumberIsToldAsANumber(
            String code, String value, String allowed, String text) {
        Problem found =
                Problem.of(code, new Where("club.jsonl", 3, 12, "/turn"))
                        .withValue(value)
                        .withAllowed(allowed);
        assertThat(found.text(Lang.EN)).isEqualTo(text);
    }

    @Test
    void theExampleOfANumberIsToldInEachLanguage() {
        Problem text =
                Problem.of("wrong-type", new Where("club.jsonl", 3, 12, "/turn"))
                        .withValue("\"4\"")
                        .withAllowed("1");
        assertThat(text.text(Lang.NL))
                .isEqualTo(
                        "/turn: \"4\" heeft de verkeerde vorm."
                                + " Toegestaan: een geheel getal zonder aanhalingstekens, zoals 1.");
        assertThat(text.text(Lang.DE))
                .endsWith("Erlaubt: eine ganze Zahl ohne Anführungszeichen, etwa 1.");
    }

    @Test
    void anExampleOfATypeDoesNotReadAsTheOnlyChoice() {
        Problem die = Problem.of("wrong-type", new Where("", 2, 48, "/dice/0")).withValue("5.0");
        assertThat(die.withAllowed("1").text(Lang.NL)).endsWith("een geheel getal, zoals 1.");
        assertThat(die.withAllowed("1").text(Lang.DE)).endsWith("eine ganze Zahl, etwa 1.");
        assertThat(die.withAllowed("\"text\"").text(Lang.EN)).endsWith("Allowed: a text.");
        assertThat(die.withAllowed("1–6").text(Lang.EN)).endsWith("Allowed: 1–6.");
    }

    @Test
    void whatIsWrongAsAWholeHasNoNameBeforeIt() {
        Problem line = Problem.of("wrong-type", new Where("", 8, 1, "")).withValue("[]");
        assertThat(line.text(Lang.EN)).isEqualTo("[] has the wrong form.");
    }

    @Test
    void everyTextHasThreeLanguages() throws IOException {
        Properties en = texts(Lang.EN);
        assertThat(en).isNotEmpty();
        for (Lang lang : Lang.values()) {
            assertThat(texts(lang).keySet()).isEqualTo(en.keySet());
            assertThat(texts(lang).values()).doesNotContain("");
        }
    }

    private static Properties texts(Lang lang) throws IOException {
        Properties texts = new Properties();
        String name = "META-INF/pubgames/core-api/problems_" + lang.code() + ".properties";
        try (InputStream in = ProblemTest.class.getClassLoader().getResourceAsStream(name)) {
            texts.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        }
        return texts;
    }

    @Test
    void aReadingHasAValueOrProblems() {
        assertThat(Reading.of(7).orElseThrow()).isEqualTo(7);
        Reading<Integer> failed = Reading.failed(problem);
        assertThat(failed.problems()).containsExactly(problem);
        assertThat(failed.<String>fold(ok -> "ok", no -> no.get(0).code()))
                .isEqualTo("unknown-field");
        assertThatThrownBy(failed::orElseThrow)
                .isInstanceOf(ProblemsException.class)
                .hasMessageContaining("club.jsonl:3:12");
        assertThatThrownBy(() -> Reading.failed(List.of()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void seatsAreUniqueNames() {
        assertThat(Seats.of("Anna", "Bram").names()).containsExactly("Anna", "Bram");
        assertThatThrownBy(() -> Seats.of("Anna", "Anna")).hasMessageContaining("twice");
        assertThatThrownBy(() -> Seats.of(" ")).hasMessageContaining("blank");
        assertThatThrownBy(Seats::of).hasMessageContaining("0 seats");
    }
}
