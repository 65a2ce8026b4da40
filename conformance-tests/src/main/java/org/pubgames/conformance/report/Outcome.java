package org.pubgames.conformance.report;

/** The outcome of a vector, known failures considered. */
public enum Outcome {
    PASS,
    FAIL,
    /** No answer that could be compared. */
    ERROR,
    /** The implementation says that it does not answer this. */
    SKIPPED,
    /** The implementation does not claim what the vector needs; never counted as a pass. */
    NOT_APPLICABLE,
    /** It failed as the list of known failures says. */
    EXPECTED_FAIL,
    /**
     * It passed although the list of known failures says otherwise: the list has to be corrected.
     */
    UNEXPECTED_PASS;

    /** Whether a run with such a result falls short. */
    public boolean fallsShort() {
        return this == FAIL || this == ERROR || this == SKIPPED || this == UNEXPECTED_PASS;
    }
}
