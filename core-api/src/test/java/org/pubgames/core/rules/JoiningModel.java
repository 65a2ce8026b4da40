package org.pubgames.core.rules;

import static org.drools.model.DSL.declarationOf;
import static org.drools.model.DSL.on;
import static org.drools.model.PatternDSL.pattern;

import org.drools.model.PatternDSL;
import org.drools.model.Variable;
import org.drools.model.impl.ModelImpl;

/** Two rules as a build would have compiled them; one of them joins two situations. */
public final class JoiningModel extends ModelImpl {

    /** Makes the rules. */
    public JoiningModel() {
        super("org.pubgames.core.rules");
        Variable<Toss> high = declarationOf(Toss.class, "$high");
        addRule(
                PatternDSL.rule("org.pubgames.core.rules", "toss.high")
                        .build(
                                pattern(high).expr("high", toss -> toss.pips() > 3),
                                on(high).execute(toss -> toss.award(1))));
        Variable<Toss> one = declarationOf(Toss.class, "$one");
        Variable<Toss> other = declarationOf(Toss.class, "$other");
        addRule(
                PatternDSL.rule("org.pubgames.core.rules", "toss.pair")
                        .build(
                                pattern(one),
                                pattern(other)
                                        .expr(
                                                "pair",
                                                one,
                                                (toss, first) ->
                                                        toss.pips() == first.pips()
                                                                && toss.again()
                                                                && !first.again()),
                                on(one).execute(toss -> toss.award(10))));
    }
}
