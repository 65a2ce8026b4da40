package org.pubgames.conformance.comparison;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.VectorResult.Difference;
import org.pubgames.conformance.VectorResult.What;
import org.pubgames.conformance.testee.OwnGames;
import org.pubgames.conformance.testee.Testee;
import org.pubgames.core.Game;
import org.pubgames.core.Variant;

/**
 * Finds the first question of a census that is answered otherwise than by a game of this library.
 * The counts of the census decide; when our own game does not pass them there is no hint.
 */
final class CensusHint {

    private static final int AT_A_TIME = 1000;

    private final OwnGames own;
    private final Vector.Census census;
    private final List<String> questions = new ArrayList<>();
    private Optional<Difference> found = Optional.empty();

    private CensusHint(OwnGames own, Vector.Census census) {
        this.own = own;
        this.census = census;
    }

    static CensusHint of(Game<?, ?> game, Variant variant, Vector.Census census) {
        OwnGames own = new OwnGames(List.of(game));
        own.variant(variant);
        return new CensusHint(own, census);
    }

    /** The first question that the implementation, playing by that variant, answers otherwise. */
    Optional<Difference> first(Testee testee) {
        if (!new CensusTaker(own).differences(census).isEmpty()) {
            return Optional.empty();
        }
        census.domain()
                .visit(
                        (branch, question) -> {
                            if (found.isEmpty()) {
                                questions.add(question);
                                if (questions.size() == AT_A_TIME) {
                                    ask(testee);
                                }
                            }
                        });
        if (found.isEmpty()) {
            ask(testee);
        }
        return found;
    }

    private void ask(Testee testee) {
        List<Map<String, String>> right = own.ask(questions);
        List<Map<String, String>> got = testee.ask(questions);
        for (int i = 0; i < questions.size() && found.isEmpty(); i++) {
            String expected = counted(right.get(i)) + "";
            String answer = (i < got.size() ? counted(got.get(i)) : Map.of()) + "";
            if (!expected.equals(answer)) {
                found =
                        Optional.of(
                                new Difference(What.ANSWER, questions.get(i), expected, answer));
            }
        }
        questions.clear();
    }

    /** The columns that the census looks at. */
    private Map<String, String> counted(Map<String, String> answer) {
        Map<String, String> counted = new TreeMap<>(answer);
        counted.keySet()
                .removeIf(
                        column -> !census.count().contains(column) && !column.equals(census.sum()));
        return counted;
    }
}
