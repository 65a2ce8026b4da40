package org.pubgames.conformance.report;

import org.pubgames.conformance.testee.Claim;
import org.pubgames.conformance.testee.TesteeException;
import org.pubgames.core.Because;
import org.pubgames.core.Lang;

/** The overall result of a run, in one sentence. */
public final class VerdictSentence {

    private VerdictSentence() {}

    /** The sentence in a language. */
    public static String of(Report report, Lang lang) {
        Tally tally = Tally.of(report.results());
        return new ReportWords(lang)
                .say(
                        "verdict." + kind(report, tally),
                        new Because("name", name(report.head().claim())),
                        new Because("passed", tally.passed()),
                        new Because("applicable", tally.applicable()),
                        new Because("short", tally.fallenShort()),
                        new Because("known", tally.of(Outcome.EXPECTED_FAIL)),
                        new Because("unused", report.foot().unused().size()),
                        new Because("total", tally.total()));
    }

    private static String kind(Report report, Tally tally) {
        if (!report.foot().complete()) {
            return report.foot().overtime()
                    ? "overtime"
                    : givenUp(report) ? "given-up" : "interrupted";
        }
        if (tally.applicable() == 0) {
            return "nothing";
        }
        if (tally.fallenShort() > 0) {
            return "short";
        }
        if (!report.foot().unused().isEmpty()) {
            return "unused";
        }
        if (tally.passed() == 0) {
            return "all-known";
        }
        return tally.of(Outcome.EXPECTED_FAIL) > 0 ? "known" : "conforms";
    }

    private static boolean givenUp(Report report) {
        String why = TesteeException.Why.GIVEN_UP.name();
        return report.results().stream()
                .flatMap(result -> result.differences().stream())
                .anyMatch(difference -> difference.got().startsWith(why));
    }

    /** Name and version. */
    static String name(Claim claim) {
        return (claim.name() + " " + claim.version()).strip();
    }
}
