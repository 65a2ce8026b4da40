package org.pubgames.conformance;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.spi.Written;

/** Reads a census. */
record CensusReader(TreeReader trees) {

    private static final int MOST_DISCS = 100;
    private static final int MOST_DICE = 5;
    private static final long MOST_QUESTIONS = 1_000_000;
    private static final long MOST_THOUSANDTHS = 1_000_000;

    /** A census without its counts. */
    record Entry(
            Optional<Integer> layouts,
            @Written("throws") Optional<Integer> dice,
            Optional<Grid> places,
            List<String> count,
            String sum) {}

    /** Two axes, each from, to and step in thousandths of an inch. */
    record Grid(List<Integer> x, List<Integer> y) {}

    Vector.@Nullable Census census(Node node, String path) {
        Entry entry = trees.binder().bind(Entry.class, node, path, List.of("histogram", "divide"));
        Map<String, Long> histogram =
                counts(trees.part(node, "histogram", path), path + "/histogram");
        Map<String, Long> divide = counts(trees.part(node, "divide", path), path + "/divide");
        if (entry == null) {
            return null;
        }
        if (entry.count().isEmpty()) {
            wrong(node, path + "/count", "[points]");
        }
        List<Domain> domains = new ArrayList<>();
        entry.layouts()
                .filter(discs -> discs >= 0 && discs <= MOST_DISCS)
                .ifPresent(discs -> domains.add(new Domain.Layouts(discs)));
        entry.dice()
                .filter(dice -> dice > 0 && dice <= MOST_DICE)
                .ifPresent(dice -> domains.add(new Domain.Throws(dice)));
        entry.places().flatMap(CensusReader::grid).ifPresent(domains::add);
        if (domains.size() != 1) {
            trees.binder()
                    .problem(
                            "wrong-number-of-values",
                            node.mark(),
                            path,
                            node.shown(),
                            "layouts: 0–100 | throws: 1–5 | places: {x: [from, to, step], y: […]}",
                            "");
            return null;
        }
        return new Vector.Census(domains.get(0), entry.count(), entry.sum(), histogram, divide);
    }

    private static Optional<Domain> grid(Grid grid) {
        Optional<Domain.Span> across = span(grid.x());
        Optional<Domain.Span> along = span(grid.y());
        if (across.isEmpty() || along.isEmpty()) {
            return Optional.empty();
        }
        return points(across.get()) * points(along.get()) > MOST_QUESTIONS
                ? Optional.empty()
                : Optional.of(new Domain.Places(across.get(), along.get()));
    }

    private static long points(Domain.Span span) {
        return (span.to() - span.from()) / span.step() + 1;
    }

    private static Optional<Domain.Span> span(List<Integer> numbers) {
        if (numbers.size() != 3
                || numbers.stream().anyMatch(number -> Math.abs((long) number) > MOST_THOUSANDTHS)
                || numbers.get(0) > numbers.get(1)
                || numbers.get(2) < 1) {
            return Optional.empty();
        }
        return Optional.of(new Domain.Span(numbers.get(0), numbers.get(1), numbers.get(2)));
    }

    private Map<String, Long> counts(@Nullable Node node, String path) {
        Map<String, Long> counts = new LinkedHashMap<>();
        if (node instanceof Node.Fields fields) {
            fields.values()
                    .forEach(
                            (name, value) -> {
                                Optional<Long> count = whole(value);
                                count.ifPresent(found -> counts.put(name, found));
                                if (count.isEmpty()) {
                                    wrong(value, path + "/" + name, "1, 2, 3 …");
                                }
                            });
        } else if (node != null) {
            wrong(node, path, "{…: 1, …}");
        }
        return counts;
    }

    private static Optional<Long> whole(Node value) {
        try {
            return value instanceof Node.Decimal number
                    ? Optional.of(number.value().longValueExact())
                    : Optional.empty();
        } catch (ArithmeticException e) {
            return Optional.empty();
        }
    }

    private void wrong(Node node, String path, String allowed) {
        trees.binder().problem("wrong-type", node.mark(), path, node.shown(), allowed, "");
    }
}
