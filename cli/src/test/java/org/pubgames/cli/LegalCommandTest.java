package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What may happen next, after a match file. */
class LegalCommandTest {

    private static final String SJOELEN =
            JudgeCommandTest.HEADER.formatted("ans-pre2016")
                    + """
                    {"event":"sub-turn-played","player":"Anna","compartments":[7,7,5,7]}
                    """;

    private static final String SCHOCKEN =
            """
            {"format":1,"game":"schocken","variant":"hattersheim","seats":["Anna","Bram"]}
            {"event":"starter-thrown","player":"Anna","dice":[6]}
            """;

    @Test
    void eventsThatCanBeCountedAreLinesOfTheFile() {
        Ran ran = Ran.reading(SCHOCKEN, "legal", "-");
        assertThat(ran.exit()).isZero();
        List<String> listed =
                ran.out().lines().filter(line -> line.contains("starter-thrown")).toList();
        assertThat(listed)
                .hasSize(6)
                .contains("{\"event\":\"starter-thrown\",\"player\":\"Bram\",\"dice\":[4]}");
        for (String line : listed) {
            assertThat(Ran.reading(SCHOCKEN + line + "\n", "judge", "-").exit()).isZero();
        }
        assertThat(ran.out()).endsWith(" events, 3 forms.\n");
    }

    @Test
    void otherKindsAreForms() {
        Ran ran = Ran.reading(SJOELEN, "legal", "-");
        assertThat(ran.out())
                .contains("(sub-turn-played)\n")
                .contains("  player: Anna\n")
                .contains("  compartments: [first, second, third, fourth] 0–30\n")
                .contains("Every filling is accepted.")
                .contains("The rules may still refuse a filling.");
    }

    @Test
    void programsGetOneObject() {
        Ran ran = Ran.reading(SJOELEN, "legal", "-", "--json", "--role", "jury");
        assertThat(ran.json()).hasSize(1);
        assertThat(ran.out()).contains("\"forms\":[{\"kind\":\"");
    }

    @ParameterizedTest
    @CsvSource({"jurie, unknown-role", "'', unknown-role"})
    void aRoleThatIsNoneIsRefused(String role, String code) {
        Ran ran = Ran.reading(SJOELEN, "legal", "-", "--role", role);
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("[" + code + "]");
    }

    @Test
    void withoutAMatchThereIsNothingToTell() {
        assertThat(Ran.reading("nonsense\n", "legal", "-").exit()).isEqualTo(2);
        assertThat(Ran.reading(SJOELEN + "{}\n", "legal", "-").exit()).isEqualTo(1);
    }
}
