package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.constraints.IntRange;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Scoring;
import org.pubgames.core.Where;

/**
 * The answers to a file do not depend on how it is cut into chunks, nor on the number of threads.
 */
class BatchProperties {

    private static final String ARABIC_THREE = bytes("\u0663");
    private static final String UNICODE_SPACE = bytes("\u2003");
    private static final String MARK = bytes("\ufeff");

    /** A file of a game: each character is a byte. */
    record Rows(String game, String bytes) {}

    @Property(tries = 600)
    void everyWayGivesTheSame(
            @ForAll("files") Rows rows,
            @ForAll @IntRange(min = 1, max = 3) int threads,
            @ForAll @IntRange(min = 1, max = 120) int chunk,
            @ForAll @IntRange(min = 1, max = 50) int read) {
        Scoring scoring = scoring(rows.game());
        InputStream in = new Trickle(stream(scoring, rows), read, Integer.MAX_VALUE);
        assertThat(batch(scoring, in, threads, chunk))
                .isEqualTo(RowByRow.run(scoring, stream(scoring, rows)));
    }

    @Property(tries = 200)
    void whatCameBeforeAFailureIsAnswered(
            @ForAll("files") Rows rows,
            @ForAll @IntRange(min = 1, max = 3) int threads,
            @ForAll @IntRange(min = 1, max = 120) int chunk,
            @ForAll @IntRange(min = 40, max = 400) int sound) {
        Scoring scoring = scoring(rows.game());
        assertThat(batch(scoring, new Trickle(stream(scoring, rows), 9, sound), threads, chunk))
                .isEqualTo(RowByRow.run(scoring, new Trickle(stream(scoring, rows), 9, sound)));
    }

    private static String bytes(String text) {
        return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
    }

    private static Ran batch(Scoring scoring, InputStream in, int threads, int chunk) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console =
                new Console(
                        in,
                        new Output(out, false),
                        new Output(err, false),
                        Words.of(Lang.EN),
                        false,
                        false,
                        false,
                        false,
                        Surroundings.WIDEST);
        int exit = new BatchRun(scoring, console, "stdin", threads, chunk).run("-");
        console.out().flush();
        return new Ran(
                exit, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    private static InputStream stream(Scoring scoring, Rows rows) {
        String text = String.join(",", scoring.columns()) + "\n" + rows.bytes();
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    private static Scoring scoring(String id) {
        return Games.look(id, Where.UNKNOWN).fold(BatchProperties::scoring, no -> fail(id));
    }

    private static Scoring scoring(Game<?, ?> game) {
        return game.scoring(game.variants().standard());
    }

    private static Scoring fail(String id) {
        throw new IllegalArgumentException(id);
    }

    @Provide
    Arbitrary<Rows> files() {
        return Arbitraries.of(
                        "sjoelen",
                        "schocken",
                        "schocken-tournament",
                        "court-shuffleboard",
                        "table-shuffleboard")
                .flatMap(game -> file(game).map(bytes -> new Rows(game, bytes)));
    }

    private static Arbitrary<String> file(String game) {
        Arbitrary<String> sound = sound(game);
        Arbitrary<String> row =
                Arbitraries.frequencyOf(
                        Tuple.of(12, sound),
                        Tuple.of(3, spoilt(sound)),
                        Tuple.of(1, Arbitraries.of("", " ", "\t", "\r", UNICODE_SPACE)));
        Arbitrary<String> lineEnd = Arbitraries.frequency(Tuple.of(20, "\n"), Tuple.of(1, "\r\n"));
        return Combinators.combine(
                        Combinators.combine(row, lineEnd).as(String::concat).list().ofMaxSize(40),
                        Arbitraries.of("", "\n", "1", "1,a,0,3", "2,2,2,2", "\r", " \n\n"))
                .as((lines, end) -> String.join("", lines) + end);
    }

    private static Arbitrary<String> sound(String game) {
        return switch (game) {
            case "sjoelen" -> cells(Collections.nCopies(4, number(12)));
            case "schocken" -> cells(Collections.nCopies(3, number(7)));
            case "schocken-tournament" -> number(40);
            default ->
                    cells(
                            List.of(
                                    Arbitraries.of("1", "2", "3", "last", "\u00c3\u00a9"),
                                    Arbitraries.of("a", "b"),
                                    place(-30, 30),
                                    place(0, 120)));
        };
    }

    private static Arbitrary<String> cells(List<Arbitrary<String>> cells) {
        return Combinators.combine(cells).as(row -> String.join(",", row));
    }

    private static Arbitrary<String> number(int most) {
        return Arbitraries.integers().between(0, most).map(String::valueOf);
    }

    private static Arbitrary<String> place(int least, int most) {
        return Combinators.combine(
                        Arbitraries.integers().between(least, most),
                        Arbitraries.of("", "", ".5", ".25", ".1234567", "."))
                .as((whole, decimals) -> whole + decimals);
    }

    /** A row with a random change that may make it invalid. */
    private static Arbitrary<String> spoilt(Arbitrary<String> sound) {
        return Combinators.combine(
                        sound,
                        Arbitraries.integers().between(0, 12),
                        Arbitraries.of(
                                " ",
                                ",",
                                "-",
                                "+",
                                "0",
                                "00",
                                "7",
                                "99999999999",
                                "x",
                                ".",
                                "\"",
                                "\t",
                                "\0",
                                "\r",
                                "e1",
                                "\u00e9",
                                ARABIC_THREE,
                                UNICODE_SPACE,
                                MARK))
                .as(
                        (row, place, more) -> {
                            int at = Math.min(place, row.length());
                            return row.substring(0, at) + more + row.substring(at);
                        });
    }

    /** Returns a few bytes at a time, and fails after some. */
    private static final class Trickle extends FilterInputStream {
        private final int most;
        private int left;

        Trickle(InputStream in, int most, int left) {
            super(in);
            this.most = most;
            this.left = left;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
        }

        @Override
        public int read(byte[] bytes, int from, int length) throws IOException {
            if (left == 0) {
                throw new IOException("gone");
            }
            int read = super.read(bytes, from, Math.min(Math.min(length, most), left));
            left -= Math.max(0, read);
            return read;
        }

        @Override
        public int available() throws IOException {
            return left % 3 == 0 ? 0 : super.available();
        }
    }
}
