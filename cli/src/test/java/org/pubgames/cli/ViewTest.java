package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A view shows only what its viewer may see. */
class ViewTest {

    /** Carla looks at her first throw and throws all three dice again; nobody else sees it. */
    private static final String ROUND =
            """
            {"format":1,"game":"schocken","variant":"hattersheim","seats":["Anna","Bernd","Carla"]}
            {"event":"starter-thrown","player":"Anna","dice":[6]}
            {"event":"starter-thrown","player":"Bernd","dice":[2]}
            {"event":"starter-thrown","player":"Carla","dice":[3]}
            {"event":"thrown","player":"Anna","dice":[5,4,2]}
            {"event":"thrown","player":"Bernd","dice":[6,4,4]}
            {"event":"thrown","player":"Carla","dice":[HIDDEN]}
            {"event":"uncovered","player":"Anna"}
            {"event":"set-aside","player":"Anna","dice":[4,2]}
            {"event":"thrown","player":"Anna","dice":[3]}
            {"event":"uncovered","player":"Anna"}
            {"event":"stood","player":"Anna"}
            {"event":"stood","player":"Bernd"}
            {"event":"uncovered","player":"Carla"}
            {"event":"thrown","player":"Carla","dice":[HIDDEN]}
            {"event":"stood","player":"Carla"}
            {"event":"uncovered","player":"Bernd"}
            """;

    private static final String REFUSED =
            "{\"event\":\"set-aside\",\"player\":\"Carla\",\"dice\":[HIDDEN]}\n";

    private static final String UNREADABLE =
            "{\"event\":\"thrown\",\"player\":\"Carla\",\"dice\":[\"HIDDEN\"]}\n";

    private static Ran judge(String hidden, String... options) {
        String[] args = new String[options.length + 2];
        args[0] = "judge";
        args[1] = "-";
        System.arraycopy(options, 0, args, 2, options.length);
        return Ran.reading((ROUND + REFUSED + UNREADABLE).replace("HIDDEN", hidden), args);
    }

    @ParameterizedTest
    @ValueSource(strings = {"table", "Anna", "Bernd"})
    void whatLiesUnderAnothersCupMakesNoDifference(String viewer) {
        for (String[] form :
                List.of(
                        new String[] {"--view", viewer},
                        new String[] {"--view", viewer, "-v", "--lang", "de"},
                        new String[] {"--view", viewer, "--json"})) {
            Ran one = judge("6,1,1", form);
            Ran other = judge("3,2,2", form);
            assertThat(one.exit()).isEqualTo(1);
            assertThat(one.out()).isEqualTo(other.out());
            assertThat(one.err()).isEqualTo(other.err()).contains("unreadable-line");
        }
    }

    @Test
    void aPlayerSeesUnderTheOwnCup() {
        assertThat(judge("6,1,1", "--view", "Carla").out())
                .contains("View: Carla")
                .contains("Carla lifts the cup: 6-1-1")
                .contains("seen by the thrower only")
                .contains("Bernd throws under the cup\n");
        assertThat(judge("6,1,1", "--view", "table").out())
                .contains("View: table")
                .contains("Carla lifts the cup\n")
                .contains("╭───╮");
    }

    @Test
    void withoutAViewEverythingIsShown() {
        assertThat(judge("6,1,1").out())
                .contains("Carla throws under the cup: 6-1-1")
                .contains("  18 ✗ Carla sets aside 6-1-1");
    }

    @Test
    void refusedEventsAreOnlyCounted() {
        assertThat(judge("6,1,1", "--view", "table").out())
                .contains("  18 ✗ An event was refused; a view does not tell more of it.")
                .contains("16 events accepted, 1 rejected, 1 unreadable.");
        assertThat(judge("6,1,1", "--view", "table", "--json").out())
                .contains("{\"type\":\"verdict\",\"line\":18,\"accepted\":false}")
                .contains("\"view\":\"table\"")
                .contains("{\"event\":\"thrown\",\"player\":\"Bernd\"}");
    }

    @ParameterizedTest
    @CsvSource({"Berndt, Bernd", "Tabel, ''", "Carlo, Carla", "'', ''"})
    void anUnknownSeatIsAProblem(String name, String suggestion) {
        Ran ran =
                Ran.reading(
                        ROUND.replace("HIDDEN", "6,1,1"), "judge", "-", "--view", name, "--json");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.problems()).hasSize(1);
        assertThat(Ran.field(ran.problems().get(0), "code")).isEqualTo("unknown-seat");
        assertThat(Ran.field(ran.problems().get(0), "suggestion")).isEqualTo(suggestion);
        assertThat(Ran.field(ran.problems().get(0), "allowed"))
                .isEqualTo("table, Anna, Bernd, Carla");
    }

    @Test
    void whereNothingIsHiddenEverybodySeesEverything() {
        String file = "../examples/corrected-card.jsonl";
        String whole = Ran.pubgames("judge", file).out();
        assertThat(Ran.pubgames("judge", file, "--view", "table").out())
                .endsWith(whole.substring(whole.indexOf("\n   2 ✓")));
    }
}
