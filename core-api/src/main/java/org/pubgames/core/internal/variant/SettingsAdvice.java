package org.pubgames.core.internal.variant;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.pubgames.core.Problem;
import org.pubgames.core.RuleBook;
import org.pubgames.core.Settings;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.Records;
import org.pubgames.core.internal.data.Shapes;
import org.pubgames.core.internal.data.WrittenValue;

/**
 * What Jakarta Validation finds in settings, told to the author of the file: at the place where the
 * value stands, with the whole range, the inherited value and the rule it governs.
 */
final class SettingsAdvice {

    private static final Set<String> RANGES = Set.of("too-small", "too-large", "wrong-size");

    private static final Pattern DECIMAL = Pattern.compile("[0-9]+\\.[0-9]+");

    private final Class<? extends Settings> type;
    private final RuleBook book;
    private final Map<String, Object> inherited;

    /**
     * Advice for the author of one file.
     *
     * @param inherited what holds for settings that the file does not change
     */
    SettingsAdvice(Class<? extends Settings> type, RuleBook book, Map<String, Object> inherited) {
        this.type = type;
        this.book = book;
        this.inherited = inherited;
    }

    /**
     * The problems of settings.
     *
     * @param whole whether everything else in the file is valid, so that the conditions between
     *     settings are worth checking
     */
    List<Problem> problems(Draft draft, Map<String, Object> values, boolean whole) {
        List<Problem> found = check(values, whole);
        Set<String> own =
                found.stream()
                        .filter(problem -> draft.values().containsKey(setting(problem)))
                        .map(Problem::code)
                        .collect(Collectors.toSet());
        List<Problem> problems = new ArrayList<>();
        for (Problem problem : found) {
            // what an inherited value does not bear is told once, where the file changes something
            if (draft.values().containsKey(setting(problem)) || !own.contains(problem.code())) {
                problems.add(placed(problem, draft, values));
            }
        }
        return problems.stream().distinct().collect(Collectors.toList());
    }

    private static String setting(Problem problem) {
        return problem.where().path().substring(1).split("/", 2)[0];
    }

    private List<Problem> check(Map<String, Object> values, boolean whole) {
        Object record = Records.make(type, values);
        return whole
                ? SettingsCheck.check(record, Map.of(), Where.UNKNOWN, SingleThenTogether.class)
                : SettingsCheck.check(record, Map.of(), Where.UNKNOWN);
    }

    private Problem placed(Problem problem, Draft draft, Map<String, Object> values) {
        String path = problem.where().path();
        String setting = setting(problem);
        Where where = draft.places().get(path);
        if (where == null) {
            where = draft.places().get("/" + setting);
        }
        Problem placed = problem;
        if (where == null) {
            where = cause(problem, draft, values).path("/changes/" + setting);
            placed = inherited(placed, setting);
        }
        placed = placed.at(where);
        if (RANGES.contains(problem.code())) {
            placed = ranged(placed, setting, !path.equals("/" + setting));
        }
        String exact = DECIMAL.matcher(placed.allowed()).replaceAll(SettingsAdvice::plain);
        placed = placed.withAllowed(exact);
        if (placed.rule().isEmpty()) {
            placed = placed.withRule(SettingRules.of(book, setting));
        }
        Object before = inherited.get(setting);
        return before == null ? placed : placed.withStandard(WrittenValue.of(before));
    }

    private static String plain(MatchResult decimal) {
        return WrittenValue.of(new BigDecimal(decimal.group()));
    }

    private Problem inherited(Problem problem, String setting) {
        Object value = inherited.get(setting);
        return value == null ? problem : problem.withValue(WrittenValue.of(value));
    }

    /**
     * The change that an inherited value does not bear: without it the problem is gone. When no
     * single change of the file is the cause, where it takes up mix-ins, otherwise its changes.
     */
    private Where cause(Problem problem, Draft draft, Map<String, Object> values) {
        for (String own : draft.values().keySet()) {
            Map<String, Object> without = new HashMap<>(values);
            without.put(own, inherited.getOrDefault(own, values.get(own)));
            boolean still =
                    check(without, true).stream()
                            .anyMatch(
                                    other ->
                                            other.code().equals(problem.code())
                                                    && other.where().equals(problem.where()));
            Where place = draft.places().get("/" + own);
            if (!still && place != null) {
                return place;
            }
        }
        boolean mixed = !draft.head().with().orElse(List.of()).isEmpty();
        return draft.key(mixed ? "with" : "changes");
    }

    private Problem ranged(Problem problem, String setting, boolean entry) {
        String range = Shapes.allowed(type, setting, entry);
        String[] ends = range.split("–", 2);
        if (ends.length < 2) {
            return problem.withAllowed(range);
        }
        String nearest =
                switch (problem.code()) {
                    case "too-small" -> ends[0];
                    case "too-large" -> ends[1];
                    default -> "";
                };
        return problem.withAllowed(ends[0].equals(ends[1]) ? ends[0] : range)
                .withSuggestion(nearest);
    }
}
