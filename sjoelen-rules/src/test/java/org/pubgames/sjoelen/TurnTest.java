package org.pubgames.sjoelen;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.pubgames.core.Games;
import org.pubgames.core.Match;
import org.pubgames.core.Seats;
import org.pubgames.core.Turn;

/** Who must speak next, where no player may. */
class TurnTest {

    private static final String ANNA = "Anna";
    private static final String BRAM = "Bram";

    private static Match<SjoelenState, SjoelenEvent> match(SjoelenEvent... events) {
        Match<SjoelenState, SjoelenEvent> match =
                Games.game(Sjoelen.KEY).open(Shipped.variant("wk-20-2"), Seats.of(ANNA, BRAM));
        for (SjoelenEvent event : events) {
            match = match.judge(event).orElseThrow().match();
        }
        return match;
    }

    @Test
    void whereAllHaveLeftAnOpenScoreIsForAnOfficial() {
        Match<SjoelenState, SjoelenEvent> left =
                match(
                        SjoelenEvent.ScoreNoted.of(ANNA, 80),
                        SjoelenEvent.ScoreDisputed.last(ANNA),
                        SjoelenEvent.ScoreNoted.of(BRAM, 70),
                        new SjoelenEvent.PlayerWithdrew(BRAM),
                        new SjoelenEvent.PlayerWithdrew(ANNA));
        assertThat(left.turn()).isEqualTo(new Turn.Official());
        assertThat(left.judge(SjoelenEvent.ScoreAgreed.last(ANNA)).orElseThrow().match().turn())
                .isEqualTo(new Turn.Over());
    }
}
