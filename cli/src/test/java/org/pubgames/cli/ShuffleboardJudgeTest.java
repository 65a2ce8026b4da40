package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShuffleboardJudgeTest {

    private static final String HEADER =
            "{\"format\":1,\"game\":\"%s\",\"variant\":\"masters\",\"seats\":[\"Anna\",\"Bram\"]}\n";
    private static final String TOSS =
            "{\"event\":\"tossed\",\"winner\":\"Anna\",\"plays\":\"first\"}\n";

    private static String example(String name) {
        return Ran.pubgames("judge", "../examples/" + name + ".jsonl").out();
    }

    @Test
    void afterEachShotItIsSaidWhereDiscsLie() {
        assertThat(example("court-fouls"))
                .contains("Anna plays: (-14, 60); moved: b1 (-20, 40), a2 past the baseline")
                .contains("       a1 10 area · a3 8 area · b1 7 area · b2 8 area\n");
    }

    @Test
    void discsAreReplayedAfterAFoul() {
        assertThat(example("court-fouls"))
                .contains("Foul by Anna: on or over the baseline")
                .contains("court-shuffleboard.foul.displaced-replayed")
                .contains("court-shuffleboard.foul.ten-off-charged")
                .contains("       a1 10 area · b2 8 area\n")
                .contains("a -2 = 10 + 8 - 20 (fouls)   b 12 = 8 + 7 + 7 - 10 (fouls)")
                .containsPattern("2\\. +Anna +-2 +side a \\(yellow\\)");
    }

    @Test
    void aCountedEndIsDrawnWithWhatEachDiscScored() {
        assertThat(example("table-knock-off"))
                .contains("───a3───")
                .containsPattern("a3  hanger +\\+4")
                .containsPattern("b2  3 area +0")
                .contains("a3 is tested at the edge: it moves")
                .contains("a 7 = 4 + 3", "b 5 = 3 + 2");
    }

    @Test
    void theScoreSheetHasEveryEnd() {
        assertThat(example("table-knock-off"))
                .contains("Score sheet   a Anna   b Bram")
                .contains(
                        """
                          game  end  led by  a  b  total a  total b
                          ─────────────────────────────────────────
                             1    1  a       7  0        7        0
                                  2  a       0  5        7        5
                                  3  b       0  0        7        5
                                  4  a       4  0       11        5
                        """)
                .contains("Final standing")
                .containsPattern("1\\. +Anna +11 +side a, 1 game won");
    }

    @Test
    void theEndInProgressIsDrawnAtTheEnd() {
        assertThat(example("deck-doubles"))
                .contains("End 2, still being played")
                .contains("b2  cell 9, on b1")
                .contains("To play: Carla.");
    }

    @Test
    void partnersShareAPlace() {
        assertThat(example("deck-doubles"))
                .contains("Score sheet   a Anna, Carla   b Bram, Daan")
                .containsPattern("1= +Bram +15 +side b\n +1= +Daan +15 +side b\n +3= +Anna");
    }

    @Test
    void whatIsRefusedIsTold() {
        assertThat(example("court-offences"))
                .contains("/player: ")
                .contains("shuffleboard.report.overlap")
                .contains("shuffleboard.report.known-place")
                .contains("Frame 1, still being played")
                .contains("b1  10 area, on a1")
                .contains("3 events accepted, 6 rejected.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "en|Now the toss: who begins?|the end has to be counted",
                "nl|Nu de toss: wie begint?|de ronde moet worden geteld",
                "de|Jetzt das Los: Wer beginnt?|Der Durchgang muss gezählt werden",
            })
    void whoComesNextIsSaidInThreeLanguages(String lang, String toss, String count) {
        String header = HEADER.formatted("table-shuffleboard");
        assertThat(Ran.reading(header, "judge", "-", "--lang", lang).out()).contains(toss);
        StringBuilder shots = new StringBuilder(header).append(TOSS);
        for (int i = 0; i < 4; i++) {
            shots.append("{\"event\":\"shot\",\"player\":\"Anna\",\"at\":\"off\"}\n");
            shots.append("{\"event\":\"shot\",\"player\":\"Bram\",\"at\":\"off\"}\n");
        }
        assertThat(Ran.reading(shots.toString(), "judge", "-", "--lang", lang).out())
                .contains(count);
    }

    @Test
    void aDiscWithoutItsPlaceAcrossIsDrawnAllTheSame() {
        String match =
                HEADER.formatted("table-shuffleboard")
                        + TOSS
                        + "{\"event\":\"shot\",\"player\":\"Anna\",\"y\":9}\n";
        assertThat(Ran.reading(match, "judge", "-").out())
                .contains("Anna plays: (–, 9)")
                .contains("│                    a1                   │");
    }
}
