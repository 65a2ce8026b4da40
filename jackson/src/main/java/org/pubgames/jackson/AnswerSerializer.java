package org.pubgames.jackson;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Lang;
import org.pubgames.jackson.internal.HiddenValue;
import org.pubgames.jackson.internal.WrittenForms;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonGeneratorBase;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.jsontype.TypeSerializer;

/** Hands over what the library's codecs write, and {@link ForHost} values. */
final class AnswerSerializer extends ValueSerializer<Object> {

    private static final JsonFactory JSON = new JsonFactory();

    /** The attribute that is set within a {@link ForHost}; nobody else has this key. */
    private static final Object WHOLE = new Object();

    private final JsonOptions options;

    AnswerSerializer(JsonOptions options) {
        this.options = options;
    }

    @Override
    public void serialize(Object value, JsonGenerator out, SerializationContext context) {
        if (value instanceof ForHost<?> whole) {
            forHost(whole, out, context);
            return;
        }
        String json = json(value, out, context);
        if (out instanceof JsonGeneratorBase && out.getPrettyPrinter() == null) {
            out.writeRawValue(json);
        } else {
            copy(json, out);
        }
    }

    private static void forHost(ForHost<?> whole, JsonGenerator out, SerializationContext context) {
        Object outside = context.getAttribute(WHOLE);
        context.setAttribute(WHOLE, true);
        try {
            context.writeValue(out, whole.value());
        } finally {
            context.setAttribute(WHOLE, outside);
        }
    }

    private String json(Object value, JsonGenerator out, SerializationContext context) {
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
    private static void copy(String json, JsonGenerator out) {
        try (JsonParser parser = JSON.createParser(ObjectReadContext.empty(), json)) {
            parser.nextToken();
            out.copyCurrentStructureExact(parser);
        }
    }

    /** What has no place inside for a type's name gets it beside: {@code ["TYPE", {…}]}. */
    @Override
    public void serializeWithType(
            Object value, JsonGenerator out, SerializationContext context, TypeSerializer types) {
        var id =
                types.writeTypePrefix(
                        out, context, types.typeId(value, JsonToken.VALUE_EMBEDDED_OBJECT));
        serialize(value, out, context);
        types.writeTypeSuffix(out, context, id);
    }
}
