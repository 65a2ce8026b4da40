package org.pubgames.conformance.wrong;

import java.util.List;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.VectorResult;
import org.pubgames.conformance.VectorResult.What;
import org.pubgames.conformance.comparison.VectorRunner;
import org.pubgames.core.mutation.Mutant;
import org.pubgames.core.rules.RuledGame;

/**
 * The results of the vectors aimed at a rule for a wrong version of it.
 *
 * @param fate the result for the mutant
 * @param vectors how many vectors are aimed at its rule
 * @param passed how many of them passed, up to the first that failed by what it compares
 * @param why what kept a vector from being compared, when one was
 */
record Trial(Mutant mutant, Fate fate, int vectors, int passed, String why) {

    /** Part of the message when two rules conclude different things. */
    private static final String CONTRADICTION = "rules disagree";

    /** The result for a mutant. */
    enum Fate {
        /** A vector aimed at its rule failed by what it compares. */
        KILLED,
        /** A vector failed because two rules contradicted each other and the game said so. */
        CONTRADICTED,
        /** A vector failed because the game broke down in another way. */
        BROKE_DOWN,
        /** No vector failed, but one was an error: what has to come before it was refused. */
        NOT_REACHED,
        /** Every vector aimed at its rule passed. */
        SURVIVED
    }

    /** The result of one vector for a mutant. */
    private record Word(Fate fate, String why) {
        static final Word PASSES = new Word(Fate.SURVIVED, "");
    }

    /** Tries the vectors one by one, until one fails by what it compares. */
    static Trial of(Mutant mutant, RuledGame<?, ?> wrong, List<Vector> aimed) {
        VectorRunner runner = new VectorRunner(wrong);
        Word worst = Word.PASSES;
        int passed = 0;
        for (Vector vector : aimed) {
            Word word = word(runner, vector);
            if (word.fate() == Fate.SURVIVED) {
                passed++;
            } else if (word.fate().compareTo(worst.fate()) < 0) {
                worst = word;
            }
            if (word.fate() == Fate.KILLED) {
                break;
            }
        }
        return new Trial(mutant, worst.fate(), aimed.size(), passed, worst.why());
    }

    private static Word word(VectorRunner runner, Vector vector) {
        try {
            VectorResult result = runner.run(vector);
            String why = result.differences().toString();
            return switch (result.status()) {
                case PASS -> Word.PASSES;
                case FAIL ->
                        result.differences().stream()
                                        .anyMatch(found -> found.what() == What.BREAKDOWN)
                                ? brokeDown(why)
                                : new Word(Fate.KILLED, "");
                case ERROR -> new Word(Fate.NOT_REACHED, why);
                // our own games claim everything: a vector that is not asked would prove nothing
                case SKIPPED, NOT_APPLICABLE -> throw new AssertionError(result.why());
            };
        } catch (RuntimeException e) {
            // a wrong game may break down at any time; the other vectors still have to be tried
            return brokeDown(e.toString());
        }
    }

    private static Word brokeDown(String why) {
        return new Word(why.contains(CONTRADICTION) ? Fate.CONTRADICTED : Fate.BROKE_DOWN, why);
    }

    /** Whether every vector aimed at the rule passed, so that the mutant went unnoticed. */
    boolean unnoticed() {
        return passed == vectors;
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
