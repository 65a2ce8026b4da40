package org.pubgames.store;

import org.pubgames.core.Problem;
import org.pubgames.core.Where;

/** What is told to users of a store; the words are in {@code problems_en.properties}. */
final class StoreProblems {

    private static final String UNKNOWN = "unknown-match";

    private StoreProblems() {}

    static Problem unknownMatch(String id) {
        return Problem.of(UNKNOWN, Where.UNKNOWN).withValue(id);
    }

    static boolean isUnknownMatch(Problem problem) {
        return problem.code().equals(UNKNOWN);
    }

    static Problem matchExists(String id) {
        return Problem.of("match-exists", Where.UNKNOWN).withValue(id);
    }

    static Problem readAgain(int after, int number) {
        return Problem.of("read-again", Where.UNKNOWN)
                .withValue(after)
                .withAllowed(String.valueOf(number));
    }

    static Problem keyUsed(String key) {
        return Problem.of("key-used", Where.UNKNOWN).withValue(key);
    }

    static Problem otherKind(boolean revising) {
        return Problem.of(revising ? "not-a-revision" : "not-an-event", Where.UNKNOWN)
                .withAllowed(revising ? "{\"revise\": …}" : "{\"event\": …}");
    }

    static Problem notDurable(String url, String allowed) {
        return Problem.of("store-not-durable", Where.UNKNOWN).withValue(url).withAllowed(allowed);
    }

    static Problem notSynced(String url) {
        return Problem.of("store-not-synced", Where.UNKNOWN).withValue(url);
    }

    static Problem damaged(String file) {
        return Problem.of("store-damaged", Where.UNKNOWN).withValue(file);
    }

    /** The line of a match file is one further than its number: the first is the header. */
    static Problem refusedNow(String id, int number) {
        return Problem.of("stored-line-refused", Where.file(id).at(number + 1, 0))
                .withValue(number);
    }
}
