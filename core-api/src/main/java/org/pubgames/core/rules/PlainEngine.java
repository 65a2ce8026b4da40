package org.pubgames.core.rules;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.pubgames.core.spi.Engine;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.Situation;

/**
 * Asks plain rules one after the other: those that look at the kind of situation that is put. A
 * network of rules pays where facts are joined and stay; here each rule looks at one fact that is
 * gone with its judgement.
 */
final class PlainEngine implements Engine {

    private final Function<Class<?>, List<PlainRule>> rules;
    private final Map<Class<?>, PlainRule[]> byKind = new ConcurrentHashMap<>();

    PlainEngine(List<PlainRule> rules) {
        this(kind -> rules.stream().filter(rule -> rule.about().isAssignableFrom(kind)).toList());
    }

    /**
     * Asks rules that are found when they are needed.
     *
     * @param rules the rules that look at situations of a kind
     */
    PlainEngine(Function<Class<?>, List<PlainRule>> rules) {
        this.rules = rules;
    }

    @Override
    public Judging open() {
        return new Judging() {
            @Override
            protected void conclude(Situation... situations) {
                PlainEngine.this.ask(situations);
            }
        };
    }

    /** Lets the rules conclude; nothing is kept for a judgement. */
    void ask(Situation... situations) {
        for (Situation situation : situations) {
            PlainRule[] asked = byKind.get(situation.getClass());
            if (asked == null) {
                asked = asked(situation.getClass());
            }
            for (PlainRule rule : asked) {
                if (rule.holds(situation)) {
                    rule.conclude(situation);
                }
            }
        }
    }

    private PlainRule[] asked(Class<?> kind) {
        PlainRule[] asked = rules.apply(kind).toArray(new PlainRule[0]);
        byKind.put(kind, asked);
        return asked;
    }
}
