package org.pubgames.sjoelen;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.pubgames.core.contract.ShippedContract;

/** What the tests play by is everything there is to play by. */
class ShippedTest extends ShippedContract {

    ShippedTest() {
        super(Shipped.GAME, SjoelenSettings.class, Shipped.houses());
    }

    @Test
    void everyShippedVariantHasItsPrintedMaximum() {
        assertThat(Shipped.ids())
                .allMatch(
                        id ->
                                Sjoelen.settings(Shipped.variant(id)).counting().maximum()
                                        == Oracle.maximum(id));
    }
}
