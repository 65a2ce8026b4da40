package org.pubgames.shuffleboard.deck;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.pubgames.core.contract.ShippedContract;

/** What the tests play by is everything there is to play by. */
class ShippedTest extends ShippedContract {

    ShippedTest() {
        super(Shipped.GAME, DeckSettings.class, Shipped.HOUSES.single());
    }

    @Test
    void theStandardIsMasters() {
        assertThat(Shipped.GAME.variants().standard().id()).isEqualTo("masters");
    }
}
