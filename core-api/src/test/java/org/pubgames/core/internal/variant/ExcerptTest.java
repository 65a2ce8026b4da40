package org.pubgames.core.internal.variant;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Where;

/** The mark stands under what is meant, whatever the line looks like. */
class ExcerptTest {

    private static final Where PLACE = Where.file("house.yaml");

    private static List<String> of(String text, int line, int column, String value) {
        return Excerpt.of(text.lines().toList(), PLACE.at(line, column), value);
    }

    @Test
    void theLinesAroundAValueAreThoseThatHoldIt() {
        assertThat(
                        of(
                                """
                                changes:
                                  # a comment
                                  turns:
                                    because: "…"

                                    to: 100
                                """,
                                6,
                                9,
                                "100"))
                .containsExactly(
                        "    1 | changes:",
                        "    3 |   turns:",
                        "    6 |     to: 100",
                        "      |         ^^^");
    }

    @Test
    void tabsAndWideLettersDoNotMoveTheMark() {
        assertThat(of("to:\t5", 1, 5, "5")).containsExactly("    1 | to:    5", "      |        ^");
        assertThat(of("{東京: \"🍺\", to: 5}", 1, 15, "5"))
                .containsExactly("    1 | {東京: \"🍺\", to: 5}", "      |                  ^");
        assertThat(of("e\u0301: x", 1, 5, "x"))
                .containsExactly("    1 | e\u0301: x", "      |    ^");
    }

    @Test
    void longLinesAreCutAroundTheMark() {
        String line = "x".repeat(500) + "MARK" + "y".repeat(500);
        ShownLine shown = ShownLine.of(line, 501, "MARK");
        assertThat(shown.text()).hasSize(78).startsWith("…x").endsWith("y…");
        assertThat(shown.text().substring(shown.before())).startsWith("MARKy");
        assertThat(shown.wide()).isEqualTo(4);
        assertThat(ShownLine.of("a".repeat(100_000), 1, "a".repeat(100_000)).wide())
                .isLessThanOrEqualTo(76);
    }

    @Test
    void nothingOfAFileReachesTheConsoleThatCouldMoveItsCursor() {
        assertThat(of("id: \u001B[2J\u202Ex\u0000", 1, 5, ""))
                .containsExactly("    1 | id: ·[2J·x·", "      |     ^");
    }

    @Test
    void placesOutsideTheFileHaveNoExcerpt() {
        assertThat(of("id: x", 0, 0, "")).isEmpty();
        assertThat(of("id: x", 2, 1, "")).isEmpty();
        assertThat(of("id: x", 1, 99, "")).containsExactly("    1 | id: x", "      |      ^");
    }
}
