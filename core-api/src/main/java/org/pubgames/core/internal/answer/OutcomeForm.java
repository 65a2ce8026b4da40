package org.pubgames.core.internal.answer;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Outcome;
import org.pubgames.core.Ruling;
import org.pubgames.core.internal.data.Binder;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.internal.journal.RulingForm;

/** How a match ended. */
public final class OutcomeForm {

    private static final String RULINGS = "rulings";

    private OutcomeForm() {}

    /** An outcome as written, without its rulings. */
    record OutcomeLine(List<Outcome.Place> places) {}

    /** An outcome as a map to be written. */
    public static Map<String, Object> written(Outcome outcome, RulingAnswer rulings) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("winners", outcome.winners());
        map.put("places", outcome.places());
        map.put(RULINGS, rulings.all(outcome.rulings()));
        return map;
    }

    /** The outcome in a tree; null when there was a problem. The winners follow from the places. */
    static @Nullable Outcome read(Node node, String path, RulingForm rulings, Binder binder) {
        OutcomeLine line = binder.bind(OutcomeLine.class, node, path, List.of("winners", RULINGS));
        if (line == null || !(node instanceof Node.Fields fields)) {
            return null;
        }
        int before = binder.problems().size();
        List<Ruling> read =
                rulings.read(
                        fields.values().get(RULINGS), path + "/" + RULINGS, binder, node.mark());
        return binder.problems().size() > before ? null : new Outcome(line.places(), read);
    }
}
