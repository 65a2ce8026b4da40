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
        String name = "META-INF/pubgames/problems_" + lang.code() + ".properties";
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
