package org.pubgames.core.spi;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.pubgames.core.TableKind;

/**
 * How a game plays a kind of table: which situation its columns are read from and what a row
 * concludes. Every row of a table becomes a rule of its own, a single pattern on that situation.
 * Immutable and safe to share.
 *
 * @param <S> the situation
 */
public final class TableUse<S extends Situation> {

    private final TableDomain domain;
    private final Class<S> situation;
    private final Predicate<S> asked;
    private final Function<S, int[]> inputs;
    private final Conclusion<S> conclusion;

    /** What a row concludes. */
    @FunctionalInterface
    public interface Conclusion<S extends Situation> {

        /**
         * {@return the finding of a row; its number and reason are added to it}
         *
         * @param situation a situation of the kind that the table is about
         * @param outputs the row's values, in the order of the output columns
         */
        Finding conclude(S situation, List<Integer> outputs);
    }

    private TableUse(
            TableDomain domain,
            Class<S> situation,
            Predicate<S> asked,
            Function<S, int[]> inputs,
            Conclusion<S> conclusion) {
        this.domain = domain;
        this.situation = situation;
        this.asked = asked;
        this.inputs = inputs;
        this.conclusion = conclusion;
    }

    /**
     * {@return a way of playing a kind of table}
     *
     * @param domain the kind of table and the cases that can happen
     * @param situation the type of the situations
     * @param conclusion what a row concludes
     * @param asked in which situations the table is asked at all
     * @param inputs one value for each input column
     * @param <S> the type of the situations
     */
    public static <S extends Situation> TableUse<S> of(
            TableDomain domain,
            Class<S> situation,
            Predicate<S> asked,
            Function<S, int[]> inputs,
            Conclusion<S> conclusion) {
        return new TableUse<>(domain, situation, asked, inputs, conclusion);
    }

    /** {@return the kind, with all that can happen} */
    public TableDomain domain() {
        return domain;
    }

    /** {@return the kind: its name and columns} */
    public TableKind kind() {
        return domain.kind();
    }

    /** {@return the situations its columns are read from} */
    public Class<S> situation() {
        return situation;
    }

    /**
     * {@return whether the table is asked in a situation at all}
     *
     * @param found a situation
     */
    public boolean asked(S found) {
        return asked.test(found);
    }

    /**
     * {@return what the input columns say in a situation, in the order of the columns}
     *
     * @param found a situation
     */
    public int[] inputs(S found) {
        return inputs.apply(found);
    }

    /** {@return what a row concludes} */
    public Conclusion<S> conclusion() {
        return conclusion;
    }
}
