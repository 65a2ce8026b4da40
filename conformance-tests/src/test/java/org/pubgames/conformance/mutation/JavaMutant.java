package org.pubgames.conformance.mutation;

/**
 * One small change of the Java of a game.
 *
 * @param id where it is and what it changes, without line numbers: {@code
 *     sjoelen.rules.Worth.points: replaced int return with 0 for …}; from the second of its like on
 *     with a number
 * @param status what became of it, in the words of PIT: {@code KILLED}, {@code SURVIVED}, {@code
 *     NO_COVERAGE}, {@code TIMED_OUT} …
 */
record JavaMutant(String id, String status) {

    /** Whether no vector noticed it. */
    boolean survived() {
        return status.equals("SURVIVED") || status.equals("NO_COVERAGE");
    }

    /** Whether no vector even reached it. */
    boolean unreached() {
        return status.equals("NO_COVERAGE");
    }

    /** Whether a vector noticed it, on a busy machine too. */
    boolean killed() {
        return status.equals("KILLED");
    }

    /** The class it is in, as in its id. */
    String place() {
        String method = id.substring(0, id.indexOf(": "));
        return method.substring(0, method.lastIndexOf('.'));
    }
}
