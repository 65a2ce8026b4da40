package org.pubgames.conformance.answers;

import org.junit.jupiter.api.Tag;

/** The same over every eighth vector. */
@Tag("proof")
class AnswersProof extends AnswersTest {

    @Override
    int step() {
        return 8;
    }
}
