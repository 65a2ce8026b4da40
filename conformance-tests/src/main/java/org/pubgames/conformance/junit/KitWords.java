package org.pubgames.conformance.junit;

import java.util.ArrayList;
import java.util.List;
import org.opentest4j.AssertionFailedError;
import org.pubgames.conformance.report.FailureInWords;
import org.pubgames.conformance.report.Result;
import org.pubgames.conformance.report.SituationInWords;
import org.pubgames.conformance.testee.Claim;
import org.pubgames.conformance.testee.Testee;
import org.pubgames.conformance.testee.TesteeException;
import org.pubgames.core.Because;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.internal.words.BundledTexts;
import org.pubgames.core.internal.words.Template;
import org.pubgames.core.spi.Names;

/**
 * What the tests say when they do not pass; the words are those of the reports.
 *
 * @param lang their language
 */
record KitWords(Lang lang) {

    private static final BundledTexts TEXTS = new BundledTexts("report");

    String say(String key, Because... arguments) {
        return Template.fill(TEXTS.find(key, lang).orElse(key), List.of(arguments));
    }

    /** Everything that is known of a vector that did not pass. */
    String of(Result result) {
        List<String> lines = new ArrayList<>();
        lines.add(head(result));
        lines.add("  " + result.file() + ":" + result.line());
        SituationInWords.of(result, lang).forEach(line -> lines.add("  " + line));
        FailureInWords.lines(result, lang).forEach(line -> lines.add("  " + line));
        murmur(result.murmur(), lines);
        return String.join(System.lineSeparator(), lines);
    }

    /** Why a vector does not apply to the implementation. */
    String notApplicable(Result result) {
        List<String> lines = new ArrayList<>();
        lines.add(head(result));
        FailureInWords.of(result, lang).forEach(said -> lines.add("  " + said.got()));
        return String.join(System.lineSeparator(), lines);
    }

    private String head(Result result) {
        return say(
                "kit.head",
                new Because("id", result.id()),
                new Because("title", result.title()),
                new Because("outcome", say("outcome." + Names.written(result.outcome()))));
    }

    private void murmur(String murmur, List<String> lines) {
        if (!murmur.isBlank()) {
            lines.add("  " + say("card.murmur") + ":");
            murmur.strip().lines().forEach(line -> lines.add("    " + line));
        }
    }

    /** The claim of an implementation; when it makes none, the failure shows what it wrote last. */
    Claim claim(Testee testee) {
        try {
            return testee.claim();
        } catch (TesteeException e) {
            String command =
                    testee.command().isEmpty()
                            ? testee.getClass().getName()
                            : String.join(" ", testee.command());
            List<String> lines = new ArrayList<>();
            lines.add(say("kit.silent", new Because("command", command)));
            lines.add("  " + say("lost." + e.why()) + " " + e.getMessage());
            murmur(testee.murmur(), lines);
            throw new AssertionFailedError(String.join(System.lineSeparator(), lines), e);
        }
    }

    AssertionFailedError failed(List<Problem> problems) {
        return new AssertionFailedError(
                String.join(
                        System.lineSeparator(),
                        problems.stream().map(problem -> problem.line(lang)).toList()));
    }
}
