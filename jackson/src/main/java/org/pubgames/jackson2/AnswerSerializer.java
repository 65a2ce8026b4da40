package org.pubgames.jackson2;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.json.JsonGeneratorImpl;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Lang;
import org.pubgames.jackson.ForHost;
import org.pubgames.jackson.JsonOptions;
import org.pubgames.jackson.internal.HiddenValue;
import org.pubgames.jackson.internal.WrittenForms;

/** Hands over what the library's codecs write, and {@link ForHost} values. */
final class AnswerSerializer extends JsonSerializer<Object> {

    private static final JsonFactory JSON = new JsonFactory();

    /** The attribute that is set within a {@link ForHost}; nobody else has this key. */
    private static final Object WHOLE = new Object();

    private final JsonOptions options;

    AnswerSerializer(JsonOptions options) {
        this.options = options;
    }

    @Override
    public void serialize(Object value, JsonGenerator out, SerializerProvider context)
            throws IOException {
        if (value instanceof ForHost<?> whole) {
            forHost(whole, out, context);
            return;
        }
        String json = json(value, out, context);
        if (out instanceof JsonGeneratorImpl && out.getPrettyPrinter() == null) {
            out.writeRawValue(json);
        } else {
            copy(json, out);
        }
    }

    private static void forHost(ForHost<?> whole, JsonGenerator out, SerializerProvider context)
            throws IOException {
        Object outside = context.getAttribute(WHOLE);
        context.setAttribute(WHOLE, true);
        try {
            context.defaultSerializeValue(whole.value(), out);
        } finally {
            context.setAttribute(WHOLE, outside);
        }
    }

    private String json(Object value, JsonGenerator out, SerializerProvider context)
            throws HiddenValueException {
        Lang lang =
                Optional.<@Nullable Object>ofNullable(context.getAttribute(JsonOptions.LANG))
                        .map(Lang.class::cast)
                        .orElseGet(options.lang());
        boolean forHost = context.getAttribute(WHOLE) != null;
        try {
            return WrittenForms.json(value, new WrittenForms.Call(lang, forHost));
        } catch (HiddenValue e) {
            throw new HiddenValueException(out, e);
        }
    }

    /** Other formats, trees and indented text are written token by token. */
    private static void copy(String json, JsonGenerator out) throws IOException {
        try (JsonParser parser = JSON.createParser(json)) {
            parser.nextToken();
            out.copyCurrentStructureExact(parser);
        }
    }

    /** What has no place inside for a type's name gets it beside: {@code ["TYPE", {…}]}. */
    @Override
    public void serializeWithType(
            Object value, JsonGenerator out, SerializerProvider context, TypeSerializer types)
            throws IOException {
        var id = types.writeTypePrefix(out, types.typeId(value, JsonToken.VALUE_EMBEDDED_OBJECT));
        serialize(value, out, context);
        types.writeTypeSuffix(out, id);
    }
}
