package org.pubgames.spring;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;

/**
 * Problems as RFC 9457 has them, {@code application/problem+json}: besides {@code type}, {@code
 * status} and {@code detail} the field {@code code} of the first problem, and {@code problems} in
 * the form of {@link org.pubgames.core.AnswerCodec#writeProblem}. Immutable.
 */
public final class ProblemDocument {

    /** Its media type. */
    public static final String MEDIA_TYPE = "application/problem+json";

    private final int status;
    private final List<Problem> problems;
    private final Lang lang;
    private final Map<String, String> more = new LinkedHashMap<>();

    private ProblemDocument(int status, List<Problem> problems, Lang lang) {
        this.status = status;
        this.problems = List.copyOf(problems);
        this.lang = lang;
    }

    /**
     * {@return a document}
     *
     * @param status the status of the answer, 400 to 599
     * @param problems at least one
     * @param lang the language of its sentences
     */
    public static ProblemDocument of(int status, List<Problem> problems, Lang lang) {
        return new ProblemDocument(status, problems, lang);
    }

    /**
     * {@return the same with one more field}
     *
     * @param field its name
     * @param json its value
     */
    public ProblemDocument with(String field, String json) {
        ProblemDocument added = new ProblemDocument(status, problems, lang);
        added.more.putAll(more);
        added.more.put(field, json);
        return added;
    }

    /** {@return the status of the answer} */
    public int status() {
        return status;
    }

    /** {@return the document as JSON} */
    public String json() {
        Problem first = problems.get(0);
        String detail = String.join(" ", problems.stream().map(each -> each.text(lang)).toList());
        StringBuilder out = new StringBuilder("{\"type\":");
        out.append(quoted("urn:pubgames:problem:" + first.code()));
        out.append(",\"status\":").append(status);
        out.append(",\"detail\":").append(quoted(detail));
        out.append(",\"code\":").append(quoted(first.code()));
        out.append(",\"problems\":[");
        out.append(String.join(",", problems.stream().map(this::written).toList())).append(']');
        more.forEach((name, json) -> out.append(',').append(quoted(name)).append(':').append(json));
        return out.append('}').toString();
    }

    /** All games write problems alike; without a game there is nobody to write one. */
    private String written(Problem problem) {
        return Games.installed().stream()
                .findFirst()
                .map(game -> game.answers(lang).writeProblem(problem))
                .orElseGet(() -> "{\"code\":" + quoted(problem.code()) + "}");
    }

    private static String quoted(String text) {
        return '"' + new String(JsonStringEncoder.getInstance().quoteAsString(text)) + '"';
    }
}
