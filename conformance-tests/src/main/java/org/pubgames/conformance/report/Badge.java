package org.pubgames.conformance.report;

import java.util.LinkedHashMap;
import java.util.Map;
import org.pubgames.core.Lang;
import org.pubgames.core.internal.data.JsonWriter;

/**
 * A badge in the endpoint format of shields.io: how many of the applicable vectors pass, as two
 * numbers, for a percentage would be rounded.
 */
public final class Badge {

    private static final int SCHEMA = 1;

    private Badge() {}

    /** The badge as JSON. */
    public static String of(Report report, Lang lang) {
        Tally tally = Tally.of(report.results());
        ReportWords words = new ReportWords(lang);
        Map<String, Object> badge = new LinkedHashMap<>();
        badge.put("schemaVersion", SCHEMA);
        badge.put("label", words.say("badge.label"));
        badge.put(
                "message",
                report.foot().complete()
                        ? tally.ratio()
                        : words.say("badge.interrupted", "ratio", tally.ratio()));
        badge.put("color", colour(report, tally));
        return JsonWriter.indented(badge);
    }

    /**
     * The badge of one level of a profile, with its scope: {@code sjoelen masters · play} and
     * {@code 212/212}. What is not claimed counts as not passed.
     */
    static String of(ProfileResult profile) {
        Map<String, Object> badge = new LinkedHashMap<>();
        badge.put("schemaVersion", SCHEMA);
        badge.put("label", profile.scope());
        badge.put("message", profile.ratio());
        badge.put(
                "color",
                switch (profile.verdict()) {
                    case CONFORMS -> "brightgreen";
                    case KNOWN, PARTLY -> "yellow";
                    case SHORT -> "red";
                    case CHOSEN, CUT_OFF, NOT_CLAIMED -> "lightgrey";
                });
        return JsonWriter.indented(badge);
    }

    private static String colour(Report report, Tally tally) {
        if (!report.foot().complete() || tally.applicable() == 0) {
            return "lightgrey";
        }
        if (!report.conforms()) {
            return "red";
        }
        return tally.passed() == tally.applicable() ? "brightgreen" : "yellow";
    }
}
