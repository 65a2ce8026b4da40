package org.pubgames.core.internal.equipment;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.LocalText;

/**
 * The file {@code measures.yaml} of a game as it is written: what can be measured of its equipment,
 * and what its printed regulations allow.
 *
 * @param alone whether a sheet may be about one thing only: what it leaves out entirely is then not
 *     missed
 * @param unmeasured documents that draw equipment of their own and give no measures of it
 * @param regulations the texts that equipment is measured against, the most important first
 * @param measures one entry for each measure; their order is that of the report
 */
record MeasuresFile(
        Optional<Boolean> alone,
        Optional<List<String>> unmeasured,
        List<RegulationEntry> regulations,
        List<MeasureEntry> measures) {

    /**
     * A text that equipment is measured against.
     *
     * @param regulation its id
     * @param sources the documents whose clauses belong to it
     */
    record RegulationEntry(String regulation, LocalText title, List<String> sources) {}

    /**
     * One measure.
     *
     * @param measure its path in a sheet; {@code *} stands for each of several things, and at the
     *     end for each value of a list
     * @param kind what its values are; a number when there is a unit, otherwise true or false
     * @param unit of numbers: {@code mm}, {@code g}, {@code in}, {@code oz}
     * @param words the words that a sheet may give
     * @param required whether a sheet that has the thing has to give it
     * @param needs when it is missed
     * @param rules what is allowed
     */
    record MeasureEntry(
            String measure,
            Optional<Measure.Kind> kind,
            Optional<String> unit,
            Optional<List<String>> words,
            Optional<Boolean> required,
            Optional<Needs> needs,
            List<RuleEntry> rules) {}

    /**
     * A measure is missed only where a list beside it is long enough.
     *
     * @param list the name of the list
     * @param items how many items it has at least
     */
    record Needs(String list, int items) {}

    /**
     * What a rule allows of a measure; exactly one way of saying it is used.
     *
     * @param rule id of the rule in the rulebook
     * @param clauses ids of the printed clauses that say so, each for the regulation of its source
     * @param only the one regulation it belongs to, where a source has several
     * @param code the problem code, where it is not the usual one
     * @param custom whether the print only says what is usual: departing from it is noted
     * @param value the nominal value; with {@code tolerance} or {@code percent}
     * @param tolerance how far a measure may be from it, both ends included
     * @param percent the same as a part of the value; alone, of the value in the drawing
     * @param from the smallest value, included; with {@code to}
     * @param to the largest value, included
     * @param most the largest value, included; it must be above 0
     * @param below the first value that is too large; it must be above 0
     * @param step the measure is a multiple of it
     * @param count so many
     * @param items so many items in the list
     * @param order the items of the list, from first to last
     * @param words the accepted words
     * @param confirmed true: it has to be so
     * @param marked true: the mark must not be blank
     * @param spread how far the largest item of the list may exceed the smallest
     * @param firstPile discs in the first pile; the rule is about it
     * @param nextPiles discs in the later piles; the rule is about them
     * @param square the sum of every row, column and diagonal
     * @param unquantified true: the print gives no value, so whatever was measured is noted
     */
    record RuleEntry(
            String rule,
            List<String> clauses,
            Optional<String> only,
            Optional<String> code,
            Optional<Boolean> custom,
            Optional<BigDecimal> value,
            Optional<BigDecimal> tolerance,
            Optional<BigDecimal> percent,
            Optional<BigDecimal> from,
            Optional<BigDecimal> to,
            Optional<BigDecimal> most,
            Optional<BigDecimal> below,
            Optional<BigDecimal> step,
            Optional<Integer> count,
            Optional<Integer> items,
            Optional<List<Integer>> order,
            Optional<List<String>> words,
            Optional<Boolean> confirmed,
            Optional<Boolean> marked,
            Optional<BigDecimal> spread,
            Optional<Integer> firstPile,
            Optional<Integer> nextPiles,
            Optional<Integer> square,
            Optional<Boolean> unquantified) {}
}
