package org.pubgames.benchmarks.peers;

import java.util.function.UnaryOperator;
import org.pubgames.core.rules.RuleBase;

/** The engine that asks the rules. */
public enum Peer {

    /** The library as it ships. */
    OURS(rules -> rules),

    /** The same rules in pooled sessions of Drools. */
    DROOLS(RuleBase::inSessions),

    EASY_RULES(rules -> rules.by(EasyRules::engine)),

    RULE_BOOK(rules -> rules.by(RuleBooks::engine)),

    /** Sessions that are cleared and used again, the faster way here. */
    EVRETE(rules -> rules.by(Evrete::reused)),

    EVRETE_STATELESS(rules -> rules.by(Evrete::stateless)),

    /** Decisions in FEEL; for the kinds of situation that the end of a turn of sjoelen meets. */
    KIE_DMN(rules -> rules.by(DmnEngine::of));

    private final UnaryOperator<RuleBase> asking;

    Peer(UnaryOperator<RuleBase> asking) {
        this.asking = asking;
    }

    /** The same rules, asked by this engine. */
    public RuleBase ask(RuleBase rules) {
        return asking.apply(rules);
    }
}
