package org.pubgames.core.mutation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The changes of a rule's consequence; what is only told as a reason stays. */
final class ConsequenceEdits {

    private static final Set<String> CONCLUDES =
            Set.of("forbid", "award", "change", "override", "end", "note", "otherwise", "decide");

    private final RuleText rule;
    private final Kinds kinds;
    private final List<Word> words;
    private final List<Edit> edits = new ArrayList<>();
    private final ValueEdits values;

    private ConsequenceEdits(RuleText rule, Constants constants, Kinds kinds) {
        this.rule = rule;
        this.kinds = kinds;
        this.words = rule.consequenceWords();
        this.values = new ValueEdits(rule, constants, edits);
    }

    static List<Edit> of(RuleText rule, Constants constants, Kinds kinds) {
        ConsequenceEdits all = new ConsequenceEdits(rule, constants, kinds);
        for (int i = 0; i + 1 < all.words.size(); i++) {
            if (all.call(i) && CONCLUDES.contains(all.words.get(i).text())) {
                all.conclusion(i);
            } else if (all.call(i) && told(all.words.get(i))) {
                i = all.told(i);
            }
        }
        return all.edits;
    }

    /** The words that decide something: without pointers and reasons. */
    static List<Word> decidingWords(RuleText rule) {
        List<Word> all = rule.consequenceWords();
        List<Word> deciding = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            boolean told =
                    i > 0 && all.get(i - 1).is(".") && told(all.get(i)) && all.get(i + 1).is("(");
            if (told) {
                i = Word.closing(all, i + 1);
            } else {
                deciding.add(all.get(i));
            }
        }
        return deciding;
    }

    private static boolean told(Word word) {
        return word.is("because") || word.is("at");
    }

    private boolean call(int i) {
        return i > 0 && words.get(i - 1).is(".") && words.get(i + 1).is("(");
    }

    /** Leaves out a pointer; reasons are told, not decided. */
    private int told(int i) {
        int close = Word.closing(words, i + 1);
        if (words.get(i).is("at")) {
            int start = words.get(i - 1).start();
            int end = words.get(close).end();
            edits.add(new Edit(Operator.DROP_CALL, start, end, "", new Edit.Span(start, end)));
        }
        return close;
    }

    private void conclusion(int i) {
        List<List<Word>> arguments = arguments(i + 1);
        int close = Word.closing(words, i + 1);
        Edit.Span shown = new Edit.Span(words.get(i).start(), words.get(close).end());
        effect(i, arguments, shown);
        Set<Word> seen = new HashSet<>();
        for (List<Word> argument : arguments) {
            Edit.Span part =
                    new Edit.Span(argument.get(0).start(), argument.get(argument.size() - 1).end());
            values.of(argument, word -> part);
            parts(argument, part);
            cases(argument, part);
            inside(argument, part, seen);
        }
    }

    /** Leaves out what the conclusion does. */
    private void effect(int i, List<List<Word>> arguments, Edit.Span shown) {
        String verb = words.get(i).text();
        int end = shown.end();
        if (arguments.size() == 2) {
            int points = last(arguments.get(0));
            edits.add(new Edit(Operator.DROP_EFFECT, points, end, " )", shown));
            edits.add(
                    new Edit(
                            Operator.DROP_EFFECT,
                            words.get(i).start(),
                            arguments.get(1).get(0).start(),
                            "change( ",
                            shown));
        } else if (verb.equals("decide")) {
            // nothing is told of it, so that nothing is left; the fact is still asked for something
            edits.add(
                    new Edit(Operator.DROP_EFFECT, words.get(i).start(), end, "findings()", shown));
        } else if (arguments.size() == 1 && !verb.equals("award")) {
            edits.add(new Edit(Operator.DROP_EFFECT, words.get(i).start(), end, "note()", shown));
        }
    }

    private static int last(List<Word> argument) {
        return argument.get(argument.size() - 1).end();
    }

    /** Each value that the fact leads to becomes the next one of its kind. */
    private void parts(List<Word> argument, Edit.Span shown) {
        for (Kinds.Step step : kinds.steps(argument)) {
            Word word = step.name();
            step.next()
                    .ifPresent(
                            next ->
                                    edits.add(
                                            new Edit(
                                                    Operator.SWAP_PART,
                                                    word.start(),
                                                    word.end(),
                                                    next,
                                                    shown)));
        }
    }

    /** Each of two values is given in the other's case. */
    private void cases(List<Word> argument, Edit.Span shown) {
        for (int ask = 0; ask < argument.size(); ask++) {
            if (!argument.get(ask).is("?")) {
                continue;
            }
            int depth = 0;
            int colon = -1;
            int end = ask + 1;
            for (; end < argument.size() && depth >= 0; end++) {
                Word word = argument.get(end);
                depth += word.opens() ? 1 : word.closes() ? -1 : 0;
                if (depth < 0) {
                    break;
                }
                if (depth == 0 && word.is(":")) {
                    colon = end;
                }
            }
            String first = text(argument.subList(ask + 1, colon));
            String second = text(argument.subList(colon + 1, end));
            edits.add(
                    new Edit(
                            Operator.SWAP_CASES,
                            argument.get(ask + 1).start(),
                            argument.get(end - 1).end(),
                            second + " : " + first,
                            shown));
        }
    }

    /** Two values of one kind change places in a call or a new conclusion. */
    private void inside(List<Word> argument, Edit.Span shown, Set<Word> seen) {
        for (int i = 1; i < argument.size(); i++) {
            if (!argument.get(i).is("(") || !argument.get(i - 1).name()) {
                continue;
            }
            int open = words.indexOf(argument.get(i));
            if (!seen.add(argument.get(i))) {
                continue;
            }
            List<List<Word>> arguments = arguments(open);
            for (int a = 0; a < arguments.size(); a++) {
                for (int b = a + 1; b < arguments.size(); b++) {
                    swap(arguments.get(a), arguments.get(b), shown);
                }
            }
        }
    }

    private void swap(List<Word> one, List<Word> other, Edit.Span shown) {
        Optional<String> kind = kinds.of(one);
        if (kind.isPresent() && kind.equals(kinds.of(other)) && !text(one).equals(text(other))) {
            int start = one.get(0).start();
            int end = last(other);
            String between = rule.text().substring(last(one), other.get(0).start());
            edits.add(
                    new Edit(
                            Operator.SWAP_ARGUMENTS,
                            start,
                            end,
                            text(other) + between + text(one),
                            shown));
        }
    }

    private String text(List<Word> part) {
        return rule.text().substring(part.get(0).start(), last(part));
    }

    /** The arguments of the call whose bracket opens at a place; empty when it has none. */
    private List<List<Word>> arguments(int open) {
        int close = Word.closing(words, open);
        List<List<Word>> arguments = new ArrayList<>();
        int start = open + 1;
        int depth = 0;
        for (int i = open + 1; i <= close && start < close; i++) {
            Word word = words.get(i);
            if (i == close || (depth == 0 && word.is(","))) {
                arguments.add(words.subList(start, i));
                start = i + 1;
            }
            depth += word.opens() ? 1 : word.closes() ? -1 : 0;
        }
        return arguments;
    }
}
