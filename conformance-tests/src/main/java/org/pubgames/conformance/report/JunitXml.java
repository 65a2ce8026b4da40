package org.pubgames.conformance.report;

import java.math.BigDecimal;
import java.util.List;
import org.pubgames.core.Because;
import org.pubgames.core.Lang;

/**
 * A report as JUnit XML: a suite for each game, a case for each vector. It is as red as the exit
 * status: what the implementation does not claim or fails as the list of known failures says is
 * {@code skipped}, what it skipped is a failure, and the suite {@code run} has cases only when the
 * run itself fell short.
 */
public final class JunitXml {

    private static final int LONGEST = 4000;

    private final Report report;
    private final ReportWords words;
    private final Markup out = new Markup();

    private JunitXml(Report report, Lang lang) {
        this.report = report;
        this.words = new ReportWords(lang);
    }

    /** The document; its texts in a language. */
    public static String of(Report report, Lang lang) {
        return new JunitXml(report, lang).document();
    }

    private String document() {
        Tally tally = Tally.of(report.results());
        int about = report.foot().unused().size() + (nothingPassed() ? 1 : 0);
        int stopped = report.foot().complete() ? 0 : 1;
        out.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
        String name = VerdictSentence.name(report.head().claim());
        counted("testsuites", name, tally, about, stopped, report.results());
        profiles();
        for (GamePage page : GamePage.of(report)) {
            counted("testsuite", page.id(), Tally.of(page.results()), 0, 0, page.results());
            page.results().forEach(this::testcase);
            out.end("testsuite");
        }
        if (about + stopped > 0) {
            counted("testsuite", "run", Tally.of(List.of()), about, stopped, List.of());
            run();
            out.end("testsuite");
        }
        out.end("testsuites");
        return out.toString();
    }

    /** What is told of profiles is no test of its own: the vectors are. */
    private void profiles() {
        List<ProfileResult> profiles = ProfileResult.of(report);
        if (!profiles.isEmpty()) {
            out.open("properties");
            profiles.forEach(each -> property(each.scope(), each.inWords(words)));
            out.end("properties");
        }
    }

    /** Whether the run ended well and yet no vector passed. */
    private boolean nothingPassed() {
        Tally tally = Tally.of(report.results());
        return report.foot().complete() && tally.fallenShort() == 0 && tally.passed() == 0;
    }

    private void counted(
            String element,
            String name,
            Tally tally,
            int failures,
            int errors,
            List<Result> results) {
        out.open(
                        element,
                        "name",
                        name,
                        "tests",
                        "" + (tally.total() + failures + errors),
                        "failures",
                        ""
                                + (tally.of(Outcome.FAIL)
                                        + tally.of(Outcome.UNEXPECTED_PASS)
                                        + tally.of(Outcome.SKIPPED)
                                        + failures),
                        "errors",
                        "" + (tally.of(Outcome.ERROR) + errors),
                        "skipped",
                        "" + (tally.of(Outcome.NOT_APPLICABLE) + tally.of(Outcome.EXPECTED_FAIL)),
                        "time",
                        seconds(results))
                .raw("\n");
    }

    private void testcase(Result result) {
        out.open(
                "testcase",
                "classname",
                classname(result),
                "name",
                result.id() + " " + result.title(),
                "time",
                seconds(result.millis()));
        out.open("properties");
        property("variant", words.variant(result));
        property("level", result.level());
        property("source", result.source());
        property("place", result.file() + ":" + result.line());
        out.close("properties");
        switch (result.outcome()) {
            case PASS -> {}
            case FAIL -> told("failure", first(result), result);
            case ERROR -> told("error", first(result), result);
            case UNEXPECTED_PASS -> told("failure", words.outcome(result.outcome()), result);
            case SKIPPED -> {
                String reason = new ReasonWords(words).of(result);
                told("failure", words.outcome(result.outcome()) + ": " + reason, result);
            }
            case EXPECTED_FAIL, NOT_APPLICABLE -> {
                String reason =
                        result.outcome() == Outcome.EXPECTED_FAIL
                                ? first(result)
                                : new ReasonWords(words).of(result);
                String message = words.outcome(result.outcome()) + ": " + reason;
                out.empty("skipped", "message", Markup.cut(message, LONGEST));
            }
        }
        out.end("testcase");
    }

    /** How long some vectors took, in seconds. */
    static String seconds(List<Result> results) {
        return seconds(results.stream().mapToLong(Result::millis).sum());
    }

    /** {@code 1.204}: seconds, as the format wants them. */
    private static String seconds(long millis) {
        return BigDecimal.valueOf(millis, 3).toPlainString();
    }

    private static String classname(Result result) {
        return result.rule().startsWith(result.game() + ".")
                ? result.rule()
                : result.game() + "." + result.rule();
    }

    private void property(String name, String value) {
        if (!value.isEmpty()) {
            out.empty("property", "name", name, "value", value);
        }
    }

    private void told(String element, String message, Result result) {
        StringBuilder text = new StringBuilder();
        SituationInWords.of(result, words.lang()).forEach(each -> text.append(each).append('\n'));
        for (DifferenceWords.Part said : new DifferenceWords(words, result).all()) {
            text.append(line(said)).append('\n');
        }
        if (!result.murmur().isBlank()) {
            text.append(result.murmur().strip()).append('\n');
        }
        text.append(Reproduction.of(result, report.head()));
        String type = ReportWords.key(result.outcome());
        out.leaf(
                element,
                Markup.cut(text.toString(), LONGEST),
                "message",
                Markup.cut(message, LONGEST),
                "type",
                type);
    }

    private String first(Result result) {
        return new DifferenceWords(words, result)
                .all().stream().findFirst().map(this::line).orElse(words.outcome(result.outcome()));
    }

    private String line(DifferenceWords.Part said) {
        return words.say(
                "difference",
                new Because("about", said.about()),
                new Because("expected", String.join(" ", said.expected())),
                new Because("got", String.join(" ", said.got())));
    }

    private void run() {
        if (!report.foot().complete()) {
            out.open("testcase", "classname", "run", "name", "complete", "time", "0");
            out.empty("error", "message", VerdictSentence.of(report, words.lang())).end("testcase");
        }
        if (nothingPassed()) {
            out.open("testcase", "classname", "run", "name", "passed", "time", "0");
            out.empty("failure", "message", VerdictSentence.of(report, words.lang()))
                    .end("testcase");
        }
        for (String entry : report.foot().unused()) {
            out.open("testcase", "classname", "run", "name", entry, "time", "0");
            out.empty("failure", "message", words.say("failures.unused", "number", 1))
                    .end("testcase");
        }
    }
}
