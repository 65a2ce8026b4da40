package org.pubgames.schocken.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What the shipped variants are. */
class ShippedTest {

    @Test
    void theStandardIsHattersheim() {
        assertThat(Shipped.GAME.variants().standard().id()).isEqualTo("hattersheim");
        assertThat(Shipped.settings("hattersheim").mostEntrants()).isEqualTo(28);
        assertThat(Shipped.settings("hattersheim").tableSize()).isEqualTo(4);
        assertThat(Shipped.settings("hattersheim").smallestTable()).isEqualTo(3);
    }
}
