package org.pubgames.jackson2;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;

/** The library's values are no keys of maps: their texts could tell what nobody may see. */
final class NoKey extends JsonSerializer<Object> {

    @Override
    public void serialize(Object value, JsonGenerator out, SerializerProvider context)
            throws JsonMappingException {
        throw JsonMappingException.from(
                out, "a " + value.getClass().getSimpleName() + " is no key of a map");
    }
}
