package org.pubgames.sjoelen;

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

class PlainLayoutsTest {

    private static final SjoelenScoring SCORING =
            Shipped.GAME.scoring(Shipped.GAME.variants().standard());

    /** Bytes behind the last row, as a file that goes on has them. */
    private static final String BEHIND = "0,0,0,0\n".repeat(4);

    private static ByteBatch batch(Scoring.RowSink out) {
        return (ByteBatch) SCORING.batch(out);
    }

    private static RowBytes rows(String rows) {
        byte[] bytes = (rows + BEHIND).getBytes(StandardCharsets.ISO_8859_1);
        return new RowBytes(bytes, 0, rows.length());
    }

    @Test
    void everyLayoutIsPlainAndAnsweredAsItsRow() {
        StringBuilder all = new StringBuilder();
        List<String> expected = new ArrayList<>();
        Scoring.Batch oneByOne = SCORING.batch(row -> expected.add(row.toString()));
        for (int a = 0; a <= 30; a++) {
            for (int b = 0; a + b <= 30; b++) {
                for (int c = 0; a + b + c <= 30; c++) {
                    for (int d = 0; a + b + c + d <= 30; d++) {
                        String row = a + "," + b + "," + c + "," + d;
                        all.append(row).append(d % 7 == 0 ? "\r\n" : "\n");
                        oneByOne.row(row);
                    }
                }
            }
        }
        List<String> answers = new ArrayList<>();
        RowBytes rows = rows(all.toString());
        batch(row -> answers.add(row.toString())).plain(rows);
        assertThat(rows.at()).isEqualTo(rows.to());
        assertThat(rows.answered()).isEqualTo(46_376);
        assertThat(rows.bad()).isZero();
        assertThat(answers).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "1",
                "1,1,1",
                "1,1,1,1,",
                "1,1,1,1,1",
                "1;1,1,1",
                "1,1;1,1",
                "1,1,1;1",
                "1,1,1,1;",
                " 1,1,1,1",
                "1,1,1,1 ",
                "+1,1,1,1",
                "-1,1,1,1",
                "1,,1,1",
                "1,1,1,x",
                "1,1,1,\u00b1",
                "1,1,1,:",
                "1,1,1,/",
                "001,1,1,1",
                "1,1,1,001",
                "30,0,0,1",
                "99,99,99,99",
                "1,1,1,1\r\r",
                "1,1,1,1\r1"
            })
    void stopsBeforeARowThatIsNotPlain(String odd) {
        RowBytes rows = rows("7,7,9,7\n05,5,5,5\n" + odd + "\n1,1,1,1\n");
        List<String> answers = new ArrayList<>();
        ByteBatch batch = batch(row -> answers.add(row.toString()));
        batch.plain(rows);
        assertThat(answers).containsExactly("7,7,9,7,148,", "05,5,5,5,100,");
        assertThat(rows.at()).isEqualTo(17);
        assertThat(rows.answered()).isEqualTo(2);
    }

    @Test
    void readsNothingBehindTheBytes() {
        byte[] bytes = "1,1,1,1\n".getBytes(StandardCharsets.US_ASCII);
        RowBytes rows = new RowBytes(bytes, 0, bytes.length);
        batch(row -> assertThat(row).hasToString("1,1,1,1,20,")).plain(rows);
        assertThat(rows.at()).isIn(0, bytes.length);
    }
}
