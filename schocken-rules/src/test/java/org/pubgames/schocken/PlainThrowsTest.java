package org.pubgames.schocken;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.core.Scoring;
import org.pubgames.core.spi.ByteBatch;
import org.pubgames.core.spi.RowBytes;

class PlainThrowsTest {

    private static final SchockenScoring SCORING =
            Shipped.GAME.scoring(Shipped.GAME.variants().standard());

    private static ByteBatch batch(Scoring.RowSink out) {
        return (ByteBatch) SCORING.batch(out);
    }

    private static RowBytes rows(String rows) {
        return new RowBytes(rows.getBytes(StandardCharsets.ISO_8859_1), 0, rows.length());
    }

    @Test
    void everyThrowIsPlainAndAnsweredAsItsRow() {
        StringBuilder all = new StringBuilder();
        List<String> expected = new ArrayList<>();
        Scoring.Batch oneByOne = SCORING.batch(row -> expected.add(row.toString()));
        for (int i = 0; i < 20 * 216; i++) {
            String row = (1 + i / 36 % 6) + "," + (1 + i / 6 % 6) + "," + (1 + i % 6);
            all.append(row).append(i % 7 == 0 ? "\r\n" : "\n");
            oneByOne.row(row);
        }
        List<String> answers = new ArrayList<>();
        RowBytes rows = rows(all.toString());
        batch(row -> answers.add(row.toString())).plain(rows);
        assertThat(rows.at()).isEqualTo(rows.to());
        assertThat(rows.answered()).isEqualTo(20 * 216);
        assertThat(answers).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "1",
                "1,1",
                "1,1,",
                "1,1,1,",
                "1,1,1,1",
                "1;1,1",
                "1,1;1",
                "0,1,1",
                "1,7,1",
                "1,1,x",
                " 1,1,1",
                "1,1,1 ",
                "1, 1,1",
                "01,1,1",
                "1,1,\u00b1",
                "1,1,1\r\r",
                "1,1,1\r1"
            })
    void stopsBeforeARowThatIsNotPlain(String odd) {
        RowBytes rows = rows("4,2,1\n" + odd + "\n1,1,1\n");
        List<String> answers = new ArrayList<>();
        batch(row -> answers.add(row.toString())).plain(rows);
        assertThat(answers).hasSize(1);
        assertThat(rows.at()).isEqualTo(6);
        assertThat(rows.answered()).isEqualTo(1);
    }
}
