package org.pubgames.benchmarks.peers;

import java.util.List;
import org.pubgames.core.rules.PlainRule;

/** The rules of one kind, asked one after the other, without an engine. */
final class Plain {

    private Plain() {}

    static KindEngine.Part part(List<PlainRule> rules) {
        return situation -> {
            for (PlainRule rule : rules) {
                if (rule.holds(situation)) {
                    rule.conclude(situation);
                }
            }
        };
    }
}
