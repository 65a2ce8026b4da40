package org.pubgames.conformance.mutation;

import org.pitest.testapi.AbstractTestUnit;
import org.pitest.testapi.Description;
import org.pitest.testapi.ResultCollector;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.VectorResult;

/** One vector, played by a game that is made anew for each change. */
final class VectorUnit extends AbstractTestUnit {

    private final Vector vector;

    VectorUnit(Vector vector) {
        super(new Description(vector.game() + " " + vector.id(), VectorUnits.class));
        this.vector = vector;
    }

    @Override
    public void execute(ResultCollector results) {
        results.notifyStart(getDescription());
        try {
            VectorResult result = FreshGame.runner(vector.game()).run(vector);
            if (result.status() == VectorResult.Status.PASS) {
                results.notifyEnd(getDescription());
            } else {
                results.notifyEnd(getDescription(), new AssertionError(result.why()));
            }
        } catch (RuntimeException | Error e) {
            results.notifyEnd(getDescription(), e);
        }
    }
}
