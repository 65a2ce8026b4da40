package org.pubgames.conformance.answers;

/** The same over every third vector. */
class AnswersProof extends AnswersTest {

    @Override
    int step() {
        return 3;
    }
}
