package org.pubgames.conformance.report;

import java.util.List;
import org.pubgames.core.Because;
import org.pubgames.core.Lang;

/** A result that fell short, in words and in short: for a console. */
public final class FailureInWords {

    private FailureInWords() {}

    /**
     * One thing that is not as it should be.
     *
     * @param about what it is about
     * @param expected what should be
     * @param got what is
     */
    public record Said(String about, String expected, String got) {}

    /** Everything that is not as it should be. */
    public static List<Said> of(Result result, Lang lang) {
        return new DifferenceWords(new ReportWords(lang), result)
                .all().stream()
                        .map(
                                said ->
                                        new Said(
                                                said.about(),
                                                String.join(" · ", said.expected()),
                                                String.join(" · ", said.got())))
                        .toList();
    }

    /** The same, each thing as one sentence. */
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

    /** The command that puts the vector to the same implementation again. */
    public static String reproduction(Result result, Report.Head head) {
        return Reproduction.of(result, head);
    }
}
