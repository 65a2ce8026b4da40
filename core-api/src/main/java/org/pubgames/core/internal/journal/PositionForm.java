package org.pubgames.core.internal.journal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Game;
import org.pubgames.core.Position;
import org.pubgames.core.Problem;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.Binder;
import org.pubgames.core.internal.data.Node;

/** The position in a header line. */
final class PositionForm {

    /** The field of the header. */
    static final String FIELD = "position";

    private final Game<?, ?> game;
    private final Node node;
    private final Binder binder;

    /**
     * The position of a header, if it has one; what is wrong with it becomes known to the binder.
     */
    PositionForm(Game<?, ?> game, Node header, Binder binder) {
        this.game = game;
        this.node = header;
        this.binder = binder;
    }

    /** A position by itself, as a header would have it. */
    static Node alone(Node position) {
        return new Node.Fields(
                position.mark(), Map.of(FIELD, position), Map.of(FIELD, position.mark()));
    }

    /** The position as it is written, whatever it says. */
    Optional<Position> read() {
        Node written = written();
        if (written == null) {
            return Optional.empty();
        }
        Optional<Class<? extends Position>> type = game.positionType();
        if (type.isEmpty()) {
            binder.problem("no-positions", written.mark(), "/" + FIELD, game.key().id(), "", "");
            return Optional.empty();
        }
        return Optional.ofNullable(binder.bind(type.get(), written, "/" + FIELD, List.of()));
    }

    private @Nullable Node written() {
        return node instanceof Node.Fields fields ? fields.values().get(FIELD) : null;
    }

    /** What is wrong with a position for these seats, each at its place in the line. */
    List<Problem> problems(Position position, Variant variant, Seats seats, Where line) {
        List<Problem> problems = new ArrayList<>();
        for (Problem problem : game.open(variant, seats, position).problems()) {
            String path = problem.where().path();
            Node.Mark mark = mark(path);
            problems.add(problem.at(new Where(line.file(), mark.line(), mark.column(), path)));
        }
        return problems;
    }

    /** Where the nearest part stands that is there. */
    private Node.Mark mark(String path) {
        Node found = node;
        for (String step : path.substring(1).split("/", -1)) {
            Node next = child(found, step);
            if (next == null) {
                break;
            }
            found = next;
        }
        return found.mark();
    }

    private static @Nullable Node child(Node node, String step) {
        if (node instanceof Node.Fields fields) {
            return fields.values().get(step);
        }
        if (node instanceof Node.Items items && step.matches("\\d{1,9}")) {
            int index = Integer.parseInt(step);
            return index < items.values().size() ? items.values().get(index) : null;
        }
        return null;
    }
}
