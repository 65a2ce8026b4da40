package org.pubgames.core.mutation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.mutation.Conditions.Condition;
import org.pubgames.core.mutation.Conditions.Kind;

/** The changes of a rule's conditions. */
final class ConditionEdits {

    private static final Map<String, String> OPPOSITE =
            Map.of("==", "!=", "!=", "==", ">", "<=", "<=", ">", "<", ">=", ">=", "<");
    private static final Map<String, String> MOVED =
            Map.of(">", ">=", ">=", ">", "<", "<=", "<=", "<");

    private final RuleText rule;
    private final ValueEdits values;
    private final List<Edit> edits = new ArrayList<>();

    private ConditionEdits(RuleText rule, Constants constants) {
        this.rule = rule;
        this.values = new ValueEdits(rule, constants, edits);
    }

    static List<Edit> of(RuleText rule, Constants constants) {
        ConditionEdits all = new ConditionEdits(rule, constants);
        List<Condition> conditions = Conditions.of(rule.conditionWords());
        for (int i = 0; i < conditions.size(); i++) {
            Condition condition = conditions.get(i);
            int start = i == 0 ? condition.start() : conditions.get(i - 1).end();
            int end = i == 0 && conditions.size() > 1 ? conditions.get(1).start() : condition.end();
            all.edits.add(new Edit(Operator.DROP_CONDITION, start, end, "", condition.span()));
            all.inside(condition, condition.span());
        }
        return all.edits;
    }

    /** Changes a condition and what it is made of. */
    private void inside(Condition condition, Edit.Span shown) {
        switch (condition.kind()) {
            case ONE -> one(condition, shown);
            case NOT -> {
                replace(Operator.NEGATE_CONDITION, condition.words().get(0), "", shown);
                Condition negated = condition.parts().get(0);
                if (negated.kind() != Kind.ONE) {
                    inside(negated, shown);
                }
            }
            case GROUP -> inside(condition.parts().get(0), shown);
            default -> joined(condition, shown);
        }
    }

    private void joined(Condition condition, Edit.Span shown) {
        negateWhole(condition, shown);
        for (Word joint : condition.joints()) {
            replace(Operator.SWAP_AND_OR, joint, joint.is("||") ? "&&" : "||", shown);
        }
        List<Condition> parts = condition.parts();
        for (int i = 0; i < parts.size(); i++) {
            int start = i == 0 ? parts.get(0).start() : parts.get(i - 1).end();
            int end = i == 0 ? parts.get(1).start() : parts.get(i).end();
            edits.add(new Edit(Operator.DROP_CONDITION, start, end, "", shown));
            inside(parts.get(i), shown);
        }
    }

    private void negateWhole(Condition condition, Edit.Span shown) {
        String text = rule.text().substring(condition.start(), condition.end());
        edits.add(
                new Edit(
                        Operator.NEGATE_CONDITION,
                        condition.start(),
                        condition.end(),
                        "!( " + text + " )",
                        shown));
    }

    private void one(Condition condition, Edit.Span shown) {
        List<Word> comparison = condition.comparison();
        Optional<Word> member = condition.member();
        if (member.isPresent()) {
            Word word = member.get();
            Word before = condition.words().get(condition.words().indexOf(word) - 1);
            Edit edit =
                    before.is("not")
                            ? new Edit(
                                    Operator.NEGATE_CONDITION,
                                    before.start(),
                                    before.end(),
                                    "",
                                    shown)
                            : new Edit(
                                    Operator.NEGATE_CONDITION,
                                    word.start(),
                                    word.start(),
                                    "not ",
                                    shown);
            edits.add(edit);
        } else if (comparison.isEmpty()) {
            Word first = condition.words().get(0);
            edits.add(
                    new Edit(Operator.NEGATE_CONDITION, first.start(), first.start(), "!", shown));
        } else {
            Word compares = comparison.get(0);
            replace(Operator.NEGATE_CONDITION, compares, OPPOSITE.get(compares.text()), shown);
            if (MOVED.containsKey(compares.text())) {
                replace(Operator.BOUNDARY, compares, MOVED.get(compares.text()), shown);
            }
        }
        values.of(condition.words(), word -> shown);
    }

    private void replace(Operator operator, Word word, @Nullable String with, Edit.Span shown) {
        edits.add(new Edit(operator, word.start(), word.end(), with == null ? "" : with, shown));
    }
}
