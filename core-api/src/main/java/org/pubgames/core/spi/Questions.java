package org.pubgames.core.spi;

import java.util.List;
import java.util.stream.Stream;
import org.pubgames.core.Scoring;

/** A scoring that names questions worth asking when two variants are compared. */
public interface Questions extends Scoring {

    /**
     * The questions, the smallest or best known first. Some may be refused.
     *
     * @return the arguments of each; finite
     */
    Stream<List<String>> questions();

    /**
     * The questions of any scoring.
     *
     * @param scoring may name none
     * @return its questions; none where it names none
     */
    static Stream<List<String>> of(Scoring scoring) {
        return scoring instanceof Questions some ? some.questions() : Stream.empty();
    }
}
