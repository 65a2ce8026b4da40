package org.pubgames.core.internal.variant;

import java.util.Comparator;
import org.pubgames.core.Rule;
import org.pubgames.core.RuleBook;

/** Which rule a setting is about. */
final class SettingRules {

    private SettingRules() {}

    /** The rule that depends on little else than the setting; the first of several. */
    static String of(RuleBook book, String setting) {
        return book.rules().stream()
                .filter(rule -> rule.settings().contains(setting))
                .min(
                        Comparator.comparingInt((Rule rule) -> rule.settings().size())
                                .thenComparingInt(rule -> rule.settings().indexOf(setting))
                                .thenComparing(rule -> rule.by() != Rule.By.RULES))
                .map(Rule::id)
                .orElse("");
    }
}
