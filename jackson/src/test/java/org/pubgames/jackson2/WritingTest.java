package org.pubgames.jackson2;

import org.pubgames.jackson.Mapper;
import org.pubgames.jackson.WritingContract;

/** By Jackson 2. */
class WritingTest extends WritingContract {

    private static final Mapper MAPPER = Jackson2.found();

    @Override
    protected Mapper mapper() {
        return MAPPER;
    }
}
