package org.pubgames.conformance.testee;

import org.pubgames.conformance.ForeignText;

/** Why an implementation gave no answer. */
public final class TesteeException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final Why why;
    private final String issue;

    /** Why there is no answer. */
    public enum Why {
        /** It answered that it skips this. */
        SKIPPED,
        /** It answered that it could not. */
        ERRORED,
        /** What it answered is not of the protocol. */
        GARBAGE,
        /** Its process ended. */
        CRASHED,
        /** It did not answer in time. */
        TIMED_OUT,
        /** It broke down too often and is not asked again. */
        GIVEN_UP,
        /** It is a recording that has no answer to this. */
        NOT_RECORDED
    }

    /**
     * No answer.
     *
     * @param message what is known about it
     */
    public TesteeException(Why why, String message) {
        this(why, message, "");
    }

    /**
     * No answer.
     *
     * @param message what is known about it
     * @param issue the page of a bug report about it, empty when there is none
     */
    public TesteeException(Why why, String message, String issue) {
        super(ForeignText.whole(message));
        this.why = why;
        this.issue = ForeignText.whole(issue);
    }

    /**
     * An implementation in this process threw: it could not answer.
     *
     * @param thrown what it threw, told with the place where it was thrown
     */
    public static TesteeException thrown(Throwable thrown) {
        StackTraceElement[] places = thrown.getStackTrace();
        String place = places.length == 0 ? "" : " at " + places[0];
        return new TesteeException(Why.ERRORED, thrown + place);
    }

    /** Why there is no answer. */
    public Why why() {
        return why;
    }

    /** The page of a bug report about it, empty when there is none. */
    public String issue() {
        return issue;
    }
}
