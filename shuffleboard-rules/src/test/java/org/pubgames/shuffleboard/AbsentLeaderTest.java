package org.pubgames.shuffleboard;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.Match;
import org.pubgames.core.Seats;
import org.pubgames.core.Where;
import org.pubgames.shuffleboard.ShuffleboardEvent.Shot;

/** Who should begin is not there, and the other side shoots all the same. */
@ParameterizedClass(name = "{0}")
@MethodSource("org.pubgames.core.contract.TestedGames#all")
class AbsentLeaderTest {

    private final Shuffleboard game;

    AbsentLeaderTest(TestedShuffleboard tested) {
        this.game = tested.shuffleboard();
    }

    private ShuffleboardEvent event(String json) {
        return game.codec().readEvent(json, Where.UNKNOWN).orElseThrow();
    }

    @Test
    void aWrongLeadIsReportedAndFitsAForm() {
        Match<ShuffleboardState, ShuffleboardEvent> match =
                game.open(game.variants().get("masters"), Seats.of("Anna", "Bram"));
        for (String json :
                new String[] {
                    "{\"event\":\"tossed\",\"winner\":\"Bram\",\"plays\":\"second\"}",
                    "{\"event\":\"player-absent\",\"player\":\"Anna\"}"
                }) {
            match = match.judge(event(json)).match();
        }
        Shot due = Shot.of("Bram", Place.measured("0.00", "3.00"));
        assertThat(match.judge(due).accepted()).isFalse();
        assertThat(match.judge(due.whileOthersWereDue()).accepted()).isTrue();
        assertThat(match.legal().problems(due.whileOthersWereDue())).isEmpty();
        assertThat(match.legal().kinds()).contains("shot");
    }
}
