package org.pubgames.jackson2;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonMappingException;
import org.pubgames.jackson.internal.HiddenValue;

/**
 * A value was to be written that can hold what other players may not see, or that has no JSON of
 * its own. The message says what to write instead.
 */
public final class HiddenValueException extends JsonMappingException {

    private static final long serialVersionUID = 1L;

    HiddenValueException(JsonGenerator generator, HiddenValue cause) {
        super(generator, String.valueOf(cause.getMessage()), cause);
    }
}
