package org.pubgames.benchmarks.peers;

import java.util.List;
import org.evrete.KnowledgeService;
import org.evrete.api.Knowledge;
import org.evrete.api.StatefulSession;
import org.evrete.api.ValuesPredicate;
import org.evrete.api.builders.RuleSetBuilder;
import org.pubgames.core.rules.PlainRule;
import org.pubgames.core.spi.Engine;
import org.pubgames.core.spi.Situation;

/**
 * Evrete: a knowledge for each kind, whose work stays on the calling thread. Safe to share: a
 * session belongs to one thread.
 */
final class Evrete {

    private static final String FACT = "$situation";

    private Evrete() {}

    /** Sessions that are cleared and used again. */
    static Engine reused(List<PlainRule> rules) {
        KnowledgeService service = service();
        return new KindEngine(
                rules,
                (kind, about) -> {
                    Knowledge knowledge = knowledge(service, kind, about);
                    ThreadLocal<StatefulSession> sessions =
                            ThreadLocal.withInitial(knowledge::newStatefulSession);
                    return situation -> {
                        StatefulSession session = sessions.get();
                        session.insertAndFire(situation);
                        session.clear();
                    };
                });
    }

    /** A stateless session for each situation. */
    static Engine stateless(List<PlainRule> rules) {
        KnowledgeService service = service();
        return new KindEngine(
                rules,
                (kind, about) -> {
                    Knowledge knowledge = knowledge(service, kind, about);
                    return situation -> knowledge.newStatelessSession().insertAndFire(situation);
                });
    }

    private static KnowledgeService service() {
        return KnowledgeService.builder().withExecutor(new SameThread()).build();
    }

    private static ValuesPredicate asked(PlainRule rule) {
        return values -> rule.holds((Situation) values.get(0));
    }

    private static Knowledge knowledge(
            KnowledgeService service, Class<?> kind, List<PlainRule> rules) {
        RuleSetBuilder<Knowledge> set = service.newKnowledge().builder();
        for (PlainRule rule : rules) {
            if (rule.conditions() == 0) {
                set =
                        set.newRule(rule.name())
                                .forEach(FACT, kind)
                                .execute(
                                        context ->
                                                rule.conclude(context.get(Situation.class, FACT)));
            } else {
                set =
                        set.newRule(rule.name())
                                .forEach(FACT, kind)
                                .where(asked(rule), FACT)
                                .execute(
                                        context ->
                                                rule.conclude(context.get(Situation.class, FACT)));
            }
        }
        return set.build();
    }
}
