package org.pubgames.conformance.report;

import java.util.List;
import org.pubgames.core.Because;
import org.pubgames.core.Lang;

/** A failed result in short sentences, for a console. */
public final class FailureInWords {

    private FailureInWords() {}

    /**
     * One difference in words.
     *
     * @param about what it is about
     * @param expected what is expected
     * @param got what came
     */
    public record Part(String about, String expected, String got) {}

    /** All differences in words. */
    public static List<Part> of(Result result, Lang lang) {
        return new DifferenceWords(new ReportWords(lang), result)
                .all().stream()
                        .map(
                                said ->
                                        new Part(
                                                said.about(),
                                                String.join(" · ", said.expected()),
                                                String.join(" · ", said.got())))
                        .toList();
    }

    /** The same, each difference as one sentence. */
    public static List<String> lines(Result result, Lang lang) {
        ReportWords words = new ReportWords(lang);
        return of(result, lang).stream()
                .map(
                        said ->
                                words.say(
                                        "difference",
                                        new Because("about", said.about()),
                                        new Because("expected", said.expected()),
                                        new Because("got", said.got())))
                .toList();
    }

    /** The command that runs the vector against the same implementation again. */
    public static String reproduction(Result result, Report.Head head) {
        return Reproduction.of(result, head);
    }
}
