package org.pubgames.competition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.core.Problem;
import org.pubgames.core.Where;

/** Files that cannot be read: each is a problem with its place, never an exception. */
class BadInputTest {

    private static List<Problem> problems(String line) {
        return Shipped.GAME
                .codec()
                .readEvent(line, Where.UNKNOWN)
                .fold(event -> List.<Problem>of(), found -> found);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"event\":\"enterd\",\"player\":\"A\"} | unknown-event",
                "{\"event\":\"entered\"} | missing-field",
                "{\"event\":\"entered\",\"player\":3} | wrong-type",
                "{\"event\":\"entered\",\"player\":\"A\",\"x\":1} | unknown-field",
                "{\"event\":\"drawn\",\"seed\":1.5} | wrong-type",
                "{\"event\":\"drawn\",\"seed\":99999999999} | number-out-of-range",
                "{\"event\":\"result-reported\",\"round\":1,\"board\":1,\"games\":[{\"first\":1}]} | missing-field",
                "{\"event\":\"match-abandoned\",\"cause\":\"boredom\"} | unknown-value",
            })
    void unreadableReports(String line, String code) {
        assertThat(problems(line)).extracting(Problem::code).containsExactly(code);
    }

    @Test
    void tooManyGamesAreRefusedUnread() {
        String game = "{\"first\":1,\"second\":0}";
        String games = String.join(",", Collections.nCopies(16, game));
        String line =
                "{\"event\":\"result-reported\",\"round\":1,\"board\":1,\"games\":[" + games + "]}";
        assertThat(problems(line)).hasSize(1);
        assertThat(problems(line).get(0).where().path()).isEqualTo("/games");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "winPoints: 1 | competition-points-order",
                "drawPoints: 3 | competition-points-order",
                "narrowLossPoints: 2 | competition-points-order",
                "lossPoints: 1 | competition-points-order",
                "walkOverLossPoints: 3 | competition-points-order",
                "drawsAllowed: false; matchGames: 2 | competition-even-games",
                "tieBreaksAgain: true; tieBreaks: [wins] | competition-nothing-again",
                "tieBreaks: [lots, wins] | competition-tie-breaks",
                "tieBreaks: [wins, wins] | competition-tie-breaks",
            })
    void settingsThatDoNotFit(String changes, String code) {
        String file = Shipped.file("fide-round-robin", changes.split("; "));
        assertThat(Shipped.GAME.variants().read(file, "house.yaml").problems())
                .extracting(Problem::code)
                .containsExactly(code);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "drawsAllowed: true | drawsAllowed | competition-format",
                "withdrawal: half-played | withdrawal | competition-format",
                "noShowPenalty: 1 | noShowPenalty | competition-format",
                "latePostponePenalty: 1 | latePostponePenalty | competition-format",
                "elimination: two-defeats | thirdPlaceMatch | competition-third-place",
            })
    void settingsThatDoNotFitAKnockOut(String change, String setting, String code) {
        List<Problem> problems =
                Shipped.GAME
                        .variants()
                        .read(Shipped.file("wk-knock-out", change), "house.yaml")
                        .problems();
        assertThat(problems).extracting(Problem::code).containsExactly(code);
        assertThat(problems.get(0).where().path()).contains(setting);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "tieBreaks: [head-to-head] | tieBreaks | competition-format",
                "mostEntrants: 3 | mostEntrants | competition-format",
                "lateEntry: before-last-round | lateEntry | competition-format",
                "seedPlaces: by-lot | seedPlaces | competition-format",
                "matchGames: 2 | matchGames | competition-even-games",
                "elimination: two-defeats | thirdPlaceMatch | competition-third-place",
            })
    void settingsThatDoNotFitGroups(String change, String setting, String code) {
        List<Problem> problems =
                Shipped.GAME
                        .variants()
                        .read(Shipped.file("club-groups", change), "house.yaml")
                        .problems();
        assertThat(problems).extracting(Problem::code).containsExactly(code);
        assertThat(problems.get(0).where().path()).contains(setting);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "groups: 1",
                "groups: 17",
                "groupQualifiers: 0",
                "cycles: 5",
                "winPoints: 0",
                "matchGames: 0",
                "walkOverScore: 10000",
                "cycles: two"
            })
    void settingsOutOfRange(String change) {
        assertThat(
                        Shipped.GAME
                                .variants()
                                .read(Shipped.file("fide-round-robin", change), "house.yaml")
                                .problems())
                .isNotEmpty();
    }
}
