package org.pubgames.jackson2;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;
import org.pubgames.jackson.JsonOptions;
import org.pubgames.jackson.internal.ReadForms;

/** Hands the text of a value to the library's codecs. */
final class AnswerDeserializer extends JsonDeserializer<Object> {

    private static final JsonFactory JSON = new JsonFactory();

    private final ReadForms.Reader reader;
    private final JsonOptions options;

    AnswerDeserializer(ReadForms.Reader reader, JsonOptions options) {
        this.reader = reader;
        this.options = options;
    }

    @Override
    public Object deserialize(JsonParser in, DeserializationContext context) throws IOException {
        String outside = in.getParsingContext().pathAsPointer().toString();
        Reading<?> reading = reader.read(text(in), options);
        if (reading instanceof Reading.Read<?> read) {
            return read.value();
        }
        throw new UnreadableBodyException(in, placed(reading.problems(), outside));
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

    private static String text(JsonParser in) throws IOException {
        StringWriter text = new StringWriter();
        try (JsonGenerator out = JSON.createGenerator(text)) {
            if (in.currentToken() == JsonToken.FIELD_NAME) {
                // the beginning was read to find out the type
                out.writeStartObject();
                for (; in.currentToken() == JsonToken.FIELD_NAME; in.nextToken()) {
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
