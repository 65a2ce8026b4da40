package org.pubgames.jackson2;

import org.pubgames.jackson.HidingContract;
import org.pubgames.jackson.Mapper;

/** By Jackson 2. */
class HidingTest extends HidingContract {

    private static final Mapper MAPPER = Jackson2.found();

    @Override
    protected Mapper mapper() {
        return MAPPER;
    }
}
