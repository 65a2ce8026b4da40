package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.core.internal.data.Node;

class ScoreCommandTest {

    @Test
    void tellsPointsEquationRulesAndBoard() {
        Ran ran = Ran.pubgames("score", "sjoelen", "9", "5", "7", "5");
        assertThat(ran.exit()).isZero();
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out())
                .startsWith("116 points\n")
                .contains("116 = 5 sets × 20 + 4 × 2 + 2 × 4")
                .contains("sjoelen.score.face-value")
                .contains("ANS regulations, Score counting")
                .contains("└─── 2 ───┴─── 3 ───┴─── 4 ───┴─── 1 ───┘");
    }

    @ParameterizedTest
    @CsvSource({
        "0 0 0 0, 0",
        "7 7 9 7, 148",
        "7 7 9 7 0 0 2 0, 156",
        "7/7/9/7, 148",
        "'7,7,9,7', 148",
    })
    void scoresLayouts(String layout, int points) {
        Ran ran = Ran.pubgames(("score sjoelen --json " + layout).split(" "));
        assertThat(ran.exit()).isZero();
        assertThat(ran.json()).hasSize(1);
        assertThat(Ran.field(ran.json().get(0), "points")).isEqualTo(String.valueOf(points));
        assertThat(Ran.field(ran.json().get(0), "variant")).isEqualTo("ans-pre2016");
    }

    @Test
    void starsAreExtraDiscs() {
        Ran ran = Ran.pubgames("score", "sjoelen", "7", "7", "9", "7", "0", "0", "2", "0");
        assertThat(ran.out())
                .contains("● ● ○ ★")
                .contains("9+2")
                .contains("156 = 7 sets × 20 + 2 × 4 + 2 × 4 extra");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "score sjoelen 8 8 8 8|too-many-discs",
                "score sjoelen -1 2 3 4|negative-count",
                "score sjoelen 1 2 3|wrong-number-of-arguments",
                "score sjoelen|wrong-number-of-arguments",
                "score sjoelen 1 2 3 four|not-a-whole-number",
                "score sjoelen 1 2 3 99999999999|not-a-whole-number",
                "score sjoelen 1 1 1 1 0 0 1 0|no-extra-disc",
                "score sjoelen --variant masters 7 7 9 7 0 0 1 0|no-extra-disc",
                "score sjoeln 1 2 3 4|unknown-game",
                "score sjoelen --variant s24 1 2 3 4|unknown-variant",
                "score sjoelen --variant no.yaml 1 2 3 4|file-not-found",
                "score sjoelen --variant . 1 2 3 4|is-a-directory",
            })
    void refusesWhatCannotBeScored(String command, String code) {
        Ran ran = Ran.pubgames((command + " --json").split(" "));
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(Ran.field(ran.problems().get(0), "code")).isEqualTo(code);
        Ran text = Ran.pubgames(command.split(" "));
        assertThat(text.exit()).isEqualTo(2);
        assertThat(text.err()).startsWith("pubgames: ").contains("[" + code + "]");
    }

    @Test
    void aVariantMayBeAFile(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("house.yaml");
        String head =
                "variant: 2\ngame: sjoelen\nid: house\ntitle: {en: House, nl: Huis, de: Haus}\nextends: s240@3\n";
        Files.writeString(file, head + "changes:\n  setPoints: {to: 30, because: \"more fun\"}\n");
        Ran ran =
                Ran.pubgames("score", "sjoelen", "--variant", file.toString(), "1", "1", "1", "1");
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out())
                .contains("30 points")
                .contains("House (house)")
                .contains("30 = 1 set × 30");
        Files.writeString(file, head + "changes:\n  setPoins: {to: 30, because: \"more fun\"}\n");
        Ran wrong =
                Ran.pubgames(
                        "score",
                        "sjoelen",
                        "--json",
                        "--variant",
                        file.toString(),
                        "1",
                        "1",
                        "1",
                        "1");
        assertThat(wrong.exit()).isEqualTo(2);
        Node.Fields problem = wrong.problems().get(0);
        assertThat(Ran.field(problem, "line")).isEqualTo("7");
        assertThat(Ran.field(problem, "suggestion")).isEqualTo("setPoints");
    }
}
