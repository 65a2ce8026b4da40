package org.pubgames.shuffleboard.court;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.Ruling;
import org.pubgames.core.Where;
import org.pubgames.shuffleboard.Place;
import org.pubgames.shuffleboard.Refused;
import org.pubgames.shuffleboard.ShuffleboardEvent.Conceded;
import org.pubgames.shuffleboard.ShuffleboardEvent.EndPlayed;
import org.pubgames.shuffleboard.ShuffleboardEvent.Laid;
import org.pubgames.shuffleboard.ShuffleboardEvent.Moved;
import org.pubgames.shuffleboard.ShuffleboardEvent.Shot;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.Story;

/** Reports that cannot stand: refused with what, where, what is allowed; nothing changes. */
class BadInputTest {

    private static Story masters() {
        return Story.of(Shipped.GAME, Shipped.variant("masters"));
    }

    private static List<String> because(Story story, String line) {
        return Refused.because(Shipped.GAME, story, line);
    }

    /** A shot of Bram after one of Anna's at (0,102). */
    private static String shot(String rest) {
        return "{'event':'shot','player':'Bram'," + rest + "}";
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'x':1,'y':102 | report.overlap@",
                "'x':0,'y':107.999999 | report.overlap@",
                "'x':9,'y':72,'moved':[{'disc':'a1','x':9,'y':72}] | report.overlap@/moved/0",
                "'x':1,'y':102,'on':'a4' | report.overlap@ report.stacked-on-lying@",
                "'x':9,'y':72,'on':'zz' | report.stacked-on-lying@",
                "'x':9,'y':72,'on':'b1' | report.stacked-on-lying@",
                "'x':9,'y':72,'on':'a1' | report.stacked-overlaps@",
                "'x':39,'y':102 | report.off-the-board@",
                "'x':0,'y':546.000001 | report.off-the-board@",
                "'x':0,'y':-78.000001 | report.off-the-board@",
                "'x':0,'y':1e30 | report.off-the-board@",
                "'x':-1e59,'y':0 | report.off-the-board@",
                "'x':0.0000001,'y':102 | report.decimals@",
                "'x':1e-59,'y':102 | report.decimals@",
                "'y':72 | report.across@",
                "'x':3 | report.across@",
                "'x':3,'y':72,'at':'8' | report.one-place@",
                "'depth':1 | report.place@",
                "'at':'10of' | report.known-place@",
                "'at':'' | report.known-place@",
                "'at':'hanging' | report.known-place@",
                "'at':'8','depth':0 | report.depth-from-one@",
                "'at':'8','moved':[{'disc':'a9','at':'8'}] | report.known-disc@/moved/0",
                "'at':'8','moved':[{'disc':'a2','at':'8'}] | report.lying-disc@/moved/0",
                "'at':'8','moved':[{'disc':'b1','at':'8'}] | report.played-disc@/moved/0",
                "'at':'8','moved':[{'disc':'a1','at':'8'},{'disc':'a1','at':'7'}]"
                        + " | report.disc-once@/moved/1",
                "'at':'8','moved':[{'disc':'a1'}] | report.place@/moved/0",
                "'at':'8','moved':[{'disc':'a1','x':0,'y':600}]"
                        + " | report.off-the-board@/moved/0",
            })
    void aShotThatCannotBe(String rest, String rules) {
        assertThat(because(masters().shots("0,102"), shot(rest)))
                .as(rest)
                .containsExactlyElementsOf(List.of(rules.split(" ", -1)));
    }

    @Test
    void everythingThatIsWrongIsSaidAtOnce() {
        assertThat(
                        because(
                                masters().shots("0,102"),
                                shot(
                                        "'x':0.0000001,'y':600,'moved':[{'disc':'a7','at':'8'},"
                                                + "{'disc':'b1','at':'8'},{'disc':'zz','at':'8'}]")))
                .hasSizeGreaterThanOrEqualTo(3)
                .contains(
                        "report.known-disc@/moved/0",
                        "report.played-disc@/moved/1",
                        "report.known-disc@/moved/2");
        assertThat(
                        because(
                                masters(),
                                "{'event':'end-played','discs':["
                                        + "{'side':'a','x':0,'y':900},{'side':'a','at':'9'},"
                                        + "{'side':'a','x':0},{'side':'a','at':'8'},"
                                        + "{'side':'a','at':'8','depth':-1},{'side':'b'}]}"))
                .containsExactlyInAnyOrder(
                        "report.place@/discs/5",
                        "report.across@/discs/2",
                        "report.off-the-board@/discs/0",
                        "report.known-place@/discs/1",
                        "report.depth-from-one@/discs/4",
                        "report.discs-each@/discs");
    }

    @Test
    void theNinthDiscIsRefusedWithTheNumberThatThereIs() {
        String nine =
                "{'event':'end-played','discs':["
                        + "{'side':'a','at':'8'},".repeat(5)
                        + "{'side':'b','at':'8'},".repeat(3)
                        + "{'side':'b','at':'8'}]}";
        List<Ruling> rulings = Refused.rulings(Shipped.GAME, masters(), nine);
        assertThat(rulings).hasSize(1);
        assertThat(rulings.get(0).fact("most")).contains(4);
        assertThat(rulings.get(0).fact("discs")).contains(5);
        for (Lang lang : Lang.values()) {
            assertThat(Shipped.GAME.rulebook().say(rulings.get(0), lang)).isNotBlank();
        }
        assertThat(
                        because(
                                masters(),
                                "{'event':'end-played','discs':["
                                        + "{'side':'a','x':0,'y':102},{'side':'b','x':1,'y':102}]}"))
                .hasSize(1)
                .allMatch(rule -> rule.startsWith("report.overlap@/discs/"));
    }

    @Test
    void shotsOutOfOrder() {
        Story story = masters();
        assertThat(because(story, shot("'at':'8'"))).containsExactly("order.not-next@/player");
        assertThat(because(story, "{'event':'counted'}")).containsExactly("end.all-played-first@");
        assertThat(because(story, "{'event':'tossed','winner':'Anna','plays':'first'}"))
                .containsExactly("start.only-once@");
        story.shots("8");
        assertThat(because(story, "{'event':'end-played','discs':[]}"))
                .containsExactly("end.whole-or-shots@");
        story.shots("off", "off", "off", "off", "off", "off", "off");
        assertThat(because(story, "{'event':'shot','player':'Anna','at':'8'}"))
                .containsExactly("order.all-played@");
        assertThat(because(story, "{'event':'counted','a':7,'b':0}")).containsExactly("end.claim@");
        story.count().then(new Conceded("Anna"));
        for (String line :
                List.of(
                        shot("'at':'8'"),
                        "{'event':'counted'}",
                        "{'event':'end-played','discs':[]}",
                        "{'event':'conceded','player':'Bram'}",
                        "{'event':'end-voided','cause':'not-agreed'}")) {
            assertThat(because(story, line)).containsExactly("report.match-over@");
        }
    }

    @Test
    void beforeTheTossNothingIsPlayed() {
        Story story = Story.waiting(Shipped.GAME, Shipped.variant("masters"), Story.TWO);
        for (String line :
                List.of(
                        "{'event':'shot','player':'Anna','at':'8'}",
                        "{'event':'counted'}",
                        "{'event':'end-played','discs':[]}",
                        "{'event':'judged','disc':'a1','at':'8'}",
                        "{'event':'hang-tested','disc':'a1','moves':true}",
                        "{'event':'foul-called','player':'Anna','foul':'hook'}",
                        "{'event':'penalised','player':'Anna','points':1,'reason':'x'}",
                        "{'event':'end-corrected','number':1,'a':1,'b':1}",
                        "{'event':'end-voided','cause':'interference'}")) {
            assertThat(because(story, line)).as(line).contains("start.first-decide@");
        }
        assertThat(because(story, "{'event':'lagged','shots':[],'plays':'first'}"))
                .contains("start.no-lag@", "start.lag-each-side@/shots");
    }

    @Test
    void strangersAreRefusedWithTheNearestName() {
        List<Ruling> rulings =
                Refused.rulings(
                        Shipped.GAME, masters(), "{'event':'shot','player':'Ana','x':0,'y':102}");
        assertThat(rulings).hasSize(1);
        assertThat(rulings.get(0).fact("nearest")).contains("Anna");
        assertThat(
                        Shipped.GAME.seatProblems(
                                Shipped.variant("masters"),
                                List.of("Anna", "Bram", "Cees"),
                                Where.UNKNOWN.path("/seats")))
                .extracting(Problem::code, Problem::value, Problem::allowed, Problem::rule)
                .containsExactly(
                        tuple("wrong-number-of-seats", "3", "2, 4", "shuffleboard.report.seats"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'event':'judged','disc':'a2','at':'8'} | report.lying-disc@/disc",
                "{'event':'judged','disc':'c1','at':'8'} | report.known-disc@/disc",
                "{'event':'judged','disc':'a1','at':'9'} | report.known-place@/at",
                "{'event':'hang-tested','disc':'a1','moves':true} | call.no-hangers@",
                "{'event':'foul-called','player':'Anna','foul':'hook'} | foul.called-here@/foul",
                "{'event':'foul-called','player':'Bram','foul':'over-baseline'}"
                        + " | foul.about-the-last-shot@/player",
                "{'event':'penalised','player':'Anna','points':0,'reason':'x'}"
                        + " | foul.penalty-range@/points",
                "{'event':'penalised','player':'Anna','points':101,'reason':'x'}"
                        + " | foul.penalty-range@/points",
                "{'event':'handicap-agreed','player':'Anna','points':5} | start.no-handicap@",
                "{'event':'end-corrected','number':1,'a':1,'b':1} | end.correct-counted@/number",
            })
    void callsThatCannotBe(String line, String rule) {
        assertThat(because(masters().shots("0,102"), line)).contains(rule);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'event':'end-played','discs':[{'side':'c','at':'8'}]} | /discs/0/side",
                "{'event':'end-played','discs':[{'side':1,'at':'8'}]} | /discs/0/side",
                "{'event':'end-played','discs':[{'at':'8'}]} | /discs/0/side",
                "{'event':'shot','player':'Anna','x':'left','y':1} | /x",
                "{'event':'shot','player':'Anna','x':true,'y':1} | /x",
                "{'event':'shot','player':'Anna','x':[1],'y':1} | /x",
                "{'event':'shot','player':'Anna','x':0,'y':1,'depth':1.5} | /depth",
                "{'event':'shot','player':'Anna','x':0,'y':1,'z':1} | /z",
                "{'event':'shot','player':'Anna','x':0,'y':1,'moved':{}} | /moved",
                "{'event':'foul-called','player':'Anna','foul':'hok'} | /foul",
                "{'event':'shoot','player':'Anna','x':0,'y':1} | /event",
            })
    void aLineThatIsNoEventIsAProblem(String line, String path) {
        assertThat(Refused.problems(Shipped.GAME, line))
                .as(line)
                .anySatisfy(
                        problem -> {
                            assertThat(problem.where().path()).isEqualTo(path);
                            assertThat(problem.where().line()).isEqualTo(3);
                            assertThat(problem.text(Lang.EN)).isNotBlank();
                        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"NaN", "Infinity", "0x10", "1.", "--1", "1e", ""})
    void whatIsNoNumberIsNoJson(String number) {
        assertThat(
                        Refused.problems(
                                Shipped.GAME,
                                "{'event':'shot','player':'Anna','x':" + number + ",'y':1}"))
                .isNotEmpty();
    }

    @Test
    void severalProblemsOfALineAreFoundAtOnce() {
        assertThat(
                        Refused.problems(
                                Shipped.GAME,
                                "{'event':'end-played','discs':[{'side':'c','x':'a','y':'b'},"
                                        + "{'side':'a','at':7,'q':1}]}"))
                .extracting(problem -> problem.where().path())
                .contains("/discs/0/side", "/discs/0/x", "/discs/0/y", "/discs/1/q");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "coloursAfter | 3 | 8 | odd-half",
                "coloursAfter | 102 | 8 | too-large",
                "deciderFrames | 9 | 8 | decider-too-long",
                "deciderFrames | -1 | 8 | too-small",
                "fiveOffs | [missed-rail] | 8 | foul-of-the-table",
                "fiveOffs | [over-baseline, without-cue] | 8 | foul-costs-both",
                "tenOffs | [outside-ten-off] | 8 | foul-costs-both",
            })
    void aHouseThatCannotBe(String setting, String value, String frames, String code) {
        List<Problem> problems =
                Shipped.HOUSES.problems("frames: " + frames, setting + ": " + value);
        assertThat(problems).extracting(Problem::code).containsExactly(code);
        assertThat(problems.get(0).where().path()).isEqualTo("/changes/" + setting + "/to");
        for (Lang lang : Lang.values()) {
            assertThat(problems.get(0).text(lang)).contains(setting);
        }
    }

    @Test
    void aHugeReportIsAnsweredAtOnce() {
        Place place = Place.measured("0", "102");
        Laid laid = Laid.at(Side.A, place);
        Moved moved = Moved.to("a1", place);
        Story story = masters().shots("0,72");
        assertTimeoutPreemptively(
                Duration.ofMinutes(2),
                () -> {
                    assertThat(story.refusal(new EndPlayed(Collections.nCopies(50_000, laid))))
                            .isNotEmpty();
                    assertThat(
                                    story.refusal(
                                            Shot.of("Bram", place)
                                                    .moved(Collections.nCopies(50_000, moved))))
                            .isNotEmpty();
                });
    }
}
