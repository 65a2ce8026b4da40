package org.pubgames.sjoelen;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What the shipped variants are. */
class ShippedTest {

    @Test
    void everyShippedVariantHasItsPrintedMaximum() {
        assertThat(Shipped.ids())
                .allMatch(
                        id ->
                                Sjoelen.settings(Shipped.variant(id)).counting().maximum()
                                        == Oracle.maximum(id));
    }
}
