package org.pubgames.core.internal.variant;

import java.util.List;
import java.util.Map;
import org.pubgames.core.DecisionTable;
import org.pubgames.core.Problem;
import org.pubgames.core.Variant;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.Node;

/**
 * A variant file that was read and not yet joined to its parent.
 *
 * @param values the settings it changes and whose values are of the right type
 * @param places where those values stand, by JSON pointer in the settings record
 * @param tables the tables it brings and that are sound by themselves
 * @param problems what is wrong with the file by itself
 */
record Draft(
        String file,
        VariantHead head,
        Node.Fields node,
        Map<String, Object> values,
        List<Variant.Layer> layers,
        Map<String, Where> places,
        List<DecisionTable> tables,
        List<Problem> problems) {

    /** The place of a field's name, of the whole when the file has no such field. */
    Where key(String field) {
        Node.Mark mark = node.keys().getOrDefault(field, node.mark());
        return new Where(file, mark.line(), mark.column(), "/" + field);
    }

    /** The place of a field's value. */
    Where value(String field) {
        Node value = node.values().get(field);
        Node.Mark mark = value == null ? node.mark() : value.mark();
        return new Where(file, mark.line(), mark.column(), "/" + field);
    }

    /** The place of an entry of a field that is a list. */
    Where value(String field, int index) {
        Where where = value(field);
        if (node.values().get(field) instanceof Node.Items items) {
            Node.Mark mark = items.values().get(index).mark();
            where = where.at(mark.line(), mark.column());
        }
        return where.path("/" + field + "/" + index);
    }
}
