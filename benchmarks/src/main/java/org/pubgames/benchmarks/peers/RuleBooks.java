package org.pubgames.benchmarks.peers;

import com.deliveredtechnologies.rulebook.Fact;
import com.deliveredtechnologies.rulebook.FactMap;
import com.deliveredtechnologies.rulebook.lang.RuleBuilder;
import com.deliveredtechnologies.rulebook.model.RuleBook;
import com.deliveredtechnologies.rulebook.model.rulechain.cor.CoRRuleBook;
import java.util.List;
import org.pubgames.core.rules.PlainRule;
import org.pubgames.core.spi.Engine;
import org.pubgames.core.spi.Situation;

/** RuleBook: a chain of its rules for each kind, one chain for each thread. Safe to share. */
final class RuleBooks {

    private RuleBooks() {}

    static Engine engine(List<PlainRule> rules) {
        return new KindEngine(rules, (kind, about) -> part(about));
    }

    private static KindEngine.Part part(List<PlainRule> rules) {
        ThreadLocal<RuleBook<Object>> books = ThreadLocal.withInitial(() -> book(rules));
        return situation ->
                books.get().run(new FactMap<Situation>(new Fact<>("situation", situation)));
    }

    private static RuleBook<Object> book(List<PlainRule> rules) {
        RuleBook<Object> book = new CoRRuleBook<>();
        for (PlainRule rule : rules) {
            book.addRule(
                    RuleBuilder.create()
                            .withFactType(Situation.class)
                            .when(facts -> rule.holds(facts.getOne()))
                            .then(facts -> rule.conclude(facts.getOne()))
                            .build());
        }
        return book;
    }
}
