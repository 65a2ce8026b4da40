package org.pubgames.benchmarks.peers;

import java.util.List;
import org.jeasy.rules.api.Facts;
import org.jeasy.rules.api.Rules;
import org.jeasy.rules.core.BasicRule;
import org.jeasy.rules.core.DefaultRulesEngine;
import org.pubgames.core.rules.PlainRule;
import org.pubgames.core.spi.Engine;
import org.pubgames.core.spi.Situation;

/** Easy Rules: one of its rules for each of ours, its default engine. Safe to share. */
final class EasyRules {

    private static final String FACT = "situation";

    private EasyRules() {}

    static Engine engine(List<PlainRule> rules) {
        return new KindEngine(rules, (kind, about) -> part(about));
    }

    private static KindEngine.Part part(List<PlainRule> rules) {
        Rules registered = new Rules();
        rules.forEach(rule -> registered.register(new Easy(rule)));
        DefaultRulesEngine engine = new DefaultRulesEngine();
        return situation -> {
            Facts facts = new Facts();
            facts.put(FACT, situation);
            engine.fire(registered, facts);
        };
    }

    private static final class Easy extends BasicRule {

        private final PlainRule rule;

        Easy(PlainRule rule) {
            super(rule.name());
            this.rule = rule;
        }

        @Override
        public boolean evaluate(Facts facts) {
            return rule.holds(facts.<Situation>get(FACT));
        }

        @Override
        public void execute(Facts facts) {
            rule.conclude(facts.<Situation>get(FACT));
        }
    }
}
