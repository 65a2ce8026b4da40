package org.pubgames.benchmarks.peers;

import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.pubgames.core.rules.PlainRule;
import org.pubgames.core.spi.Engine;
import org.pubgames.core.spi.Situation;

/**
 * An engine of parts, one for each kind of situation: no engine is asked about rules of other
 * kinds. As safe to share between threads as its parts.
 */
final class KindEngine implements Engine, Engine.Sitting {

    private final Map<Class<?>, Part> parts = new HashMap<>();

    /** Asks the rules about one kind of situation. */
    @FunctionalInterface
    interface Part {
        void ask(Situation situation);
    }

    /**
     * An engine made of parts.
     *
     * @param maker makes the part of a kind from the rules that look at it
     * @throws IllegalArgumentException when a rule looks at more than one kind
     */
    KindEngine(List<PlainRule> rules, Function<List<PlainRule>, Part> maker) {
        Map<Class<?>, List<PlainRule>> byKind =
                rules.stream().collect(Collectors.groupingBy(PlainRule::about));
        byKind.forEach(
                (kind, about) -> {
                    if (!Modifier.isFinal(kind.getModifiers())) {
                        throw new IllegalArgumentException(
                                about.get(0).name() + " looks at every " + kind.getSimpleName());
                    }
                    parts.put(kind, maker.apply(about));
                });
    }

    @Override
    public Sitting sit() {
        return this;
    }

    @Override
    public void put(Situation... situations) {
        for (Situation situation : situations) {
            Part part = parts.get(situation.getClass());
            if (part != null) {
                part.ask(situation);
            }
        }
    }

    @Override
    public void close() {
        // nothing to release
    }
}
