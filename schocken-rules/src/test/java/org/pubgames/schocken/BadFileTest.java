package org.pubgames.schocken;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Games;
import org.pubgames.core.Match;
import org.pubgames.core.MatchCodec;
import org.pubgames.core.MatchReader;
import org.pubgames.core.Problem;
import org.pubgames.core.Revised;
import org.pubgames.core.Revision;
import org.pubgames.core.Verdict;

/** Whole files that cannot be used, or only in part. */
class BadFileTest {

    private static final MatchCodec<SchockenState, SchockenEvent> CODEC = Evening.GAME.codec();
    private static final String HEADER =
            "{'format':1,'game':'schocken','variant':'hattersheim','seats':['Anna','Bernd']}";
    private static final String STARTER = "{'event':'starter-thrown','player':'%s','dice':[%d]}";
    private static final String THROWN = "{'event':'thrown','player':'%s','dice':%s}";

    private static String lines(String... lines) {
        return String.join("\n", lines).replace('\'', '"');
    }

    private static List<Problem> problems(String file) {
        return CODEC.read(file, "evening.jsonl").problems();
    }

    /** What a file led to, told line by line. */
    private static final class Report implements MatchReader.Any {
        private final List<Problem> problems = new ArrayList<>();
        private final List<String> verdicts = new ArrayList<>();

        @Override
        public <S extends GameState, E extends GameEvent> MatchReader<S, E> of(Game<S, E> game) {
            return new MatchReader<>() {
                @Override
                public void opened(Match<S, E> match) {
                    verdicts.add("opened");
                }

                @Override
                public void judged(int line, E event, Verdict<S, E> verdict) {
                    verdicts.add(line + (verdict.accepted() ? " accepted" : " rejected"));
                }

                @Override
                public void revised(int line, Revision<E> revision, Revised<S, E> revised) {
                    verdicts.add(line + (revised.done() ? " revised" : " refused"));
                }

                @Override
                public void problem(Problem problem) {
                    problems.add(problem);
                }
            };
        }

        @Override
        public void problem(Problem problem) {
            problems.add(problem);
        }
    }

    private static Report judged(String file, Charset charset) throws IOException {
        Report report = new Report();
        Games.files()
                .judge(new ByteArrayInputStream(file.getBytes(charset)), "evening.jsonl", report);
        return report;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'variant':'hatersheim','seats':['Anna','Bernd'] | unknown-variant | /variant |"
                        + " hattersheim",
                "'variant':'zz','seats':['Anna','Bernd'] | unknown-variant | /variant | ",
                "'variants':'hattersheim','seats':['Anna','Bernd'] | unknown-field | /variants |"
                        + " variant",
                "'seats':['Anna','Bernd','Anna'] | seat-twice | /seats | ",
                "'seats':[] | wrong-number-of-seats | /seats | ",
                "'seats':['Anna','  '] | bad-seat-name | /seats | ",
                "'seats':'Anna' | wrong-type | /seats | ",
                "'seats':['Anna',7] | wrong-type | /seats/1 | ",
                "'seat':['Anna','Bernd'] | unknown-field | /seat | seats",
                "'seats':['Anna','Bernd'],'digest':'sha256:0' | digest-mismatch | /digest | ",
                "'seats':['Anna','Bernd'],'digest':7 | wrong-type | /digest | ",
            })
    void aHeaderThatCannotBeUsedSaysWhy(
            String fields, String code, String path, String suggestion) {
        List<Problem> problems = problems(lines("{'format':1,'game':'schocken'," + fields + "}"));
        assertThat(problems)
                .anySatisfy(
                        problem -> {
                            assertThat(problem.code()).isEqualTo(code);
                            assertThat(problem.where().file()).isEqualTo("evening.jsonl");
                            assertThat(problem.where().line()).isEqualTo(1);
                            assertThat(problem.where().column()).isPositive();
                            assertThat(problem.where().path()).isEqualTo(path);
                            assertThat(problem.suggestion())
                                    .isEqualTo(suggestion == null ? "" : suggestion);
                        });
        if (code.equals("digest-mismatch")) {
            assertThat(problems.get(0).allowed())
                    .isEqualTo(Evening.GAME.variants().get("hattersheim").digest());
        }
        if (code.equals("unknown-variant")) {
            assertThat(problems.get(0).allowed()).contains("hattersheim");
        }
    }

    @Test
    void anotherGameOrFormatIsRefused() throws IOException {
        assertThat(problems(lines("{'format':2,'game':'sjoelen','seats':['Anna']}")))
                .extracting(Problem::code)
                .containsExactly("unsupported-format", "wrong-game");
        Report report =
                judged(
                        lines("{'format':1,'game':'shocken','seats':['Anna','Bernd']}"),
                        StandardCharsets.UTF_8);
        assertThat(report.problems)
                .extracting(Problem::code, Problem::value, Problem::suggestion)
                .containsExactly(tuple("unknown-game", "shocken", "schocken"));
    }

    @Test
    void anEventInThePlaceOfTheHeaderIsAMissingHeader() throws IOException {
        String file = lines(STARTER.formatted("Anna", 6));
        Report report = judged(file, StandardCharsets.UTF_8);
        assertThat(report.verdicts).isEmpty();
        assertThat(report.problems).extracting(Problem::code).containsExactly("missing-header");
        assertThat(problems(file)).extracting(Problem::code).containsExactly("missing-header");
    }

    @Test
    void anEmptyFileIsAProblem() throws IOException {
        for (String file : List.of("", "\n", " \n\n")) {
            assertThat(problems(file)).extracting(Problem::code).containsExactly("empty-file");
            assertThat(judged(file, StandardCharsets.UTF_8).problems)
                    .extracting(Problem::code)
                    .containsExactly("empty-file");
        }
    }

    @Test
    void aFileInAnotherEncodingIsAProblemWhereItDiffers() throws IOException {
        String file = lines(HEADER.replace("Bernd", "Jürgen"), STARTER.formatted("Anna", 6));
        assertThat(judged(file, StandardCharsets.UTF_8).verdicts)
                .containsExactly("opened", "2 accepted");
        for (Charset other : List.of(StandardCharsets.ISO_8859_1, StandardCharsets.UTF_16)) {
            Report report = judged(file, other);
            assertThat(report.verdicts).as(other.name()).isEmpty();
            assertThat(report.problems).extracting(Problem::code).containsExactly("not-utf-8");
            assertThat(report.problems.get(0).where().line()).isEqualTo(1);
            assertThat(report.problems.get(0).where().column()).isPositive();
        }
    }

    @Test
    void theMatchGoesOnWithoutALineThatCannotBeReadOrIsRefused() throws IOException {
        String file =
                lines(
                        HEADER,
                        STARTER.formatted("Anna", 6),
                        STARTER.formatted("Bernd", 7),
                        "",
                        STARTER.formatted("Bernd", 5),
                        "Anna throws 6-5-4",
                        THROWN.formatted("Anna", "'6-5-4'"),
                        THROWN.formatted("Anna", "[1e9,5,4]"),
                        THROWN.formatted("Anna", "[[6,5,4]]"),
                        "{'event':'throw','player':'Anna','dice':[6,5,4]}",
                        THROWN.formatted("Bernd", "[6,5,4]"),
                        THROWN.formatted("Anna", "[6,5,4]") + "\r");
        Report report = judged(file, StandardCharsets.UTF_8);
        assertThat(report.verdicts)
                .containsExactly(
                        "opened",
                        "2 accepted",
                        "3 rejected",
                        "5 accepted",
                        "8 rejected",
                        "11 rejected",
                        "12 accepted");
        assertThat(report.problems)
                .extracting(Problem::code, problem -> problem.where().line())
                .startsWith(tuple("not-json", 6), tuple("wrong-type", 7), tuple("wrong-type", 9))
                .endsWith(tuple("unknown-event", 10));
        assertThat(report.problems).allMatch(problem -> problem.where().column() > 0);
        assertThat(problems(file))
                .extracting(Problem::code, problem -> problem.where().line(), Problem::rule)
                .contains(
                        tuple("rejected", 3, "schocken.start.right-dice"),
                        tuple("rejected", 8, "schocken.report.pips-thrown"),
                        tuple("rejected", 11, "schocken.report.throw-turn"));
    }

    @Test
    void aWholeEveningOutlivesItsFile() {
        Evening evening =
                Evening.of("A", "B", "C")
                        .schuss("A 4-1-1", "B 3-2-2", "C 3-2-2")
                        .play("C rolls 6-5-4");
        String file = CODEC.write(evening.match());
        assertThat(CODEC.read(file, "evening.jsonl").orElseThrow()).isEqualTo(evening.match());
        String cut = file.strip();
        cut = cut.substring(0, cut.length() - 3);
        assertThat(problems(cut)).extracting(Problem::code).containsExactly("not-json");
        String other = file.replace("sha256:", "sha256:0");
        assertThat(problems(other)).extracting(Problem::code).contains("digest-mismatch");
    }

    @Test
    void manyLinesAreJudgedOneByOne() throws IOException {
        List<String> file =
                new ArrayList<>(
                        List.of(
                                HEADER,
                                STARTER.formatted("Anna", 6),
                                STARTER.formatted("Bernd", 5)));
        file.addAll(Collections.nCopies(20_000, "{'event':'stood','player':'Bernd'}"));
        file.add(THROWN.formatted("Anna", "[6,5,4]"));
        Report report = judged(lines(file.toArray(String[]::new)), StandardCharsets.UTF_8);
        assertThat(report.problems).isEmpty();
        assertThat(report.verdicts).hasSize(20_004).endsWith("20004 accepted");
    }
}
