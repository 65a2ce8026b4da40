package org.pubgames.sjoelen;

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

    private static final MatchCodec<SjoelenState, SjoelenEvent> CODEC = Shipped.GAME.codec();
    private static final String HEADER =
            "{'format':1,'game':'sjoelen','variant':'ans-pre2016','seats':['Anna','Bram']}";
    private static final String SUB_TURN =
            "{'event':'sub-turn-played','player':'Anna','compartments':[%d,1,1,1]}";

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
                "'variant':'ans-pre2106','seats':['Anna'] | unknown-variant | /variant |"
                        + " ans-pre2016",
                "'variant':'belgian','seats':['Anna'] | unknown-variant | /variant |"
                        + " belgian-152",
                "'variant':'pub','seats':['Anna'] | unknown-variant | /variant | ",
                "'variants':'s240','seats':['Anna'] | unknown-field | /variants | variant",
                "'seats':['Anna','Bram','Anna'] | seat-twice | /seats | ",
                "'seats':[] | wrong-number-of-seats | /seats | ",
                "'seats':['Anna','  '] | bad-seat-name | /seats | ",
                "'seats':'Anna' | wrong-type | /seats | ",
                "'seat':['Anna'] | unknown-field | /seat | seats",
                "'seats':['Anna'],'digest':'sha256:0' | digest-mismatch | /digest | ",
            })
    void aHeaderThatCannotBeUsedSaysWhy(
            String fields, String code, String path, String suggestion) {
        List<Problem> problems = problems(lines("{'format':1,'game':'sjoelen'," + fields + "}"));
        assertThat(problems)
                .anySatisfy(
                        problem -> {
                            assertThat(problem.code()).isEqualTo(code);
                            assertThat(problem.where().line()).isEqualTo(1);
                            assertThat(problem.where().path()).isEqualTo(path);
                            assertThat(problem.suggestion())
                                    .isEqualTo(suggestion == null ? "" : suggestion);
                        });
        if (code.equals("digest-mismatch")) {
            assertThat(problems.get(0).allowed())
                    .isEqualTo(Shipped.variant("ans-pre2016").digest());
        }
        if (code.equals("unknown-variant")) {
            assertThat(problems.get(0).allowed()).contains("ans-pre2016", "jakkolo-148");
        }
    }

    @Test
    void anotherGameOrFormatIsRefused() throws IOException {
        assertThat(problems(lines("{'format':2,'game':'schocken','seats':['Anna']}")))
                .extracting(Problem::code)
                .containsExactly("unsupported-format", "wrong-game");
        Report report =
                judged(
                        lines("{'format':1,'game':'sjolen','seats':['Anna']}"),
                        StandardCharsets.UTF_8);
        assertThat(report.problems)
                .extracting(Problem::code, Problem::value, Problem::suggestion)
                .containsExactly(tuple("unknown-game", "sjolen", "sjoelen"));
    }

    @Test
    void anEventInThePlaceOfTheHeaderIsAMissingHeader() throws IOException {
        String file = lines(SUB_TURN.formatted(1), SUB_TURN.formatted(2));
        Report report = judged(file, StandardCharsets.UTF_8);
        assertThat(report.verdicts).isEmpty();
        assertThat(report.problems).extracting(Problem::code).containsExactly("missing-header");
        assertThat(report.problems.get(0).where().line()).isEqualTo(1);
        assertThat(report.problems.get(0).allowed()).contains("\"format\":1");
    }

    @Test
    void theCodecToldToReadSuchAFileSaysTheSame() {
        assertThat(problems(lines(SUB_TURN.formatted(1))))
                .extracting(Problem::code)
                .containsExactly("missing-header");
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
        String file = lines(HEADER.replace("Bram", "Renée"), SUB_TURN.formatted(1));
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
                        SUB_TURN.formatted(1),
                        "{'event':'sub-turn-played','player':'Anna'",
                        "",
                        SUB_TURN.formatted(40),
                        SUB_TURN.formatted(2) + "\r");
        Report report = judged(file, StandardCharsets.UTF_8);
        assertThat(report.verdicts)
                .containsExactly("opened", "2 accepted", "5 rejected", "6 accepted");
        assertThat(report.problems).extracting(Problem::code).containsExactly("not-json");
        assertThat(problems(file))
                .extracting(Problem::code, problem -> problem.where().line(), Problem::rule)
                .containsExactly(
                        tuple("not-json", 3, ""),
                        tuple("rejected", 5, "sjoelen.report.too-many-discs"));
    }

    @Test
    void aHundredThousandLinesAreJudgedOneByOne() throws IOException {
        List<String> file = new ArrayList<>(List.of(HEADER, SUB_TURN.formatted(1)));
        file.addAll(Collections.nCopies(50_000, "{'event':'count-asked','player':'Anna'}"));
        file.addAll(
                Collections.nCopies(
                        50_000, "{'event':'conduct-reported','player':'Bram','conduct':'ate'}"));
        file.add(SUB_TURN.formatted(9));
        Report report = judged(lines(file.toArray(String[]::new)), StandardCharsets.UTF_8);
        assertThat(report.problems).isEmpty();
        assertThat(report.verdicts).hasSize(100_003).noneMatch(line -> line.endsWith("rejected"));
    }
}
