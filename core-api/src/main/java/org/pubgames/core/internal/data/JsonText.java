package org.pubgames.core.internal.data;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Seats;
import org.pubgames.core.Where;
import org.pubgames.core.internal.text.Characters;

/** Reads one JSON value; duplicate fields, trailing text and deep nesting are problems. */
public final class JsonText {

    private static final JsonFactory FACTORY =
            JsonFactory.builder()
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .streamReadConstraints(
                            StreamReadConstraints.builder()
                                    .maxNestingDepth(32)
                                    .maxStringLength(100_000)
                                    .maxNumberLength(100)
                                    .build())
                    .build();

    private JsonText() {}

    /** The value, with positions counted from the line in {@code where}. */
    public static Reading<Node> read(String json, Where where) {
        return read(json, where, true);
    }

    /**
     * The same, of another program: half surrogate pairs and colour marks stay in its texts, for
     * whoever shows them to replace.
     */
    public static Reading<Node> readForeign(String json, Where where) {
        return read(json, where, false);
    }

    /**
     * The same JSON with its texts in the form in which names are compared, also where a letter and
     * its accent are written as escapes. What cannot be read stays as it is.
     */
    public static String normal(String json) {
        return json.contains("\\u") && read(json, Where.UNKNOWN) instanceof Reading.Read<Node> read
                ? Seats.normal(StateParts.json(read.value()))
                : Seats.normal(json);
    }

    private static Reading<Node> read(String json, Where where, boolean own) {
        int firstLine = Math.max(where.line(), 1);
        try (JsonParser parser = FACTORY.createParser(json)) {
            if (parser.nextToken() == null) {
                return Reading.failed(Problem.of("empty-line", where).withAllowed("{…}"));
            }
            Node node = value(parser, firstLine, own);
            if (parser.nextToken() != null) {
                return Reading.failed(
                        Problem.of("text-after-json", place(parser, where, firstLine))
                                .withValue(parser.currentToken() == null ? "" : parser.getText()));
            }
            return Reading.of(node);
        } catch (Unreadable e) {
            return Reading.failed(
                    Problem.of("unreadable-character", where.at(e.mark.line(), e.mark.column()))
                            .withValue(e.shown));
        } catch (JsonProcessingException e) {
            var at = e.getLocation();
            Where place =
                    at == null ? where : where.at(firstLine - 1 + at.getLineNr(), at.getColumnNr());
            boolean twice = e.getOriginalMessage().startsWith("Duplicate field");
            return Reading.failed(
                    Problem.of(twice ? "duplicate-field" : "not-json", place)
                            .withValue(twice ? quoted(e.getOriginalMessage()) : shortened(json)));
        } catch (IOException e) {
            throw new UncheckedIOException("reading from memory failed", e);
        }
    }

    private static Node value(JsonParser parser, int firstLine, boolean own) throws IOException {
        Node.Mark mark = mark(parser, firstLine);
        JsonToken token = parser.currentToken();
        switch (token) {
            case START_OBJECT -> {
                Map<String, Node> values = new LinkedHashMap<>();
                Map<String, Node.Mark> keys = new LinkedHashMap<>();
                while (parser.nextToken() != JsonToken.END_OBJECT) {
                    String key = readable(parser.currentName(), mark(parser, firstLine), own);
                    keys.put(key, mark(parser, firstLine));
                    parser.nextToken();
                    values.put(key, value(parser, firstLine, own));
                }
                return new Node.Fields(mark, values, keys);
            }
            case START_ARRAY -> {
                List<Node> values = new ArrayList<>();
                while (parser.nextToken() != JsonToken.END_ARRAY) {
                    values.add(value(parser, firstLine, own));
                }
                return new Node.Items(mark, values);
            }
            case VALUE_STRING -> {
                return new Node.Text(mark, readable(parser.getText(), mark, own));
            }
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> {
                return new Node.Decimal(mark, number(parser));
            }
            case VALUE_TRUE, VALUE_FALSE -> {
                return new Node.Truth(mark, token == JsonToken.VALUE_TRUE);
            }
            default -> {
                return new Node.Nothing(mark);
            }
        }
    }

    /** A text with a character that no file can hold. */
    private static final class Unreadable extends IOException {
        private static final long serialVersionUID = 1L;

        private final transient Node.Mark mark;
        private final String shown;

        Unreadable(Node.Mark mark, String shown) {
            super(shown);
            this.mark = mark;
            this.shown = shown;
        }
    }

    private static String readable(String text, Node.Mark mark, boolean own) throws IOException {
        Optional<String> unreadable = own ? Characters.unreadable(text) : Optional.empty();
        if (unreadable.isPresent()) {
            throw new Unreadable(mark, unreadable.get());
        }
        return text;
    }

    /** An exponent beyond all bounds is a mistake of the text, not of the program. */
    private static BigDecimal number(JsonParser parser) throws IOException {
        try {
            return parser.getDecimalValue();
        } catch (NumberFormatException e) {
            throw new JsonParseException(
                    parser, String.valueOf(e.getMessage()), parser.currentTokenLocation(), e);
        }
    }

    private static Node.Mark mark(JsonParser parser, int firstLine) {
        var at = parser.currentTokenLocation();
        return new Node.Mark(firstLine - 1 + at.getLineNr(), at.getColumnNr());
    }

    private static Where place(JsonParser parser, Where where, int firstLine) {
        Node.Mark mark = mark(parser, firstLine);
        return where.at(mark.line(), mark.column());
    }

    private static String quoted(String message) {
        int open = message.indexOf('\'');
        int close = message.lastIndexOf('\'');
        return open < 0 || close <= open ? message : message.substring(open + 1, close);
    }

    private static String shortened(String json) {
        String one = json.strip();
        return one.length() > 60 ? one.substring(0, 59) + "…" : one;
    }
}
