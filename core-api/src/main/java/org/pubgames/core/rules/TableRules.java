package org.pubgames.core.rules;

import static org.drools.model.DSL.declarationOf;
import static org.drools.model.DSL.on;
import static org.drools.model.PatternDSL.pattern;

import java.util.ArrayList;
import java.util.List;
import org.drools.model.PatternDSL;
import org.drools.model.Rule;
import org.drools.model.Variable;
import org.pubgames.core.DecisionTable;
import org.pubgames.core.DecisionTable.Row;
import org.pubgames.core.spi.Situation;
import org.pubgames.core.spi.TableUse;

/**
 * The rules of a table of a house: every row becomes a rule of its own, a single pattern on the
 * situation that its columns are read from.
 *
 * @param use how the game plays tables of this kind
 * @param table the table
 */
record TableRules<S extends Situation>(TableUse<S> use, DecisionTable table) {

    /** The package of the rules that are made of tables. */
    static final String HOME = "org.pubgames.tables";

    static <S extends Situation> List<Rule> of(TableUse<S> use, DecisionTable table) {
        return new TableRules<>(use, table).all();
    }

    /** In every situation at most one of them fires, in whatever order. */
    private List<Rule> all() {
        List<Rule> rules = new ArrayList<>();
        List<Row> before = new ArrayList<>();
        for (Row row : table.rows()) {
            rules.add(rule(row, List.copyOf(before)));
            before.add(row);
        }
        return rules;
    }

    private Rule rule(Row row, List<Row> before) {
        String name = use.kind().rule() + " " + row.number();
        Variable<S> fact = declarationOf(use.situation(), "$situation");
        // The pattern has a name of its own: rules that ask nearly the same must not share a node.
        return PatternDSL.rule(HOME, name)
                .build(
                        pattern(fact).expr(name, found -> decides(row, before, found)),
                        on(fact).execute(found -> conclude(row, found)));
    }

    private boolean decides(Row row, List<Row> before, S found) {
        if (!use.asked(found)) {
            return false;
        }
        int[] values = use.inputs(found);
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

    private void conclude(Row row, S found) {
        use.conclusion()
                .conclude(found, row.then())
                .because("row", row.number())
                .because("reason", table.reason(row));
    }
}
