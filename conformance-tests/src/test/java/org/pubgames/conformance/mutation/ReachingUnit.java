package org.pubgames.conformance.mutation;

import org.pitest.testapi.AbstractTestUnit;
import org.pitest.testapi.Description;
import org.pitest.testapi.ResultCollector;

/**
 * Something played by a variant that is no vector of its profile. It shows which code is run under
 * the variant and judges nothing, so that a change there counts as missed and not as never run.
 */
final class ReachingUnit extends AbstractTestUnit {

    private final Runnable play;

    ReachingUnit(String name, Runnable play) {
        super(new Description(name, VectorUnits.class));
        this.play = play;
    }

    @Override
    public void execute(ResultCollector results) {
        results.notifyStart(getDescription());
        if (!FreshGame.changed()) {
            play.run();
        }
        results.notifyEnd(getDescription());
    }
}
