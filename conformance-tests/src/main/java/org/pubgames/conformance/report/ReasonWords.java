package org.pubgames.conformance.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Why vectors did not apply or were skipped, in words and counted. */
record ReasonWords(ReportWords words) {

    private static final Pattern GAME = Pattern.compile("does not play (\\S{1,100})");
    private static final Pattern VARIANT =
            Pattern.compile("does not claim the variant '(.{1,100})'");
    private static final Pattern FEATURE = Pattern.compile("does not claim '([a-z]{1,20})'");
    private static final Pattern LEVEL =
            Pattern.compile("does not claim the level '([a-z]{1,20})'");
    private static final int LONGEST = 300;

    /** Each reason with its results, in the order in which they came up. */
    <T> Map<String, List<T>> grouped(List<T> results, Function<T, Result> result) {
        Map<String, List<T>> groups = new LinkedHashMap<>();
        for (T each : results) {
            groups.computeIfAbsent(of(result.apply(each)), reason -> new ArrayList<>()).add(each);
        }
        return groups;
    }

    /** Why one vector was not asked. */
    String of(Result result) {
        String said =
                result.differences().isEmpty()
                        ? ""
                        : result.differences().get(0).got().replaceFirst("^SKIPPED: ", "");
        Matcher game = GAME.matcher(said);
        if (game.matches()) {
            return words.say("reason.game", "game", GamePage.title(game.group(1), words.lang()));
        }
        Matcher variant = VARIANT.matcher(said);
        if (variant.matches()) {
            return words.say("reason.variant", "variant", variant.group(1));
        }
        Matcher level = LEVEL.matcher(said);
        if (level.matches()) {
            return words.find("reason.level." + level.group(1)).orElse(said);
        }
        Matcher feature = FEATURE.matcher(said);
        if (feature.matches()) {
            return words.find("reason.feature." + feature.group(1)).orElse(said);
        }
        return said.isBlank() ? words.say("reason.none") : Markup.cut(said, LONGEST);
    }
}
