package org.pubgames.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.openjdk.jol.info.GraphLayout;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.internal.compare.Playout;
import org.pubgames.core.rules.RuledGame;

/**
 * The memory of matches that a host keeps, open or parked: {@code Memory GAME EVENTS open|parked
 * MATCHES}. Every match has players of its own and was played at random; with {@code 0-5} events
 * the first has none, the next one, and so on.
 */
public final class Memory {

    private static final int THOUSAND = 1_000;

    /** The part of the heap above which it counts as full, in percent. */
    private static final int FULL = 93;

    private Memory() {}

    /** Measures; the arguments are described at the class. */
    public static void main(String[] arguments) {
        RuledGame<?, ?> game = PlayoutBenchmark.game(arguments[0]);
        String[] bounds = arguments[1].split("-");
        int fewest = Integer.parseInt(bounds[0]);
        int most = Integer.parseInt(bounds[bounds.length - 1]);
        boolean parked = arguments[2].equals("parked");
        int matches = Integer.parseInt(arguments[3]);

        Shape shape = Shape.of(kept(game, fewest, most, parked, THOUSAND));
        long before = used();
        List<Object> open = kept(game, fewest, most, parked, matches);
        long after = used();
        System.out.printf(
                Locale.ROOT,
                "| %s | %s %s | %,d | %,d | %,d | %,d | %,d | %s |%n",
                arguments[0],
                arguments[2],
                arguments[1],
                shape.one(),
                shape.each(),
                open.size(),
                after >> 20,
                (after - before) / open.size(),
                shape.most());
    }

    /**
     * The memory of a thousand matches.
     *
     * @param one bytes of one match with all that it shares with others
     * @param each bytes of every further one
     * @param most the classes that take most of these
     */
    private record Shape(long one, long each, String most) {

        static Shape of(List<Object> matches) {
            GraphLayout one = GraphLayout.parseInstance(matches.get(matches.size() - 1));
            GraphLayout all = GraphLayout.parseInstance(matches.toArray());
            int others = matches.size() - 1;
            return new Shape(
                    one.totalSize(),
                    (all.totalSize() - one.totalSize()) / others,
                    all.getClasses().stream()
                            .sorted((a, b) -> Long.compare(more(all, one, b), more(all, one, a)))
                            .limit(8)
                            .map(type -> type.getSimpleName() + " " + more(all, one, type) / others)
                            .collect(Collectors.joining(", ")));
        }

        private static long more(GraphLayout all, GraphLayout one, Class<?> type) {
            return all.getClassSizes().count(type) - one.getClassSizes().count(type);
        }
    }

    /** Plays matches until there are enough or the heap is full. */
    private static <S extends GameState, E extends GameEvent> List<Object> kept(
            RuledGame<S, E> game, int fewest, int most, boolean parked, int matches) {
        Variant variant = game.variants().standard();
        List<Object> kept = new ArrayList<>(matches);
        for (int i = 0; i < matches; i++) {
            Seats seats = Seats.of("host-" + i, "guest-" + i);
            int events = fewest + i % (most - fewest + 1);
            Match<S, E> match = new Playout(i, events).from(game.open(variant, seats));
            kept.add(parked ? match.park() : match);
            if (i % (10 * THOUSAND) == 0 && full()) {
                break;
            }
        }
        return kept;
    }

    private static boolean full() {
        Runtime runtime = Runtime.getRuntime();
        long limit = runtime.maxMemory() / 100 * FULL;
        return runtime.totalMemory() - runtime.freeMemory() > limit / 100 * 85 && used() > limit;
    }

    private static long used() {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }
}
