package org.pubgames.core;

import java.util.List;
import java.util.Optional;

/**
 * The rulebook of a game: its sources, their clauses, and the rules that realise them. Immutable.
 */
public interface RuleBook {

    /** {@return the game's id} */
    String game();

    /**
     * {@return a number from 1, raised whenever a rule decides otherwise than before; part of every
     * variant's digest}
     */
    int version();

    /** {@return the documents, those of the standard variant first} */
    List<Source> sources();

    /** {@return every clause of every source, in printed order} */
    List<Clause> clauses();

    /** {@return every rule, in the order in which rulings are shown} */
    List<Rule> rules();

    /**
     * {@return the rule with this id; empty when there is none}
     *
     * @param id the id of the rule
     */
    Optional<Rule> rule(String id);

    /**
     * {@return the clause with this id; empty when there is none}
     *
     * @param id the id of the clause
     */
    Optional<Clause> clause(String id);

    /**
     * {@return the document with this id; empty when there is none}
     *
     * @param id the id of the document
     */
    Optional<Source> source(String id);

    /**
     * {@return the rules that realise a clause}
     *
     * @param clause the id of a clause
     */
    List<Rule> realising(String clause);

    /**
     * {@return what a ruling of a rule rests on under a variant}
     *
     * @param rule the id of a rule; one that is not here rests on nothing
     * @param circumstance the name of the rule's case that holds; empty where none does
     * @param variant the variant
     */
    Ground ground(String rule, String circumstance, Variant variant);

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
     * {@return a ruling in words: the rule's text with the ruling's facts in their places}
     *
     * @param ruling a ruling of this game
     * @param lang the language
     * @throws IllegalArgumentException when the rule is not in this book
     */
    String say(Ruling ruling, Lang lang);
}
