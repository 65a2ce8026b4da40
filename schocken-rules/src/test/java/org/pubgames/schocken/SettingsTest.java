package org.pubgames.schocken;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;

/** House variants whose values do not go together are told so, each at its setting. */
class SettingsTest {

    private static List<Problem> problems(String... changes) {
        return Shipped.GAME.variants().read(Shipped.file(changes), "house.yaml").problems();
    }

    @Test
    void allFaultsAreToldAtOnceEachAtItsSetting() {
        assertThat(
                        problems(
                                "tieLow: [roll-off-sum, earlier-better]",
                                "tieHigh: [fewer-throws]",
                                "tieSchockAus: [no-discs, hand-first]",
                                "handOnly: [jule]",
                                "jule: none",
                                "turnAsideSixes: true",
                                "turnSixes: off",
                                "schockAus: flat",
                                "schockAusDiscs: 14"))
                .extracting(Problem::code, problem -> problem.where().name())
                .containsExactly(
                        tuple("tie-break-unreachable", "tieLow"),
                        tuple("tie-chain-open", "tieHigh"),
                        tuple("tie-break-unreachable", "tieSchockAus"),
                        tuple("tie-chain-open", "tieSchockAus"),
                        tuple("jule-not-played", "handOnly"),
                        tuple("sixes-not-turned", "turnAsideSixes"),
                        tuple("more-discs-than-stock", "schockAusDiscs"));
    }

    @Test
    void whatSettingsOweEachOtherIsLookedAtWhenEachIsSoundByItself() {
        assertThat(problems("tieHigh: [fewer-throws]", "leastPlayers: 1", "games: 101"))
                .extracting(Problem::code, problem -> problem.where().name())
                .containsExactly(tuple("too-small", "leastPlayers"), tuple("too-large", "games"));
    }

    @Test
    void aFaultIsPlacedAtTheValueInTheFile() {
        assertThat(problems("discs: 11", "tieHigh: [hand-first]"))
                .singleElement()
                .satisfies(
                        problem -> {
                            assertThat(problem.where().line()).isEqualTo(11);
                            assertThat(problem.where().column()).isEqualTo(9);
                        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"tieLow", "tieHigh", "tieSchockAus"})
    void aChainEndsWithAStepThatDecidesAndOnlyThere(String chain) {
        String sound = ": [hand-first, fewer-throws, roll-off-sum]";
        assertThat(problems(chain + sound)).isEmpty();
        assertThat(problems(chain + ": [fewer-throws, no-discs]")).isEmpty();
        assertThat(problems(chain + ": [fewer-throws, fewer-throws, no-discs]"))
                .extracting(Problem::code)
                .containsExactly("tie-break-unreachable");
        assertThat(problems(chain + ": [later-better, fewer-throws, earlier-better]"))
                .extracting(Problem::code)
                .containsExactly("tie-break-unreachable");
        assertThat(problems(chain + ": [fewer-throws, hand-first]"))
                .extracting(Problem::code)
                .containsExactly("tie-chain-open");
        assertThat(problems(chain + ": []"))
                .extracting(Problem::code)
                .containsExactly("wrong-size");
    }

    @Test
    void whatGoesTogetherIsNoFault() {
        assertThat(problems("handOnly: [jule]", "jule: top")).isEmpty();
        assertThat(problems("handOnly: [strasse]", "jule: none")).isEmpty();
        assertThat(problems("turnAsideSixes: true", "turnSixes: from-hand")).isEmpty();
        assertThat(problems("schockAus: flat", "schockAusDiscs: 13")).isEmpty();
        assertThat(problems("schockAusDiscs: 20")).as("not played").isEmpty();
        assertThat(problems("discsPerPlayer: 2", "extraDiscs: 5")).isEmpty();
        assertThat(problems("gameStarter: three-dice-lowest", "starterPays: true")).isEmpty();
        assertThat(problems("schockAus: flat", "schockAusDiscs: 20", "discsPerPlayer: 10"))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "leastPlayers, 2, 12",
        "discs, 1, 200",
        "discsPerPlayer, 0, 30",
        "juleDiscs, 1, 50",
        "schockAusDiscs, 1, 50",
        "generalDiscs, 1, 50",
        "straightDiscs, 1, 50",
        "twoTwoOneDiscs, 1, 50",
        "threeThreeOneDiscs, 0, 50",
        "openingThrows, 0, 9",
        "throwsPerRound, 1, 9",
        "distributionThrows, 1, 9",
        "leastSetAside, 0, 1",
        "onesForThreeSixes, 1, 2",
        "halves, 1, 9",
        "games, 1, 100",
        "finalDiscs, 0, 100",
        "discPrice, 0, 100000",
        "stakeAmount, 1, 1000000"
    })
    void numbersHaveTheirRange(String setting, int least, int most) {
        assertThat(problems(setting + ": " + least)).isEmpty();
        assertThat(problems(setting + ": " + most)).isEmpty();
        assertThat(problems(setting + ": " + (least - 1)))
                .extracting(Problem::code, Problem::value, problem -> problem.where().name())
                .containsExactly(tuple("too-small", "" + (least - 1), setting));
        assertThat(problems(setting + ": " + (most + 1)))
                .extracting(Problem::code, Problem::value, problem -> problem.where().name())
                .containsExactly(tuple("too-large", "" + (most + 1), setting));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "tieLow: [fewer-throws] | tie-chain-open",
                "tieLow: [no-discs, no-discs] | tie-break-unreachable",
                "schockAus: flat; schockAusDiscs: 14 | more-discs-than-stock",
                "turnSixes: off; turnAsideSixes: true | sixes-not-turned",
                "jule: none; handOnly: [jule] | jule-not-played",
                "extraDiscs: 2 | extra-discs-alone",
                "starterPays: true | starter-pays-three-dice",
                "starterPays: true; gameStarter: three-dice-highest | starter-pays-three-dice"
            })
    void everyFaultHasWordsInEveryLanguage(String changes, String code) {
        List<Problem> problems = problems(changes.split("; ", -1));
        assertThat(problems).extracting(Problem::code).containsExactly(code);
        spoken(problems.get(0));
    }

    @ParameterizedTest
    @CsvSource({"4 2 7, impossible-pips", "4 2 1 bult, unknown-word"})
    void aThrowThatCannotBeScoredHasWordsInEveryLanguage(String dice, String code) {
        List<Problem> problems =
                Shipped.GAME
                        .scoring(Shipped.variant("hattersheim"))
                        .score(List.of(dice.split(" ", -1)))
                        .problems();
        assertThat(problems).extracting(Problem::code).containsExactly(code);
        spoken(problems.get(0));
    }

    private static void spoken(Problem problem) {
        for (Lang lang : Lang.values()) {
            assertThat(problem.text(lang))
                    .doesNotContain(problem.code())
                    .doesNotContain("{", "Settings[")
                    .hasSizeBetween(10, 200);
        }
    }
}
