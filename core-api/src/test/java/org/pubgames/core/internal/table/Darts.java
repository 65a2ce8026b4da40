package org.pubgames.core.internal.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.pubgames.core.DecisionTable;
import org.pubgames.core.LocalText;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Setting;
import org.pubgames.core.Settings;
import org.pubgames.core.TableColumn;
import org.pubgames.core.TableKind;
import org.pubgames.core.internal.data.Binder;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.internal.data.YamlText;
import org.pubgames.core.spi.TableDomain;

/** A kind of table with every type of column, for a game that does not exist. */
final class Darts {

    private static final LocalText TEXT = new LocalText("a", "b", "c");

    static final TableKind KIND =
            new TableKind(
                    "dart-points",
                    TEXT,
                    "darts.house.points",
                    List.of(
                            new TableColumn.Choice(
                                    "ring",
                                    TEXT,
                                    List.of(
                                            new Setting.Choice("single", TEXT),
                                            new Setting.Choice("double", TEXT),
                                            new Setting.Choice("20", TEXT))),
                            new TableColumn.Amount("number", TEXT, 1, 4),
                            new TableColumn.Truth("last", TEXT)),
                    List.of(
                            new TableColumn.Amount("points", TEXT, -5, 50, List.of("bust")),
                            new TableColumn.Truth("again", TEXT)),
                    false);

    static final TableKind WHOLE =
            new TableKind(
                    "dart-order", TEXT, "darts.house.order", KIND.inputs(), KIND.outputs(), true);

    /** All but one can happen: a last double 4. */
    static final TableDomain DOMAIN = new TableDomain(KIND, (settings, visitor) -> visit(visitor));

    private Darts() {}

    record None() implements Settings {}

    static List<int[]> cases() {
        List<int[]> cases = new ArrayList<>();
        visit(inputs -> cases.add(inputs.clone()));
        return cases;
    }

    private static void visit(Predicate<int[]> visitor) {
        int[] inputs = new int[3];
        for (inputs[0] = 0; inputs[0] < 3; inputs[0]++) {
            for (inputs[1] = 1; inputs[1] <= 4; inputs[1]++) {
                for (inputs[2] = 0; inputs[2] < 2; inputs[2]++) {
                    boolean never = inputs[0] == 1 && inputs[1] == 4 && inputs[2] == 1;
                    if (!never && !visitor.test(inputs)) {
                        return;
                    }
                }
            }
        }
    }

    /** The tables of a text, or its problems. */
    static Reading<List<DecisionTable>> read(String yaml) {
        Binder binder = new Binder("house.yaml");
        Node node = YamlText.read(yaml, "house.yaml").orElseThrow();
        List<DecisionTable> tables =
                new TableReader(List.of(KIND, WHOLE), "house", binder).read(node);
        return binder.problems().isEmpty() ? Reading.of(tables) : Reading.failed(binder.problems());
    }

    /** What is wrong with a table of these rows. */
    static List<Problem> checked(String hit, String rows) {
        DecisionTable table =
                read("dart-points: {because: x, hit: " + hit + ", rows: [" + rows + "]}")
                        .orElseThrow()
                        .get(0);
        return TableCheck.problems(table, DOMAIN, new None());
    }
}
