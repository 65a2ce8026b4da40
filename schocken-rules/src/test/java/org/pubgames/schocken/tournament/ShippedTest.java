package org.pubgames.schocken.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.pubgames.core.contract.ShippedContract;

/** What the tests play by is everything there is to play by. */
class ShippedTest extends ShippedContract {

    ShippedTest() {
        super(Shipped.GAME, TournamentSettings.class, Shipped.houses());
    }

    @Test
    void theStandardIsHattersheim() {
        assertThat(Shipped.GAME.variants().standard().id()).isEqualTo("hattersheim");
        assertThat(Shipped.settings("hattersheim").mostEntrants()).isEqualTo(28);
        assertThat(Shipped.settings("hattersheim").tableSize()).isEqualTo(4);
        assertThat(Shipped.settings("hattersheim").smallestTable()).isEqualTo(3);
    }
}
