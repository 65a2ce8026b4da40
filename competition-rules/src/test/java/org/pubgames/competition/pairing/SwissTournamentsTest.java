package org.pubgames.competition.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whole tournaments of 4 to 40 entrants and up to 9 rounds, each round checked. */
class SwissTournamentsTest {

    private static int roundsOf(int tournaments, int least, int most) {
        int rounds = 0;
        for (int seed = 0; seed < tournaments; seed++) {
            SwissChecker checker = new SwissChecker();
            try {
                new SwissTournament(seed, least, most).play(checker);
            } catch (AssertionError broken) {
                throw new AssertionError("tournament " + seed, broken);
            }
            rounds += checker.rounds();
        }
        return rounds;
    }

    @Test
    void twoHundredTournamentsKeepTheRules() {
        assertThat(roundsOf(200, 4, 24)).isGreaterThan(800);
    }

    @Test
    @Tag("proof")
    void tenThousandTournamentsKeepTheRules() {
        assertThat(roundsOf(10_000, 4, 40)).isGreaterThan(50_000);
    }

    @Test
    @Tag("proof")
    void tournamentsOfTwoHundredKeepTheRules() {
        assertThat(roundsOf(3, 199, 201)).isGreaterThan(8);
    }
}
