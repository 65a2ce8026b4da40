package org.pubgames.jackson;

/** By Jackson 3. */
class MistakesTest extends MistakesContract {

    private static final Mapper MAPPER = Jackson3.found();

    @Override
    protected Mapper mapper() {
        return MAPPER;
    }
}
