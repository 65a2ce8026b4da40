package org.pubgames.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The rulebook of a game: its sources, their clauses, and the rules that realise them. Immutable.
 */
public interface RuleBook {

    /** The game's id. */
    String game();

    /** Raised whenever a rule decides otherwise than before; part of every variant's digest. */
    int version();

    /** The documents, those of the standard variant first. */
    List<Source> sources();

    /** Every clause of every source, in printed order. */
    List<Clause> clauses();

    /** Every rule, in the order in which rulings are shown. */
    List<Rule> rules();

    /** A rule by its id. */
    Optional<Rule> rule(String id);

    /** A clause by its id. */
    Optional<Clause> clause(String id);

    /** A document by its id. */
    Optional<Source> source(String id);

    /** The rules that realise a clause. */
    List<Rule> realising(String clause);

    /** What a rule cites, the sources of a variant first; empty for a rule that is not here. */
    default List<Citation> citations(String rule, Variant variant) {
        List<String> order = variant.sources();
        List<Citation> sorted = new ArrayList<>(rule(rule).map(Rule::citations).orElse(List.of()));
        // no Comparator.comparing: it is made anew in every process, which takes long
        sorted.sort((one, other) -> Integer.compare(place(one, order), place(other, order)));
        return List.copyOf(sorted);
    }

    private static int place(Citation citation, List<String> order) {
        int place = order.indexOf(citation.source());
        return place < 0 ? order.size() : place;
    }

    /**
     * Those of an event's rulings that decide a match.
     *
     * @param rulings the rulings an event was accepted with
     * @return those about the match, where one of them ends it; otherwise none
     */
    default List<Ruling> deciding(List<Ruling> rulings) {
        for (Ruling ruling : rulings) {
            if (ruling.kind() == Ruling.Kind.ENDS && isAboutMatch(ruling)) {
                return rulings.stream().filter(this::isAboutMatch).toList();
            }
        }
        return List.of();
    }

    private boolean isAboutMatch(Ruling ruling) {
        return rule(ruling.rule()).flatMap(Rule::part).equals(Optional.of(Rule.Part.MATCH));
    }

    /**
     * A ruling in words: the rule's text with the ruling's facts in their places.
     *
     * @throws IllegalArgumentException when the rule is not in this book
     */
    String say(Ruling ruling, Lang lang);
}
