package org.pubgames.benchmarks.peers;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import org.pubgames.core.rules.PlainRule;
import org.pubgames.core.spi.Engine;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.Situation;

/**
 * An engine of parts, one for each kind of situation: no engine is asked about rules of other
 * kinds. As safe to share between threads as its parts.
 */
final class KindEngine implements Engine {

    private final List<PlainRule> rules;
    private final BiFunction<Class<?>, List<PlainRule>, Part> maker;
    private final Map<Class<?>, Part> parts = new ConcurrentHashMap<>();

    /** Asks the rules about one kind of situation. */
    @FunctionalInterface
    interface Part {
        void ask(Situation situation);
    }

    /**
     * An engine made of parts.
     *
     * @param maker makes the part of a kind from the rules that look at it, when the first
     *     situation of the kind is put
     */
    KindEngine(List<PlainRule> rules, BiFunction<Class<?>, List<PlainRule>, Part> maker) {
        this.rules = List.copyOf(rules);
        this.maker = maker;
    }

    private Part part(Class<?> kind) {
        List<PlainRule> about =
                rules.stream().filter(rule -> rule.about().isAssignableFrom(kind)).toList();
        return about.isEmpty() ? situation -> {} : maker.apply(kind, about);
    }

    @Override
    public Judging open() {
        return new Judging() {
            @Override
            protected void conclude(Situation... situations) {
                KindEngine.this.ask(situations);
            }
        };
    }

    /** Asks the part of each situation's kind. */
    void ask(Situation... situations) {
        for (Situation situation : situations) {
            Part part = parts.get(situation.getClass());
            if (part == null) {
                part = parts.computeIfAbsent(situation.getClass(), this::part);
            }
            part.ask(situation);
        }
    }
}
