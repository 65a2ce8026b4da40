package org.pubgames.core.mutation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What stands between the brackets of a pattern, as a tree: a list of conditions, each of them one
 * comparison or several joined by "and" and "or".
 */
final class Conditions {

    private static final List<String> COMPARISONS = List.of("==", "!=", ">=", "<=", ">", "<");

    private static final List<String> MEMBERS = List.of("in", "contains", "memberOf", "matches");

    /** What a condition is made of. */
    enum Kind {
        ALL,
        AND,
        OR,
        NOT,
        GROUP,
        ONE
    }

    /**
     * A condition.
     *
     * @param words its words
     * @param parts the conditions it is made of
     * @param joints the places of the words that join its parts
     */
    record Condition(Kind kind, List<Word> words, List<Condition> parts, List<Word> joints) {

        int start() {
            return words.get(0).start();
        }

        int end() {
            return words.get(words.size() - 1).end();
        }

        Edit.Span span() {
            return new Edit.Span(start(), end());
        }

        /** The word that asks whether something is among others, if one does: not as a property. */
        Optional<Word> member() {
            return IntStream.range(1, words.size() - 1)
                    .filter(i -> MEMBERS.contains(words.get(i).text()))
                    .filter(i -> !words.get(i - 1).is("."))
                    .mapToObj(words::get)
                    .findFirst();
        }

        /** The word that compares, if one does. */
        List<Word> comparison() {
            return words.stream().filter(word -> COMPARISONS.contains(word.text())).toList();
        }
    }

    private final List<Word> words;
    private int next;

    private Conditions(List<Word> words) {
        this.words = words;
    }

    /** The conditions of a pattern; none when there is nothing between its brackets. */
    static List<Condition> of(List<Word> words) {
        if (words.isEmpty()) {
            return List.of();
        }
        Conditions reader = new Conditions(words);
        Condition all = reader.joined(Kind.ALL);
        if (reader.next != words.size()) {
            throw new IllegalArgumentException("not understood: " + words);
        }
        return all.kind() == Kind.ALL ? all.parts() : List.of(all);
    }

    private static String joint(Kind kind) {
        return switch (kind) {
            case ALL -> ",";
            case OR -> "||";
            default -> "&&";
        };
    }

    private Condition joined(Kind kind) {
        int start = next;
        List<Condition> parts = new ArrayList<>(List.of(part(kind)));
        List<Word> joints = new ArrayList<>();
        while (next < words.size() && words.get(next).is(joint(kind))) {
            joints.add(words.get(next++));
            parts.add(part(kind));
        }
        return parts.size() == 1
                ? parts.get(0)
                : new Condition(kind, words.subList(start, next), parts, joints);
    }

    private Condition part(Kind kind) {
        return switch (kind) {
            case ALL -> joined(Kind.OR);
            case OR -> joined(Kind.AND);
            default -> single();
        };
    }

    private Condition single() {
        int start = next;
        if (words.get(next).is("!")) {
            next++;
            Condition negated = single();
            return new Condition(Kind.NOT, words.subList(start, next), List.of(negated), List.of());
        }
        if (words.get(next).is("(") && endsCondition(Word.closing(words, next) + 1)) {
            next++;
            Condition inner = joined(Kind.OR);
            next++;
            return new Condition(Kind.GROUP, words.subList(start, next), List.of(inner), List.of());
        }
        while (!endsCondition(next)) {
            next = words.get(next).opens() ? Word.closing(words, next) + 1 : next + 1;
        }
        return new Condition(Kind.ONE, words.subList(start, next), List.of(), List.of());
    }

    private boolean endsCondition(int place) {
        return place >= words.size()
                || List.of(",", "||", "&&", ")").contains(words.get(place).text());
    }
}
