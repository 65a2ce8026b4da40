package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.core.internal.journal.Lines;

class BatchRunTest {

    private static final String HEAD = "c2,c3,c4,c1,points,problem\n";

    private static Ran batch(String csv) {
        return Ran.reading(csv, "score", "sjoelen", "--batch", "-");
    }

    @Test
    void answersRowByRow() {
        Ran ran = batch("c2,c3,c4,c1\n9,5,7,5\n0,0,0,0\n7,7,9,7\n");
        assertThat(ran.exit()).isZero();
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out()).isEqualTo(HEAD + "9,5,7,5,116,\n0,0,0,0,0,\n7,7,9,7,148,\n");
    }

    @Test
    void badRowsKeepTheirPlace() {
        Ran ran =
                batch(
                        "c2,c3,c4,c1\n9,9,9,9\n1,1,1,1\n1,1\n\n-1,0,0,0\n1,1,1,x\n1,1,1,1,1\n2,2,2,2\n");
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.out().lines())
                .containsExactly(
                        "c2,c3,c4,c1,points,problem",
                        "9,9,9,9,,too-many-discs",
                        "1,1,1,1,20,",
                        "1,1,,,,wrong-number-of-columns",
                        ",,,,,wrong-number-of-columns",
                        "-1,0,0,0,,negative-count",
                        "1,1,1,x,,not-a-whole-number",
                        "1,1,1,1,,wrong-number-of-columns",
                        "2,2,2,2,40,");
        assertThat(ran.err()).contains("Bad rows: 6 / 8.").contains("[bad-rows]");
    }

    @Test
    void windowsFilesAndBlankLinesAtTheEndAreForgiven() {
        Ran ran = batch("\uFEFFc2,c3,c4,c1\r\n1,1,1,1\r\n\r\n\n");
        assertThat(ran.exit()).isZero();
        assertThat(ran.out()).isEqualTo(HEAD + "1,1,1,1,20,\n");
    }

    @Test
    void aLineOfAnotherEncodingKeepsItsPlace() {
        byte[] csv = "c2,c3,c4,c1\n\u00e9,1,1,1\n1,1,1,1\n".getBytes(StandardCharsets.ISO_8859_1);
        Ran ran = Ran.pubgames(Ran.PIPED, csv, "score", "sjoelen", "--batch", "-");
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.out()).isEqualTo(HEAD + ",,,,,not-utf-8\n1,1,1,1,20,\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"9,5,7,5\n", "c1,c2,c3,c4\n", "c2,c3,c4,c1,extra\n", "\nc2,c3,c4,c1\n"})
    void theHeaderIsRequired(String csv) {
        Ran ran = batch(csv);
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err())
                .startsWith("stdin:1:1: ")
                .contains("c2,c3,c4,c1.")
                .contains("[wrong-header]");
    }

    @Test
    void anEmptyFileHasNoHeader() {
        Ran ran = batch("");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("[empty-file]");
    }

    @Test
    void aBatchTakesNoOtherValues() {
        assertThat(Ran.pubgames("score", "sjoelen", "--batch", "-", "1").err())
                .contains("[unexpected-argument]");
        assertThat(Ran.pubgames("score", "sjoelen", "--batch", "nowhere.csv").err())
                .contains("[file-not-found]");
    }

    @Test
    void rowsStream() {
        InputStream in = new Rows(200_000);
        long[] written = new long[1];
        OutputStream counting =
                new OutputStream() {
                    @Override
                    public void write(int b) {
                        written[0]++;
                    }

                    @Override
                    public void write(byte[] bytes, int from, int length) {
                        written[0] += length;
                    }
                };
        String[] args = {"score", "sjoelen", "--batch", "-"};
        int exit = Main.run(args, in, counting, new ByteArrayOutputStream(), Ran.PIPED);
        assertThat(exit).isZero();
        assertThat(written[0]).isEqualTo(HEAD.length() + 200_000L * "1,1,1,1,20,\n".length());
    }

    @Test
    void aReaderThatHasEnoughEndsItSilently() {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        String[] args = {"score", "sjoelen", "--batch", "-"};
        int exit = Main.run(args, new Rows(100_000), failing("Broken pipe"), err, Ran.PIPED);
        assertThat(exit).isZero();
        assertThat(err.size()).isZero();
    }

    @Test
    void aFullDiskIsAProblem() {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        String[] args = {"games"};
        InputStream in = InputStream.nullInputStream();
        int exit = Main.run(args, in, failing("No space left on device"), err, Ran.PIPED);
        assertThat(exit).isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8))
                .contains("No space left")
                .contains("[cannot-write]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "2", "7", "64"})
    void threadsAnswerTheSame(String threads) {
        String rows = "9,5,7,5\n1,1\n".repeat(60_000);
        Ran ran =
                Ran.reading(
                        "c2,c3,c4,c1\n" + rows,
                        "score",
                        "sjoelen",
                        "--batch",
                        "-",
                        "--threads",
                        threads);
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.out())
                .isEqualTo(HEAD + "9,5,7,5,116,\n1,1,,,,wrong-number-of-columns\n".repeat(60_000));
        assertThat(ran.err()).contains("Bad rows: 60000 / 120000.");
    }

    @Test
    void aReaderThatHasEnoughEndsAllThreads() {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        String[] args = {"score", "sjoelen", "--batch", "-", "--threads", "3"};
        int exit = Main.run(args, new Rows(1_000_000), failing("Broken pipe"), err, Ran.PIPED);
        assertThat(exit).isZero();
        assertThat(err.size()).isZero();
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 1})
    void aLineThatIsTooLongKeepsItsPlace(int more) {
        String shortRow = "1,1,1,1\n";
        String longRow = "1,1,1," + "1".repeat(Lines.LONGEST - 6 + more) + "\n";
        Ran ran = batch("c2,c3,c4,c1\n" + shortRow + longRow + shortRow);
        String code = more > 0 ? "line-too-long" : "not-a-whole-number";
        assertThat(ran.out().lines().map(row -> row.replaceAll("1{9,}", "")))
                .containsExactly(
                        HEAD.strip(),
                        "1,1,1,1,20,",
                        (more > 0 ? ",,," : "1,1,1,") + ",," + code,
                        "1,1,1,1,20,");
    }

    @ParameterizedTest
    @CsvSource({
        "en, 'row  ', ' rows/s  100 %'",
        "nl, 'rij  ', ' rijen/s  100 %'",
        "de, 'Zeile  ', ' Zeilen/s  100 %'",
    })
    void aPersonSeesHowFarItIs(String lang, String rows, String speed, @TempDir Path folder)
            throws IOException {
        Path file = Files.writeString(folder.resolve("rows.csv"), "c2,c3,c4,c1\n1,1,1,1\n");
        String[] args = {"score", "sjoelen", "--batch", file.toString(), "--lang", lang};
        Ran ran = Ran.pubgames(watched(false), "", args);
        assertThat(ran.exit()).isZero();
        assertThat(ran.err())
                .startsWith("\r1 " + rows)
                .contains(speed)
                .matches("(?s)\r[^\r]*\r +\r");
        assertThat(Ran.pubgames(watched(true), "", args).err()).isEmpty();
    }

    @Test
    void whatIsPipedInHasNoShare() {
        Ran ran =
                Ran.pubgames(
                        watched(false),
                        "c2,c3,c4,c1\n1,1,1,1\n",
                        "score",
                        "sjoelen",
                        "--batch",
                        "-");
        assertThat(ran.err()).contains("rows/s").doesNotContain("%");
    }

    private static Surroundings watched(boolean terminal) {
        return new Surroundings(Map.of("LANG", "C.UTF-8"), terminal, true, 0);
    }

    private static OutputStream failing(String why) {
        return new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(why);
            }
        };
    }

    /** A batch that is never in memory as a whole. */
    private static final class Rows extends java.io.SequenceInputStream {
        Rows(int rows) {
            super(
                    java.util.Collections.enumeration(
                            Stream.concat(
                                            Stream.of("c2,c3,c4,c1\n"),
                                            Stream.generate(() -> "1,1,1,1\n".repeat(1000))
                                                    .limit(rows / 1000))
                                    .map(
                                            text ->
                                                    new ByteArrayInputStream(
                                                            text.getBytes(StandardCharsets.UTF_8)))
                                    .toList()));
        }
    }
}
