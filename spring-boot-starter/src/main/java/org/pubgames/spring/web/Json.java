package org.pubgames.spring.web;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import java.util.List;

/** JSON put together from parts that are JSON already. */
final class Json {

    /** What somebody may report who may report nothing. */
    static final String NO_MOVES = "{\"listed\":[],\"forms\":[]}";

    private Json() {}

    static String quoted(String text) {
        return '"' + new String(JsonStringEncoder.getInstance().quoteAsString(text)) + '"';
    }

    /** An object; names and values by turns. */
    static String object(String... parts) {
        StringBuilder out = new StringBuilder("{");
        for (int i = 0; i < parts.length; i += 2) {
            out.append(i == 0 ? "" : ",").append(quoted(parts[i])).append(':').append(parts[i + 1]);
        }
        return out.append('}').toString();
    }

    static String array(List<String> values) {
        return "[" + String.join(",", values) + "]";
    }
}
