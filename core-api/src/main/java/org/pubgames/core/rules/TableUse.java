package org.pubgames.core.rules;

import static org.drools.model.DSL.declarationOf;
import static org.drools.model.DSL.on;
import static org.drools.model.PatternDSL.pattern;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.drools.model.PatternDSL;
import org.drools.model.Rule;
import org.drools.model.Variable;
import org.pubgames.core.DecisionTable;
import org.pubgames.core.DecisionTable.Row;
import org.pubgames.core.TableKind;
import org.pubgames.core.table.TableDomain;

/**
 * How a game plays a kind of table: which situation its columns are read from and what a row
 * concludes. Every row of a table becomes a rule of its own, a single pattern on that situation.
 * Immutable and safe to share.
 *
 * @param <S> the situation
 */
public final class TableUse<S extends Situation> {

    /** The package of the rules that are made of tables. */
    static final String HOME = "org.pubgames.tables";

    private final TableDomain domain;
    private final Class<S> situation;
    private final Predicate<S> asked;
    private final Function<S, int[]> inputs;
    private final Conclusion<S> conclusion;

    /** What a row concludes. */
    @FunctionalInterface
    public interface Conclusion<S extends Situation> {

        /**
         * The finding of a row; its number and reason are added to it.
         *
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
     * A way of playing a kind of table.
     *
     * @param asked in which situations the table is asked at all
     * @param inputs one value for each input column
     */
    public static <S extends Situation> TableUse<S> of(
            TableDomain domain,
            Class<S> situation,
            Predicate<S> asked,
            Function<S, int[]> inputs,
            Conclusion<S> conclusion) {
        return new TableUse<>(domain, situation, asked, inputs, conclusion);
    }

    /** The kind, with all that can happen. */
    public TableDomain domain() {
        return domain;
    }

    TableKind kind() {
        return domain.kind();
    }

    /** The rules of a table: in every situation at most one of them fires, in whatever order. */
    List<Rule> rules(DecisionTable table) {
        List<Rule> rules = new ArrayList<>();
        List<Row> before = new ArrayList<>();
        for (Row row : table.rows()) {
            rules.add(rule(table, row, List.copyOf(before)));
            before.add(row);
        }
        return rules;
    }

    private Rule rule(DecisionTable table, Row row, List<Row> before) {
        String name = kind().rule() + " " + row.number();
        Variable<S> fact = declarationOf(situation, "$situation");
        // The pattern has a name of its own: rules that ask nearly the same must not share a node.
        return PatternDSL.rule(HOME, name)
                .build(
                        pattern(fact).expr(name, found -> decides(row, before, found)),
                        on(fact).execute(found -> conclude(table, row, found)));
    }

    private boolean decides(Row row, List<Row> before, S found) {
        if (!asked.test(found)) {
            return false;
        }
        int[] values = inputs.apply(found);
        if (!row.fits(values)) {
            return false;
        }
        for (Row earlier : before) {
            if (earlier.fits(values)) {
                return false;
            }
        }
        return true;
    }

    private void conclude(DecisionTable table, Row row, S found) {
        conclusion
                .conclude(found, row.then())
                .because("row", row.number())
                .because("reason", table.reason(row));
    }
}
