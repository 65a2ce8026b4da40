package org.pubgames.sjoelen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.core.Match;
import org.pubgames.core.Problem;
import org.pubgames.core.Ruling;
import org.pubgames.core.Verdict;
import org.pubgames.core.Where;

/** Single lines that cannot stand: refused with what, where, what is allowed; nothing changes. */
class BadInputTest {

    private static final Where LINE = Where.file("evening.jsonl").at(3, 0);

    private static SjoelenEvent event(String json) {
        return Shipped.GAME.codec().readEvent(json.replace('\'', '"'), LINE).orElseThrow();
    }

    private static List<Problem> problems(String json) {
        return Shipped.GAME.codec().readEvent(json.replace('\'', '"'), LINE).problems();
    }

    /** The one ruling that refuses a line; the match stays the very same. */
    private static Ruling refusal(Play play, String json) {
        Match<SjoelenState, SjoelenEvent> match = play.match();
        SjoelenState state = match.state();
        Verdict<SjoelenState, SjoelenEvent> verdict = match.judge(event(json));
        assertThat(verdict).isInstanceOf(Verdict.Rejected.class);
        assertThat(verdict.match()).isSameAs(match);
        assertThat(verdict.match().state()).isSameAs(state);
        assertThat(verdict.rulings()).hasSize(1);
        return verdict.rulings().get(0);
    }

    private static void refused(
            Play play, String json, String rule, String pointer, String fact, Object value) {
        Ruling ruling = refusal(play, json);
        assertThat(ruling.rule()).isEqualTo("sjoelen." + rule);
        assertThat(ruling.kind()).isEqualTo(Ruling.Kind.FORBIDS);
        assertThat(ruling.pointer()).isEqualTo(pointer);
        assertThat(ruling.fact(fact)).contains(value);
        assertThat(ruling.citations()).isNotEmpty();
    }

    private static Play two() {
        return Play.in(Shipped.variant("ans-pre2016"), "Bram");
    }

    /** The same around one board. */
    private static Play oneBoard() {
        return Play.in(Shipped.variant("masters"), "Bram");
    }

    @Test
    void anUnknownPlayerIsRefusedWithTheNearestName() {
        String json = "{'event':'sub-turn-played','player':'Ana','compartments':[1,1,1,1]}";
        refused(two(), json, "report.known-player", "/player", "nearest", "Anna");
        refused(two(), json, "report.known-player", "/player", "seats", List.of("Anna", "Bram"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[-1,0,0,0] | negative-count | count | -1",
                "[31,-1,0,0] | negative-count | count | -1",
                "[0,0,31,0] | too-many-discs | most | 30",
                "[8,8,8,7] | too-many-discs | most | 30",
                "[8,8,8,8] | too-many-discs | most | 30",
                "[2147483647,2147483647,2147483647,2147483647] | too-many-discs | most | 30",
            })
    void impossibleCountsAreRefused(String counts, String rule, String fact, int value) {
        refused(
                two(),
                "{'event':'sub-turn-played','player':'Anna','compartments':" + counts + "}",
                "report." + rule,
                "/compartments",
                fact,
                value);
    }

    @Test
    void takenOutDiscsCountAmongTheThirty() {
        String json = "{'event':'sub-turn-played','player':'Anna','compartments':[7,7,7,7],";
        assertThat(refusal(two(), json + "'takenOut':3}").fact("total")).contains(31L);
        assertThat(refusal(two(), json + "'takenOut':2147483647}").fact("most")).contains(30);
        assertThat(refusal(two(), json + "'takenOut':-1}").pointer()).isEqualTo("/takenOut");
    }

    @Test
    void aDiscMoreThanThereAreIsRefused() {
        Play thirty = two().shove(30, Fate.FIELD);
        assertThat(refusal(thirty, "{'event':'shoved','player':'Anna','fate':'field'}").rule())
                .isEqualTo("sjoelen.report.no-disc-in-hand");
        Play extra = two().subTurn(7, 7, 9, 7).bonus(0, 0, 1, 0).into(4);
        assertThat(extra.turn().returned()).isEqualTo(2);
        assertThat(refusal(extra, "{'event':'shoved','player':'Anna','fate':'field'}").rule())
                .isEqualTo("sjoelen.report.no-disc-in-hand");
        refused(
                two().subTurn(7, 7, 9, 7),
                "{'event':'bonus-played','player':'Anna','bonus':[0,0,2,0]}",
                "report.extra-disc-limit",
                "/bonus",
                "hand",
                1);
    }

    @Test
    void aSubTurnOutOfTurnIsRefused() {
        String bram = "{'event':'sub-turn-played','player':'Bram','compartments':[1,1,1,1]}";
        refused(oneBoard(), bram, "match.playing-order", "/player", "expected", "Anna");
        Play running = oneBoard().subTurn(1, 1, 1, 1);
        refused(running, bram, "match.turn-goes-on", "/player", "midTurn", "Anna");
    }

    @Test
    void nothingIsPlayedAfterTheEnd() {
        Play over = Play.in("masters-5").scores(1, 2, 3, 4, 5);
        for (String json :
                List.of(
                        "{'event':'sub-turn-played','player':'Anna','compartments':[1,1,1,1]}",
                        "{'event':'trial-played','player':'Anna','discs':1}",
                        "{'event':'turn-started','player':'Anna','board':3}",
                        "{'event':'shoved','player':'Anna','fate':'field'}",
                        "{'event':'score-noted','player':'Anna','points':100}",
                        "{'event':'disc-broken','player':'Anna'}",
                        "{'event':'count-asked','player':'Anna'}")) {
            assertThat(refusal(over, json).rule()).as(json).isEqualTo("sjoelen.match.over");
        }
    }

    @ParameterizedTest
    @MethodSource("org.pubgames.sjoelen.Shipped#ids")
    void whatNeedsATurnIsRefusedWithoutOne(String variant) {
        for (String event : List.of("disc-broken", "count-asked", "alien-disc-found")) {
            String json = "{'event':'" + event + "','player':'Anna'}";
            assertThat(refusal(Play.in(variant), json).rule())
                    .isEqualTo("sjoelen.report.running-turn");
        }
        assertThat(refusal(Play.in(variant), "{'event':'sub-turn-ended','player':'Anna'}").rule())
                .isEqualTo("sjoelen.report.running-turn");
    }

    @ParameterizedTest
    @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 1_000_000_000, Integer.MAX_VALUE})
    void aHostileNumberOfDiscsIsAnsweredAtOnce(int discs) {
        Play play = two().subTurn(1, 1, 1, 1);
        Verdict<SjoelenState, SjoelenEvent> verdict =
                assertTimeoutPreemptively(
                        Duration.ofMinutes(2),
                        () -> play.match().judge(SjoelenEvent.DiscsFound.now(Play.ANNA, discs)));
        assertThat(verdict.accepted()).isEqualTo(discs > 30);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'compartment':[9,5,7,5] | unknown-field | /compartment | compartment |"
                        + " compartments",
                "'compartments':[9,5,7] | wrong-type | /compartments | [9, 5, 7] | ",
                "'compartments':[9,5,7,5,1] | wrong-type | /compartments | [9, 5, 7, 5, 1] | ",
                "'compartments':'9/5/7/5' | wrong-type | /compartments | 9/5/7/5 | ",
                "'compartments':[9,5,7,'5'] | wrong-type | /compartments/3 | \"5\" | ",
                "'compartments':[9,5,7,5.5] | wrong-type | /compartments/3 | 5.5 | ",
                "'compartments':[9,5,7,null] | wrong-type | /compartments/3 | null | ",
                "'compartments':[9,5,7,2147483648] | number-out-of-range"
                        + " | /compartments/3 | 2147483648 | ",
                "'compartments':[-2147483649,5,7,5] | number-out-of-range"
                        + " | /compartments/0 | -2147483649 | ",
                "'compartments':[1,2,3,4],'takenout':2 | unknown-field | /takenout | takenout |"
                        + " takenOut",
                "'compartments':[1,2,3,4],'takenOut':true | wrong-type | /takenOut | true | ",
            })
    void aWrongFieldIsAProblemWithPlaceValueAndChoice(
            String fields, String code, String path, String value, String suggestion) {
        String json = "{'event':'sub-turn-played','player':'Anna'," + fields + "}";
        assertThat(problems(json))
                .anySatisfy(
                        problem -> {
                            assertThat(problem.code()).isEqualTo(code);
                            assertThat(problem.where().file()).isEqualTo("evening.jsonl");
                            assertThat(problem.where().line()).isEqualTo(3);
                            assertThat(problem.where().column()).isGreaterThan(40);
                            assertThat(problem.where().path()).isEqualTo(path);
                            assertThat(problem.value()).isEqualTo(value);
                            assertThat(problem.allowed()).isNotEmpty();
                            assertThat(problem.suggestion())
                                    .isEqualTo(suggestion == null ? "" : suggestion);
                        });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'event':'sub-turn-playd','player':'Anna'} | unknown-event | /event |"
                        + " sub-turn-played",
                "{'player':'Anna','compartments':[1,2,3,4]} | missing-field | /event | ",
                "{'event':7} | unknown-event | /event | ",
                "{'event':'score-noted','points':100} | missing-field | /player | ",
                "{'event':'shoved','player':'Anna','fate':'offboard'} | unknown-value | /fate |"
                        + " off-board",
                "{'event':'shoved','player':'Anna','fate':3} | unknown-value | /fate | ",
                "{'event':'score-struck','player':'Anna','turn':1,'legible':7} | wrong-type |"
                        + " /legible | ",
                "[1,2,3] | wrong-type | '' | ",
                "\"Anna\" | wrong-type | '' | ",
                "{'event':'disc-broken','player':'Anna'} {} | text-after-json | '' | ",
                "{'event':'disc-broken','player':'Anna','player':'Bram'} | duplicate-field | '' | ",
                "{'event':'disc-broken' | not-json | '' | ",
                "Anna 9 5 7 5 | not-json | '' | ",
            })
    void aLineThatIsNoEventIsAProblem(String json, String code, String path, String suggestion) {
        assertThat(problems(json))
                .anySatisfy(
                        problem -> {
                            assertThat(problem.code()).isEqualTo(code);
                            assertThat(problem.where().line()).isEqualTo(3);
                            assertThat(problem.where().path())
                                    .isEqualTo("''".equals(path) ? "" : path);
                            assertThat(problem.suggestion())
                                    .isEqualTo(suggestion == null ? "" : suggestion);
                        });
    }

    @Test
    void everyMistakeOfALineIsFoundInOnePass() {
        assertThat(problems("{'event':'score-noted','playr':'Anna','points':'ten','board':[]}"))
                .extracting(Problem::code, problem -> problem.where().path())
                .containsExactlyInAnyOrder(
                        tuple("unknown-field", "/playr"),
                        tuple("wrong-type", "/points"),
                        tuple("wrong-type", "/board"));
    }
}
