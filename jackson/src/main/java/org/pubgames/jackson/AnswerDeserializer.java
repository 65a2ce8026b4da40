package org.pubgames.jackson;

import java.io.StringWriter;
import java.util.List;
import org.pubgames.core.Problem;
import org.pubgames.core.Where;
import org.pubgames.jackson.internal.ReadForms;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;

/** Hands the text of a value to the library's codecs. */
final class AnswerDeserializer extends ValueDeserializer<Object> {

    private static final JsonFactory JSON = new JsonFactory();

    private final ReadForms.Reader reader;
    private final JsonOptions options;

    AnswerDeserializer(ReadForms.Reader reader, JsonOptions options) {
        this.reader = reader;
        this.options = options;
    }

    @Override
    public Object deserialize(JsonParser in, DeserializationContext context) {
        String outside = in.streamReadContext().pathAsPointer().toString();
        return reader.read(text(in), options)
                .<Object>fold(
                        value -> value,
                        problems -> {
                            throw new UnreadableBodyException(in, placed(problems, outside));
                        });
    }

    @Override
    public boolean isCachable() {
        return true;
    }

    private static List<Problem> placed(List<Problem> problems, String outside) {
        return problems.stream()
                .map(each -> each.at(Where.UNKNOWN.path(outside + each.where().path())))
                .toList();
    }

    private static String text(JsonParser in) {
        StringWriter text = new StringWriter();
        try (JsonGenerator out = JSON.createGenerator(ObjectWriteContext.empty(), text)) {
            if (in.currentToken() == JsonToken.PROPERTY_NAME) {
                // the beginning was read to find out the type
                out.writeStartObject();
                for (; in.currentToken() == JsonToken.PROPERTY_NAME; in.nextToken()) {
                    out.copyCurrentStructureExact(in);
                }
                out.writeEndObject();
            } else {
                out.copyCurrentStructureExact(in);
            }
        }
        return text.toString();
    }
}
