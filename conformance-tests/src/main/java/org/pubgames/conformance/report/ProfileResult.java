package org.pubgames.conformance.report;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pubgames.conformance.profile.Level;
import org.pubgames.core.Because;
import org.pubgames.core.Lang;
import org.pubgames.core.spi.Names;

/**
 * What came of one level of a profile: of the vectors that belong to it and of those of the levels
 * below.
 *
 * @param game the game's id
 * @param variant the variant's id
 * @param level the level
 * @param tally how many results there are of each kind
 * @param verdict what they say together
 */
public record ProfileResult(
        String game, String variant, Level level, Tally tally, Verdict verdict) {

    /** What the results of a level say together. */
    public enum Verdict {
        /** Every vector passes. */
        CONFORMS,
        /** Every vector passes but those that the list of known failures names. */
        KNOWN,
        /** What is claimed passes, but not all of it is claimed. */
        PARTLY,
        /** A vector does not pass. */
        SHORT,
        /** Nothing of it is claimed. */
        NOT_CLAIMED,
        /** Only chosen vectors were run. */
        CHOSEN,
        /** The run was cut off. */
        CUT_OFF
    }

    /** A run with single vectors chosen says nothing about a level. */
    private static final String SINGLE = "--only";

    /**
     * Those of a report: each level of a profile that has vectors in it, in the order of the run.
     */
    public static List<ProfileResult> of(Report report) {
        Map<String, List<Result>> profiles = new LinkedHashMap<>();
        report.results().stream()
                .filter(result -> Level.of(result.profile()).isPresent())
                .forEach(
                        result ->
                                profiles.computeIfAbsent(
                                                result.game() + "/" + result.variant(),
                                                name -> new ArrayList<>())
                                        .add(result));
        List<ProfileResult> all = new ArrayList<>();
        for (List<Result> results : profiles.values()) {
            for (Level level : Level.values()) {
                if (results.stream().anyMatch(each -> each.profile().equals(level.id()))) {
                    all.add(of(report, level, results));
                }
            }
        }
        return List.copyOf(all);
    }

    private static ProfileResult of(Report report, Level level, List<Result> results) {
        Tally tally =
                Tally.of(
                        results.stream()
                                .filter(
                                        result ->
                                                Level.of(result.profile())
                                                        .filter(level::includes)
                                                        .isPresent())
                                .toList());
        Result one = results.get(0);
        return new ProfileResult(one.game(), one.variant(), level, tally, verdict(report, tally));
    }

    private static Verdict verdict(Report report, Tally tally) {
        if (tally.fallenShort() > 0) {
            return Verdict.SHORT;
        }
        if (!report.foot().complete()) {
            return Verdict.CUT_OFF;
        }
        if (tally.applicable() == 0) {
            return Verdict.NOT_CLAIMED;
        }
        if (report.head().selection().contains(SINGLE)) {
            return Verdict.CHOSEN;
        }
        if (tally.of(Outcome.NOT_APPLICABLE) > 0) {
            return Verdict.PARTLY;
        }
        return tally.of(Outcome.EXPECTED_FAIL) > 0 ? Verdict.KNOWN : Verdict.CONFORMS;
    }

    /** The levels of each profile by its name, in order. */
    public static Map<String, Map<Level, ProfileResult>> rows(List<ProfileResult> results) {
        Map<String, Map<Level, ProfileResult>> rows = new LinkedHashMap<>();
        for (ProfileResult each : results) {
            rows.computeIfAbsent(each.name(), name -> new EnumMap<>(Level.class))
                    .put(each.level(), each);
        }
        return rows;
    }

    /** {@code sjoelen masters}. */
    public String name() {
        return game + " " + variant;
    }

    /** {@code sjoelen masters · play}. */
    public String scope() {
        return name() + " · " + level.id();
    }

    /** {@code 196/212}: of all vectors, also of those that are not claimed. */
    public String ratio() {
        return tally.passed() + "/" + tally.total();
    }

    /** How many of its vectors pass. */
    public int passed() {
        return tally.passed();
    }

    /** How many vectors it has, claimed or not. */
    public int total() {
        return tally.total();
    }

    /** The name of its badge in a folder of reports. */
    String badgeFile() {
        return "badge-" + game + "-" + variant + "-" + level.id() + ".json";
    }

    /** The ratio and the verdict. */
    public String inWords(Lang lang) {
        return inWords(new ReportWords(lang));
    }

    String inWords(ReportWords words) {
        return words.say(
                "profile.verdict." + Names.written(verdict),
                new Because("ratio", ratio()),
                new Because("short", tally.fallenShort()),
                new Because("without", tally.of(Outcome.NOT_APPLICABLE)),
                new Because("known", tally.of(Outcome.EXPECTED_FAIL)));
    }
}
