package org.pubgames.core.internal.variant;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.DecisionTable;
import org.pubgames.core.MixIn;
import org.pubgames.core.Problem;
import org.pubgames.core.Settings;
import org.pubgames.core.TableKind;
import org.pubgames.core.Variant;
import org.pubgames.core.Where;
import org.pubgames.core.internal.table.TableCheck;
import org.pubgames.core.spi.TableDomain;

/** Joins the tables of a draft to those it inherits and looks at them under its settings. */
final class DraftTables {

    /** What depends on the settings and so may become wrong in a child. */
    private static final Set<String> OF_ANSWERS =
            Set.of("table-gap", "table-overlap", "table-without-end");

    private final List<TableDomain> domains;

    /** The tables of drafts of a game that takes these kinds. */
    DraftTables(List<TableDomain> domains) {
        this.domains = List.copyOf(domains);
    }

    List<TableKind> kinds() {
        return domains.stream().map(TableDomain::kind).toList();
    }

    /** One table of a kind: a later one takes the place of an earlier one as a whole. */
    List<DecisionTable> joined(@Nullable Variant parent, List<MixIn> mixIns, Draft draft) {
        Map<String, DecisionTable> tables = new LinkedHashMap<>();
        if (parent != null) {
            put(parent.tables(), tables);
        }
        mixIns.forEach(mixIn -> put(mixIn.tables(), tables));
        put(draft.tables(), tables);
        return domains.stream()
                .map(domain -> tables.get(domain.kind().name()))
                .filter(table -> table != null)
                .toList();
    }

    private static void put(List<DecisionTable> some, Map<String, DecisionTable> tables) {
        some.forEach(table -> tables.put(table.kind().name(), table));
    }

    /** Without the tables that leave everything to the shipped rules: they only undo a parent's. */
    static List<DecisionTable> held(List<DecisionTable> joined) {
        return joined.stream().filter(table -> !table.rows().isEmpty()).toList();
    }

    /**
     * What is wrong with tables under some settings. Of an inherited table only that it no longer
     * has one answer for everything, or lets no match end; that is told where the draft names where
     * it has it from.
     */
    List<Problem> problems(List<DecisionTable> tables, Draft draft, Settings settings) {
        List<Problem> problems = new ArrayList<>();
        for (DecisionTable table : tables) {
            boolean own = draft.tables().contains(table);
            for (TableDomain domain : domains) {
                if (domain.kind().equals(table.kind())) {
                    for (Problem problem : problems(table, domain, settings)) {
                        if (own) {
                            problems.add(problem);
                        } else if (OF_ANSWERS.contains(problem.code())) {
                            problems.add(problem.at(source(table, draft, problem.where())));
                        }
                    }
                }
            }
        }
        return problems;
    }

    /** Whether a match comes to an end is asked of a table that has an answer for everything. */
    private static List<Problem> problems(
            DecisionTable table, TableDomain domain, Settings settings) {
        List<Problem> problems = TableCheck.problems(table, domain, settings);
        if (!problems.isEmpty() || domain.ends().test(table, settings)) {
            return problems;
        }
        return List.of(
                Problem.of("table-without-end", table.where())
                        .withValue(table.kind().name())
                        .withRule(table.kind().rule()));
    }

    private static Where source(DecisionTable table, Draft draft, Where where) {
        List<String> with = draft.head().with().orElse(List.of());
        for (int i = 0; i < with.size(); i++) {
            if (with.get(i).startsWith(table.setBy() + "@")) {
                return draft.value("with", i).path(where.path());
            }
        }
        return draft.value("extends").path(where.path());
    }
}
