package org.pubgames.core.rules;

import java.util.List;
import java.util.Set;
import org.drools.core.impl.RuleBaseFactory;
import org.drools.kiesession.rulebase.InternalKnowledgeBase;
import org.drools.kiesession.rulebase.KnowledgeBaseFactory;
import org.drools.model.Model;
import org.drools.modelcompiler.KiePackagesBuilder;
import org.jspecify.annotations.Nullable;
import org.kie.api.KieBaseConfiguration;
import org.kie.api.conf.KieBaseMutabilityOption;
import org.kie.api.event.rule.BeforeMatchFiredEvent;
import org.kie.api.event.rule.DefaultAgendaEventListener;
import org.kie.api.runtime.KieSession;
import org.kie.api.runtime.KieSessionConfiguration;
import org.kie.api.runtime.KieSessionsPool;
import org.kie.api.runtime.conf.KeepReferenceOption;
import org.kie.api.runtime.rule.AgendaFilter;
import org.pubgames.core.spi.Engine;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.Situation;

/** Asks rules of any form: every judgement has a session of the rule engine's network to itself. */
final class SessionEngine implements Engine {

    /** No sound rule set fires this often on one situation; a rule that loops is stopped here. */
    private static final int MOST_FIRINGS = 1_000;

    private final KieSessionsPool pool;
    private final @Nullable AgendaFilter filter;

    private SessionEngine(KieSessionsPool pool, @Nullable AgendaFilter filter) {
        this.pool = pool;
        this.filter = filter;
    }

    /** Builds the network of some models. */
    static SessionEngine of(List<Model> models, String name) {
        KieBaseConfiguration configuration = RuleBaseFactory.newKnowledgeBaseConfiguration();
        configuration.setOption(KieBaseMutabilityOption.DISABLED);
        KiePackagesBuilder packages = new KiePackagesBuilder(configuration);
        models.forEach(packages::addModel);
        InternalKnowledgeBase base = KnowledgeBaseFactory.newKnowledgeBase(name, configuration);
        base.addPackages(packages.build().getKiePackages());
        KieSessionConfiguration sessions = RuleBaseFactory.newKnowledgeSessionConfiguration();
        sessions.setOption(KeepReferenceOption.NO);
        // Thread safety of sessions stays at its default: switching it off gave wrong scores on a
        // shared base.
        return new SessionEngine(base.newKieSessionsPool(1), null);
    }

    /** The same network with some rules silenced. */
    SessionEngine without(Set<String> silenced) {
        return new SessionEngine(
                pool,
                silenced.isEmpty() ? null : match -> !silenced.contains(match.getRule().getName()));
    }

    @Override
    public Judging open() {
        KieSession session = pool.newKieSession();
        session.addEventListener(Concluding.LISTENER);
        return new Session(session, filter);
    }

    /** Says to the findings of a match's situations which rule concludes. */
    private static final class Concluding extends DefaultAgendaEventListener {

        private static final Concluding LISTENER = new Concluding();

        @Override
        public void beforeMatchFired(BeforeMatchFiredEvent event) {
            String rule = RuleName.id(event.getMatch().getRule().getName());
            for (Object fact : event.getMatch().getObjects()) {
                if (fact instanceof Situation situation) {
                    situation.findings().concluding(rule);
                }
            }
        }
    }

    private static final class Session extends Judging {

        private final KieSession session;
        private final @Nullable AgendaFilter filter;

        Session(KieSession session, @Nullable AgendaFilter filter) {
            this.session = session;
            this.filter = filter;
        }

        @Override
        protected void conclude(Situation... situations) {
            for (Situation situation : situations) {
                session.insert(situation);
            }
            int fired =
                    filter == null
                            ? session.fireAllRules(MOST_FIRINGS)
                            : session.fireAllRules(filter, MOST_FIRINGS);
            if (fired >= MOST_FIRINGS) {
                throw new IllegalStateException(
                        "the rules fired " + fired + " times on " + situations[0]);
            }
        }

        @Override
        public void close() {
            session.dispose();
        }
    }
}
