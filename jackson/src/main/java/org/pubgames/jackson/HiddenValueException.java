package org.pubgames.jackson;

import org.pubgames.jackson.internal.HiddenValue;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.DatabindException;

/**
 * A value was to be written that can hold what other players may not see, or that has no JSON of
 * its own. The message says what to write instead.
 */
public final class HiddenValueException extends DatabindException {

    private static final long serialVersionUID = 1L;

    HiddenValueException(JsonGenerator generator, HiddenValue cause) {
        super(generator, String.valueOf(cause.getMessage()), cause);
    }
}
