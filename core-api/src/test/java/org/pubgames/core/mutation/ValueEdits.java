package org.pubgames.core.mutation;

import java.util.List;
import java.util.function.Function;

/** The changes of numbers, constants, texts and sums, wherever they stand. */
final class ValueEdits {

    private final RuleText rule;
    private final Constants constants;
    private final List<Edit> edits;

    /** Puts what it finds into a list. */
    ValueEdits(RuleText rule, Constants constants, List<Edit> edits) {
        this.rule = rule;
        this.constants = constants;
        this.edits = edits;
    }

    /**
     * Changes each value among some words.
     *
     * @param shown the part that a reader is shown for a word
     */
    void of(List<Word> words, Function<Word, Edit.Span> shown) {
        for (int i = 0; i < words.size(); i++) {
            Word word = words.get(i);
            Edit.Span part = shown.apply(word);
            if (word.number()) {
                number(words, i, part);
            } else if (word.quoted()) {
                constants
                        .nextText(rule.file(), word.text())
                        .ifPresent(next -> replace(Operator.SWAP_TEXT, word, next, part));
            } else if (word.is("true") || word.is("false")) {
                replace(Operator.NEGATE_VALUE, word, word.is("true") ? "false" : "true", part);
            } else if (Constants.constant(words, i)) {
                constants
                        .next(rule.file(), words, i)
                        .ifPresent(next -> replace(Operator.SWAP_CONSTANT, word, next, part));
            } else {
                arithmetic(words, i, part);
            }
        }
    }

    private void number(List<Word> words, int i, Edit.Span part) {
        Word word = words.get(i);
        int number = Integer.parseInt(word.text());
        String limits = i > 0 && i == words.size() - 1 ? words.get(i - 1).text() : "";
        // "< 1" and "<= 1" differ as "< 1" and "< 2" do: the boundary is moved that way already
        if (!limits.equals("<") && !limits.equals(">=")) {
            replace(Operator.NUMBER, word, String.valueOf(number + 1), part);
        }
        boolean place = i > 1 && words.get(i - 1).is("(") && words.get(i - 2).is("get");
        if (!(place && number == 0) && !limits.equals(">") && !limits.equals("<=")) {
            replace(Operator.NUMBER, word, String.valueOf(number - 1), part);
        }
    }

    private void arithmetic(List<Word> words, int i, Edit.Span part) {
        Word word = words.get(i);
        boolean binary =
                i > 0
                        && (words.get(i - 1).name()
                                || words.get(i - 1).number()
                                || words.get(i - 1).is(")"));
        switch (word.text()) {
            case "-" -> replace(Operator.ARITHMETIC, word, binary ? "+" : "", part);
            case "+" -> replace(Operator.ARITHMETIC, word, "-", part);
            case "*" -> replace(Operator.ARITHMETIC, word, "+", part);
            default -> {
                // nothing is counted here
            }
        }
    }

    private void replace(Operator operator, Word word, String with, Edit.Span shown) {
        edits.add(new Edit(operator, word.start(), word.end(), with, shown));
    }
}
