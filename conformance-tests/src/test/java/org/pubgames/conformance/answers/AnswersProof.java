package org.pubgames.conformance.answers;

/** The same over every eighth vector. */
class AnswersProof extends AnswersTest {

    @Override
    int step() {
        return 8;
    }
}
