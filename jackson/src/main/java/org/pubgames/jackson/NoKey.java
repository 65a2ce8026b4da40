package org.pubgames.jackson;

import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

/** The library's values are no keys of maps: their texts could tell what nobody may see. */
final class NoKey extends ValueSerializer<Object> {

    @Override
    public void serialize(Object value, JsonGenerator out, SerializationContext context) {
        throw DatabindException.from(
                out, "a " + value.getClass().getSimpleName() + " is no key of a map");
    }
}
