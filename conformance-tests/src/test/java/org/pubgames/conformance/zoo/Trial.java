package org.pubgames.conformance.zoo;

import java.util.List;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.VectorResult;
import org.pubgames.conformance.VectorResult.Status;
import org.pubgames.conformance.VectorResult.What;
import org.pubgames.conformance.VectorRunner;
import org.pubgames.core.mutation.Mutant;
import org.pubgames.core.rules.RuledGame;

/**
 * What the vectors aimed at a rule say of a wrong version of it.
 *
 * @param fate what became of the mutant
 * @param vectors how many vectors are aimed at its rule
 * @param why what kept a vector from being compared, when one was
 */
record Trial(Mutant mutant, Fate fate, int vectors, String why) {

    private static final String FAILS = "fails";

    /** What findings say of themselves when two rules conclude different things. */
    private static final String CONTRADICTION = "rules disagree";

    /** What became of a mutant. */
    enum Fate {
        /** A vector aimed at its rule was judged, and judged wrongly. */
        KILLED,
        /** No vector failed, but in one the rules contradicted each other and the game said so. */
        CONTRADICTED,
        /** No vector failed, but one could not be judged: a situation did not come about. */
        NOT_JUDGED,
        /** Every vector aimed at its rule passed. */
        SURVIVED
    }

    /** Tries the vectors one by one, until one fails. */
    static Trial of(Mutant mutant, RuledGame<?, ?> wrong, List<Vector> aimed) {
        VectorRunner runner = new VectorRunner(wrong);
        String why = "";
        for (Vector vector : aimed) {
            String silence = silence(runner, vector);
            if (silence.equals(FAILS)) {
                return new Trial(mutant, Fate.KILLED, aimed.size(), "");
            }
            if (why.isEmpty() || silence.contains(CONTRADICTION)) {
                why = silence;
            }
        }
        Fate fate =
                why.isEmpty()
                        ? Fate.SURVIVED
                        : why.contains(CONTRADICTION) ? Fate.CONTRADICTED : Fate.NOT_JUDGED;
        return new Trial(mutant, fate, aimed.size(), why);
    }

    /** What kept a vector from being compared; empty when it passes, {@link #FAILS} when not. */
    private static String silence(VectorRunner runner, Vector vector) {
        try {
            VectorResult result = runner.run(vector);
            boolean brokeDown =
                    result.differences().stream()
                            .anyMatch(difference -> difference.what() == What.BREAKDOWN);
            if (result.status() == Status.PASS) {
                return "";
            }
            return result.status() == Status.FAIL && !brokeDown
                    ? FAILS
                    : result.differences().toString();
        } catch (RuntimeException e) {
            // a wrong game may break down at any time; the other vectors still have to be tried
            return e.toString();
        }
    }

    /** One line for a list of mutants. */
    String line() {
        return String.join(
                "\t",
                fate.name(),
                mutant.id(),
                mutant.file().replaceFirst(".*/rules/", "rules/") + ":" + mutant.line(),
                mutant.sentence(),
                vectors + " vectors",
                why.replaceAll("\\s+", " "));
    }
}
