package org.pubgames.core.mutation;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.pubgames.core.Settings;
import org.pubgames.core.mutation.Conditions.Condition;

/**
 * Which rules can fire under some settings, as far as their conditions say so by themselves. A rule
 * is out of force where a condition about settings alone does not hold; what conditions ask of a
 * situation is taken to be possible.
 */
public final class RulesInForce {

    /** Whether a condition holds; unknown where it asks more than the settings. */
    private enum Truth {
        YES,
        NO,
        UNKNOWN;

        Truth not() {
            return this == YES ? NO : this == NO ? YES : UNKNOWN;
        }
    }

    private final Settings settings;

    private RulesInForce(Settings settings) {
        this.settings = settings;
    }

    /**
     * Whether a rule can fire under some settings.
     *
     * @param rule the rule as it stands in its file
     */
    public static boolean canFire(String rule, Settings settings) {
        RulesInForce inForce = new RulesInForce(settings);
        return RuleText.of(new RuleFile("", rule)).stream()
                .flatMap(text -> Conditions.of(text.conditionWords()).stream())
                .allMatch(condition -> inForce.truth(condition) != Truth.NO);
    }

    /**
     * What is left of a rule under some settings: its conclusion, and the conditions that these
     * settings do not decide by themselves. Two rules with the same rest cannot be told apart by
     * anybody who plays by these settings.
     *
     * @param rule the rule as it stands in its file
     */
    public static String rest(String rule, Settings settings) {
        RulesInForce inForce = new RulesInForce(settings);
        if (!canFire(rule, settings)) {
            return "";
        }
        RuleText text = RuleText.of(new RuleFile("", rule)).get(0);
        String conditions =
                Conditions.of(text.conditionWords()).stream()
                        .map(inForce::open)
                        .filter(each -> !each.isEmpty())
                        .collect(Collectors.joining(", "));
        String conclusion =
                text.consequenceWords().stream().map(Word::text).collect(Collectors.joining(" "));
        return text.fact() + "(" + conditions + ") " + conclusion;
    }

    /** A condition without what the settings decide; empty when they decide it all. */
    private String open(Condition condition) {
        if (truth(condition) != Truth.UNKNOWN) {
            return "";
        }
        if (condition.parts().isEmpty()) {
            return condition.words().stream().map(Word::text).collect(Collectors.joining(" "));
        }
        String inner =
                condition.parts().stream()
                        .map(this::open)
                        .filter(each -> !each.isEmpty())
                        .collect(Collectors.joining(" " + condition.kind() + " "));
        return condition.kind() == Conditions.Kind.NOT ? "! " + inner : "[" + inner + "]";
    }

    private Truth truth(Condition condition) {
        List<Truth> parts = condition.parts().stream().map(this::truth).toList();
        return switch (condition.kind()) {
            case ALL, AND -> joined(parts, Truth.NO);
            case OR -> joined(parts, Truth.YES);
            case NOT -> parts.get(0).not();
            case GROUP -> parts.get(0);
            case ONE -> compared(condition.words().stream().map(Word::text).toList());
        };
    }

    /** What several parts say together, where one part decides and the other value is neutral. */
    private static Truth joined(List<Truth> parts, Truth decides) {
        return parts.contains(decides)
                ? decides
                : parts.contains(Truth.UNKNOWN) ? Truth.UNKNOWN : decides.not();
    }

    /** A single condition: {@code settings.name}, or that compared with a constant. */
    private Truth compared(List<String> words) {
        if (words.size() < 3 || !words.get(0).equals("settings") || !words.get(1).equals(".")) {
            return Truth.UNKNOWN;
        }
        Optional<Object> value = value(words.get(2));
        List<String> rest = words.subList(3, words.size());
        if (value.isEmpty()) {
            return Truth.UNKNOWN;
        }
        if (rest.isEmpty()) {
            return value.get() instanceof Boolean yes ? truth(yes) : Truth.UNKNOWN;
        }
        boolean plain = rest.size() == 2 || (rest.size() == 4 && rest.get(2).equals("."));
        return plain
                ? compared(value.get(), rest.get(0), rest.get(rest.size() - 1))
                : Truth.UNKNOWN;
    }

    private static Truth compared(Object value, String sign, String constant) {
        if (value instanceof Integer number && constant.matches("\\d+")) {
            int order = Integer.compare(number, Integer.parseInt(constant));
            return switch (sign) {
                case "==" -> truth(order == 0);
                case "!=" -> truth(order != 0);
                case "<" -> truth(order < 0);
                case "<=" -> truth(order <= 0);
                case ">" -> truth(order > 0);
                case ">=" -> truth(order >= 0);
                default -> Truth.UNKNOWN;
            };
        }
        if (!(value instanceof Enum<?>) && !(value instanceof Boolean)) {
            return Truth.UNKNOWN;
        }
        boolean same = value.toString().equals(constant);
        return switch (sign) {
            case "==" -> truth(same);
            case "!=" -> truth(!same);
            default -> Truth.UNKNOWN;
        };
    }

    private static Truth truth(boolean holds) {
        return holds ? Truth.YES : Truth.NO;
    }

    private Optional<Object> value(String name) {
        try {
            return Optional.of(settings.getClass().getMethod(name).invoke(settings));
        } catch (ReflectiveOperationException e) {
            return Optional.empty();
        }
    }
}
