package org.pubgames.jackson2;

import org.pubgames.jackson.Mapper;
import org.pubgames.jackson.MistakesContract;

/** By Jackson 2. */
class MistakesTest extends MistakesContract {

    private static final Mapper MAPPER = Jackson2.found();

    @Override
    protected Mapper mapper() {
        return MAPPER;
    }
}
